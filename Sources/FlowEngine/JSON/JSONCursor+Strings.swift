/// The bytes of a string between its quotation marks.
package struct JSONText {
  /// The offset of the bytes from the start of the text.
  var offset = 0
  /// The number of bytes.
  var count = 0
  /// Whether some of them are escapes.
  package var hasEscapes = false
}

extension JSONCursor {
  /// Scans a string and checks its escapes.
  @inline(__always) package mutating func string(
    _ expected: JSONError.Expected = .kind(.string)
  ) throws(JSONError) -> JSONText {
    guard next == UInt8(ascii: "\"") else { throw unexpected(expected) }
    position += 1
    var text = JSONText(offset: offset)
    while true {
      skipPlainBytes()
      switch next {
      case UInt8(ascii: "\""):
        text.count = offset - text.offset
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text.hasEscapes = true
        try skipEscape()
      default:
        if isAtEnd { throw unexpected(.quote) }
        throw JSONError(.controlCharacter(next), at: offset)
      }
    }
  }

  /// The text from the byte after a quotation mark to the next one; `nil` if it has escapes or is not
  /// valid.
  func plainText(from start: UnsafePointer<UInt8>) -> JSONText? {
    var cursor = self
    cursor.position = start
    cursor.skipPlainBytes()
    guard cursor.next == UInt8(ascii: "\"") else { return nil }
    let text = JSONText(offset: start - self.start, count: cursor.position - start)
    return UTF8Validation.firstInvalidOffset(in: bytes(of: text)) == nil ? text : nil
  }

  /// Advances to the next byte that is not a plain part of the string.
  @inline(__always) private mutating func skipPlainBytes() {
    while end - position >= 8 {
      let bytes = EightBytes(at: position)
      let matches =
        bytes.equal(to: UInt8(ascii: "\"")) | bytes.equal(to: UInt8(ascii: "\\"))
        | bytes.below(0x20)
      guard matches == 0 else {
        position += EightBytes.firstIndex(in: matches)
        return
      }
      position += 8
    }
    while position < end, position.pointee >= 0x20, position.pointee != UInt8(ascii: "\""),
      position.pointee != UInt8(ascii: "\\")
    {
      position += 1
    }
  }

  private mutating func skipEscape() throws(JSONError) {
    switch escape(at: position) {
    case .scalar(_, let length): position += length
    case .loneSurrogate: throw JSONError(.loneSurrogate, at: offset)
    case .malformed: throw JSONError(.malformedEscape, at: offset)
    }
  }

  // MARK: Contents

  /// The bytes of a scanned string, escapes and all.
  package func bytes(of text: JSONText) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + text.offset, count: text.count)
  }

  /// The contents of a scanned string.
  package func contents(of text: JSONText) -> String {
    text.hasEscapes ? unescaped(text) : String(decoding: bytes(of: text), as: UTF8.self)
  }

  private func unescaped(_ text: JSONText) -> String {
    var result = String.UnicodeScalarView()
    var position = start + text.offset
    let end = position + text.count
    while position < end {
      if position.pointee == UInt8(ascii: "\\") {
        // The scan has already rejected all other escapes.
        guard case .scalar(let scalar, let length) = escape(at: position) else { break }
        result.append(scalar)
        position += length
      } else {
        let plain = position
        while position < end, position.pointee != UInt8(ascii: "\\") { position += 1 }
        let bytes = UnsafeBufferPointer(start: plain, count: position - plain)
        result.append(contentsOf: String(decoding: bytes, as: UTF8.self).unicodeScalars)
      }
    }
    return String(result)
  }

  // MARK: Escapes

  private enum Escape {
    case scalar(Unicode.Scalar, length: Int)
    case loneSurrogate
    case malformed
  }

  /// The meaning of the escape whose backslash is at `position`.
  private func escape(at position: UnsafePointer<UInt8>) -> Escape {
    guard end - position >= 2 else { return .malformed }
    switch position[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return .scalar(Unicode.Scalar(position[1]), length: 2)
    case UInt8(ascii: "b"): return .scalar("\u{08}", length: 2)
    case UInt8(ascii: "f"): return .scalar("\u{0C}", length: 2)
    case UInt8(ascii: "n"): return .scalar("\n", length: 2)
    case UInt8(ascii: "r"): return .scalar("\r", length: 2)
    case UInt8(ascii: "t"): return .scalar("\t", length: 2)
    default: break
    }
    guard let unit = codeUnit(at: position) else { return .malformed }
    if let scalar = Unicode.Scalar(unit) { return .scalar(scalar, length: 6) }
    guard (0xD800...0xDBFF).contains(unit), let low = codeUnit(at: position + 6),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return .loneSurrogate }
    return .scalar(scalar, length: 12)
  }

  /// The UTF-16 unit of the escape `\uXXXX` at `position`; `nil` if there is none.
  private func codeUnit(at position: UnsafePointer<UInt8>) -> UInt32? {
    guard end - position >= 6, position[0] == UInt8(ascii: "\\"), position[1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = position[index].hexadecimalDigit else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}
