/// A number as a multiple of units, and the rounding error left by sums and differences.
struct PackedNumber {
  var count: Int64
  /// The number of doubles between it and the multiple.
  var correction: Int8

  @inline(__always) init(count: Int64, correction: Int8) {
    self.count = count
    self.correction = correction
  }

  /// `nil` for a number that is not nearly a multiple of the unit.
  @inline(__always) init?(_ number: Double, _ scale: Double) {
    let scaled = number * scale
    // NaN fails the comparison; beyond it numbers of units are not exact.
    guard scaled.magnitude < 1e15 else { return nil }
    let shifted = scaled + .integerShift
    let units = shifted - .integerShift
    // Most numbers that are far from a multiple are rejected without a division.
    guard (scaled - units).magnitude < 1e-3 else { return nil }
    count = Int64(bitPattern: shifted.bitPattern &- Double.integerShift.bitPattern)
    let nearest = units / scale
    let distance = Int64(bitPattern: number.bitPattern) &- Int64(bitPattern: nearest.bitPattern)
    guard let correction = Int8(exactly: distance) else { return nil }
    self.correction = correction
  }

  /// The number, to the bit.
  func value(_ scale: Double) -> Double {
    let nearest = Double(count) / scale
    if correction == 0 { return nearest }
    return Double(
      bitPattern: UInt64(bitPattern: Int64(bitPattern: nearest.bitPattern) &+ Int64(correction)))
  }
}
