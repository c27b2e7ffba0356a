// Written by scripts/generate-members; change Members/node-names.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// The kind of view that represents a node.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    /// A plain view.
    case view
    /// A text label.
    case label
    /// An image.
    case image
    /// A text field.
    case field
    /// A button.
    case button
    /// A drawn shape, such as a line or a circle.
    case shape
    /// A scroll view.
    case scroll
    /// A picker with one or more wheels.
    case picker
  }
}
