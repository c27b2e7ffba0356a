/// Reads a JSON number (RFC 8259) from the start of some bytes.
///
/// The value is the double nearest to the decimal, ties to even, for any number of digits and any
/// exponent. Overflow gives infinity and underflow 0; -0 keeps its sign. What follows the number is
/// the caller's concern.
/// - Parameters:
///   - start: The number's first byte.
///   - end: The end of the bytes; nothing from there on is read.
/// - Returns: The value and the end of the number; `nil` if no number begins there, or if it is
///   incomplete or malformed: `+1`, `01`, `1.`, `.5`, `1e`.
/// - Complexity: O(*n*) for a number of *n* bytes. Only a decimal of more than 19 digits, or a tie,
///   that 128 bits cannot tell from the midpoint of two doubles takes longer and allocates memory.
@inline(__always)
package func readNumber(
  from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
) -> (value: Double, end: UnsafePointer<UInt8>)? {
  if let number = ShortDecimal(from: start, to: end) { return (number.value, number.end) }
  guard let number = ScannedNumber(from: start, to: end) else { return nil }
  let magnitude: Double
  if number.digitCount <= 19, number.significand <= 1 << 53, number.exponent.magnitude <= 22 {
    // Significand and power are exact, so rounding once gives the correct result.
    let significand = Double(Int64(truncatingIfNeeded: number.significand))
    if number.exponent == 0 {
      magnitude = significand
    } else if number.exponent < 0 {
      magnitude = significand / PowersOfTen.double(Int(truncatingIfNeeded: 0 &- number.exponent))
    } else {
      magnitude = significand * PowersOfTen.double(Int(truncatingIfNeeded: number.exponent))
    }
  } else {
    magnitude = number.magnitude
  }
  return (number.isNegative ? -magnitude : magnitude, number.end)
}
