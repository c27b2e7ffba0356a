import FlowEngine

/// A recorded trace with its golden frames beside it.
public struct SnapshotCase: Hashable, Sendable {
  /// The common part of the paths of the case's files.
  private var stem: String { exactStem.text }
  private let exactStem: TextBytes

  /// Creates the case that a trace, golden or pending golden belongs to; `nil` for any other file.
  package init?(path: String) {
    guard let file = SnapshotFile(path) else { return nil }
    self.init(path, as: file)
  }

  /// Creates the case of a file.
  init(_ path: String, as file: SnapshotFile) {
    exactStem = String(Substring(path.utf8.dropLast(file.suffix.utf8.count))).bytes
  }

  /// Creates the case by which a result reports what a search could not read.
  init(missedAt path: String) {
    exactStem = SnapshotCase(path: path)?.exactStem ?? path.bytes
  }

  /// The cases in the order of their paths, byte by byte.
  static func sorted(_ cases: some Sequence<SnapshotCase>) -> [SnapshotCase] {
    cases.sorted { first, second in
      first.stem.withBytes { first in second.stem.withBytes { first.precede($0) } }
    }
  }

  /// The path of the trace, which holds the recorded events.
  public var trace: String { stem + SnapshotFile.trace.suffix }
  /// The path of the golden, which holds the frames that the trace must give.
  public var golden: String { stem + SnapshotFile.golden.suffix }
  /// The path of the pending golden: the frames that the trace gave when it was last verified, if
  /// they differed from the golden.
  public var pending: String { stem + SnapshotFile.pending.suffix }
  /// The case's name.
  public var name: String { Path.name(of: stem) }

  /// Whether a golden names another trace than the case's.
  func isOther(_ trace: String?) -> Bool {
    trace.map { $0.bytes != Path.name(of: self.trace).bytes } ?? false
  }
}

extension SnapshotCase: CustomStringConvertible {
  /// The folder and the name, such as `glide-card/flick-open`.
  public var description: String { Path.join(Path.name(of: Path.folder(of: stem)), name) }
}
