/// A 4 × 4 matrix for row vectors, `[x y z 1] · M`, with the element names of `CATransform3D`.
public struct Matrix: Equatable, Sendable {
  /// First row.
  public var m11, m12, m13, m14: Double
  /// Second row.
  public var m21, m22, m23, m24: Double
  /// Third row.
  public var m31, m32, m33, m34: Double
  /// Fourth row.
  public var m41, m42, m43, m44: Double

  /// The projection of a point of the plane z = 0 onto that plane; `nil` behind the viewer.
  package func project(_ point: Point) -> Point? {
    let w = point.x * m14 + point.y * m24 + m44
    guard w > 0 else { return nil }
    return Point(
      x: (point.x * m11 + point.y * m21 + m41) / w, y: (point.x * m12 + point.y * m22 + m42) / w)
  }

  /// The point of the plane z = 0 that projects to `point`; `nil` if the plane is seen edge-on.
  package func unproject(_ point: Point) -> Point? {
    // Two linear equations in x and y: (row · column − point · last column) = 0.
    let a = m11 - point.x * m14
    let b = m21 - point.x * m24
    let c = point.x * m44 - m41
    let d = m12 - point.y * m14
    let e = m22 - point.y * m24
    let f = point.y * m44 - m42
    let determinant = a * e - b * d
    guard determinant.magnitude > 1e-12 else { return nil }
    let source = Point(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
    // A source behind the viewer meets only the backward extension of the line of sight.
    return source.x * m14 + source.y * m24 + m44 > 0 ? source : nil
  }
}
