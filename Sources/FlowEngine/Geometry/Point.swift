/// A point, a distance or a velocity in the plane: x to the right, y down.
///
/// Lengths are in points, velocities in points per second.
public struct Point: Equatable, Sendable {
  /// The horizontal component, positive to the right.
  public var x: Double
  /// The vertical component, positive downwards.
  public var y: Double

  /// Creates a point from its two components.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or zero distance.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}
