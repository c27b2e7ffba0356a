/// The most bytes that a written number takes or that writing it touches.
package let maximumNumberLength = 24

/// Writes a number rounded to a number of decimals, in the shortest form: without trailing zeros,
/// without an exponent, never as `-0`.
///
/// The rounding is exact, based on the number's binary value, with halves away from zero. A
/// magnitude over 1e15 is written as 1e15, and NaN or infinity as 0; the engine produces neither.
/// - Parameters:
///   - value: The number.
///   - decimals: 0…6.
///   - out: Room for `maximumNumberLength` bytes.
/// - Returns: The number of bytes written.
/// - Complexity: O(1).
@inline(__always)
package func writeNumber(
  _ value: Double, decimals: Int, to out: UnsafeMutablePointer<UInt8>
) -> Int {
  // Most numbers in a frame are small integers. The conversion is only defined for these.
  if value >= 0, value < 1000 {
    let whole = Int32(value)
    if Double(whole) == value {
      return Digits.writeSmall(UInt32(truncatingIfNeeded: whole), to: out)
    }
  }
  // NaN and infinity fail the comparison as well.
  guard value.magnitude <= RoundedDecimal.limit else {
    return writeOutlier(value, to: out)
  }
  let number = RoundedDecimal(value.magnitude, decimals: decimals)
  var length = 0
  if value < 0, number.whole | number.fraction != 0 {
    out[0] = UInt8(ascii: "-")
    length = 1
  }
  length += Digits.write(number.whole, to: out + length)
  guard number.fraction != 0 else { return length }
  return length + writeFraction(number.fraction, decimals: decimals, to: out + length)
}

/// Writes an integer.
///
/// - Parameters:
///   - value: The number.
///   - out: Room for `maximumNumberLength` bytes.
/// - Returns: The number of bytes written.
/// - Complexity: O(1).
package func writeInteger(_ value: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
  guard value < 0 else { return Digits.write(UInt64(value.magnitude), to: out) }
  out[0] = UInt8(ascii: "-")
  return 1 + Digits.write(UInt64(value.magnitude), to: out + 1)
}

/// Writes the point and the decimals of a non-zero fraction, without trailing zeros.
///
/// - Returns: The number of bytes written.
@inline(__always) private func writeFraction(
  _ fraction: UInt64, decimals: Int, to out: UnsafeMutablePointer<UInt8>
) -> Int {
  out[0] = UInt8(ascii: ".")
  let units = UInt32(truncatingIfNeeded: fraction)
  var length = 4
  if decimals == 3 {
    Digits.writeThree(units, to: out + 1)
  } else {
    let millionths =
      units &* UInt32(truncatingIfNeeded: RoundedDecimal.unitsOfOne(6 &- decimals))
    let thousandths = millionths / 1000
    let rest = millionths &- thousandths &* 1000
    Digits.writeThree(thousandths, to: out + 1)
    if rest != 0 {
      Digits.writeThree(rest, to: out + 4)
      length = 7
    }
  }
  while out[length &- 1] == UInt8(ascii: "0") { length &-= 1 }
  return length
}

/// Writes a number that is too large or not finite.
@inline(never) private func writeOutlier(
  _ value: Double, to out: UnsafeMutablePointer<UInt8>
) -> Int {
  guard value.isFinite else { return Digits.write(0, to: out) }
  let limit = UInt64(RoundedDecimal.limit)
  guard value < 0 else { return Digits.write(limit, to: out) }
  out[0] = UInt8(ascii: "-")
  return 1 + Digits.write(limit, to: out + 1)
}
