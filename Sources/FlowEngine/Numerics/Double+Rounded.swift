extension Double {
  /// The double nearest to the decimal that `writeNumber(_:decimals:to:)` writes.
  ///
  /// Two numbers are written alike if, and only if, these are equal. So ±0 gives 0, a magnitude
  /// over 1e15 gives ±1e15, and NaN or infinity gives 0.
  /// - Parameter decimals: 0…6.
  /// - Complexity: O(1).
  package func rounded(toDecimals decimals: Int) -> Double {
    guard magnitude <= RoundedDecimal.limit else {
      guard isFinite else { return 0 }
      return self < 0 ? -RoundedDecimal.limit : RoundedDecimal.limit
    }
    let one = RoundedDecimal.unitsOfOne(decimals)
    let number = RoundedDecimal(magnitude, decimals: decimals)
    if number.fraction == 0 {
      let whole = Double(Int64(truncatingIfNeeded: number.whole))
      return self < 0 && whole != 0 ? -whole : whole
    }
    // From 2⁵³ units on, a unit is no larger than the gap between two doubles, so the number itself
    // is the nearest to its decimal.
    guard magnitude < 0x1p53 / Double(Int64(truncatingIfNeeded: one)) else { return self }
    // Below that, both operands are exact and the quotient is rounded once.
    let units = number.whole &* one &+ number.fraction
    let result =
      Double(Int64(truncatingIfNeeded: units)) / Double(Int64(truncatingIfNeeded: one))
    return self < 0 ? -result : result
  }
}
