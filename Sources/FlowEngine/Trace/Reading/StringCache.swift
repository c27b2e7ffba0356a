/// A cache of strings made from bytes, so that a recurring name allocates nothing.
///
/// It holds a few hundred short strings and drops all of them when it is full, so its size does not
/// grow with the length of a trace.
package struct StringCache: Sendable {
  /// The most strings that are kept.
  private static let capacity = 256
  /// The longest string that is cached; longer ones are not names.
  private static let longest = 64

  private var strings: [String] = []
  private var table = SlotTable(capacity: capacity)
  /// The most recent string, which is the most likely to recur.
  private var last = ""

  package init() { strings.reserveCapacity(Self.capacity) }

  /// The string of some bytes, which are valid UTF-8.
  package mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count <= Self.longest else { return String(decoding: bytes, as: UTF8.self) }
    if !Self.has(last, bytes) { last = find(bytes) }
    return last
  }

  private mutating func find(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if let place = table.place(of: bytes, { Self.has(strings[$0], bytes) }) {
      return strings[place]
    }
    if strings.count == table.capacity {
      // Names recur, so that those that are in use are soon here again.
      strings.removeAll(keepingCapacity: true)
      table.removeAll(capacity: Self.capacity)
    }
    let string = String(decoding: bytes, as: UTF8.self)
    _ = table.insert(strings.count, string) { _ in false }
    strings.append(string)
    return string
  }

  @inline(__always) private static func has(
    _ string: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    string.utf8.count == bytes.count && string.withBytes { $0.hasSameBytes(as: bytes) }
  }
}
