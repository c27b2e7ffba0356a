import FlowEngine

extension CaseResult {
  /// The file at fault.
  package var path: String {
    switch verdict {
    case .passed, .differs, .missing, .invalidTrace, .traceConflict: snapshot.trace
    case .rewritten, .obsolete, .unreadable, .conflict: snapshot.golden
    case .file(let error): error.path
    }
  }

  /// The line at fault.
  package var line: Int {
    switch verdict {
    case .passed, .missing, .obsolete, .file: 1
    case .differs(_, let line), .rewritten(let line), .conflict(let line),
      .traceConflict(let line):
      line
    case .unreadable(_, let place): place.line
    case .invalidTrace(let error): error.line
    }
  }

  /// The column at fault, if it is known.
  private var column: Int? {
    switch verdict {
    case .unreadable(_, let place): place.column
    case .invalidTrace(let error): error.column
    case .passed, .differs, .rewritten, .missing, .obsolete, .conflict, .traceConflict, .file: nil
    }
  }

  /// A one-line message without the location.
  package var message: String {
    switch verdict {
    case .passed: "\(owner): as the golden says"
    case .differs(let diff, _): "\(owner), \(diff.differences.first?.firstText ?? "")"
    case .rewritten: "\(owner): the same frames, but written differently from this line on"
    case .missing: "\(owner): there is no '\(Path.name(of: snapshot.golden))'"
    case .obsolete:
      "case \(snapshot.name): there is no '\(Path.name(of: snapshot.trace))'; "
        + "remove the golden or bring the trace back"
    case .unreadable(let error, _): "\(owner): \(error.reason)"
    case .conflict: "\(owner): a merge has left its conflict markers in the golden"
    case .invalidTrace(let error): error.message
    case .traceConflict: "a merge has left its conflict markers in the trace"
    case .file(let error): error.message
    }
  }

  /// A one-line message in the form that compilers use.
  package var text: String {
    switch verdict {
    case .file(let error): error.message
    case .invalidTrace(let error): error.text(in: path)
    case .passed, .differs, .rewritten, .missing, .obsolete, .unreadable, .conflict,
      .traceConflict:
      "\(path):\(line):\(column.map { "\($0):" } ?? "") \(verdict.kind.rawValue): \(message)"
    }
  }

  /// All differences, in lines; empty if it is not the frames that differ.
  package var details: [String] {
    guard case .differs(let diff, _) = verdict else { return [] }
    return diff.lines
  }

  private var owner: String {
    (scene.map { "scene \($0), " } ?? "") + "case \(snapshot.name)"
  }
}
