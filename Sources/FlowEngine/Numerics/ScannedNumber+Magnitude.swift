extension ScannedNumber {
  /// The double nearest to the number without its sign, by 128-bit arithmetic if that is enough, or
  /// else with integers of arbitrary size.
  ///
  /// - Complexity: O(1) up to 19 digits except for ties; otherwise O(*n*²) for *n* ≤ 800 digits.
  var magnitude: Double {
    @inline(never) get {
      if digitCount <= 19, let value = nearestDouble(significand, exponent: exponent) {
        return value
      }
      return leadingDigitsMagnitude
    }
  }

  /// The same for many digits: if the first nineteen digits, and the same plus one, give the same
  /// double, the digits after them make no difference.
  private var leadingDigitsMagnitude: Double {
    var lead = LeadingDigits()
    var power = exponent
    var position = start
    while position < end {
      let byte = position.pointee
      position += 1
      if byte == UInt8(ascii: ".") { continue }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      lead.append(digit)
    }
    power += lead.omittedCount
    if let below = nearestDouble(lead.significand, exponent: power) {
      if !lead.isInexact { return below }
      if below == nearestDouble(lead.significand &+ 1, exponent: power) { return below }
    }
    return BigDecimal(digits: start, end: end, exponent: exponent).value
  }
}

/// The first nineteen digits of a number, which always fit in 64 bits.
private struct LeadingDigits {
  private(set) var significand: UInt64 = 0
  /// The number of digits after them.
  private(set) var omittedCount: Int64 = 0
  /// Whether any of those is not 0.
  private(set) var isInexact = false

  mutating func append(_ digit: UInt8) {
    // Below 10¹⁸ there is room for a nineteenth digit; leading zeros take none.
    if significand < 1_000_000_000_000_000_000 {
      significand = significand &* 10 &+ UInt64(digit)
    } else {
      omittedCount += 1
      if digit != 0 { isInexact = true }
    }
  }
}
