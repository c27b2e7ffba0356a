/// Writes JSON into memory that has room for all that is about to be written.
///
/// It neither checks for room nor writes commas: `JSONWriter` does both. It may touch up to `slack`
/// bytes beyond what it writes.
struct UncheckedJSONWriter {
  /// The number of bytes beyond the last one that may be touched.
  static let slack = 8

  /// Where the next byte goes.
  var out: UnsafeMutablePointer<UInt8>

  /// The most bytes that a text, with its quotes and all of it escaped, takes or touches.
  @inline(__always) static func room(for text: String) -> Int {
    text.utf8.count &* 6 &+ 2 &+ slack
  }

  /// The most bytes that an array of `count` numbers takes.
  static func roomForNumbers(_ count: Int) -> Int {
    count &* (maximumNumberLength &+ 1) &+ 2
  }

  /// Writes a byte.
  @inline(__always) mutating func byte(_ byte: Unicode.Scalar) {
    out[0] = UInt8(truncatingIfNeeded: byte.value)
    out += 1
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

  /// Writes a finite number so that it reads back bit for bit.
  mutating func exactNumber(_ value: Double) {
    out += writeExactNumber(value, to: out)
  }

  /// Writes a number, rounded to three decimals.
  mutating func number(_ value: Double) {
    out += writeNumber(value, decimals: JSONWriter.decimals, to: out)
  }

  /// Writes a number, rounded to six decimals.
  mutating func fineNumber(_ value: Double) {
    out += writeNumber(value, decimals: JSONWriter.fineDecimals, to: out)
  }

  /// Writes an integer.
  mutating func integer(_ value: Int) {
    out += writeInteger(value, to: out)
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
    number(a)
    byte(",")
    number(b)
    byte(",")
    number(c)
    byte(",")
    number(d)
    byte("]")
  }

  /// Writes a text with the escapes that JSON requires.
  mutating func string(_ value: borrowing String) {
    byte("\"")
    let isWritten = value.utf8.withContiguousStorageIfAvailable { bytes in
      if !shortAndPlain(bytes) { escaped(bytes) }
      return true
    }
    if isWritten == nil {
      // Only a bridged string does not have contiguous storage.
      Array(value.utf8).withUnsafeBufferPointer { escaped($0) }
    }
    byte("\"")
  }

  // MARK: Bytes

  /// Writes the bytes of a text of four to sixteen bytes that need no escapes, as most texts are: as two
  /// words that overlap.
  ///
  /// - Returns: Whether it was one.
  @inline(__always) private mutating func shortAndPlain(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let position = bytes.baseAddress else { return true }
    let count = bytes.count
    let target = UnsafeMutableRawPointer(out)
    if count <= 16, count >= 8 {
      let first = EightBytes(at: position)
      let last = EightBytes(at: position + (count &- 8))
      guard Self.special(in: first) | Self.special(in: last) == 0 else { return false }
      target.storeBytes(of: first.word.littleEndian, as: UInt64.self)
      target.storeBytes(of: last.word.littleEndian, toByteOffset: count &- 8, as: UInt64.self)
    } else if count < 8, count >= 4 {
      let bytes = EightBytes(at: position, count: count)
      // The bytes behind the text are zero, and no text.
      guard Self.special(in: bytes) &<< UInt64((8 &- count) &* 8) == 0 else { return false }
      target.storeBytes(of: bytes.word.littleEndian, as: UInt64.self)
    } else {
      return false
    }
    out += count
    return true
  }

  /// The bytes that need an escape, by their highest bits.
  @inline(__always) private static func special(in bytes: EightBytes) -> UInt64 {
    bytes.below(0x20) | bytes.equal(to: UInt8(ascii: "\"")) | bytes.equal(to: UInt8(ascii: "\\"))
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
    let special = Self.special(in: bytes)
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
  @inline(__always) mutating func hex(_ byte: UInt8) {
    out[0] = Self.hexDigit(byte &>> 4)
    out[1] = Self.hexDigit(byte & 15)
    out += 2
  }

  @inline(__always) private static func hexDigit(_ value: UInt8) -> UInt8 {
    value &+ (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") &- 10)
  }
}
