/// A text that is compared by its bytes in UTF-8.
///
/// Two ids, names or texts are the same only if their bytes are, as in traces, frames and hosts:
/// `name.bytes == other.bytes`, `switch name.bytes { case "show": … }`. `==` of `String` also holds for
/// texts that only look alike, such as `é` composed and decomposed, and the standard library's tables
/// for that are a good part of a small module.
@usableFromInline package struct TextBytes: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  @usableFromInline package let text: String

  /// Compares a text by its bytes.
  @inlinable init(_ text: String) { self.text = text }

  /// A text that is written in code.
  @inlinable package init(stringLiteral text: String) { self.text = text }

  /// Whether two texts have the same bytes.
  @inlinable package static func == (text: TextBytes, other: TextBytes) -> Bool {
    // The same bits are the same text; compared as words, without a copy that is to be released.
    if MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size {
      let words = unsafeBitCast(text.text, to: (UInt64, UInt64).self)
      let others = unsafeBitCast(other.text, to: (UInt64, UInt64).self)
      // One by one: a debug build compares tuples by what it finds out of their types.
      if words.0 == others.0, words.1 == others.1 { return true }
      // Of up to 15 bytes, kept in the words themselves.
      if words.1 & others.1 & 1 &<< 61 != 0 { return false }
    }
    return text.hasSameBytes(as: other)
  }

  @usableFromInline @inline(never) func hasSameBytes(as other: TextBytes) -> Bool {
    guard text.utf8.count == other.text.utf8.count else { return false }
    return text.withBytes { bytes in
      other.text.withBytes { other in bytes.hasSameBytes(as: other) }
    }
  }

  /// Hashes the bytes.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// The text, compared by its bytes.
  @inlinable package var bytes: TextBytes { TextBytes(self) }
}
