/// The double nearest to `significand · 10^exponent`, ties to even, infinity for one too large.
///
/// - Returns: `nil` if 128 bits cannot tell on which side of the middle of two doubles the number
///   lies: about once in 10²¹ times, and for a tie with an exponent outside 0…26.
/// - Complexity: O(1).
func nearestDouble(_ significand: UInt64, exponent: Int64) -> Double? {
  // Less than 2⁶⁴ · 10⁻³⁴³ is under half of the least double.
  if significand == 0 || exponent < -342 { return 0 }
  if exponent > 308 { return .infinity }
  let power = Int(truncatingIfNeeded: exponent)

  let product = ScaledProduct(significand, timesTenTo: power)
  return roundedDouble(
    product.high, product.low, exponent: product.scale, isExact: product.isExact)
}

/// The double nearest to `(high · 2⁶⁴ + low) · 2^exponent`.
///
/// - Parameters:
///   - high: Has one of its two upper bits set.
///   - isExact: If not, the number may lie up to three units of `low` above.
/// - Returns: `nil` if those units matter.
private func roundedDouble(
  _ high: UInt64, _ low: UInt64, exponent: Int, isExact: Bool
) -> Double? {
  let bitCount = 128 - high.leadingZeroBitCount
  let leading = exponent + bitCount - 1
  if leading > 1023 { return .infinity }
  // A normal number keeps 53 bits; near 0 the last bit kept is that of the least double, 2⁻¹⁰⁷⁴.
  let isNormal = leading >= -1022
  let dropped = isNormal ? bitCount - 53 : -1074 - exponent
  guard dropped <= 128 else { return dropped > 130 ? 0 : nil }

  let half: UInt64 = 1 &<< UInt64(truncatingIfNeeded: dropped - 65)
  var kept = (high &>> UInt64(truncatingIfNeeded: dropped - 65)) &>> 1
  let rest = high & (half &* 2 &- 1)
  if isExact {
    if rest > half || rest == half && (low > 0 || kept & 1 == 1) { kept += 1 }
  } else {
    if rest == half && low == 0 || rest == half &- 1 && low >= 0 &- 3 { return nil }
    if rest >= half { kept += 1 }
  }
  // The first bit kept of a normal number, and a carry beyond it, add themselves to the exponent.
  let biased = isNormal ? UInt64(truncatingIfNeeded: leading + 1022) : 0
  return Double(bitPattern: biased &<< 52 &+ kept)
}
