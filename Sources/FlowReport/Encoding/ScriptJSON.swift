import FlowEngine

/// JSON that can stand in a script element of a page.
///
/// Values that are written already are taken over as they are, but for the characters at which a
/// page would end the script, or an old browser a line.
struct ScriptJSON {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init(capacity: Int = 1 << 12) {
    bytes.reserveCapacity(capacity)
  }

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
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member as it stands in another text, with its quotes.
  mutating func key(written name: ArraySlice<UInt8>) {
    raw(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a whole number.
  mutating func integer(_ value: Int) {
    comma()
    bytes += String(value).utf8
    needsComma = true
  }

  /// Writes a text.
  mutating func string(_ value: String) {
    var json = JSONWriter(capacity: value.utf8.count + 16)
    json.string(value)
    json.withBytes { raw(Array($0)[...]) }
  }

  /// Writes a value that is JSON already.
  mutating func raw(_ json: ArraySlice<UInt8>) {
    comma()
    json.withUnsafeBufferPointer { json in
      var start = 0
      for index in json.indices {
        guard let (escape, length) = Self.escape(at: index, in: json) else { continue }
        bytes += json[start..<index]
        bytes += escape.utf8
        start = index + length
      }
      bytes += json[start...]
    }
    needsComma = true
  }

  /// Writes the values of an array or the members of an object that were written elsewhere.
  mutating func contents(_ json: ScriptJSON) {
    guard !json.bytes.isEmpty else { return }
    comma()
    bytes += json.bytes
    needsComma = true
  }

  /// Writes a time, in seconds.
  mutating func time(_ value: Double) {
    var json = JSONWriter(capacity: 64)
    json.fineNumber(value)
    json.withBytes { raw(Array($0)[...]) }
  }

  /// Writes a member with a text.
  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member with a whole number.
  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// What is written in the place of the bytes at `index`, and how many they are.
  ///
  /// In JSON none of these can stand outside a string.
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
