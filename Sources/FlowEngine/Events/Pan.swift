/// One sample of a pan gesture, as `UIPanGestureRecognizer` reports it.
public struct Pan: Equatable, Sendable {
  /// Where in its life a gesture is.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    case began, changed, ended, cancelled
  }

  /// Where in its life the gesture is.
  public var phase: Phase
  /// How far the finger has moved since the gesture began, in points.
  public var translation: Point
  /// How fast the finger moves, in points per second.
  public var velocity: Point
  /// Where the finger is, in window coordinates, if the host says so.
  public var location: Point?
  /// The node the gesture belongs to; the engine finds it by `location` at `began` if left out.
  public var target: NodeID?

  /// Makes a sample.
  public init(
    _ phase: Phase, translation: Point, velocity: Point = .zero, location: Point? = nil,
    target: NodeID? = nil
  ) {
    self.phase = phase
    self.translation = translation
    self.velocity = velocity
    self.location = location
    self.target = target
  }
}
