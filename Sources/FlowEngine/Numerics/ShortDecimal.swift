/// A decimal of the sort that recordings are full of, `-187.333`: one to seven digits before the
/// point, as many after it, no exponent.
///
/// It is read eight bytes at a time, in half the time that a digit at a time takes.
struct ShortDecimal {
  /// The nearest double.
  let value: Double
  /// Where the number ends.
  let end: UnsafePointer<UInt8>

  /// Reads the number that some bytes begin with; `nil` if it is of another sort, or none.
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
    var magnitude = Double(Int64(truncatingIfNeeded: whole.leadingDigits(wholeCount)))
    if position < limit, position.pointee == UInt8(ascii: ".") {
      let fraction = EightBytes(at: position + 1, before: limit)
      let fractionCount = fraction.leadingDigitCount
      guard fractionCount > 0, fractionCount < 8 else { return nil }
      position += 1 &+ fractionCount
      let one = PowersOfTen.double(fractionCount)
      // All is exact below 2⁵³, so the one rounding of the division is the right one.
      let digits = fraction.leadingDigits(fractionCount)
      magnitude = (magnitude * one + Double(Int64(truncatingIfNeeded: digits))) / one
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
}
