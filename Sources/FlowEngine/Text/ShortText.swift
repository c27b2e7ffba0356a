/// The bytes of a text of up to 15 bytes, which the standard library keeps in the text itself.
///
/// It is taken without retaining the text. Where the processor has no words of eight bytes, or the
/// library keeps texts in some other way, there is none.
struct ShortText {
  /// The first eight bytes, the first one lowest.
  let first: UInt64
  /// The others; in the highest byte, their number and that they are here.
  let rest: UInt64

  /// `nil` for a text that is longer.
  @inline(__always) init?(_ text: borrowing String) {
    guard Self.isKnown else { return nil }
    self.init(unsafeBitCast(copy text, to: Words.self))
  }

  /// `nil` for a text that is longer, and for none.
  @inline(__always) init?(_ text: borrowing String?) {
    guard Self.isKnown else { return nil }
    self.init(unsafeBitCast(copy text, to: Words.self))
  }

  /// Not 0 for a text of up to 15 bytes and for none; marks of several texts may be combined by `&`.
  @inline(__always) static func mark(_ text: borrowing String?) -> UInt64 {
    guard isKnown else { return 0 }
    let rest = unsafeBitCast(copy text, to: Words.self).rest
    // None is 0, and one less has all bits.
    return (rest | rest &- 1) & inlineMark
  }

  /// The number of bytes.
  @inline(__always) var count: Int { Int(truncatingIfNeeded: rest &>> 56 & 15) }

  private typealias Words = (first: UInt64, rest: UInt64)

  private static var inlineMark: UInt64 { 1 &<< 61 }

  @inline(__always) private init?(_ words: Words) {
    guard words.rest & Self.inlineMark != 0 else { return nil }
    first = words.first
    rest = words.rest
  }

  /// Whether texts are kept as is expected here; known when it is compiled.
  @inline(__always) private static var isKnown: Bool {
    guard MemoryLayout<String?>.size == MemoryLayout<Words>.size else { return false }
    let text = unsafeBitCast("ab" as String, to: Words.self)
    let none = unsafeBitCast(nil as String?, to: Words.self)
    return text.first == 0x6261 && text.rest == 0xE200_0000_0000_0000
      && none.first == 0 && none.rest == 0
  }
}
