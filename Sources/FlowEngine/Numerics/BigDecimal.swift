/// A decimal of any length, converted to the nearest double with integers of arbitrary size.
///
/// For the very few numbers that 128-bit arithmetic cannot decide.
struct BigDecimal {
  /// The midpoint of two doubles has at most 767 digits; of any digits beyond that, it only matters
  /// whether one is not zero.
  private static let digitLimit = 800

  /// The digits as an integer.
  private var significand = BigNumber()
  private var digitCount = 0
  /// The power of ten of the last digit.
  private var exponent: Int64

  /// Collects digits, with or without a decimal point among them.
  ///
  /// - Parameters:
  ///   - start: The first digit.
  ///   - end: The end of the bytes; any byte that is neither a digit nor a point ends the digits.
  ///   - exponent: The power of ten of the last digit.
  /// - Complexity: O(*n* + *d*²) for *n* bytes with *d* ≤ 800 significant digits.
  init(digits start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, exponent: Int64) {
    self.exponent = exponent
    var isMore = false
    var position = start
    while position < end {
      let byte = position.pointee
      position += 1
      if byte == UInt8(ascii: ".") { continue }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if digitCount == 0, digit == 0 { continue }
      if digitCount < Self.digitLimit {
        significand.multiply(by: 10, adding: UInt32(digit))
        digitCount += 1
      } else {
        self.exponent += 1
        isMore = isMore || digit != 0
      }
    }
    if isMore {
      significand.multiply(by: 10, adding: 1)
      digitCount += 1
      self.exponent -= 1
    }
  }

  /// The nearest double, ties to even; infinity if the decimal is too large.
  ///
  /// - Complexity: O(*n*²) for *n* digits.
  var value: Double {
    // The number lies between 10^(order − 1) and 10^order.
    let order = Int64(digitCount) + exponent
    if digitCount == 0 || order < -330 { return 0 }
    if order > 310 { return .infinity }
    var dividend = significand
    var divisor = BigNumber(1)
    let power = Int(truncatingIfNeeded: exponent)
    if power < 0 {
      divisor.multiply(byTenTo: -power)
    } else {
      dividend.multiply(byTenTo: power)
    }

    // Both are shifted to the same length, so that the quotient lies between 1 and 2.
    let shift = divisor.bitCount - dividend.bitCount
    if shift > 0 { dividend.shiftLeft(by: shift) } else { divisor.shiftLeft(by: -shift) }
    var leading = -shift
    if dividend < divisor {
      dividend.shiftLeft(by: 1)
      leading -= 1
    }
    // Its bits are then found one by one.
    var bits: UInt64 = 0
    for _ in 0..<64 {
      bits <<= 1
      if !(dividend < divisor) {
        dividend.subtract(divisor)
        bits |= 1
      }
      dividend.shiftLeft(by: 1)
    }
    return Self.nearest(bits, leading: leading, isMore: !dividend.isZero)
  }

  /// The double nearest to a binary number.
  ///
  /// - Parameters:
  ///   - bits: The first 64 bits; the first one is set.
  ///   - leading: The power of two of the first bit.
  ///   - isMore: Whether any later bit is set.
  private static func nearest(_ bits: UInt64, leading: Int, isMore: Bool) -> Double {
    if leading > 1023 { return .infinity }
    // A normal number keeps 53 bits; near 0 the last bit kept is that of the smallest double,
    // 2⁻¹⁰⁷⁴.
    let isNormal = leading >= -1022
    let dropped = isNormal ? 11 : -1011 - leading
    if dropped > 64 { return 0 }
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = bits & (half &* 2 &- 1)
    var kept = bits >> UInt64(dropped)
    if rest > half || rest == half && (isMore || kept & 1 == 1) { kept += 1 }
    // The leading bit of a normal number, and a carry out of the bits kept, add to the exponent.
    let biased = isNormal ? UInt64(leading + 1022) : 0
    return Double(bitPattern: biased << 52 + kept)
  }
}
