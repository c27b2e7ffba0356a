/// A position in a JSON text that is being read.
///
/// The bytes must outlive the cursor.
package struct JSONCursor {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  package var position: UnsafePointer<UInt8>

  /// The greatest magnitude allowed for a number.
  var magnitude: Double

  /// Creates a cursor at the start of a text, which may be empty.
  ///
  /// - Throws: `JSONError` for bytes that are not UTF-8 and for a byte order mark.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, magnitude: Double = .greatestFiniteMagnitude
  ) throws(JSONError) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw JSONError(.byteOrderMark, at: 0)
    }
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw JSONError(.notUTF8(bytes[offset]), at: offset)
    }
    // Without bytes there is no base address; any other will do, because nothing is read.
    start = bytes.baseAddress ?? ("" as StaticString).utf8Start
    end = start + bytes.count
    position = start
    self.magnitude = magnitude
  }

  /// Creates a cursor at the start of a text that is known to be valid, or that the caller checks.
  init(unchecked bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress ?? ("" as StaticString).utf8Start
    end = start + bytes.count
    position = start
    magnitude = .greatestFiniteMagnitude
  }

  /// The cursor's offset, in bytes from the start of the text.
  package var offset: Int { position - start }

  /// The byte at the cursor; at the end 0, which never occurs outside a string.
  var next: UInt8 { position < end ? position.pointee : 0 }

  /// Whether the cursor is at the end of the text.
  package var isAtEnd: Bool { position == end }

  // MARK: Structure

  /// Advances to the next byte that is not white space.
  @inline(__always) package mutating func skipSpace() {
    while position < end {
      switch position.pointee {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// Moves past a byte if it is the next one.
  @inline(__always) package mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Moves past the byte that must come next.
  @inline(__always) package mutating func require(
    _ byte: UInt8, _ expected: JSONError.Expected
  ) throws(JSONError) {
    guard skip(byte) else { throw unexpected(expected) }
  }

  /// Moves past the white space that may follow the text.
  @inline(__always) mutating func finish() throws(JSONError) {
    skipSpace()
    guard isAtEnd else { throw unexpected(.end) }
  }

  // MARK: Values

  /// Reads a number.
  @inline(__always) package mutating func number() throws(JSONError) -> Double {
    let start = offset
    let value = try unboundedNumber()
    guard value.magnitude <= magnitude else {
      throw JSONError(.invalid(expected: .number(from: -magnitude, to: magnitude)), at: start)
    }
    return value
  }

  /// Reads an array of two short decimals without white space, the form of points in recordings;
  /// `nil`, with nothing read, for anything else.
  @inline(__always) mutating func shortPair() -> (Double, Double)? {
    guard next == UInt8(ascii: "["),
      let x = ShortDecimal(from: position + 1, to: end),
      x.end < end, x.end.pointee == UInt8(ascii: ","),
      let y = ShortDecimal(from: x.end + 1, to: end),
      y.end < end, y.end.pointee == UInt8(ascii: "]"),
      x.value.magnitude <= magnitude, y.value.magnitude <= magnitude
    else { return nil }
    position = y.end + 1
    return (x.value, y.value)
  }

  /// Reads a non-negative integer that fits in `Int` on every platform.
  mutating func wholeNumber() throws(JSONError) -> Double {
    let start = offset
    let value = try unboundedNumber()
    let greatest = min(magnitude, Double(Int32.max))
    guard value >= 0, value <= greatest, Double(Int32(value)) == value else {
      throw JSONError(.invalid(expected: .wholeNumber(to: greatest)), at: start)
    }
    return value
  }

  @inline(__always) private mutating func unboundedNumber() throws(JSONError) -> Double {
    guard let (value, next) = readNumber(from: position, to: end) else {
      throw unexpected(.kind(.number))
    }
    position = next
    return value
  }

  /// Reads `true` or `false`.
  package mutating func bool() throws(JSONError) -> Bool {
    if skip("true") { return true }
    if skip("false") { return false }
    throw unexpected(.kind(.bool))
  }

  /// Reads `null`.
  package mutating func null() throws(JSONError) {
    guard skip("null") else { throw unexpected(.kind(.null)) }
  }

  /// Moves past a literal if it comes next.
  private mutating func skip(_ literal: StaticString) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard end - position >= length else { return false }
    for index in 0..<length where position[index] != literal.utf8Start[index] { return false }
    position += length
    return true
  }

  // MARK: Errors

  /// The kind of value that begins at the cursor; `nil` if none does.
  package var kindAhead: JSONValue.Kind? {
    switch next {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: nil
    }
  }

  /// The error for what is at the cursor.
  @inline(never)
  package func unexpected(_ expected: JSONError.Expected) -> JSONError {
    JSONError(.unexpected(found(insteadOf: expected), expected: expected), at: offset)
  }

  /// Whether the bytes that begin like a literal are one.
  private func isValueAhead(_ kind: JSONValue.Kind) -> Bool {
    var cursor = self
    return switch kind {
    case .bool: cursor.skip("true") || cursor.skip("false")
    case .null: cursor.skip("null")
    case .number, .string, .array, .object: true
    }
  }

  private func found(insteadOf expected: JSONError.Expected) -> JSONError.Found {
    if let kind = kindAhead, expected.isValue(otherThan: kind), isValueAhead(kind) {
      return .value(kind)
    }
    let rest = UnsafeBufferPointer(start: position, count: min(end - position, 4))
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return .end
    }
    return .character(scalar)
  }
}

extension JSONError.Expected {
  /// Whether a value is expected but not one of `kind`; otherwise the bytes that begin like a value are
  /// malformed, or stand where no value can.
  fileprivate func isValue(otherThan kind: JSONValue.Kind) -> Bool {
    switch self {
    case .colon, .commaOrBrace, .commaOrBracket, .quote, .name, .end, .value: false
    case .kind(let expected): expected != kind
    case .numbers: kind != .array
    case .anyButNull, .arrayOrObject, .numberOrObject, .number, .positiveNumber, .wholeNumber,
      .form,
      .members:
      true
    }
  }
}
