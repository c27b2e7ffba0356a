extension String {
  /// Calls `body` with the bytes.
  @inlinable @inline(__always) package func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    #if _runtime(_ObjC)
      var copy = self
      return copy.withUTF8(body)
    #else
      // Only a text bridged from Objective-C is kept otherwise than as its bytes.
      return body(UnsafeBufferPointer(start: nil, count: 0))
    #endif
  }

  /// Whether the text is another one, or that and a byte and more.
  @usableFromInline package func begins(with other: String, before byte: UInt8) -> Bool {
    withBytes { bytes in
      other.withBytes { other -> Bool in
        guard bytes.count >= other.count else { return false }
        for index in other.indices where bytes[index] != other[index] { return false }
        return bytes.count == other.count || bytes[other.count] == byte
      }
    }
  }

  /// Whether each byte is a character, as a user perceives it: ASCII without a carriage return, which may be one
  /// with the line feed behind it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var isPlain: Bool {
    withBytes { bytes in
      for byte in bytes where byte >= 0x80 || byte == 0x0D { return false }
      return true
    }
  }

  /// The text with another one in place of a range; `nil` unless both are plain.
  ///
  /// - Parameter range: The range in bytes, which is within the text.
  func replacingPlain(_ range: TextRange, with replacement: String) -> String? {
    guard isPlain, replacement.isPlain else { return nil }
    return withBytes { bytes in
      replacement.withBytes { replacement in
        let count = bytes.count - range.length + replacement.count
        return String(unsafeUninitializedCapacity: count) { edited in
          let (rest, end) = (range.location + replacement.count, range.location + range.length)
          for index in 0..<range.location { edited[index] = bytes[index] }
          for index in 0..<replacement.count { edited[range.location + index] = replacement[index] }
          for index in end..<bytes.count { edited[rest + index - end] = bytes[index] }
          return count
        }
      }
    }
  }

  /// The number of UTF-16 units.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package var utf16Length: Int {
    withBytes { bytes in
      var count = 0
      // A scalar has as many units as bytes that do not continue one, and one more if it has four.
      for byte in bytes { count &+= (byte & 0xC0 != 0x80 ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0) }
      return count
    }
  }
}
