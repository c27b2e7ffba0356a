import FlowEngine

/// The numbers of a stack's movement.
enum StackMetrics {
  /// The movement of pages. docs/navigation.md has the sources of the numbers.
  static let movement = Timing.spring(duration: 0.5, dampingRatio: 1)
  /// How far a covered page lies beyond the leading edge, as a share of the width.
  static let parallax = 0.3
  /// How far from the leading edge a finger may go down to drag the page, in points.
  static let edge = 20.0
  /// The velocity at which a released page goes on, whatever its place, in points per second.
  static let flick = 500.0
  /// The farthest that an offset may be, in points.
  static let farthest = 100_000.0
}
