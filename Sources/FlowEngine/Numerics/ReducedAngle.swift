/// An angle minus a multiple of π/2, leaving a remainder in ±π/4.
struct ReducedAngle {
  /// The multiple, modulo 4.
  let quadrant: Int
  /// The remainder, in radians, as the sum of a number and a small correction.
  let high: Double
  let low: Double

  /// Reduces a finite, non-negative angle, to about 62 good bits.
  ///
  /// - Complexity: O(1), equally fast for small and large angles.
  init(_ x: Double) {
    guard x > 0.7853981633974483 else {
      (quadrant, high, low) = (0, x, 0)
      return
    }
    // x = m·2ᵉ with an integer m of 53 bits. The bits of 2/π that weigh 4 or more in the product do
    // not affect the quadrant. Of the product with the 192 bits after them, the first 137 are good,
    // and no double is so close to a multiple of π/2 that more than 62 of them are equal.
    let e = Int(truncatingIfNeeded: x.exponentBitPattern) - 1075
    let m = x.significandBitPattern | 1 << 52
    let bits = TwoOverPi.bits(from: e - 2)
    let upper = m.fullProduct(with: bits.1)
    let lower = m.fullProduct(with: bits.2)
    let (next, carry) = upper.low.addingReportingOverflow(lower.high)
    let first = m &* bits.0 &+ upper.high &+ (carry ? 1 : 0)

    // Two bits of quadrant, then the fraction; from ½ on the angle is below the next multiple.
    let fraction = (first &<< 2 | next &>> 62, next &<< 2 | lower.low &>> 62)
    let isBelow = fraction.0 >> 63
    let flip = 0 &- isBelow
    let (head, tail) = (fraction.0 ^ flip, fraction.1 ^ flip)
    quadrant = Int(truncatingIfNeeded: first &>> 62 &+ isBelow) & 3

    let zeros = UInt64(truncatingIfNeeded: head.leadingZeroBitCount)
    let significand = head &<< zeros | (tail &>> 1) &>> (63 &- zeros)
    let product = Int64(truncatingIfNeeded: significand.fullProduct(with: Self.halfPi).high &>> 1)
    let scale = Double(bitPattern: isBelow &<< 63 | (1023 &- 62 &- zeros) &<< 52)
    high = Double(product & ~0x3FF) * scale
    low = Double(product & 0x3FF) * scale
  }

  /// π/2 · 2⁶³.
  private static let halfPi: UInt64 = 0xC90F_DAA2_2168_C235
}

extension ReducedAngle {
  /// The sine of the remainder, from its series.
  var sine: Double {
    // The first omitted term, r¹⁹/19!, is under 2⁻⁶²·r.
    let z = high * high
    let w = z * z
    var even = -1 / 1_307_674_368_000.0
    even = even * w - 1 / 39_916_800.0
    even = even * w - 1 / 5_040.0
    even = even * w - 1 / 6.0
    var odd = 1 / 355_687_428_096_000.0
    odd = odd * w + 1 / 6_227_020_800.0
    odd = odd * w + 1 / 362_880.0
    odd = odd * w + 1 / 120.0
    return high + (high * z * (even + z * odd) + (low - low * (0.5 * z)))
  }

  /// The cosine of the remainder, from its series.
  var cosine: Double {
    let z = high * high
    let w = z * z
    var even = 1 / 20_922_789_888_000.0
    even = even * w + 1 / 479_001_600.0
    even = even * w + 1 / 40_320.0
    even = even * w + 1 / 24.0
    var odd = -1 / 6_402_373_705_728_000.0
    odd = odd * w - 1 / 87_178_291_200.0
    odd = odd * w - 1 / 3_628_800.0
    odd = odd * w - 1 / 720.0
    // Half the square in two parts, the first of them exact: 26 bits squared.
    let head = Double(bitPattern: high.bitPattern & ~0x7FF_FFFF)
    let half = 0.5 * head * head
    let halfRest = 0.5 * (high - head) * (high + head)
    let sum = 1 - half
    let lost = (1 - sum) - half
    return sum + ((lost - halfRest) + (w * (even + z * odd) - high * low))
  }
}
