/// The most bytes that a written number takes.
package let maximumNumberLength = 24

/// The largest magnitude that is written; beyond it a number is written as this one.
///
/// A trace holds none over 1e9, and with six decimals this one still fits into 64 bits.
private let largestWritten = 1e12

/// Writes a number rounded to so many decimals, in its shortest form: without trailing zeros, without
/// an exponent, never as `-0`.
///
/// The rounding is exact, from the number's binary value, halves away from zero. Magnitudes over 1e12
/// are written as 1e12, and what is not finite as 0.
/// - Parameters:
///   - value: The number.
///   - decimals: 0…6.
///   - out: Room for `maximumNumberLength` bytes.
/// - Returns: How many bytes were written.
/// - Complexity: O(1).
package func writeNumber(
  _ value: Double, decimals: Int, to out: UnsafeMutablePointer<UInt8>
) -> Int {
  // Most numbers of a frame are whole and small.
  let whole = Int32(exactly: value)
  if let whole, whole >= 0 { return writeDigits(UInt64(whole), to: out) }
  let units = roundedUnits(value, decimals: decimals)
  guard units != 0 else {
    out[0] = UInt8(ascii: "0")
    return 1
  }
  var count = 0
  if value < 0 {
    out[0] = UInt8(ascii: "-")
    count = 1
  }
  var fraction: UInt64
  var places = decimals
  let integer: UInt64
  // Constant divisors let the compiler multiply instead.
  switch decimals {
  case 3: (integer, fraction) = units.quotientAndRemainder(dividingBy: 1000)
  case 6: (integer, fraction) = units.quotientAndRemainder(dividingBy: 1_000_000)
  default: (integer, fraction) = units.quotientAndRemainder(dividingBy: powerOfTen(decimals))
  }
  count += writeDigits(integer, to: out + count)
  guard fraction != 0 else { return count }
  while fraction % 10 == 0 {
    fraction /= 10
    places -= 1
  }
  out[count] = UInt8(ascii: ".")
  var place = count + places
  while place > count {
    out[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10)
    fraction /= 10
    place -= 1
  }
  return count + places + 1
}

/// Writes a whole number.
///
/// - Parameter out: Room for `maximumNumberLength` bytes.
/// - Returns: How many bytes were written.
package func writeInteger(_ value: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
  guard value < 0 else { return writeDigits(UInt64(value), to: out) }
  out[0] = UInt8(ascii: "-")
  return 1 + writeDigits(UInt64(value.magnitude), to: out + 1)
}

extension Double {
  /// The double nearest to the decimal that is printed for the number, for magnitudes up to 9e9.
  ///
  /// - Parameter decimals: 0…6.
  /// - Complexity: O(1).
  package func rounded(toDecimals decimals: Int) -> Double {
    let units = Double(roundedUnits(self, decimals: decimals))
    // Below 2⁵³ both are exact, so the quotient is the nearest double.
    let result = units / Double(powerOfTen(decimals))
    return self < 0 && units != 0 ? -result : result
  }
}

/// The magnitude of a number in units of the last decimal, rounded half away from zero.
private func roundedUnits(_ value: Double, decimals: Int) -> UInt64 {
  guard value.isFinite else { return 0 }
  let magnitude = min(value.magnitude, largestWritten)
  // magnitude = m·2ᵉ; m·10ᵈ is exact in 73 bits, and what a shift drops decides the rounding.
  let exponent = Int(magnitude.exponentBitPattern) - 1075
  let significand =
    magnitude.exponentBitPattern == 0
    ? magnitude.significandBitPattern : magnitude.significandBitPattern | (1 << 52)
  let product = significand.multipliedFullWidth(by: powerOfTen(decimals))
  let shift = exponent < -1074 ? 1074 : -exponent
  // 1e12 has its lowest bit at 2⁻¹³, so the shift is to the right for every number written.
  if shift < 64 {
    let shifted = product.high << UInt64(64 - shift) | product.low >> UInt64(shift)
    return shifted + (product.low >> UInt64(shift - 1) & 1)
  }
  if shift == 64 { return product.high + product.low >> 63 }
  if shift < 128 {
    let shifted = product.high >> UInt64(shift - 64)
    return shifted + (product.high >> UInt64(shift - 65) & 1)
  }
  return 0
}

/// Writes the digits of a number, two at a time.
///
/// - Returns: How many there are.
private func writeDigits(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
  if value < 10 {
    out[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
    return 1
  }
  let length = digitCount(value)
  var rest = value
  var place = length
  while rest >= 100 {
    let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
    writePair(pair, to: out + (place - 2))
    rest = quotient
    place -= 2
  }
  if rest >= 10 {
    writePair(rest, to: out)
  } else {
    out[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
  }
  return length
}

private func writePair(_ pair: UInt64, to out: UnsafeMutablePointer<UInt8>) {
  let tens = (pair * 103) >> 10
  out[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tens)
  out[1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair - tens * 10)
}

private func digitCount(_ value: UInt64) -> Int {
  var count = 1
  var limit: UInt64 = 10
  while value >= limit {
    count += 1
    let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
    if overflow { break }
    limit = next
  }
  return count
}

private func powerOfTen(_ exponent: Int) -> UInt64 {
  switch exponent {
  case 3: 1000
  case 6: 1_000_000
  case 1: 10
  case 2: 100
  case 4: 10_000
  case 5: 100_000
  default: 1
  }
}
