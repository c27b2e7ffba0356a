/// The double nearest to `significand · 10^exponent`, ties to even; infinity if it is too large.
///
/// - Returns: `nil` if 128 bits cannot tell on which side of the midpoint of two doubles the number
///   lies: about once in 10²¹ times, and for ties with an exponent outside 0…26.
/// - Complexity: O(1).
func nearestDouble(_ significand: UInt64, exponent: Int64) -> Double? {
  // Anything below 2⁶⁴ · 10⁻³⁴³ is less than half of the smallest double.
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
///   - high: The upper 64 bits; one of the first two is set.
///   - isExact: If false, the number may lie up to three units of `low` higher.
/// - Returns: The double; `nil` if those units matter.
private func roundedDouble(
  _ high: UInt64, _ low: UInt64, exponent: Int, isExact: Bool
) -> Double? {
  let bitCount = 128 - high.leadingZeroBitCount
  let leading = exponent + bitCount - 1
  if leading > 1023 { return .infinity }
  // A normal number keeps 53 bits; near 0 the last bit kept is that of the smallest double, 2⁻¹⁰⁷⁴.
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
  // The leading bit of a normal number, and a carry out of the bits kept, add to the exponent.
  let biased = isNormal ? UInt64(truncatingIfNeeded: leading + 1022) : 0
  return Double(bitPattern: biased &<< 52 &+ kept)
}
