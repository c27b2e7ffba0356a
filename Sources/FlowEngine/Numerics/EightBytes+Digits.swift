// Decimal digits in the bytes.
extension EightBytes {
  /// The number of decimal digits before the first byte that is not one.
  @inline(__always) var leadingDigitCount: Int {
    // A digit has 3 in its upper four bits, and still has it when 6 is added.
    let highs: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let threes: UInt64 = 0x3030_3030_3030_3030
    // A carry into the next byte does not matter, since that byte comes later.
    let others = (word & highs ^ threes) | ((word &+ 0x0606_0606_0606_0606) & highs ^ threes)
    return others.trailingZeroBitCount &>> 3
  }

  /// The value of the first `count` bytes, which are digits.
  ///
  /// - Parameter count: 1…8.
  @inline(__always) func leadingDigits(_ count: Int) -> UInt64 {
    // Leading zeros make it eight digits; then neighbours are combined into four numbers of two
    // digits, two of four and one of eight.
    let shift = UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &<< shift
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }
}
