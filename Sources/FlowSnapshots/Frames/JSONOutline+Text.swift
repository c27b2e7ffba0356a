extension JSONOutline {
  /// The contents of a string in UTF-8, for long ones with many escapes; `nil` for another kind of
  /// value.
  func contents(_ value: Value) -> [UInt8]? {
    guard isString(value) else { return nil }
    let range = range(of: value).dropFirst().dropLast()
    var contents: [UInt8] = []
    contents.reserveCapacity(range.count)
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        let rest = UnsafeBufferPointer(rebasing: bytes[index..<range.upperBound])
        let plain = rest.count(before: "\\") ?? rest.count
        contents.append(contentsOf: rest[..<plain])
        index += plain
        guard index < range.upperBound else { break }
        index += Self.append(
          UnsafeBufferPointer(rebasing: bytes[index..<range.upperBound]), &contents)
      }
    }
    return contents
  }

  /// Appends what the escape at the start of some bytes stands for, and returns its length. The reader
  /// has checked it.
  private static func append(_ bytes: UnsafeBufferPointer<UInt8>, _ contents: inout [UInt8]) -> Int
  {
    guard bytes.count > 1 else { return bytes.count }
    switch bytes[1] {
    case UInt8(ascii: "b"): contents.append(0x08)
    case UInt8(ascii: "f"): contents.append(0x0C)
    case UInt8(ascii: "n"): contents.append(0x0A)
    case UInt8(ascii: "r"): contents.append(0x0D)
    case UInt8(ascii: "t"): contents.append(0x09)
    case UInt8(ascii: "u"): return appendScalar(bytes, &contents)
    default: contents.append(bytes[1])
    }
    return 2
  }

  private static func appendScalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ contents: inout [UInt8]
  ) -> Int {
    func unit(at index: Int) -> UInt32 {
      bytes[index..<min(index + 4, bytes.count)].reduce(0) { unit, digit in
        unit << 4 | UInt32(digit < 0x40 ? digit & 0xF : (digit & 0xF) + 9)
      }
    }
    let first = unit(at: 2)
    var length = 6
    var scalar = Unicode.Scalar(first)
    if scalar == nil, bytes.count >= 12 {
      scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + unit(at: 8) & 0x3FF)
      length = 12
    }
    contents.append(
      contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    return min(length, bytes.count)
  }
}
