import FlowEngine

/// The outcome of comparing a case with its golden.
package enum Verdict: Sendable {
  /// The golden has the frames of the trace, byte for byte.
  case passed
  /// The golden has the frames, and rules beside the case do not hold on the way of its trace.
  case brokenRules([BrokenRule])
  /// The frames differ; `line` is that of the event in the trace after which they first do.
  case differs(FramesDiff, line: Int)
  /// The frames are the same but written differently from a line on.
  case rewritten(line: Int, Rewriting)
  /// There is no golden.
  case missing
  /// There is a golden without a trace.
  case obsolete
  /// The golden is not a readable frames document.
  case unreadable(FramesError, at: TextPlace)
  /// A merge has left its markers in the golden.
  case conflict(line: Int)
  /// The trace is invalid.
  case invalidTrace(TraceError)
  /// The trace exceeds the limit of frames, up to a line.
  case tooLong(line: Int, limit: Int)
  /// A merge has left its markers in the trace.
  case traceConflict(line: Int)
  /// A file cannot be read or written.
  case file(FileError)
  /// The trace has ended the worker that replayed it.
  case crashed(Crash)
  /// The trace, of a digest, is not replayed, for it is known to crash.
  case quarantined(UInt64)

  /// How a golden with the right frames is written.
  package enum Rewriting: Sendable {
    /// With other white space, order of members, or spelling of values.
    case otherwise
    /// With carriage returns at the ends of lines.
    case carriageReturns
    /// For a trace of another name.
    case otherTrace
  }

  /// The kind of verdict, as results name it.
  package enum Kind: String, CaseIterable, Sendable {
    /// The frames are those of the golden.
    case passed
    /// A rule does not hold on the way of the trace.
    case brokenRule = "broken rule"
    /// The frames differ from the golden, or are written differently.
    case differs
    /// There is no golden.
    case missingGolden = "missing golden"
    /// There is a golden without a trace.
    case obsoleteGolden = "obsolete golden"
    /// The golden cannot be compared.
    case unreadableGolden = "unreadable golden"
    /// There are conflict markers in the golden or the trace.
    case mergeConflict = "merge conflict"
    /// The trace is invalid.
    case traceError = "trace error"
    /// A file cannot be read or written.
    case fileError = "file error"
    /// The trace makes the scene trap, or take too much time or memory.
    case crashed
    /// The trace is left out.
    case quarantined
  }

  /// The kind of verdict.
  package var kind: Kind {
    switch self {
    case .passed: .passed
    case .brokenRules: .brokenRule
    case .differs, .rewritten: .differs
    case .missing: .missingGolden
    case .obsolete: .obsoleteGolden
    case .unreadable: .unreadableGolden
    case .conflict: .mergeConflict
    case .invalidTrace, .traceConflict, .tooLong: .traceError
    case .file: .fileError
    case .crashed: .crashed
    case .quarantined: .quarantined
    }
  }
}

extension Verdict.Kind {
  /// Whether nothing is wrong, as far as is known.
  package var isWell: Bool { self == .passed || self == .quarantined }

  /// Whether invalid input prevented the comparison.
  package var isBadInput: Bool { self == .traceError || self == .fileError }

  /// Whether pending frames of the case are stale: those of its trace are right, or there are none.
  var endsPending: Bool {
    switch self {
    case .passed, .traceError, .crashed: true
    case .brokenRule, .differs, .missingGolden, .obsoleteGolden, .unreadableGolden, .mergeConflict,
      .fileError, .quarantined:
      false
    }
  }

  /// Whether the frames of the trace await a review.
  var isPending: Bool {
    switch self {
    case .differs, .missingGolden, .unreadableGolden, .mergeConflict: true
    case .passed, .brokenRule, .obsoleteGolden, .traceError, .fileError, .crashed, .quarantined:
      false
    }
  }
}
