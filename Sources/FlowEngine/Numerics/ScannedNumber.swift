/// A JSON number taken apart: `significand · 10^exponent`.
struct ScannedNumber {
  let isNegative: Bool
  /// All the digits as one whole number, modulo 2⁶⁴: exact up to 19 of them.
  let significand: UInt64
  /// How many digits there are, with zeros in front.
  let digitCount: Int
  /// The power of ten of the last digit.
  let exponent: Int64
  /// The first digit.
  let start: UnsafePointer<UInt8>
  /// Where the number ends.
  let end: UnsafePointer<UInt8>

  /// Scans the number that some bytes begin with; `nil` where there is none.
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

  /// Takes digits one by one.
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

  /// Takes digits eight at a time, as long as there are so many.
  @inline(__always) private static func scanEights(
    _ significand: inout UInt64, _ position: inout UnsafePointer<UInt8>,
    _ limit: UnsafePointer<UInt8>
  ) {
    while limit - position >= 8 {
      let bytes = UInt64(
        littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
      // A digit has 3 in its upper four bits, and keeps it when 6 is added.
      let highs: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
      let threes: UInt64 = 0x3030_3030_3030_3030
      guard bytes & highs == threes, (bytes &+ 0x0606_0606_0606_0606) & highs == threes else {
        return
      }
      // Neighbours are joined: to four numbers of two digits, two of four, one of eight.
      let digits = bytes &- threes
      let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
      let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
      let eight = (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
      significand = significand &* 100_000_000 &+ eight
      position += 8
    }
  }

  /// Takes the `e`, the sign and the digits of an exponent; `nil` if there are no digits.
  ///
  /// Kept out of line: hardly any recorded number has one.
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
      // No text is long enough to have digits that make up for an exponent beyond this.
      if exponent < 100_000_000_000_000_000 { exponent = exponent &* 10 &+ Int64(digit) }
      position += 1
    }
    guard position > start else { return nil }
    return isNegative ? -exponent : exponent
  }
}
