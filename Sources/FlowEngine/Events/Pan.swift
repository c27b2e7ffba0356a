// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// One sample of a pan gesture, as `UIPanGestureRecognizer` reports it.
public struct Pan: Equatable, Sendable {
  /// The phase of a pan gesture.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    /// The gesture was recognized: the translation is zero, and the location where the finger went
    /// down. What it has moved since is in the next sample, which may have the same time.
    case began
    /// The finger moved.
    case changed
    /// The finger was lifted.
    case ended
    /// The system took the gesture away.
    case cancelled
  }

  /// The phase of the gesture.
  public var phase: Phase
  /// The finger's displacement since it went down, in points.
  public var translation: Point
  /// The finger's velocity, in points per second.
  public var velocity: Point
  /// The finger's position in window coordinates, in points, if the host reports it; at `began`,
  /// where it went down.
  public var location: Point?
  /// The node the gesture belongs to; if `nil` at `began`, the engine finds it from `location`.
  /// What pointers become has it in each sample; a host need not send it but with `began`.
  public var target: NodeID?
}

extension Pan {
  /// Creates a sample of a pan gesture.
  public init(_ phase: Phase, translation: Point, velocity: Point = .zero, location: Point? = nil, target: NodeID? = nil) {
    self.init(phase: phase, translation: translation, velocity: velocity, location: location, target: target)
  }
}
