/// The magnitude of a number, rounded to a number of decimals, as integer part and fraction.
///
/// The rounding is exact, based on the number's bits, with halves up.
struct RoundedDecimal {
  /// The greatest magnitude; numbers beyond it are treated as this one.
  static let limit = 1e15

  let whole: UInt64
  /// The fraction in units of the last decimal, less than one whole.
  let fraction: UInt64

  /// Rounds a magnitude.
  ///
  /// - Parameters:
  ///   - magnitude: 0…`limit`.
  ///   - decimals: 0…6.
  /// - Complexity: O(1).
  @inline(__always) init(_ magnitude: Double, decimals: Int) {
    let one = Self.unitsOfOne(decimals)
    let product = magnitude * Double(Int64(truncatingIfNeeded: one))
    let sum = product + .integerShift
    // The product is off by far less than a thousandth, which matters only next to a half.
    if product < 0x1p40, (product - (sum - .integerShift)).magnitude < 0.499 {
      let units = sum.bitPattern &- Double.integerShift.bitPattern
      whole = units / one
      fraction = units &- whole &* one
      return
    }
    // The number is m / 2ˢ; for magnitudes up to the limit, s is at least 3.
    let bits = magnitude.bitPattern
    let s = 1075 &- bits &>> 52
    let m = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    if decimals <= 3 {
      // The product fits in 63 bits, so half a unit more fits in 64. Below 2⁻¹¹ nothing is left.
      let units = s <= 63 ? (m &* one &+ 1 &<< (s &- 1)) &>> s : 0
      whole = units / one
      fraction = units &- whole &* one
      return
    }
    if s <= 52 {
      let whole = m &>> s
      let part = m & (1 &<< s &- 1)
      let units = Self.units(part, s, decimals)
      let isCarried = units == Self.unitsOfOne(decimals)
      (self.whole, fraction) = isCarried ? (whole + 1, 0) : (whole, units)
    } else {
      // Below 2⁻²¹ even six decimals round to zero.
      let units = s <= 73 ? Self.units(m, s, decimals) : 0
      let isCarried = units == Self.unitsOfOne(decimals)
      (whole, fraction) = isCarried ? (1, 0) : (0, units)
    }
  }

  /// 10ⁿ, the number of units of the last decimal in 1.
  @inline(__always) static func unitsOfOne(_ decimals: Int) -> UInt64 {
    switch decimals {
    case 3: 1000
    case 6: 1_000_000
    case 0: 1
    case 1: 10
    case 2: 100
    case 4: 10_000
    default: 100_000
    }
  }

  /// m / 2ˢ, which is less than 1, in units of the last decimal, of which there are more than three.
  ///
  /// - Parameters:
  ///   - m: Less than 2⁵³.
  ///   - s: 1…73.
  @inline(__always) private static func units(_ m: UInt64, _ s: UInt64, _ decimals: Int) -> UInt64 {
    let product = m.fullProduct(with: unitsOfOne(decimals))
    if s <= 64 {
      let (low, carry) = product.low.addingReportingOverflow(1 &<< (s &- 1))
      let high = product.high &+ (carry ? 1 : 0)
      // In two steps, because a shift by 64 would not shift at all.
      return high &<< (64 &- s) | (low &>> (s &- 1)) &>> 1
    }
    return (product.high &+ 1 &<< (s &- 65)) &>> (s &- 64)
  }
}
