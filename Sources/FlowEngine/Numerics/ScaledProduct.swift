/// An integer times a power of ten, as 128 bits and a power of two.
struct ScaledProduct {
  /// The upper 64 bits; one of the first two is set.
  private(set) var high: UInt64
  /// The lower 64 bits.
  private(set) var low: UInt64
  /// The power of two of the last bit.
  private(set) var scale: Int
  /// Whether the bits are exact; if not, the product lies less than three units of `low` above
  /// them.
  let isExact: Bool

  /// Multiplies an integer by a power of ten.
  ///
  /// - Parameters:
  ///   - significand: Not 0.
  ///   - power: -351…323.
  /// - Complexity: O(1).
  init(_ significand: UInt64, timesTenTo power: Int) {
    // 10^power = 2^power · 5^rest · 5^(27·block). The product with 5^rest is exact in 128 bits; it
    // is shifted left until its first bit is set.
    let block = (power + 351) / 27
    let rest = power + 351 - 27 * block
    (high, low) = significand.fullProduct(with: PowersOfFive.small(rest))
    scale = power
    if high == 0 {
      (high, low) = (low, 0)
      scale -= 64
    }
    let zeros = UInt64(truncatingIfNeeded: high.leadingZeroBitCount)
    high = high &<< zeros | (low &>> 1) &>> (63 &- zeros)
    low = low &<< zeros
    scale -= Int(truncatingIfNeeded: zeros)

    isExact = block == PowersOfFive.blockOfOne
    if !isExact {
      let (five, fiveRest, exponent) = PowersOfFive.block(block)
      let top = high.fullProduct(with: five)
      let first = high.fullProduct(with: fiveRest)
      let second = low.fullProduct(with: five)
      // Of the sum of these three, the upper 128 bits are kept; the product of the two low words is
      // left out. With that and the truncation of the table, the number lies less than three units
      // of `low` higher.
      let (sum, carry) = first.high.addingReportingOverflow(second.high)
      let (middle, carryIn) = top.low.addingReportingOverflow(sum)
      let (_, carryUp) = first.low.addingReportingOverflow(second.low)
      let (bottom, carryOver) = middle.addingReportingOverflow(carryUp ? 1 : 0)
      high = top.high &+ (carry ? 1 : 0) &+ (carryIn ? 1 : 0) &+ (carryOver ? 1 : 0)
      low = bottom
      scale += exponent + 128
    }
  }
}
