// Written by scripts/generate-members; change Members/node-names.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// The horizontal alignment of a text.
  public enum TextAlignment: String, CaseIterable, Equatable, Sendable {
    /// Aligned to the left edge.
    case left
    /// Centred.
    case center
    /// Aligned to the right edge.
    case right
  }
}
