import FlowEngine

/// The outline of a rectangle with round corners.
struct Outline {
  /// The rectangle, in the node's plane.
  var rect: Rect
  /// The radius of the corners, at most what the rectangle has room for.
  var radius: Double

  init(_ rect: Rect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  /// The path, clockwise from its top centre, moved by a point.
  func path(from origin: Point) -> String {
    let left = rect.minX + origin.x
    let top = rect.minY + origin.y
    let (right, bottom) = (left + rect.width, top + rect.height)
    let r = radius.drawn
    func corner(_ x: Double, _ y: Double) -> String {
      radius == 0 ? "L\(x.drawn) \(y.drawn)" : "A\(r) \(r) 0 0 1 \(x.drawn) \(y.drawn)"
    }
    return "M\((left + rect.width / 2).drawn) \(top.drawn)H\((right - radius).drawn)"
      + corner(right, top + radius) + "V\((bottom - radius).drawn)"
      + corner(right - radius, bottom) + "H\((left + radius).drawn)"
      + corner(left, bottom - radius) + "V\((top + radius).drawn)"
      + corner(left + radius, top) + "Z"
  }

  /// The path in a plane that is not merely moved, with corners of a few lines.
  func path(in plane: Plane) -> String {
    let (right, bottom) = (rect.minX + rect.width, rect.minY + rect.height)
    var points: [(Double, Double)] = [(rect.minX + rect.width / 2, rect.minY)]
    let centers = [
      (right - radius, rect.minY + radius), (right - radius, bottom - radius),
      (rect.minX + radius, bottom - radius), (rect.minX + radius, rect.minY + radius),
    ]
    // The sines of 0°, 30°, 60° and 90°.
    let sines = [0, 0.5, 0.8660254037844386, 1]
    for (quarter, center) in centers.enumerated() {
      for step in radius == 0 ? 0..<1 : 0..<4 {
        let (along, down) = (radius * sines[step], radius * sines[3 - step])
        let (dx, dy) = [(along, -down), (down, along), (-along, down), (-down, -along)][quarter]
        points.append((center.0 + dx, center.1 + dy))
      }
    }
    let text = points.map { x, y in
      let (u, v) = plane.point(x, y)
      return "\(u.drawn) \(v.drawn)"
    }
    return "M\(text.joined(separator: "L"))Z"
  }
}
