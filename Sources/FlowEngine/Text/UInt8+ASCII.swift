extension UInt8 {
  /// Whether it is a digit of ASCII.
  @inlinable package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a letter of ASCII.
  @inlinable package var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// The number that it stands for as a hexadecimal digit of ASCII, in either case; `nil` for any other byte.
  var hexadecimalDigit: UInt32? {
    if isDigit { return UInt32(self - UInt8(ascii: "0")) }
    let letter = self | 0x20
    guard UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter else { return nil }
    return UInt32(letter - UInt8(ascii: "a")) + 10
  }
}
