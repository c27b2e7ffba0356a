extension Color {
  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  var hexadecimal: String {
    var text = "#"
    for component in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      for digit in [component >> 4, component & 15] {
        text.unicodeScalars.append(
          Unicode.Scalar(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)))
      }
    }
    return text
  }

  /// Creates a colour from `#RRGGBB` or `#RRGGBBAA`, in either case; `nil` for any other text.
  init?(hexadecimal text: String) {
    var value: UInt32 = 0
    for (index, byte) in text.utf8.enumerated() {
      if index == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
        continue
      }
      guard index <= 8, let digit = byte.hexadecimalDigit else { return nil }
      value = value << 4 | digit
    }
    switch text.utf8.count {
    case 7: self.init(value)
    case 9:
      self.init(value >> 8)
      alpha = UInt8(truncatingIfNeeded: value)
    default: return nil
    }
  }
}
