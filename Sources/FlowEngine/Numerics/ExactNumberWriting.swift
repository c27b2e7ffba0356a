/// The most bytes that an exactly written number takes.
package let maximumExactNumberLength = 32

/// Writes a number so that it reads back bit for bit, with as few digits as that takes, from 15 on,
/// or fewer if the number is a short decimal. -0 keeps its sign; what is not finite is written as `null`.
///
/// - Parameters:
///   - value: The number.
///   - out: Room for `maximumExactNumberLength` bytes.
/// - Returns: The end of what has been written.
/// - Complexity: O(1).
package func writeExactNumber(_ value: Double, to out: BytePosition) -> BytePosition {
  if value == 0 {
    let isNegative = value.sign == .minus
    if isNegative { out[0] = UInt8(ascii: "-") }
    return Digits.write(0, to: isNegative ? out + 1 : out)
  }
  // With at most nine digits before the point, six decimals are never more digits than needed.
  if value.magnitude < 1e9, value.rounded(toDecimals: 6) == value {
    return writeNumber(value, decimals: 6, to: out)
  }
  // Asked here, where what comes most often does not come.
  guard value.isFinite else {
    out[0] = UInt8(ascii: "n")
    out[1] = UInt8(ascii: "u")
    out[2] = UInt8(ascii: "l")
    out[3] = UInt8(ascii: "l")
    return out + 4
  }
  if value < 0 { out[0] = UInt8(ascii: "-") }
  return ShortestDecimal(value.magnitude).write(to: value < 0 ? out + 1 : out)
}

/// A decimal of at most 17 digits that reads as a given double.
private struct ShortestDecimal {
  /// The digits as an integer, without trailing zeros.
  private var digits: UInt64
  /// The power of ten of the last digit.
  private var exponent: Int

  /// Finds the digits of a number above 0.
  init(_ value: Double) {
    let significand: UInt64
    let power: Int
    if value.isNormal {
      significand = value.significandBitPattern | 1 << 52
      power = Int(value.exponentBitPattern) - 1075
    } else {
      significand = value.significandBitPattern
      power = -1074
    }
    // 78,913 / 2¹⁸ is log₁₀ 2; the size of the product shows whether it is off by one digit.
    let leading = power + 63 - significand.leadingZeroBitCount
    var decimals = 16 - (leading * 78_913) >> 18
    var product = Self.product(significand, power, decimals)
    if product >= 100_000_000_000_000_000 {
      decimals -= 1
      product = Self.product(significand, power, decimals)
    } else if product < 10_000_000_000_000_000 {
      decimals += 1
      product = Self.product(significand, power, decimals)
    }
    (digits, exponent) = (product, -decimals)
    for (unit, dropped) in [(100 as UInt64, 2), (10, 1), (1, 0)] {
      let nearest = (product + unit / 2) / unit
      for candidate in [nearest, nearest + 1, nearest - 1]
      where nearestDouble(candidate, exponent: Int64(dropped - decimals)) == value {
        (digits, exponent) = (candidate, dropped - decimals)
        while digits % 10 == 0 {
          digits /= 10
          exponent += 1
        }
        return
      }
    }
  }

  /// The integer part of `significand` · 2^`power` · 10^`decimals`, which has about 17 digits.
  private static func product(_ significand: UInt64, _ power: Int, _ decimals: Int) -> UInt64 {
    // Near the smallest double the power exceeds the table; 64 of the bits are enough to go on.
    let first = min(decimals, 300)
    var product = ScaledProduct(significand, timesTenTo: first)
    var power = power
    if first < decimals {
      power += product.scale + 64
      product = ScaledProduct(product.high, timesTenTo: decimals - first)
    }
    // About 57 of the 128 bits are the integer part.
    let shift = -(product.scale + power) - 64
    return shift < 0 || shift > 63 ? 0 : product.high >> UInt64(shift)
  }

  /// Writes the decimal as JavaScript does: with an exponent from 10²¹ on and below 10⁻⁶.
  func write(to text: BytePosition) -> BytePosition {
    let count = Digits.write(digits, to: text) - text
    let point = count + exponent
    if exponent >= 0, point <= 21 {
      for index in 0..<exponent { text[count + index] = UInt8(ascii: "0") }
      return text + point
    }
    if point > 0, point <= 21 {
      var index = count
      while index > point {
        text[index] = text[index - 1]
        index -= 1
      }
      text[point] = UInt8(ascii: ".")
      return text + count + 1
    }
    if point <= 0, point > -6 {
      // The digits follow "0." and the zeros.
      let shift = 2 - point
      for index in (0..<count).reversed() { text[index + shift] = text[index] }
      for index in 0..<shift { text[index] = UInt8(ascii: index == 1 ? "." : "0") }
      return text + count + shift
    }
    var end = text + count
    if count > 1 {
      for index in (1..<count).reversed() { text[index + 1] = text[index] }
      text[1] = UInt8(ascii: ".")
      end += 1
    }
    end[0] = UInt8(ascii: "e")
    return writeInteger(point - 1, to: end + 1)
  }
}
