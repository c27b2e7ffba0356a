/// A decimal of the sort that recordings are full of, `-187.333`: one to seven digits before the
/// point, as many after it, no exponent.
///
/// It is read eight bytes at a time, in half the time that a digit at a time takes.
struct ShortDecimal {
  /// The nearest double.
  let value: Double
  /// Where the number ends.
  let end: UnsafePointer<UInt8>

  /// Reads the number that some bytes begin with; `nil` where it is of another sort, or none.
  @inline(__always) init?(from first: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>) {
    guard first < limit else { return nil }
    let isNegative = first.pointee == UInt8(ascii: "-")
    var position = first + (isNegative ? 1 : 0)
    let whole = EightBytes(at: position, before: limit)
    let wholeCount = whole.leadingDigitCount
    guard wholeCount > 0, wholeCount < 8 else { return nil }
    // JSON has no zeros in front.
    if wholeCount > 1, position.pointee == UInt8(ascii: "0") { return nil }
    position += wholeCount
    var magnitude = whole.leadingDigits(wholeCount)
    if position < limit, position.pointee == UInt8(ascii: ".") {
      let fraction = EightBytes(at: position + 1, before: limit)
      let fractionCount = fraction.leadingDigitCount
      guard fractionCount > 0, fractionCount < 8 else { return nil }
      position += 1 &+ fractionCount
      let one = PowersOfTen.double(fractionCount)
      // All is exact below 2⁵³, so the one rounding of the division is the right one.
      magnitude = (magnitude * one + fraction.leadingDigits(fractionCount)) / one
    }
    if position < limit, position.pointee | 0x20 == UInt8(ascii: "e") { return nil }
    value = isNegative ? -magnitude : magnitude
    end = position
  }
}

extension EightBytes {
  /// Loads the bytes from `position`; what lies behind the end is 0.
  @inline(__always) fileprivate init(
    at position: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
  ) {
    let count = end - position
    self = count >= 8 ? EightBytes(at: position) : EightBytes(at: position, count: max(count, 0))
  }

  /// How many of the first bytes are decimal digits.
  @inline(__always) fileprivate var leadingDigitCount: Int {
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
  @inline(__always) fileprivate func leadingDigits(_ count: Int) -> Double {
    // Zeros in front make it eight digits; then neighbours are joined: to four numbers of two
    // digits, two of four, one of eight.
    let shift = UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &<< shift
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    let eight = (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
    return Double(Int64(truncatingIfNeeded: eight))
  }
}
