/// A scroll view's report of its content offset.
public struct Scroll: Equatable, Sendable {
  /// Where in its life the scrolling is.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    case began, changed, ended
  }

  /// The scroll view.
  public var target: NodeID
  /// The content offset, in points.
  public var offset: Point
  /// The velocity of the finger at its release, in points per second; positive to larger offsets.
  public var velocity: Point
  /// Where in its life the scrolling is.
  public var phase: Phase

  /// Makes a report.
  public init(
    _ target: NodeID, offset: Point, velocity: Point = .zero, phase: Phase = .changed
  ) {
    self.target = target
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
  }
}
