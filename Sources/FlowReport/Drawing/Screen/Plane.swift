import FlowEngine

/// Where a node's plane is in the drawing: a projective map of points.
struct Plane: Equatable {
  /// Three rows of three, for row vectors [x y 1].
  private var rows: [Double]

  static let identity = Plane(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  private init(rows: [Double]) {
    self.rows = rows
  }

  /// A plane that is moved.
  init(x: Double, y: Double) {
    rows = [1, 0, 0, 0, 1, 0, x, y, 1]
  }

  /// What a matrix of sixteen numbers for row vectors does to points with z 0, seen from the front.
  init(matrix m: [Double]) {
    rows = [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]]
  }

  /// The plane of a node in its parent's: its transform acts about its centre.
  init(of node: DrawnNode) {
    guard let matrix = node.matrix else {
      self.init(x: node.frame.minX, y: node.frame.minY)
      return
    }
    let (halfWidth, halfHeight) = (node.frame.width / 2, node.frame.height / 2)
    self = Plane(x: -halfWidth, y: -halfHeight)
      .then(Plane(matrix: matrix))
      .then(Plane(x: node.frame.minX + halfWidth, y: node.frame.minY + halfHeight))
  }

  /// This map, followed by another.
  func then(_ other: Plane) -> Plane {
    var product = Plane.identity
    for row in 0..<3 {
      for column in 0..<3 {
        product.rows[row * 3 + column] = (0..<3).reduce(0) { sum, k in
          sum + rows[row * 3 + k] * other.rows[k * 3 + column]
        }
      }
    }
    return product
  }

  /// How far the plane is moved, if it is nothing but moved.
  var translation: Point? {
    guard rows[0] == 1, rows[1] == 0, rows[3] == 0, rows[4] == 1, isAffine else { return nil }
    return Point(x: rows[6], y: rows[7])
  }

  /// Whether parallel lines stay parallel.
  var isAffine: Bool { rows[2] == 0 && rows[5] == 0 && rows[8] == 1 }

  /// The map as an attribute; of one that is not affine, what is nearest to it about a point.
  func matrixText(about point: Point) -> String {
    let (x, y) = (point.x, point.y)
    let w = depth(x, y)
    let (u, v) = self.point(x, y)
    // The derivatives of the map at the point.
    let a = (rows[0] - u * rows[2]) / w
    let b = (rows[1] - v * rows[2]) / w
    let c = (rows[3] - u * rows[5]) / w
    let d = (rows[4] - v * rows[5]) / w
    let parts = [a, b, c, d, u - a * x - c * y, v - b * x - d * y]
    return "matrix(\(parts.map { $0.drawnFinely }.joined(separator: " ")))"
  }

  /// Where a point comes to be.
  func point(_ x: Double, _ y: Double) -> (Double, Double) {
    let w = depth(x, y)
    return (
      (x * rows[0] + y * rows[3] + rows[6]) / w, (x * rows[1] + y * rows[4] + rows[7]) / w
    )
  }

  /// What is behind the eye is put far away.
  private func depth(_ x: Double, _ y: Double) -> Double {
    max(0.01, x * rows[2] + y * rows[5] + rows[8])
  }
}
