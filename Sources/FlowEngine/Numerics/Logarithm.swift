extension Double {
  /// The natural logarithm.
  ///
  /// The error stays below 1 unit in the last place; the bits are the same on every platform.
  /// - Returns: −infinity for 0, NaN below 0 and for NaN.
  /// - Complexity: O(1).
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // x = 2ᵏ·m with m between √½ and √2, so that f = m − 1 is small and exact.
    var k = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    let f = m - 1
    // ln m = 2·artanh(s) = 2s + s·R(s²); 2s itself is f − f²/2 + s·f²/2, which loses no bits.
    let s = f / (2 + f)
    let z = s * s
    var series = 2 / 25.0
    series = series * z + 2 / 23.0
    series = series * z + 2 / 21.0
    series = series * z + 2 / 19.0
    series = series * z + 2 / 17.0
    series = series * z + 2 / 15.0
    series = series * z + 2 / 13.0
    series = series * z + 2 / 11.0
    series = series * z + 2 / 9.0
    series = series * z + 2 / 7.0
    series = series * z + 2 / 5.0
    series = series * z + 2 / 3.0
    series *= z
    let half = 0.5 * f * f
    let small = s * (half + series)
    if k == 0 { return f - (half - small) }
    return k * ln2High - ((half - (small + k * ln2Low)) - f)
  }
}
