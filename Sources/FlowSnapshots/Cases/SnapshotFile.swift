import FlowEngine

/// What a file is to its case, by the end of its name.
package enum SnapshotFile: CaseIterable {
  /// The recorded events.
  case trace
  /// The frames that someone has to look at.
  case pending
  /// The frames that the trace must give.
  case golden

  /// Finds out what a file is to its case; `nil` for one that belongs to none.
  ///
  /// - Parameter path: A name, or a path.
  init?(_ path: String) {
    // Byte by byte: a combining character joins what is before it, be it a suffix or a slash.
    let file = path.withBytes { path in
      Self.allCases.first { file in file.suffix.withBytes { path.ends(with: $0) } }
    }
    guard let file else { return nil }
    self = file
  }

  /// The end of the file's name.
  package var suffix: String {
    switch self {
    case .trace: ".trace.jsonl"
    case .pending: ".frames.json.new"
    case .golden: ".frames.json"
    }
  }
}
