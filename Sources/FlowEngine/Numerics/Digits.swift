/// The decimal digits of integers, written two at a time.
enum Digits {
  /// Writes an integer.
  ///
  /// - Parameter out: Room for 20 bytes.
  /// - Returns: The number of digits written.
  /// - Complexity: O(1).
  @inline(__always) static func write(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 100 {
      if value < 10 {
        out[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
        return 1
      }
      writePair(UInt32(truncatingIfNeeded: value), to: out)
      return 2
    }
    if value < 10_000 {
      let number = UInt32(truncatingIfNeeded: value)
      let hundreds = number / 100
      let length = value < 1000 ? 1 : 2
      if length == 1 {
        out[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: hundreds)
      } else {
        writePair(hundreds, to: out)
      }
      writePair(number &- hundreds &* 100, to: out + length)
      return length + 2
    }
    return writeLong(value, to: out)
  }

  /// Writes a number below 1,000.
  ///
  /// - Returns: The number of digits written; it may touch three bytes.
  @inline(__always) static func writeSmall(
    _ value: UInt32, to out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if value < 10 {
      out[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
      return 1
    }
    if value < 100 {
      writePair(value, to: out)
      return 2
    }
    writeThree(value, to: out)
    return 3
  }

  /// Writes a number below 1,000 as exactly three digits.
  @inline(__always) static func writeThree(
    _ value: UInt32, to out: UnsafeMutablePointer<UInt8>
  ) {
    let tens = value / 10
    writePair(tens, to: out)
    out[2] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value &- tens &* 10)
  }

  /// Writes a number below 100 as exactly two digits.
  @inline(__always) private static func writePair(
    _ value: UInt32, to out: UnsafeMutablePointer<UInt8>
  ) {
    let pair = UnsafeRawPointer(pairs.utf8Start).loadUnaligned(
      fromByteOffset: 2 &* Int(truncatingIfNeeded: value), as: UInt16.self)
    UnsafeMutableRawPointer(out).storeBytes(of: pair, as: UInt16.self)
  }

  /// Writes a number of five digits or more.
  @inline(never) private static func writeLong(
    _ value: UInt64, to out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let length = count(value)
    var rest = value
    var place = length
    while rest >= 100 {
      let quotient = rest / 100
      place -= 2
      writePair(UInt32(truncatingIfNeeded: rest &- quotient &* 100), to: out + place)
      rest = quotient
    }
    if rest >= 10 {
      writePair(UInt32(truncatingIfNeeded: rest), to: out)
    } else {
      out[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
    }
    return length
  }

  /// The number of digits of a number that has five or more.
  private static func count(_ value: UInt64) -> Int {
    var count = 5
    var rest = value / 100_000
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// 00, 01 and so on up to 99.
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
}
