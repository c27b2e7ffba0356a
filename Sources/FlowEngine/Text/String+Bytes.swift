/// Texts as their bytes in UTF-8.
///
/// Within the package, two texts are the same if their bytes are, as in traces, frames and hosts.
/// The standard library holds texts to be equal that only look alike, and its tables for that are a
/// good part of a small module.
extension String {
  /// Whether two texts have the same bytes.
  @inlinable package static func == (text: String, other: String) -> Bool {
    // The same bits are the same text; compared as words, without a copy that is to be released.
    if MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size {
      let words = unsafeBitCast(text, to: (UInt64, UInt64).self)
      if words == unsafeBitCast(other, to: (UInt64, UInt64).self) { return true }
    }
    return text.hasSameBytes(as: other)
  }

  /// Whether two texts have different bytes.
  @inlinable package static func != (text: String, other: String) -> Bool { !(text == other) }

  /// Whether a text has the bytes of a pattern.
  @inlinable package static func ~= (pattern: String, text: String) -> Bool { pattern == text }

  @usableFromInline @inline(never) func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withBytes { bytes in
      other.withBytes { other in bytes.hasSameBytes(as: other) }
    }
  }

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
