/// How far frames may differ and still count as equal, for goldens of another engine.
package struct Tolerance: Equatable, Sendable {
  /// No difference is allowed.
  package static let exact = Tolerance(points: 0)

  /// The tolerance for lengths, in points. A hundredth of the number applies to fractions, colour
  /// components and angles in radians, and a thousandth of it to times in seconds.
  package var points: Double

  /// Creates a tolerance for lengths, in points.
  package init(points: Double) {
    self.points = points
  }

  /// Whether numbers of a unit may differ by a distance.
  func allows(_ distance: Double, _ unit: Unit) -> Bool {
    let limit =
      switch unit {
      case .points, .pointsPerSecond: points
      case .share, .radians, .sharePerSecond, .radiansPerSecond: points / 100
      case .seconds: points / 1000
      case .count: 0.0
      }
    // Decimals that differ by exactly this much may differ by slightly more in binary.
    return distance <= limit * (1 + 1e-9)
  }
}
