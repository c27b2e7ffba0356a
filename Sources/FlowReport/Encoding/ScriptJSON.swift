import FlowEngine

/// JSON that is safe inside a script element of a page.
///
/// Values already written as JSON are copied as they are, except for characters at which a page
/// would end the script, or an old browser the line.
struct ScriptJSON {
  /// What has been written.
  private(set) var bytes = Pieces()
  private var needsComma = false

  /// Opens an object or an array.
  mutating func open(_ bracket: Unicode.Scalar) {
    comma()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  /// Closes an object or an array.
  mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// Writes the name of a member that needs no escapes; its value is to follow.
  mutating func key(_ name: StaticString) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member as it is written in another text, with its quotes.
  mutating func key(written name: ArraySlice<UInt8>) {
    raw(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes an integer.
  mutating func integer(_ value: Int) {
    comma()
    bytes.append(String(value).utf8)
    needsComma = true
  }

  /// Writes a text.
  mutating func string(_ value: String) {
    var json = JSONWriter(capacity: value.utf8.count + 16)
    json.string(value)
    json.withBytes { raw($0) }
  }

  /// Writes a value that is already JSON.
  mutating func raw(_ json: ArraySlice<UInt8>) {
    json.withUnsafeBufferPointer { raw($0) }
  }

  /// Writes a value that is already JSON.
  mutating func raw(_ json: UnsafeBufferPointer<UInt8>) {
    comma()
    var start = 0
    for index in json.indices where json[index] == UInt8(ascii: "<") || json[index] == 0xE2 {
      guard let (escape, length) = Self.escape(at: index, in: json) else { continue }
      bytes.append(UnsafeBufferPointer(rebasing: json[start..<index]))
      bytes.append(escape.utf8)
      start = index + length
    }
    bytes.append(UnsafeBufferPointer(rebasing: json[start...]))
    needsComma = true
  }

  /// Writes a text of letters that were written separately.
  mutating func letters(_ letters: Pieces) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(letters)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes the elements of an array, or the members of an object, that were written separately.
  mutating func contents(_ json: ScriptJSON) {
    guard !json.bytes.isEmpty else { return }
    comma()
    bytes.append(json.bytes)
    needsComma = true
  }

  /// Writes a time, in seconds.
  mutating func time(_ value: Double) {
    var json = JSONWriter(capacity: 64)
    json.fineNumber(value)
    json.withBytes { raw($0) }
  }

  /// Writes a member with a text.
  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member with an integer.
  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// The replacement for the bytes at `index`, and the number of bytes it replaces.
  ///
  /// In JSON, none of these can occur outside a string.
  private static func escape(
    at index: Int, in json: UnsafeBufferPointer<UInt8>
  ) -> (String, length: Int)? {
    switch json[index] {
    case UInt8(ascii: "<"): return ("\\u003c", 1)
    case 0xE2:
      guard index + 2 < json.count, json[index + 1] == 0x80 else { return nil }
      switch json[index + 2] {
      case 0xA8: return ("\\u2028", 3)
      case 0xA9: return ("\\u2029", 3)
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
