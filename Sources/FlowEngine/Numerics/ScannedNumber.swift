/// The parts of a JSON number: `significand · 10^exponent`.
struct ScannedNumber {
  let isNegative: Bool
  /// All digits as one integer modulo 2⁶⁴, which is exact for up to 19 of them.
  let significand: UInt64
  /// The number of digits, with leading zeros.
  let digitCount: Int
  /// The power of ten of the last digit.
  let exponent: Int64
  /// The first digit.
  let start: UnsafePointer<UInt8>
  /// The end of the number.
  let end: UnsafePointer<UInt8>

  /// Scans a number from the start of some bytes; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  @inline(__always) init?(from first: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>) {
    var position = first
    guard position < limit else { return nil }
    isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative { position += 1 }

    start = position
    var significand: UInt64 = 0
    Self.scanDigits(&significand, &position, limit)
    var digitCount = position - start
    guard digitCount > 0, digitCount == 1 || start.pointee != UInt8(ascii: "0") else { return nil }

    var exponent: Int64 = 0
    if position < limit, position.pointee == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      Self.scanEights(&significand, &position, limit)
      Self.scanDigits(&significand, &position, limit)
      let count = position - fraction
      guard count > 0 else { return nil }
      digitCount += count
      exponent = -Int64(count)
    }
    if position < limit, position.pointee | 0x20 == UInt8(ascii: "e") {
      guard let written = Self.scanExponent(&position, limit) else { return nil }
      exponent += written
    }
    self.significand = significand
    self.digitCount = digitCount
    self.exponent = exponent
    end = position
  }

  /// Scans digits one by one.
  @inline(__always) private static func scanDigits(
    _ significand: inout UInt64, _ position: inout UnsafePointer<UInt8>,
    _ limit: UnsafePointer<UInt8>
  ) {
    while position < limit {
      let digit = position.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      significand = significand &* 10 &+ UInt64(digit)
      position += 1
    }
  }

  /// Scans digits eight at a time, as long as there are eight.
  @inline(__always) private static func scanEights(
    _ significand: inout UInt64, _ position: inout UnsafePointer<UInt8>,
    _ limit: UnsafePointer<UInt8>
  ) {
    while limit - position >= 8 {
      let bytes = EightBytes(at: position)
      guard bytes.leadingDigitCount == 8 else { return }
      significand = significand &* 100_000_000 &+ bytes.leadingDigits(8)
      position += 8
    }
  }

  /// Scans the `e`, the sign and the digits of an exponent; `nil` if there are no digits.
  ///
  /// Out of line because recorded numbers rarely have an exponent.
  @inline(never) private static func scanExponent(
    _ position: inout UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>
  ) -> Int64? {
    position += 1
    guard position < limit else { return nil }
    let isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative || position.pointee == UInt8(ascii: "+") { position += 1 }
    let start = position
    var exponent: Int64 = 0
    while position < limit {
      let digit = position.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // No text is long enough for its digits to make up for an exponent beyond this.
      if exponent < 100_000_000_000_000_000 { exponent = exponent &* 10 &+ Int64(digit) }
      position += 1
    }
    guard position > start else { return nil }
    return isNegative ? -exponent : exponent
  }
}
