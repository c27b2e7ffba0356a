/// The decimal digits of integers.
///
/// What writes them returns the end of what it has written.
enum Digits {
  /// Writes an integer.
  ///
  /// - Parameter out: Room for 20 bytes.
  /// - Complexity: O(1).
  @inline(__always) static func write(_ value: UInt64, to out: BytePosition) -> BytePosition {
    if value < 1000 { return writeSmall(UInt32(truncatingIfNeeded: value), to: out) }
    return writeLong(value, to: out)
  }

  /// Writes a number below 1,000; it may touch four bytes.
  @inline(__always) static func writeSmall(_ value: UInt32, to out: BytePosition) -> BytePosition {
    if value < 10 {
      out[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
      return out + 1
    }
    let zeros = value < 100 ? 1 : 0
    store((three(value) | 0x30_3030) &>> UInt32(truncatingIfNeeded: zeros &* 8), to: out)
    return out + (3 &- zeros)
  }

  /// Writes a point and the digits of thousandths, at least one and below 1,000, without the zeros at
  /// their end; it may touch four bytes.
  @inline(__always) static func writeDecimals(
    _ thousandths: UInt32, to out: BytePosition
  ) -> BytePosition {
    let digits = three(thousandths)
    store(digits &<< 8 | 0x3030_302E, to: out)
    // The highest byte is none of the digits.
    return out + (5 &- digits.leadingZeroBitCount &>> 3)
  }

  /// Writes a byte and a number below 1,000 as exactly three digits.
  @inline(__always) static func writeThree(
    _ value: UInt32, behind byte: UInt8, to out: BytePosition
  ) {
    store(three(value) &<< 8 | 0x3030_3000 | UInt32(byte), to: out)
  }

  /// The three digits of a number below 1,000, as numbers in the bytes of a word, the first one lowest.
  @inline(__always) private static func three(_ value: UInt32) -> UInt32 {
    // 1/100 and 1/10, near enough for what they are multiplied with.
    let hundreds = (value &* 5243) &>> 19
    let rest = value &- hundreds &* 100
    let tens = (rest &* 103) &>> 10
    // A ten is a unit of the second byte, and ten units of the third one less.
    return hundreds &+ rest &<< 16 &- tens &* (10 &<< 16 &- 1 &<< 8)
  }

  @inline(__always) private static func store(_ bytes: UInt32, to out: BytePosition) {
    UnsafeMutableRawPointer(out).storeBytes(of: bytes.littleEndian, as: UInt32.self)
  }

  /// Writes a number of four digits or more, two at a time.
  @inline(never) private static func writeLong(
    _ value: UInt64, to out: BytePosition
  ) -> BytePosition {
    let end = out + count(value)
    var place = end
    var rest = value
    while rest >= 100 {
      let quotient = rest / 100
      place -= 2
      writePair(UInt32(truncatingIfNeeded: rest &- quotient &* 100), to: place)
      rest = quotient
    }
    if rest >= 10 {
      writePair(UInt32(truncatingIfNeeded: rest), to: out)
    } else {
      out[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
    }
    return end
  }

  /// The number of digits of a number that has four or more.
  private static func count(_ value: UInt64) -> Int {
    var count = 4
    var rest = value / 10_000
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Writes a number below 100 as exactly two digits.
  @inline(__always) private static func writePair(_ value: UInt32, to out: BytePosition) {
    let pair = UnsafeRawPointer(pairs.utf8Start).loadUnaligned(
      fromByteOffset: 2 &* Int(truncatingIfNeeded: value), as: UInt16.self)
    UnsafeMutableRawPointer(out).storeBytes(of: pair, as: UInt16.self)
  }

  /// 00, 01 and so on up to 99.
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
}
