/// The decimal digits of all scripts, and their ASCII equivalents.
///
/// It has its own table because the standard library's depends on the version of the system, and
/// Embedded Swift leaves that out.
package enum DecimalDigits {
  /// The scalar of each zero; the other nine digits follow it (Unicode 17, general category Nd).
  private static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66,
    0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90,
    0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0,
    0xFF10, 0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450,
    0x114D0, 0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0,
    0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950,
    0x1FBF0,
  ]

  /// The value of a scalar, 0…9; `nil` if it is not a decimal digit.
  ///
  /// - Complexity: O(log *z*), where *z* is the number of zeros in the table.
  package static func value(of scalar: Unicode.Scalar) -> UInt8? {
    // Most are.
    let ascii = scalar.value &- 0x30
    if ascii <= 9 { return UInt8(ascii) }
    var low = 0
    var high = zeros.count
    while low < high {
      let middle = (low + high) / 2
      if zeros[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let value = scalar.value - zeros[low - 1]
    return value <= 9 ? UInt8(value) : nil
  }

  /// The first decimal digits of a text, in ASCII, at most `limit`; everything else is dropped.
  ///
  /// - Complexity: O(*n* log *z*), where *n* is the number of scalars up to the last digit needed.
  package static func prefix(_ limit: Int, of text: String) -> String {
    let limit = max(0, limit)
    return String(asciiCapacity: min(limit, text.utf8.count)) { digits in
      var count = 0
      for scalar in text.unicodeScalars {
        if count == limit { break }
        guard let value = value(of: scalar) else { continue }
        digits.append(UInt8(ascii: "0") + value)
        count += 1
      }
    }
  }
}
