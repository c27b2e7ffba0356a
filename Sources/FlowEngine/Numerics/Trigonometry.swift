extension Double {
  /// The sine of an angle in radians.
  ///
  /// The error is below 0.9 units in the last place for every finite angle, however large. Only
  /// integer arithmetic and operations that IEEE 754 rounds exactly are used, so the bits are
  /// the same on every platform.
  /// - Returns: The angle itself for ±0; NaN for an infinite angle and for NaN.
  /// - Complexity: O(1).
  package static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    // Summing the series would lose the sign of −0.
    guard x != 0 else { return x }
    let angle = ReducedAngle(x.magnitude)
    let value = angle.quadrant & 1 == 0 ? angle.sine : angle.cosine
    return (angle.quadrant & 2 != 0) != (x < 0) ? -value : value
  }

  /// The cosine of an angle in radians.
  ///
  /// As accurate and reproducible as `sin(_:)`.
  /// - Returns: Exactly 1 for ±0; NaN for an infinite angle and for NaN.
  /// - Complexity: O(1).
  package static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let angle = ReducedAngle(x.magnitude)
    let value = angle.quadrant & 1 == 0 ? angle.cosine : angle.sine
    return angle.quadrant == 1 || angle.quadrant == 2 ? -value : value
  }
}
