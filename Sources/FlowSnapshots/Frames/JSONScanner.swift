import FlowEngine

/// The pass over a JSON text that notes where values stand.
///
/// It checks what could lead it astray; what it finds malformed is put into words by the engine's
/// reader, which also knows the rest.
struct JSONScanner {
  /// What is wrong with a text.
  struct Malformed: Error {
    /// Where the outermost value begins that has it.
    var root: Int
    /// Where it is.
    var offset: Int
  }

  private(set) var entries: [JSONOutline.Entry] = []
  private(set) var roots: [JSONOutline.Value] = []
  private var position = 0
  private var root = 0
  private var isASCII = true

  /// Scans a text of any number of values with white space between them.
  ///
  /// - Throws: `Malformed` at the first byte that cannot stand where it does.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) {
    entries.reserveCapacity(bytes.count / 8)
    skipSpace(bytes)
    while position < bytes.count {
      root = position
      roots.append(JSONOutline.Value(entry: Int32(entries.count)))
      try value(bytes, depth: 1)
      skipSpace(bytes)
    }
    if !isASCII, !Self.isUTF8(bytes) { throw Malformed(root: 0, offset: 0) }
  }

  private mutating func value(
    _ bytes: UnsafeBufferPointer<UInt8>, depth: Int
  ) throws(Malformed) {
    let index = entries.count
    entries.append(JSONOutline.Entry(start: Int32(position), end: 0, next: 0))
    switch next(bytes) {
    case UInt8(ascii: "\""): try string(bytes)
    case UInt8(ascii: "{"): try group(bytes, depth, end: UInt8(ascii: "}"), hasNames: true)
    case UInt8(ascii: "["): try group(bytes, depth, end: UInt8(ascii: "]"), hasNames: false)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(bytes)
    case UInt8(ascii: "t"): try literal(bytes, "true")
    case UInt8(ascii: "f"): try literal(bytes, "false")
    case UInt8(ascii: "n"): try literal(bytes, "null")
    default: throw malformed
    }
    entries[index].end = Int32(position)
    entries[index].next = Int32(entries.count)
  }

  private mutating func group(
    _ bytes: UnsafeBufferPointer<UInt8>, _ depth: Int, end: UInt8, hasNames: Bool
  ) throws(Malformed) {
    guard depth <= JSONValue.nestingLimit else { throw malformed }
    position += 1
    skipSpace(bytes)
    if next(bytes) == end {
      position += 1
      return
    }
    while true {
      skipSpace(bytes)
      if hasNames {
        guard next(bytes) == UInt8(ascii: "\"") else { throw malformed }
        try value(bytes, depth: depth + 1)
        skipSpace(bytes)
        guard next(bytes) == UInt8(ascii: ":") else { throw malformed }
        position += 1
        skipSpace(bytes)
      }
      try value(bytes, depth: depth + 1)
      skipSpace(bytes)
      let byte = next(bytes)
      guard byte == end || byte == UInt8(ascii: ",") else { throw malformed }
      position += 1
      if byte == end { return }
    }
  }

  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return
      }
      guard byte >= 0x20 else { throw malformed }
      if byte >= 0x80 { isASCII = false }
      if byte == UInt8(ascii: "\\") {
        position += 1
        guard "\"\\/bfnrtu".utf8.contains(next(bytes)) else { throw malformed }
      }
      position += 1
    }
    throw malformed
  }

  private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) {
    if next(bytes) == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = next(bytes) == UInt8(ascii: "0")
    let whole = position
    try digits(bytes)
    if hasLeadingZero, position > whole + 1 { throw malformed }
    if next(bytes) == UInt8(ascii: ".") {
      position += 1
      try digits(bytes)
    }
    if next(bytes) | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next(bytes) == UInt8(ascii: "-") || next(bytes) == UInt8(ascii: "+") { position += 1 }
      try digits(bytes)
    }
  }

  private mutating func digits(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) {
    let start = position
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= next(bytes) { position += 1 }
    guard position > start else { throw malformed }
  }

  private mutating func literal(
    _ bytes: UnsafeBufferPointer<UInt8>, _ literal: StaticString
  ) throws(Malformed) {
    for index in 0..<literal.utf8CodeUnitCount {
      guard next(bytes) == literal.utf8Start[index] else { throw malformed }
      position += 1
    }
  }

  /// The byte at the position; 0, which no value holds, at the end.
  private func next(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  private mutating func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private var malformed: Malformed { Malformed(root: root, offset: position) }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
