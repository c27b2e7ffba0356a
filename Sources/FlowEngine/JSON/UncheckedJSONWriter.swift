/// Writes JSON into memory that has enough room.
///
/// It neither checks for room nor writes commas: `JSONWriter` does both. It may touch up to `slack`
/// bytes beyond what it writes.
struct UncheckedJSONWriter {
  /// The number of bytes beyond the last one that may be touched.
  static let slack = 16

  /// Where the next byte goes.
  var out: BytePosition

  /// The most bytes that a text, with its quotes and all of it escaped, takes or touches.
  @inline(__always) static func room(for text: String) -> Int {
    text.utf8.count &* 6 &+ 2 &+ slack
  }

  /// The most bytes that a text of up to 15 bytes takes or touches.
  static var roomForShortText: Int { 15 * 6 + 2 + slack }

  /// The most bytes that an array of `count` numbers takes.
  static func roomForNumbers(_ count: Int) -> Int {
    count &* (maximumNumberLength &+ 1) &+ 2
  }

  /// Writes a byte.
  @inline(__always) mutating func byte(_ byte: Unicode.Scalar) {
    out[0] = UInt8(truncatingIfNeeded: byte.value)
    out += 1
  }

  /// Starts a new line.
  @inline(__always) mutating func breakLine(indent: Int) {
    byte("\n")
    for _ in 0..<indent { byte(" ") }
  }

  /// Writes text that is already valid JSON.
  ///
  /// Inlined because copying a literal of known length is one or two moves.
  @inline(__always) mutating func literal(_ text: StaticString) {
    copy(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Writes bytes as they are.
  @inline(__always) mutating func copy(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    if count <= 16, count >= 8 {
      // Two overlapping words, which avoids the call that a copy of unknown length would make.
      let target = UnsafeMutableRawPointer(out)
      let first = EightBytes(at: bytes).word
      let last = EightBytes(at: bytes + (count &- 8)).word
      target.storeBytes(of: first.littleEndian, as: UInt64.self)
      target.storeBytes(of: last.littleEndian, toByteOffset: count &- 8, as: UInt64.self)
    } else if count < 8 {
      let word = EightBytes(at: bytes, count: count).word
      UnsafeMutableRawPointer(out).storeBytes(of: word.littleEndian, as: UInt64.self)
    } else {
      out.copyBytes(from: bytes, count: count)
    }
    out += count
  }

  /// Writes the name of a member, which needs no escapes, and its colon.
  @inline(__always) mutating func key(_ name: StaticString) {
    byte("\"")
    literal(name)
    literal("\":")
  }

  /// Writes a number so that it reads back bit for bit; `null` for what is not finite.
  @inline(__always) mutating func exactNumber(_ value: Double) {
    out = writeExactNumber(value, to: out)
  }

  /// Writes a number, rounded to three decimals.
  @inline(__always) mutating func number(_ value: Double) {
    out = writeNumber(value, decimals: JSONWriter.decimals, to: out)
  }

  /// Writes a number, rounded to six decimals.
  @inline(__always) mutating func fineNumber(_ value: Double) {
    out = writeNumber(value, decimals: JSONWriter.fineDecimals, to: out)
  }

  /// Writes an integer.
  @inline(__always) mutating func integer(_ value: Int) {
    out = writeInteger(value, to: out)
  }

  /// Writes `true` or `false`.
  @inline(__always) mutating func bool(_ value: Bool) {
    if value { literal("true") } else { literal("false") }
  }

  /// Writes an array of two numbers.
  @inline(__always) mutating func numbers(_ a: Double, _ b: Double) {
    byte("[")
    number(a)
    byte(",")
    number(b)
    byte("]")
  }

  /// Writes an array of four numbers.
  @inline(__always) mutating func numbers(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    byte("[")
    out = writeCoordinate(a, to: out)
    byte(",")
    out = writeCoordinate(b, to: out)
    byte(",")
    out = writeCoordinate(c, to: out)
    byte(",")
    out = writeCoordinate(d, to: out)
    byte("]")
  }

  /// Writes a text with the escapes that JSON requires.
  @inline(__always) mutating func string(_ value: borrowing String) {
    if let text = ShortText(value) { string(text) } else { out = Self.writeLong(value, to: out) }
  }

  /// Writes a short text with the escapes that JSON requires.
  @inline(__always) mutating func string(_ text: ShortText) {
    out = Self.write(text, to: out)
  }

  /// Writes a text as two words, if it needs no escapes.
  ///
  /// Static, because a writer whose address is not passed on is kept in registers.
  @inline(never) private static func write(
    _ text: ShortText, to out: BytePosition
  ) -> BytePosition {
    let start = UnsafeMutableRawPointer(out + 1)
    let count = text.count
    out[0] = UInt8(ascii: "\"")
    start.storeBytes(of: text.first.littleEndian, as: UInt64.self)
    // The bytes after the text need no escapes.
    let special: UInt64
    if count < 8 {
      special = Self.special(in: text.first | ~0 &<< UInt64(truncatingIfNeeded: count &* 8))
    } else {
      start.storeBytes(of: text.rest.littleEndian, toByteOffset: 8, as: UInt64.self)
      let rest = text.rest | ~0 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)
      special = Self.special(in: text.first) | Self.special(in: rest)
    }
    guard special == 0 else { return writeEscaped(text, to: out) }
    let end = out + (count &+ 1)
    end[0] = UInt8(ascii: "\"")
    return end + 1
  }

  @inline(never) private static func writeEscaped(
    _ text: ShortText, to out: BytePosition
  ) -> BytePosition {
    withUnsafeBytes(of: (text.first.littleEndian, text.rest.littleEndian)) { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      return writeEscaped(UnsafeBufferPointer(rebasing: bytes[..<text.count]), to: out)
    }
  }

  @inline(never) private static func writeLong(
    _ text: borrowing String, to out: BytePosition
  ) -> BytePosition {
    if let end = text.utf8.withContiguousStorageIfAvailable({ writeEscaped($0, to: out) }) {
      return end
    }
    // Only a bridged string does not have contiguous storage.
    return Array(text.utf8).withUnsafeBufferPointer { writeEscaped($0, to: out) }
  }

  private static func writeEscaped(
    _ bytes: UnsafeBufferPointer<UInt8>, to out: BytePosition
  ) -> BytePosition {
    var json = UncheckedJSONWriter(out: out)
    json.byte("\"")
    json.escaped(bytes)
    json.byte("\"")
    return json.out
  }

  // MARK: Bytes

  /// The bytes of a word that need an escape, by their highest bits, of which the lowest one counts.
  @inline(__always) private static func special(in word: UInt64) -> UInt64 {
    // Two of its bits changed, a quotation mark comes next to the control characters.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = (word ^ 0x02 &* ones) &- 0x21 &* ones
    let backslash = (word ^ 0x5C &* ones) &- ones
    return (low | backslash) & ~word & (0x80 &* ones)
  }

  /// Writes the bytes of a text, eight at a time.
  @inline(never) private mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var position = bytes.baseAddress else { return }
    var count = bytes.count
    while count >= 8 {
      let taken = append(EightBytes(at: position), count: 8)
      position += taken
      count &-= taken
    }
    while count > 0 {
      let taken = append(EightBytes(at: position, count: count), count: count)
      position += taken
      count &-= taken
    }
  }

