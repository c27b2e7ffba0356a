/// The double nearest to `significand · 10^exponent`, ties to even, infinity for one too large.
///
/// - Returns: `nil` where 128 bits cannot tell on which side of the middle of two doubles the number
///   lies: about once in 10²¹ times, and for a tie with an exponent outside 0…26.
/// - Complexity: O(1).
func nearestDouble(_ significand: UInt64, exponent: Int64) -> Double? {
  // Less than 2⁶⁴ · 10⁻³⁴³ is under half of the least double.
  if significand == 0 || exponent < -342 { return 0 }
  if exponent > 308 { return .infinity }
  let power = Int(truncatingIfNeeded: exponent)

  // 10^power = 2^power · 5^rest · 5^(27·block). The product with 5^rest is exact in 128 bits; it is
  // moved up until its first bit is set.
  let block = (power + 351) / 27
  let rest = power + 351 - 27 * block
  var (high, low) = significand.fullProduct(with: PowersOfFive.small(rest))
  var scale = power
  if high == 0 {
    (high, low) = (low, 0)
    scale -= 64
  }
  let zeros = UInt64(truncatingIfNeeded: high.leadingZeroBitCount)
  high = high &<< zeros | (low &>> 1) &>> (63 &- zeros)
  low = low &<< zeros
  scale -= Int(truncatingIfNeeded: zeros)

  let isExact = block == PowersOfFive.blockOfOne
  if !isExact {
    let (five, fiveRest, exponent) = PowersOfFive.block(block)
    let top = high.fullProduct(with: five)
    let first = high.fullProduct(with: fiveRest)
    let second = low.fullProduct(with: five)
    // Of these three only the upper halves below `top` are left; the product of the two low words
    // is left out. With that, and with what the table cuts off, the number lies less than three
    // units of `low` above.
    let (sum, carry) = first.high.addingReportingOverflow(second.high)
    let (middle, carryIn) = top.low.addingReportingOverflow(sum)
    let (_, carryUp) = first.low.addingReportingOverflow(second.low)
    let (bottom, carryOver) = middle.addingReportingOverflow(carryUp ? 1 : 0)
    high = top.high &+ (carry ? 1 : 0) &+ (carryIn ? 1 : 0) &+ (carryOver ? 1 : 0)
    low = bottom
    scale += exponent + 128
  }
  return roundedDouble(high, low, exponent: scale, isExact: isExact)
}

/// The double nearest to `(high · 2⁶⁴ + low) · 2^exponent`.
///
/// - Parameters:
///   - high: Has one of its two upper bits set.
///   - isExact: If not, the number may lie up to three units of `low` above.
/// - Returns: `nil` where those units matter.
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
