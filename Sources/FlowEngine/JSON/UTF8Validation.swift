/// Validation of UTF-8.
package enum UTF8Validation {
  /// The offset of the first sequence that is not valid UTF-8; `nil` if all of it is.
  ///
  /// Overlong forms, surrogates and values beyond U+10FFFF are not valid.
  /// - Complexity: O(*n*) for *n* bytes, eight at a time while they are ASCII.
  package static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    let end = start + bytes.count
    var position = start
    while position < end {
      while end - position >= 32, areASCII(at: position) { position += 32 }
      while end - position >= 8, EightBytes(at: position).areASCII { position += 8 }
      while position < end, position.pointee < 0x80 { position += 1 }
      guard position < end else { break }
      guard let length = sequenceLength(at: position, before: end) else { return position - start }
      position += length
    }
    return nil
  }

  /// Whether the 32 bytes from `position` on are ASCII.
  @inline(__always) private static func areASCII(at position: UnsafePointer<UInt8>) -> Bool {
    EightBytes(
      word: EightBytes(at: position).word | EightBytes(at: position + 8).word
        | EightBytes(at: position + 16).word | EightBytes(at: position + 24).word
    ).areASCII
  }

  /// The length of the sequence of two or more bytes at `position`; `nil` if it is malformed.
  private static func sequenceLength(
    at position: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
  ) -> Int? {
    // The second byte alone reveals overlong forms, surrogates and too large values (Unicode 3-7).
    let length: Int
    let second: ClosedRange<UInt8>
    switch position.pointee {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard end - position >= length, second.contains(position[1]) else { return nil }
    for index in 2..<4 where index < length {
      guard position[index] & 0xC0 == 0x80 else { return nil }
    }
    return length
  }
}
