/// Where a text is being written, byte by byte.
package typealias BytePosition = UnsafeMutablePointer<UInt8>

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
/// - Returns: The end of what has been written.
/// - Complexity: O(1).
@inline(__always)
package func writeNumber(_ value: Double, decimals: Int, to out: BytePosition) -> BytePosition {
  switch decimals {
  case 3: writeThousandths(value, to: out)
  case 6: writeMillionths(value, to: out)
  default: writeLong(value, decimals: decimals, to: out)
  }
}

/// Writes a number rounded to three decimals that is most likely a small integer, as coordinates are:
/// for those, without a call.
@inline(__always) func writeCoordinate(_ value: Double, to out: BytePosition) -> BytePosition {
  writeSmallInteger(value, to: out) ?? writeFractionalThousandths(value, to: out)
}

/// Writes an integer.
///
/// - Parameters:
///   - value: The number.
///   - out: Room for `maximumNumberLength` bytes.
/// - Returns: The end of what has been written.
/// - Complexity: O(1).
package func writeInteger(_ value: Int, to out: BytePosition) -> BytePosition {
  guard value < 0 else { return Digits.write(UInt64(value.magnitude), to: out) }
  out[0] = UInt8(ascii: "-")
  return Digits.write(UInt64(value.magnitude), to: out + 1)
}

/// Writes an integer from 0 to 999, as most numbers in a frame are; `nil` if it is none of them.
@inline(__always) private func writeSmallInteger(
  _ value: Double, to out: BytePosition
) -> BytePosition? {
  let sum = value + .integerShift
  let whole = sum.bitPattern &- Double.integerShift.bitPattern
  // -0 has other bits, and is not written here.
  guard whole < 1000, (sum - .integerShift).bitPattern == value.bitPattern else { return nil }
  return Digits.writeSmall(UInt32(truncatingIfNeeded: whole), to: out)
}

@inline(never) private func writeThousandths(
  _ value: Double, to out: BytePosition
) -> BytePosition {
  writeCoordinate(value, to: out)
}

/// By itself, so that writing an integer saves no registers.
@inline(never) private func writeFractionalThousandths(
  _ value: Double, to out: BytePosition
) -> BytePosition {
  writeShort(value, decimals: 3, to: out)
}

@inline(never) private func writeMillionths(
  _ value: Double, to out: BytePosition
) -> BytePosition {
  writeSmallInteger(value, to: out) ?? writeShort(value, decimals: 6, to: out)
}

/// Writes a number, with no call for one of up to three digits before its point.
@inline(__always) private func writeShort(
  _ value: Double, decimals: Int, to out: BytePosition
) -> BytePosition {
  // NaN and infinity fail the comparison as well.
  guard value.magnitude < 999 else { return writeLong(value, decimals: decimals, to: out) }
  let number = RoundedDecimal(value.magnitude, decimals: decimals)
  let start = writeSign(value, number, to: out)
  let end = Digits.writeSmall(UInt32(truncatingIfNeeded: number.whole), to: start)
  return writeFraction(number, decimals: decimals, to: end)
}

@inline(never) private func writeLong(
  _ value: Double, decimals: Int, to out: BytePosition
) -> BytePosition {
  guard value.magnitude <= RoundedDecimal.limit else { return writeOutlier(value, to: out) }
  let number = RoundedDecimal(value.magnitude, decimals: decimals)
  let end = Digits.write(number.whole, to: writeSign(value, number, to: out))
  return writeFraction(number, decimals: decimals, to: end)
}

/// Writes the sign of a negative number that is not rounded to 0.
@inline(__always) private func writeSign(
  _ value: Double, _ number: RoundedDecimal, to out: BytePosition
) -> BytePosition {
  guard value < 0, number.whole | number.fraction != 0 else { return out }
  out[0] = UInt8(ascii: "-")
  return out + 1
}

/// Writes the point and the decimals of a number, without trailing zeros; nothing for an integer.
@inline(__always) private func writeFraction(
  _ number: RoundedDecimal, decimals: Int, to out: BytePosition
) -> BytePosition {
  if number.fraction == 0 { return out }
  let units = UInt32(truncatingIfNeeded: number.fraction)
  if decimals == 3 { return Digits.writeDecimals(units, to: out) }
  let millionths =
    units &* UInt32(truncatingIfNeeded: RoundedDecimal.unitsOfOne(6 &- decimals))
  let thousandths = millionths / 1000
  let rest = millionths &- thousandths &* 1000
  if rest == 0 { return Digits.writeDecimals(thousandths, to: out) }
  // The point stands where the third digit goes.
  let end = Digits.writeDecimals(rest, to: out + 3)
  Digits.writeThree(thousandths, behind: UInt8(ascii: "."), to: out)
  return end
}

/// Writes a number that is too large or not finite.
@inline(never) private func writeOutlier(_ value: Double, to out: BytePosition) -> BytePosition {
  guard value.isFinite else { return Digits.write(0, to: out) }
  let limit = UInt64(RoundedDecimal.limit)
  guard value < 0 else { return Digits.write(limit, to: out) }
  out[0] = UInt8(ascii: "-")
  return Digits.write(limit, to: out + 1)
}
