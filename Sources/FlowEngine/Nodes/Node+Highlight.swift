extension Node {
  /// The opacity to draw it with, 0…1: `alpha`, of which a button that is pressed has half, and one that is
  /// hovered 0.8 (docs/gestures.md).
  public var highlightedAlpha: Double {
    alpha * Self.highlight(of: kind, isPressed: pressed, isHovered: hovered)
  }

  /// The share of its opacity that a node is drawn with.
  package static func highlight(of kind: Kind, isPressed: Bool, isHovered: Bool) -> Double {
    guard kind == .button else { return 1 }
    return isPressed ? 0.5 : isHovered ? 0.8 : 1
  }
}
