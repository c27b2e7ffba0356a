/// A replacement in a field's text: typing, pasting and filling in alike.
public struct TextEdit: Equatable, Sendable {
  /// The field.
  public var target: NodeID
  /// What is put in.
  public var replacement: String
  /// What is replaced, in UTF-16 units of the text before; the caret or selection if left out.
  public var range: TextRange?

  /// Makes an edit.
  public init(_ target: NodeID, replacement: String, range: TextRange? = nil) {
    self.target = target
    self.replacement = replacement
    self.range = range
  }
}
