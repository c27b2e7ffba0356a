// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A place or a part of a field's text that is selected.
public struct TextSelection: Equatable, Sendable {
  /// The field.
  public var target: NodeID
  /// What is selected, in UTF-16 units of the text; a range of length 0 is a caret.
  public var range: TextRange
}

extension TextSelection {
  /// Creates a selection.
  public init(_ target: NodeID, range: TextRange) {
    self.init(target: target, range: range)
  }
}
