extension Double {
  /// The exponential, eˣ.
  ///
  /// The error is below 0.7 units in the last place, or below 1 if the result is subnormal. Only
  /// operations that IEEE 754 rounds exactly are used, so the bits are the same on every platform.
  /// - Returns: Exactly 1 for ±0; +infinity above about 709.78; gradually less precise below about
  ///   −708.4, and 0 below about −745.13; NaN for NaN.
  /// - Complexity: O(1).
  package static func exp(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return 0 }
    // x = k·ln 2 + r with r in ±0.35. The product with the high part is exact, so r keeps every bit
    // of x; what does not fit in r goes into `rest`.
    let shifted = x * inverseOfLn2 + .integerShift
    let k = shifted - .integerShift
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let rest = (high - r) - low

    // eʳ = 1 + r + r²·(½ + r/6 + …); the first omitted term, r¹⁵/15!, is under 2⁻⁶². Two shorter
    // chains, of even and of odd powers, run in parallel.
    let z = r * r
    var even = 1 / 87_178_291_200.0
    even = even * z + 1 / 479_001_600.0
    even = even * z + 1 / 3_628_800.0
    even = even * z + 1 / 40_320.0
    even = even * z + 1 / 720.0
    even = even * z + 1 / 24.0
    even = even * z + 0.5
    var odd = 1 / 6_227_020_800.0
    odd = odd * z + 1 / 39_916_800.0
    odd = odd * z + 1 / 362_880.0
    odd = odd * z + 1 / 5_040.0
    odd = odd * z + 1 / 120.0
    odd = odd * z + 1 / 6.0

    let sum = 1 + r
    let lost = r - (sum - 1)
    let power = sum + (lost + (z * (even + odd * r) + (rest + rest * r)))
    let n = Int64(bitPattern: shifted.bitPattern &- Double.integerShift.bitPattern)
    return power.scaled(by: Int(truncatingIfNeeded: n))
  }

  /// The number times 2ⁿ, rounded once.
  ///
  /// - Parameters:
  ///   - n: −1,600…1,600. The number itself is near 1.
  private func scaled(by n: Int) -> Double {
    // 2ⁿ itself may not be a normal number; then the first product, which is exact, stays clear of
    // the limits, and only the second may round or overflow.
    if n > 1023 { return self * .twoTo(n - 600) * .twoTo(600) }
    if n < -1021 { return self * .twoTo(n + 600) * .twoTo(-600) }
    return self * .twoTo(n)
  }

  /// 2ⁿ, for n in −1,022…1,023.
  static func twoTo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: n &+ 1023) &<< 52)
  }

  /// 1 / ln 2.
  private static let inverseOfLn2 = 1.4426950408889634

  /// ln 2 in two parts; the first has 42 bits, so its product with an exponent is exact.
  static let ln2High = 0x1.62e42fefa38p-1
  static let ln2Low = 0x1.ef35793c7673p-45
}
