/// A recorded trace with its golden frames beside it.
public struct SnapshotCase: Hashable, Sendable {
  /// The suffix of a trace's file name.
  package static let traceSuffix = ".trace.jsonl"
  static let goldenSuffix = ".frames.json"
  static let pendingSuffix = goldenSuffix + ".new"

  /// The common part of the paths of the case's files.
  private var stem: String { exactStem.text }
  private let exactStem: ExactText

  /// Creates the case that a trace, golden or pending golden belongs to; `nil` for any other file.
  package init?(path: String) {
    let suffixes = [Self.traceSuffix, Self.pendingSuffix, Self.goldenSuffix]
    let bytes = path.utf8
    // Byte by byte: a combining character joins what is before it, be it a suffix or a slash.
    guard let suffix = suffixes.first(where: { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) })
    else { return nil }
    exactStem = ExactText(text: String(Substring(bytes.dropLast(suffix.utf8.count))))
  }

  /// The cases in the order of their paths, byte by byte.
  static func sorted(_ cases: some Sequence<SnapshotCase>) -> [SnapshotCase] {
    cases.sorted { $0.stem.utf8.lexicographicallyPrecedes($1.stem.utf8) }
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

/// A text that is equal to another byte for byte: two spellings of one character are two names.
private struct ExactText: Hashable {
  var text: String

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
