// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// One sample of a long press, as `UILongPressGestureRecognizer` reports it.
public struct LongPress: Equatable, Sendable {
  /// The phase of the gesture.
  public var phase: Pan.Phase
  /// The pressed node; if `nil` at `began`, the engine finds it from `location`.
  public var target: NodeID?
  /// The finger's position in window coordinates, in points; at `began`, where it went down.
  public var location: Point?
}

extension LongPress {
  /// Creates a sample of a long press.
  public init(_ phase: Pan.Phase, on target: NodeID? = nil, at location: Point? = nil) {
    self.init(phase: phase, target: target, location: location)
  }
}
