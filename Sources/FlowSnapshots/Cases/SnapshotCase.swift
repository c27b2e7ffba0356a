/// A recorded trace with its golden frames beside it.
public struct SnapshotCase: Hashable, Sendable {
  /// How the name of a trace ends.
  package static let traceSuffix = ".trace.jsonl"
  static let goldenSuffix = ".frames.json"
  static let pendingSuffix = goldenSuffix + ".new"

  /// The path that the case's files have in common.
  private let stem: String

  /// The case that a trace, a golden or a pending golden belongs to; `nil` for another file.
  package init?(path: String) {
    let suffixes = [Self.traceSuffix, Self.pendingSuffix, Self.goldenSuffix]
    guard let suffix = suffixes.first(where: { path.hasSuffix($0) }) else { return nil }
    stem = String(path.dropLast(suffix.count))
  }

  /// The recorded events.
  public var trace: String { stem + Self.traceSuffix }
  /// The frames that they are to lead to.
  public var golden: String { stem + Self.goldenSuffix }
  /// The frames that they led to when they were last verified, where that was something else.
  public var pending: String { stem + Self.pendingSuffix }
  /// What the case is called.
  public var name: String { Path.name(of: stem) }

  /// What places the case among others wherever the tree lies: its folder and its name.
  var shardName: String { Path.join(Path.name(of: Path.folder(of: stem)), name) }
}

extension SnapshotCase: CustomStringConvertible {
  /// The folder and the name, such as `glide-card/flick-open`.
  public var description: String { shardName }
}
