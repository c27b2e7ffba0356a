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
    guard let number = Self.unended(from: first, to: limit) else { return nil }
    if number.end < limit, number.end.pointee | 0x20 == UInt8(ascii: "e") { return nil }
    self = number
  }

  /// Reads a number that an exponent may follow, which is the caller's to look for.
  @inline(__always) static func unended(
    from first: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>
  ) -> ShortDecimal? {
    // Once more in place, but for a module, which is to be small.
    #if !arch(wasm32)
      if limit - first > 8 {
        guard let sign = Self.sign(first.pointee) else { return nil }
        let bytes = EightBytes(at: first + sign)
        if let decimal = EightBytes(at: first + 1).decimal(of: bytes, sign: sign) {
          return ShortDecimal(decimal.magnitude, sign, end: first + decimal.count)
        }
      }
    #endif
    return longer(from: first, to: limit)
  }

  /// 1 for a minus and 0 for what may be a digit; `nil` for what begins no number.
  @inline(__always) private static func sign(_ byte: UInt8) -> Int? {
    if byte < UInt8(ascii: "-") { return nil }
    // As a difference: a comparison would be made anew for each of its uses.
    let below = UInt64(byte) &- UInt64(UInt8(ascii: "-")) &- 1
    return Int(truncatingIfNeeded: below &>> 63)
  }

  /// A number with its sign, without a branch: signs change more often than can be foreseen.
  @inline(__always) private init(_ magnitude: Double, _ sign: Int, end: UnsafePointer<UInt8>) {
    let bit = UInt64(truncatingIfNeeded: sign) &<< 63
    value = Double(bitPattern: magnitude.bitPattern | bit)
    self.end = end
  }

  /// Reads a number that is longer than eight bytes, or close to the limit.
  @inline(never) private static func longer(
    from first: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>
  ) -> ShortDecimal? {
    guard first < limit else { return nil }
    guard let sign = sign(first.pointee) else { return nil }
    let start = first + sign
    let bytes = EightBytes(at: start, before: limit)
    // Whether a digit follows the eight is left to what is below.
    let later = sign == 1 ? bytes : EightBytes(word: bytes.word &>> 8 | 0x30 &<< 56)
    if let decimal = later.decimal(of: bytes, sign: sign) {
      return ShortDecimal(decimal.magnitude, sign, end: first + decimal.count)
    }
    let wholeCount = bytes.leadingDigitCount
    // JSON allows no leading zeros.
    guard wholeCount > 0, wholeCount < 8, wholeCount == 1 || bytes.firstDigit > 0 else {
      return nil
    }
    let point = start + wholeCount
    guard point < limit, point.pointee == UInt8(ascii: ".") else { return nil }
    let fraction = EightBytes(at: point + 1, before: limit)
    let count = fraction.leadingDigitCount
    guard count > 0, count < 8 else { return nil }
    let one = PowersOfTen.short(count)
    let whole = Double(Int64(truncatingIfNeeded: bytes.leadingDigits(wholeCount)))
    let decimals = Double(Int64(truncatingIfNeeded: fraction.leadingDigits(count)))
    // Everything is exact below 2⁵³, so the division's single rounding gives the correct result.
    return ShortDecimal((whole * one + decimals) / one, sign, end: point + 1 + count)
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
