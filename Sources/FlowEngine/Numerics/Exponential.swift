extension Double {
  /// The exponential, eˣ.
  ///
  /// The error stays below 1 unit in the last place; the bits are the same on every platform, since
  /// only operations are used that IEEE 754 rounds exactly.
  /// - Returns: +infinity from about 709.78 on, 0 below about −745.13, NaN for NaN.
  /// - Complexity: O(1).
  package static func exp(_ x: Double) -> Double {
    guard x < 709.782712893384 else { return x.isNaN ? x : .infinity }
    guard x > -745.1332191019412 else { return x.isNaN ? x : 0 }
    // x = k·ln 2 + r with r in ±0.35; k·(high part) is exact, so r keeps the bits that x has.
    let k = (x * inverseLn2).rounded(.toNearestOrEven)
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let rest = (high - r) - low
    // The last term left out is r¹⁵/15!, 10⁻¹⁹ at the most.
    var tail = 1 / 87_178_291_200.0
    tail = tail * r + 1 / 6_227_020_800.0
    tail = tail * r + 1 / 479_001_600.0
    tail = tail * r + 1 / 39_916_800.0
    tail = tail * r + 1 / 3_628_800.0
    tail = tail * r + 1 / 362_880.0
    tail = tail * r + 1 / 40_320.0
    tail = tail * r + 1 / 5_040.0
    tail = tail * r + 1 / 720.0
    tail = tail * r + 1 / 120.0
    tail = tail * r + 1 / 24.0
    tail = tail * r + 1 / 6.0
    tail = tail * r + 0.5
    let mantissa = 1 + (r + (r * r * tail + (rest + rest * r)))
    return mantissa.scaled(by: Int(k))
  }

  /// The number times 2ⁿ, also where 2ⁿ itself is no normal number.
  private func scaled(by n: Int) -> Double {
    if n < -1021 { return scaled(by: n + 600) * Double(bitPattern: UInt64(1023 - 600) << 52) }
    if n > 1023 { return scaled(by: n - 600) * Double(bitPattern: UInt64(1023 + 600) << 52) }
    return self * Double(bitPattern: UInt64(1023 + n) << 52)
  }

  static let inverseLn2 = 1.4426950408889634
  /// ln 2 in two parts; the first has 33 bits.
  static let ln2High = 0.6931471804855391
  static let ln2Low = 7.440617110012397e-11
}
