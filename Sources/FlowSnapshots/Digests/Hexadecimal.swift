/// Numbers as hexadecimal digits of a fixed length, written in lower case and read in either.
package enum Hexadecimal {
  /// The digits of a number.
  package static func text(_ number: some FixedWidthInteger & UnsignedInteger) -> String {
    let digits = String(number, radix: 16)
    let length = type(of: number).bitWidth / 4
    return String(repeating: "0", count: length - digits.utf8.count) + digits
  }

  /// The number with these digits; `nil` for anything but as many as its type has.
  package static func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ digits: some Collection<UInt8>, as type: Number.Type = Number.self
  ) -> Number? {
    guard digits.count == Number.bitWidth / 4 else { return nil }
    var number: Number = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | Number(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | Number(digit - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): number = number << 4 | Number(digit - 55)
      default: return nil
      }
    }
    return number
  }
}
