// Decimal digits in the bytes.
extension EightBytes {
  /// The bytes with the value of each digit.
  @inline(__always) private var values: UInt64 { word ^ 0x3030_3030_3030_3030 }

  /// Tests for bytes that are no decimal digits; also right for those up to the second one that passes
  /// if the first is a point.
  @inline(__always) private static func others(_ values: UInt64) -> UInt64 {
    // What is above 9 becomes 128 or more.
    ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
  }

  /// The number of decimal digits before the first byte that is not one.
  @inline(__always) var leadingDigitCount: Int { Self.others(values).trailingZeroBitCount &>> 3 }

  /// The value of the first byte, which is a digit.
  @inline(__always) var firstDigit: UInt64 { word & 0x0F }

  /// The value of the first `count` bytes, which are digits.
  ///
  /// - Parameter count: 1…8.
  @inline(__always) func leadingDigits(_ count: Int) -> UInt64 {
    Self.number(values &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8))
  }

  /// The decimal, without exponent, of which these bytes begin with the second, and its length; `nil` if
  /// there is none, or if it is longer than eight bytes.
  ///
  /// Where it ends is found in these bytes alone, whatever its sign: a line is read no faster than it is
  /// known where the next number begins.
  /// - Parameters:
  ///   - bytes: The bytes from the first digit on.
  ///   - sign: 1 for a number with a minus, otherwise 0.
  @inline(__always) func decimal(
    of bytes: EightBytes, sign: Int
  ) -> (magnitude: Double, count: Int)? {
    let others = Self.others(values)
    // The highest bit of the byte that ends the digits; in `digits` it is the same, or one byte further.
    let first = others.trailingZeroBitCount
    let lag = 8 &- sign &<< 3
    let digitsEnd = first &+ lag
    let digits = bytes.values
    let lead = digits & 0xFF
    // A digit is first, and JSON allows no leading zeros.
    if lead &- 1 > 8, lead != 0 || digitsEnd != 15 { return nil }
    let point = word &>> UInt64(truncatingIfNeeded: first &- 7)
    if UInt8(truncatingIfNeeded: point) != UInt8(ascii: ".") {
      guard first < 64 else { return nil }
      let whole = Self.number(digits &<< UInt64(truncatingIfNeeded: 71 &- digitsEnd))
      return (Double(Int64(truncatingIfNeeded: whole)), (first &>> 3) &+ 1)
    }
    let rest = others & (others &- 1)
    if rest == 0 { return nil }
    let second = rest.trailingZeroBitCount
    let decimals = (second &- first) &>> 3
    if decimals < 2 { return nil }
    // The digits on both sides of the point, put together.
    let low: UInt64 = 1 &<< UInt64(truncatingIfNeeded: digitsEnd &- 7) &- 1
    let later = digits &>> 8
    let together = ((digits ^ later) & low) ^ later
    let number = Self.number(together &<< UInt64(truncatingIfNeeded: 79 &- lag &- second))
    let one = PowersOfTen.short(decimals &- 1)
    return (Double(Int64(truncatingIfNeeded: number)) / one, (second &>> 3) &+ 1)
  }

  /// The number of eight digits; bytes of 0 may precede them.
  @inline(__always) private static func number(_ values: UInt64) -> UInt64 {
    // Neighbours are combined into four numbers of two digits, two of four and one of eight.
    let pairs = values &* 10 &+ values &>> 8
    let even = (pairs & 0x0000_00FF_0000_00FF) &* (100 &+ 1_000_000 &<< 32)
    let odd = (pairs &>> 16 & 0x0000_00FF_0000_00FF) &* (1 &+ 10_000 &<< 32)
    return (even &+ odd) &>> 32
  }
}
