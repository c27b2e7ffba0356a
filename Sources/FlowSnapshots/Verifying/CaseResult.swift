import FlowEngine

/// The result of verifying a case.
package struct CaseResult: Sendable {
  /// The case.
  package let snapshot: SnapshotCase
  /// The name of the scene in the trace; `nil` if it is unknown.
  package let scene: String?
  /// The verdict.
  package private(set) var verdict: Verdict
  /// What is shown of the case in place of its files; `nil` for these.
  package var label: CaseLabel?
  /// The name of the trace in the golden, if it is not this case's.
  package var otherTrace: String?
  /// Probable slips in the trace; in an invalid one, those before the fault.
  package var warnings: [TraceWarning] = []
  /// Whether the frames were saved next to the golden.
  package var hasPending = false
  /// The duration of the check in seconds, if it was measured.
  package var seconds: Double?
  /// The error if the frames could not be saved next to the golden, or stale ones not removed.
  package var pendingError: FileError?

  /// Creates the result of a case.
  package init(snapshot: SnapshotCase, scene: String?, verdict: Verdict) {
    self.snapshot = snapshot
    self.scene = scene
    self.verdict = verdict
  }

  /// Creates the result of what a search could not read.
  package init(_ fault: FileError) {
    self.init(snapshot: SnapshotCase(missedAt: fault.path), scene: nil, verdict: .file(fault))
  }

  /// Whether the case passed.
  package var isPassed: Bool { verdict.kind == .passed }

  /// The result where rules do not hold on the way of the trace.
  package func breaking(_ rules: [BrokenRule]) -> CaseResult {
    var result = self
    if result.isPassed, !rules.isEmpty { result.verdict = .brokenRules(rules) }
    return result
  }

  /// Whether nothing is wrong: the case passed, or is in quarantine.
  package var isWell: Bool { verdict.kind.isWell }
}

// MARK: Words

extension CaseResult {
  /// The case's name.
  package var name: String { label?.name ?? snapshot.name }

  /// The name of the folder that the case is in.
  package var folder: String { label?.folder ?? Path.name(of: Path.folder(of: snapshot.trace)) }

  /// The path of the case's trace.
  package var trace: String { label?.path ?? snapshot.trace }

  /// The file at fault.
  package var path: String {
    if let label { return label.path }
    return switch verdict {
    case .passed, .brokenRules, .differs, .missing, .invalidTrace, .traceConflict, .tooLong,
      .crashed, .quarantined:
      snapshot.trace
    case .rewritten, .obsolete, .unreadable, .conflict: snapshot.golden
    case .file(let error): error.path
    }
  }

  /// The line at fault.
  package var line: Int {
    switch verdict {
    case .passed, .missing, .obsolete, .file, .quarantined: 1
    case .brokenRules(let rules): rules.first?.line ?? 1
    case .crashed(let crash): crash.line ?? 1
    case .differs(_, let line), .rewritten(let line, _), .conflict(let line),
      .traceConflict(let line), .tooLong(let line, _):
      line
    case .unreadable(_, let place): place.line
    case .invalidTrace(let error): error.line
    }
  }

  /// The column at fault, if it is known.
  package var column: Int? {
    switch verdict {
    case .unreadable(_, let place): place.column
    case .invalidTrace(let error): error.column
    case .passed, .brokenRules, .differs, .rewritten, .missing, .obsolete, .conflict,
      .traceConflict, .tooLong, .file, .crashed, .quarantined:
      nil
    }
  }

  /// A one-line message without the location.
  package var message: String {
    switch verdict {
    case .passed: "\(owner): as the golden says"
    case .brokenRules(let rules):
      "\(owner), \(rules.first.map { "\($0.place): \($0.text)" } ?? "")"
        + (rules.count < 2 ? "" : ", and \(rules.count - 1) more")
    case .differs(let diff, _):
      "\(owner), \(diff.leading?.firstText ?? "")\(ofOtherTrace.map { "; \($0)" } ?? "")"
    case .rewritten(_, let rewriting): "\(owner): \(text(of: rewriting))"
    case .missing where label != nil: "\(owner): there is no golden document to compare with"
    case .missing:
      "\(owner): there is no '\(Path.name(of: snapshot.golden))'"
        + (hasPending
          ? "; its frames are in '\(Path.name(of: snapshot.pending))', see "
            + "'\(ToolName.current.command) accept \(ShellWord.quoted(snapshot.pending))'" : "")
    case .obsolete:
      "case \(snapshot.name): there is no '\(Path.name(of: snapshot.trace))'; "
        + "remove the golden or bring the trace back"
    case .unreadable(let error, _): "\(owner): \(error.reason)"
    case .conflict: "\(owner): a merge has left its conflict markers in the golden"
    case .invalidTrace(let error): error.message
    case .traceConflict: "a merge has left its conflict markers in the trace"
    case .tooLong(_, let limit): "\(owner): \(OutputLimit.message(limit))"
    case .file(let error): label == nil ? error.message : error.reason
    case .crashed(let crash): "\(owner): \(crash.message)"
    case .quarantined(let digest): "\(owner): not replayed; digest \(Hexadecimal.text(digest))"
    }
  }

  /// A one-line message in the form that compilers use.
  package var text: String {
    switch verdict {
    case .file(let error): label == nil ? error.message : "\(path): error: \(error.reason)"
    case .invalidTrace(let error): error.text(in: path)
    case .passed, .brokenRules, .differs, .rewritten, .missing, .obsolete, .unreadable,
      .conflict, .traceConflict, .tooLong, .crashed, .quarantined:
      "\(place)\(verdict.kind.rawValue): \(message)"
    }
  }

  /// The place at fault, to precede the message.
  package var place: String { "\(path):\(line):\(column.map { "\($0):" } ?? "") " }

  /// Probable slips in the trace, a line each, in the form that compilers use.
  package var warningTexts: [String] { warnings.map { $0.text(in: snapshot.trace) } }

  /// All differences, or all rules that do not hold, in lines; empty unless there are some.
  package var details: [String] {
    switch verdict {
    case .differs(let diff, _): diff.lines
    case .brokenRules(let rules): rules.map { "\($0.place), line \($0.line): \($0.text)" }
    default: []
    }
  }

  /// How a golden with the right frames is written, in words.
  func text(of rewriting: Verdict.Rewriting) -> String {
    switch rewriting {
    case .otherwise: "the same frames, but written differently from this line on"
    case .carriageReturns:
      "the same frames, but with CRLF at the ends of lines, where LF is expected; "
        + "'*.frames.json -text' in .gitattributes keeps git from converting them"
    case .otherTrace: "the same frames, but \(ofOtherTrace ?? "the golden names another trace")"
    }
  }

  private var ofOtherTrace: String? {
    // A labelled trace has no file name of its own.
    (label == nil ? otherTrace : nil).map {
      "the golden says that it is of '\($0)', not of '\(Path.name(of: snapshot.trace))'"
    }
  }

  private var owner: String {
    (scene.map { "scene \($0), " } ?? "") + "case \(name)"
  }
}
