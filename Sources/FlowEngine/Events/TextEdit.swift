// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A replacement of text in a field, whether typed, pasted or filled in.
public struct TextEdit: Equatable, Sendable {
  /// The field.
  public var target: NodeID
  /// The new text.
  public var replacement: String
  /// The range replaced, in UTF-16 units of the text before the edit; `nil` for the selection.
  public var range: TextRange?
}

extension TextEdit {
  /// Creates an edit.
  public init(_ target: NodeID, replacement: String, range: TextRange? = nil) {
    self.init(target: target, replacement: replacement, range: range)
  }

  /// Whether two are the same; texts, only if their bytes are.
  public static func == (one: TextEdit, other: TextEdit) -> Bool {
    one.target == other.target && one.replacement.bytes == other.replacement.bytes && one.range == other.range
  }
}
