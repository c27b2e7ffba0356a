/// How far frames may be apart and still count as the same, for goldens of another engine.
package struct Tolerance: Equatable, Sendable {
  /// No difference is allowed.
  package static let exact = Tolerance(points: 0)

  /// How far lengths may be apart, in points. Shares of a whole, colours' components and angles in
  /// radians may be apart by a hundredth of the number, times by a thousandth in seconds.
  package var points: Double

  /// Creates a tolerance of so many points.
  package init(points: Double) {
    self.points = points
  }

  /// Whether numbers of a unit may be this far apart.
  func allows(_ distance: Double, _ unit: Unit) -> Bool {
    // Decimals that are so far apart in print may be a little further apart in binary.
    distance <= limit(of: unit) * (1 + 1e-9)
  }

  private func limit(of unit: Unit) -> Double {
    switch unit {
    case .points: points
    case .share, .radians: points / 100
    case .seconds: points / 1000
    case .count: 0
    }
  }
}
