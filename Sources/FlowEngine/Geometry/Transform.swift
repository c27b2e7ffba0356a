/// A transform applied to a node about its centre, after layout.
///
/// The parts apply in the order scale, rotation about the vertical axis, perspective, translation.
public struct Transform: Equatable, Sendable {
  /// The translation, in points of the parent's coordinates.
  public var translation: Point
  /// The scale factors along x and y.
  public var scale: Point
  /// The rotation about the vertical axis, in radians.
  public var rotationY: Double
  /// The distance of the viewer, in points (`m34 = -1/perspective`); 0 for no perspective.
  public var perspective: Double

  /// Creates a transform; omitted components are those of the identity.
  @inlinable public init(
    translation: Point = .zero, scale: Point = Point(x: 1, y: 1), rotationY: Double = 0,
    perspective: Double = 0
  ) {
    self.translation = translation
    self.scale = scale
    self.rotationY = rotationY
    self.perspective = perspective
  }

  /// The transform that changes nothing.
  @inlinable public static var identity: Transform { Transform() }

  /// The 4 × 4 matrix, for row vectors as in `CATransform3D`.
  ///
  /// - Complexity: O(1); one sine and one cosine if there is a rotation.
  public var matrix: Matrix {
    let cosine = rotationY == 0 ? 1 : Double.cos(rotationY)
    let sine = rotationY == 0 ? 0 : Double.sin(rotationY)
    let k = perspective == 0 ? 0 : -1 / perspective
    // scale · rotation · perspective; the translation then adds (tx, ty) times the last column.
    let m14 = -scale.x * sine * k
    let m34 = cosine * k
    return Matrix(
      m11: scale.x * cosine + m14 * translation.x, m12: m14 * translation.y, m13: -scale.x * sine,
      m14: m14,
      m21: 0, m22: scale.y, m23: 0, m24: 0,
      m31: sine + m34 * translation.x, m32: m34 * translation.y, m33: cosine, m34: m34,
      m41: translation.x, m42: translation.y, m43: 0, m44: 1)
  }
}
