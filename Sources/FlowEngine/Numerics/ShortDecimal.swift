/// The kind of decimal that recordings are full of, such as `-187.333`: one to seven digits before
/// the point, up to as many after it, and no exponent.
///
/// It is read eight bytes at a time, in half the time it takes digit by digit.
struct ShortDecimal {
  /// The nearest double.
  let value: Double
  /// The end of the number.
  let end: UnsafePointer<UInt8>

  /// Reads a number from the start of some bytes; `nil` if it is none, or not of this kind.
  @inline(__always) init?(from first: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>) {
    guard first < limit else { return nil }
    let isNegative = first.pointee == UInt8(ascii: "-")
    var position = first + (isNegative ? 1 : 0)
    let whole = EightBytes(at: position, before: limit)
    let wholeCount = whole.leadingDigitCount
    guard wholeCount > 0, wholeCount < 8 else { return nil }
    // JSON allows no leading zeros.
    if wholeCount > 1, position.pointee == UInt8(ascii: "0") { return nil }
    if let number = Self.short(whole, wholeCount) {
      value = isNegative ? -number.magnitude : number.magnitude
      end = position + number.count
      return
    }
    position += wholeCount
    var magnitude = Double(Int64(truncatingIfNeeded: whole.leadingDigits(wholeCount)))
    if position < limit, position.pointee == UInt8(ascii: ".") {
      let fraction = EightBytes(at: position + 1, before: limit)
      let fractionCount = fraction.leadingDigitCount
      guard fractionCount > 0, fractionCount < 8 else { return nil }
      position += 1 &+ fractionCount
      let one = PowersOfTen.double(fractionCount)
      // Everything is exact below 2⁵³, so the division's single rounding gives the correct result.
      let digits = fraction.leadingDigits(fractionCount)
      magnitude = (magnitude * one + Double(Int64(truncatingIfNeeded: digits))) / one
    }
    if position < limit, position.pointee | 0x20 == UInt8(ascii: "e") { return nil }
    value = isNegative ? -magnitude : magnitude
    end = position
  }

  /// The number that eight bytes begin with, if they have a point and the end of the number, too: its
  /// digits are put together and read at once.
  @inline(__always) private static func short(
    _ bytes: EightBytes, _ wholeCount: Int
  ) -> (magnitude: Double, count: Int)? {
    let wholeBits = UInt64(truncatingIfNeeded: wholeCount &* 8)
    let rest = bytes.word &>> wholeBits
    guard UInt8(truncatingIfNeeded: rest) == UInt8(ascii: ".") else { return nil }
    let fraction = EightBytes(word: rest &>> 8)
    let fractionCount = fraction.leadingDigitCount
    let count = wholeCount &+ 1 &+ fractionCount
    guard fractionCount > 0, count < 8 else { return nil }
    let next = UInt8(truncatingIfNeeded: bytes.word &>> UInt64(truncatingIfNeeded: count &* 8))
    guard next | 0x20 != UInt8(ascii: "e") else { return nil }
    let whole = bytes.word & (1 &<< wholeBits &- 1)
    let digits = EightBytes(word: whole | fraction.word &<< wholeBits)
      .leadingDigits(wholeCount &+ fractionCount)
    return (Double(Int64(truncatingIfNeeded: digits)) / PowersOfTen.double(fractionCount), count)
  }
}

extension EightBytes {
  /// Loads the bytes from `position`; those beyond the end are 0.
  @inline(__always) fileprivate init(
    at position: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
  ) {
    let count = end - position
    self = count >= 8 ? EightBytes(at: position) : EightBytes(at: position, count: max(count, 0))
  }
}
