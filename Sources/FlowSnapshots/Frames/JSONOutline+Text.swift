extension JSONOutline {
  /// The contents of a string in UTF-8, for long ones with many escapes; `nil` for another kind of
  /// value.
  func contents(_ value: Value) -> [UInt8]? {
    guard isString(value) else { return nil }
    let range = range(of: value).dropFirst().dropLast()
    return bytes[range].withUnsafeBufferPointer { text in
      // A character is never longer than its escape.
      [UInt8](unsafeUninitializedCapacity: text.count) { contents, count in
        var index = 0
        while index < text.count {
          if text[index] == UInt8(ascii: "\\") {
            let rest = UnsafeBufferPointer(rebasing: text[index...])
            index += Self.resolve(rest, &contents, &count)
          } else {
            contents[count] = text[index]
            count += 1
            index += 1
          }
        }
      }
    }
  }

  /// Decodes the escape at the start of some bytes, which the reader has checked, and returns its
  /// length.
  private static func resolve(
    _ text: UnsafeBufferPointer<UInt8>, _ contents: inout UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int
  ) -> Int {
    guard text.count > 1 else { return text.count }
    if text[1] == UInt8(ascii: "u") {
      let (scalar, length) = scalar(text)
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        contents[count] = byte
        count += 1
      }
      return length
    }
    contents[count] =
      switch text[1] {
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: text[1]
      }
    count += 1
    return 2
  }

  /// The scalar of `\uXXXX`, or of two of them, and their length.
  private static func scalar(_ text: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, Int) {
    func unit(at index: Int) -> UInt32 {
      var unit: UInt32 = 0
      for digit in text[min(index, text.count)..<min(index + 4, text.count)] {
        let value: UInt8 = digit < 0x40 ? digit & 0xF : (digit & 0xF) + 9
        unit = unit << 4 | UInt32(value)
      }
      return unit
    }
    let first = unit(at: 2)
    if let scalar = Unicode.Scalar(first) { return (scalar, min(6, text.count)) }
    let upper: UInt32 = (first & 0x3FF) << 10
    let pair: UInt32 = 0x10000 + upper + unit(at: 8) & 0x3FF
    return (Unicode.Scalar(pair) ?? "\u{FFFD}", min(12, text.count))
  }
}
