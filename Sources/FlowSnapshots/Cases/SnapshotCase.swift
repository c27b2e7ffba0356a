/// A recorded trace with its golden frames beside it.
public struct SnapshotCase: Hashable, Sendable {
  /// The suffix of a trace's file name.
  package static let traceSuffix = ".trace.jsonl"
  static let goldenSuffix = ".frames.json"
  static let pendingSuffix = goldenSuffix + ".new"

  /// The common part of the paths of the case's files.
  private let stem: String

  /// Creates the case that a trace, golden or pending golden belongs to; `nil` for any other file.
  package init?(path: String) {
    let suffixes = [Self.traceSuffix, Self.pendingSuffix, Self.goldenSuffix]
    guard let suffix = suffixes.first(where: { path.hasSuffix($0) }) else { return nil }
    stem = String(path.dropLast(suffix.count))
  }

  /// The path of the trace, which holds the recorded events.
  public var trace: String { stem + Self.traceSuffix }
  /// The path of the golden, which holds the frames that the trace must give.
  public var golden: String { stem + Self.goldenSuffix }
  /// The path of the pending golden: the frames that the trace gave when it was last verified, if
  /// they differed from the golden.
  public var pending: String { stem + Self.pendingSuffix }
  /// The case's name.
  public var name: String { Path.name(of: stem) }

  /// The folder and the name, which identify the case regardless of where the tree is.
  var shardName: String { Path.join(Path.name(of: Path.folder(of: stem)), name) }
}

extension SnapshotCase: CustomStringConvertible {
  /// The folder and the name, such as `glide-card/flick-open`.
  public var description: String { shardName }
}
