/// Reads a JSON number (RFC 8259) at the start of some bytes.
///
/// The value is the double nearest to the decimal, for every decimal, ties to even; one too large is
/// infinity.
/// - Returns: The value and where the number ends; `nil` if there is no number.
/// - Complexity: O(*n*), *n* the number's length; O(*n*²) for the rare number that lies too close to the
///   middle of two doubles for 128 bits to tell.
package func readNumber(
  from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
) -> (value: Double, end: UnsafePointer<UInt8>)? {
  var position = start
  guard position < end else { return nil }
  let isNegative = position.pointee == UInt8(ascii: "-")
  if isNegative { position += 1 }

  var decimal = ScannedDecimal()
  let digits = position
  while position < end, let digit = decimalDigit(position.pointee) {
    decimal.append(digit)
    position += 1
  }
  let count = position - digits
  guard count > 0, count == 1 || digits.pointee != UInt8(ascii: "0") else { return nil }

  if position < end, position.pointee == UInt8(ascii: ".") {
    position += 1
    let fraction = position
    while position < end, let digit = decimalDigit(position.pointee) {
      decimal.appendFraction(digit)
      position += 1
    }
    guard position > fraction else { return nil }
  }
  var exponent = 0
  if position < end, position.pointee | 0x20 == UInt8(ascii: "e") {
    position += 1
    guard let read = readExponent(&position, end) else { return nil }
    exponent = read
    decimal.exponent += exponent
  }
  let magnitude =
    decimal.quickValue ?? BigDecimal(digits: digits, end: position, exponent: exponent).value
  return (isNegative ? -magnitude : magnitude, position)
}

private func decimalDigit(_ byte: UInt8) -> UInt64? {
  let digit = byte &- UInt8(ascii: "0")
  return digit < 10 ? UInt64(digit) : nil
}

/// Reads what follows the `e`; beyond ±99,999 every number is infinite or 0, and so the value stays
/// there.
private func readExponent(
  _ position: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
) -> Int? {
  guard position < end else { return nil }
  let isNegative = position.pointee == UInt8(ascii: "-")
  if isNegative || position.pointee == UInt8(ascii: "+") { position += 1 }
  let start = position
  var exponent = 0
  while position < end, let digit = decimalDigit(position.pointee) {
    // A line has less than a million digits before which such an exponent could be made up for.
    exponent = min(exponent * 10 + Int(digit), 9_999_999)
    position += 1
  }
  guard position > start else { return nil }
  return isNegative ? -exponent : exponent
}

/// A decimal while it is scanned: `significand · 10^exponent`, and whether digits were left out.
private struct ScannedDecimal {
  var significand: UInt64 = 0
  var exponent = 0
  /// How many digits the significand has, without leading zeros.
  var count = 0
  /// Whether a digit beyond the nineteenth was left out.
  var isCut = false

  mutating func append(_ digit: UInt64) {
    if count < 19 {
      significand = significand &* 10 &+ digit
      if significand != 0 { count += 1 }
    } else {
      exponent += 1
      isCut = true
    }
  }

  mutating func appendFraction(_ digit: UInt64) {
    if count < 19 {
      significand = significand &* 10 &+ digit
      exponent -= 1
      if significand != 0 { count += 1 }
    } else {
      isCut = true
    }
  }

  /// The value, where few digits and a small exponent make it exact in a double or in 128 bits.
  var quickValue: Double? {
    if isCut { return nil }
    if significand == 0 { return 0 }
    if significand <= 1 << 53 {
      if exponent == 0 { return Double(significand) }
      // Both operands are exact, so the one rounding of the operation is the right one.
      if exponent < 0, exponent >= -22 { return Double(significand) / tenTo(-exponent) }
      if exponent > 0, exponent <= 22 { return Double(significand) * tenTo(exponent) }
    }
    if exponent == 0 { return Double(significand) }
    guard exponent < 0, exponent >= -19 else { return nil }
    return quotient(significand, wholeTenTo(-exponent))
  }

  /// The quotient of two whole numbers, correctly rounded.
  private func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    // Both are moved up to 64 bits; then the quotient has 64 or 65 bits, and any remainder only has
    // to be known to be there.
    let up = dividend.leadingZeroBitCount
    let over = divisor.leadingZeroBitCount
    let top = dividend << UInt64(up)
    let bottom = divisor << UInt64(over)
    let (half, low) = top >= bottom ? (top >> 1, top << 63) : (top, 0)
    let halved = top >= bottom ? 1 : 0
    let (digits, remainder) = bottom.dividingFullWidth((half, low))
    // The lowest of 64 bits lies eleven below those of a double: it may carry the remainder.
    let sticky = remainder == 0 ? digits : digits | 1
    let exponent = halved - 64 + over - up
    return Double(sticky) * Double(sign: .plus, exponent: exponent, significand: 1)
  }
}

private func tenTo(_ exponent: Int) -> Double {
  // Exact up to 10²².
  exponent < 16
    ? Double(wholeTenTo(exponent)) : Double(wholeTenTo(15)) * Double(wholeTenTo(exponent - 15))
}

private func wholeTenTo(_ exponent: Int) -> UInt64 {
  switch exponent {
  case 0: 1
  case 1: 10
  case 2: 100
  case 3: 1000
  case 4: 10_000
  case 5: 100_000
  case 6: 1_000_000
  case 7: 10_000_000
  case 8: 100_000_000
  case 9: 1_000_000_000
  case 10: 10_000_000_000
  case 11: 100_000_000_000
  case 12: 1_000_000_000_000
  case 13: 10_000_000_000_000
  case 14: 100_000_000_000_000
  case 15: 1_000_000_000_000_000
  case 16: 10_000_000_000_000_000
  case 17: 100_000_000_000_000_000
  case 18: 1_000_000_000_000_000_000
  default: 10_000_000_000_000_000_000
  }
}
