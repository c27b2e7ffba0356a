// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// One sample of a pinch, as `UIPinchGestureRecognizer` reports it.
public struct Pinch: Equatable, Sendable {
  /// The phase of the gesture.
  public var phase: Pan.Phase
  /// The distance of the two fingers over the one that they had when the second went down; 1 at
  /// `began`.
  public var scale: Double
  /// The change of `scale`, per second.
  public var velocity: Double
  /// The node; if `nil` at `began`, the engine finds it from `location`.
  public var target: NodeID?
  /// The point halfway between the fingers, in window coordinates, in points.
  public var location: Point?
}

extension Pinch {
  /// Creates a sample of a pinch.
  public init(_ phase: Pan.Phase, scale: Double, velocity: Double = 0, on target: NodeID? = nil, at location: Point? = nil) {
    self.init(phase: phase, scale: scale, velocity: velocity, target: target, location: location)
  }
}
