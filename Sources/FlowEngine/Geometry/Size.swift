/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size from its width and height, in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Zero width and height.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// Whether both extents are finite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}