  /// Writes the first of eight bytes, up to and including the first that needs an escape.
  ///
  /// - Returns: The number of bytes consumed.
  @inline(__always) private mutating func append(_ bytes: EightBytes, count: Int) -> Int {
    UnsafeMutableRawPointer(out).storeBytes(of: bytes.word.littleEndian, as: UInt64.self)
    let special = Self.special(in: bytes.word)
    let plain = special == 0 ? 8 : EightBytes.firstIndex(in: special)
    if plain >= count {
      out += count
      return count
    }
    out += plain
    escape(UInt8(truncatingIfNeeded: bytes.word &>> UInt64(plain &* 8)))
    return plain &+ 1
  }

  private mutating func escape(_ byte: UInt8) {
    self.byte("\\")
    switch byte {
    case UInt8(ascii: "\""): self.byte("\"")
    case UInt8(ascii: "\\"): self.byte("\\")
    case 0x08: self.byte("b")
    case 0x09: self.byte("t")
    case 0x0A: self.byte("n")
    case 0x0C: self.byte("f")
    case 0x0D: self.byte("r")
    default:
      literal("u00")
      hex(byte)
    }
  }

  /// Writes a byte as two hexadecimal digits.
  @inline(__always) private mutating func hex(_ byte: UInt8) {
    let digits = UInt16(truncatingIfNeeded: Self.hexDigits(UInt64(byte)))
    UnsafeMutableRawPointer(out).storeBytes(of: digits.littleEndian, as: UInt16.self)
    out += 2
  }

  /// The hexadecimal digits of four bytes, each the lower one of two, as text, the first byte lowest.
  @inline(__always) static func hexDigits(_ bytes: UInt64) -> UInt64 {
    let low: UInt64 = 0x000F_000F_000F_000F
    let ones: UInt64 = 0x0101_0101_0101_0101
    let values = bytes &>> 4 & low | (bytes & low) &<< 8
    let letters = (values &+ 6 &* ones) &>> 4 & ones
    return values &+ UInt64(UInt8(ascii: "0")) &* ones &+ letters &* 7
  }
}
