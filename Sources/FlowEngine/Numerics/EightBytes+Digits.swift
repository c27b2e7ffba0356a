// Decimal digits.
extension EightBytes {
  /// How many of the first bytes are decimal digits.
  @inline(__always) var leadingDigitCount: Int {
    // A digit has 3 in its upper four bits, and keeps it when 6 is added.
    let highs: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let threes: UInt64 = 0x3030_3030_3030_3030
    // Whether a byte carries into the next one does not matter: that one comes after it.
    let others = (word & highs ^ threes) | ((word &+ 0x0606_0606_0606_0606) & highs ^ threes)
    return others.trailingZeroBitCount &>> 3
  }

  /// The number that the first `count` bytes are, which are digits.
  ///
  /// - Parameter count: 1…8.
  @inline(__always) func leadingDigits(_ count: Int) -> UInt64 {
    // Zeros in front make it eight digits; then neighbours are joined: to four numbers of two
    // digits, two of four, one of eight.
    let shift = UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &<< shift
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }
}
