extension Double {
  /// The natural logarithm.
  ///
  /// The error stays below 0.7 units in the last place. Only operations that IEEE 754 rounds
  /// exactly are used, so the bits are the same on every platform.
  /// - Returns: Exactly 0 for 1; −infinity for ±0; +infinity for +infinity; NaN below 0 and for
  ///   NaN.
  /// - Complexity: O(1).
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // x = 2ᵏ·m with m between √½ and √2: near 1 the two logarithms do not cancel.
    let isNormal = x >= .leastNormalMagnitude
    let bits = isNormal ? x.bitPattern : (x * .twoTo(54)).bitPattern
    let exponent = (Int64(bitPattern: bits) - Int64(bitPattern: squareRootOfHalf.bitPattern)) >> 52
    let m = Double(bitPattern: bits &- UInt64(bitPattern: exponent) &<< 52)
    let k = Double(isNormal ? exponent : exponent - 54)
    let f = m - 1

    // With s = f/(2 + f): ln m = 2·artanh s = 2s + s·R, where R = 2s²/3 + 2s⁴/5 + …, and
    // 2s = f − f²/2 + s·f²/2. So the quotient, which is rounded, enters only the small terms.
    // The first omitted term of R, 2s²²/23, is under 2⁻⁵⁹.
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    var odd = 2 / 21.0
    odd = odd * w + 2 / 17.0
    odd = odd * w + 2 / 13.0
    odd = odd * w + 2 / 9.0
    odd = odd * w + 2 / 5.0
    var even = 2 / 19.0
    even = even * w + 2 / 15.0
    even = even * w + 2 / 11.0
    even = even * w + 2 / 7.0
    even = even * w + 2 / 3.0
    let series = z * even + w * odd

    // f²/2 in two parts, the first of them exact: 26 bits squared.
    let head = Double(bitPattern: f.bitPattern & ~0x7FF_FFFF)
    let half = 0.5 * head * head
    let halfRest = 0.5 * (f - head) * (f + head)
    let main = f - half
    let lost = (f - main) - half
    let product = k * ln2High
    let sum = product + main
    let sumLost = main - (sum - product)
    let small = s * ((half + halfRest) + series)
    return sum + (sumLost + (small + ((lost - halfRest) + k * ln2Low)))
  }

  private static let squareRootOfHalf = 0.7071067811865476
}
