/// A cache of strings made from bytes, so that a recurring name allocates nothing.
///
/// It holds a few hundred short strings and drops all of them when it is full, so its size does not
/// grow with the length of a trace.
package struct StringCache: Sendable {
  /// The number of slots at first, for the names of most traces, and once there are more.
  private static let slotCounts = (few: 64, many: 512)
  /// The longest string that is cached; longer ones are not names.
  private static let longest = 64

  private var slots: [String?] = Array(repeating: nil, count: slotCounts.few)
  private var count = 0
  /// The most recent string, which is the most likely to recur.
  private var last = ""

  package init() {}

  /// The string of some bytes, which are valid UTF-8.
  package mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count <= Self.longest else { return String(decoding: bytes, as: UTF8.self) }
    if !Self.has(last, bytes) { last = find(bytes) }
    return last
  }

  private mutating func find(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var index = slot(bytes)
    while let string = slots[index] {
      if Self.has(string, bytes) { return string }
      index = (index + 1) % slots.count
    }
    // Three quarters of the slots are used at most.
    if count * 4 == slots.count * 3 {
      // Names recur, so that those that are in use are soon here again.
      if slots.count < Self.slotCounts.many {
        slots = Array(repeating: nil, count: Self.slotCounts.many)
      } else {
        for index in slots.indices { slots[index] = nil }
      }
      count = 0
      index = slot(bytes)
    }
    let string = String(decoding: bytes, as: UTF8.self)
    slots[index] = string
    count += 1
    return string
  }

  @inline(__always) private static func has(
    _ string: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard string.utf8.count == bytes.count, var other = bytes.baseAddress else {
      return string.isEmpty && bytes.isEmpty
    }
    return string.withBytes { own in
      guard var own = own.baseAddress else { return false }
      var count = bytes.count
      while count >= 8 {
        if EightBytes(at: own).word != EightBytes(at: other).word { return false }
        own += 8
        other += 8
        count &-= 8
      }
      return EightBytes(at: own, count: count).word == EightBytes(at: other, count: count).word
    }
  }

  /// The slot to look in first, from an FNV-1a hash.
  private func slot(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) % UInt32(truncatingIfNeeded: slots.count))
  }
}
