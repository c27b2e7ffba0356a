import FlowEngine

/// What came of comparing a case with its golden.
package enum Verdict: Sendable {
  /// The golden is what the trace leads to.
  case passed
  /// The frames differ; the line is that of the event in the trace from which on they do.
  case differs(FramesDiff, line: Int)
  /// The frames are the same, but from a line on they are written differently.
  case rewritten(line: Int)
  /// There is no golden.
  case missing
  /// There is a golden without a trace.
  case obsolete
  /// The golden holds no frames that could be compared.
  case unreadable(FramesError, at: TextPlace)
  /// A merge has left its markers in the golden.
  case conflict(line: Int)
  /// The trace is not as it must be.
  case invalidTrace(TraceError)
  /// A merge has left its markers in the trace.
  case traceConflict(line: Int)
  /// A file cannot be read or written.
  case file(FileError)

  /// The sort of verdict, as results call it.
  package enum Kind: String, CaseIterable, Sendable {
    case passed
    case differs
    case missingGolden = "missing golden"
    case obsoleteGolden = "obsolete golden"
    case unreadableGolden = "unreadable golden"
    case mergeConflict = "merge conflict"
    case traceError = "trace error"
    case fileError = "file error"
  }

  /// The sort of verdict.
  package var kind: Kind {
    switch self {
    case .passed: .passed
    case .differs, .rewritten: .differs
    case .missing: .missingGolden
    case .obsolete: .obsoleteGolden
    case .unreadable: .unreadableGolden
    case .conflict: .mergeConflict
    case .invalidTrace, .traceConflict: .traceError
    case .file: .fileError
    }
  }
}

extension Verdict.Kind {
  /// Whether it is the input that is at fault, so that snapshots could not be compared.
  package var isBadInput: Bool { self == .traceError || self == .fileError }

  /// Whether the frames that the trace leads to are to be looked at by somebody.
  var isPending: Bool {
    switch self {
    case .differs, .missingGolden, .unreadableGolden, .mergeConflict: true
    case .passed, .obsoleteGolden, .traceError, .fileError: false
    }
  }
}
