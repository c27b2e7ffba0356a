/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Makes a size from its two extents, in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }
}
