/// Strings that were made from bytes before, so that a name that comes again allocates nothing.
///
/// It holds a few hundred short strings and forgets all of them when it is full, so that its size
/// does not grow with the length of a trace.
struct StringCache {
  private static let slotCount = 512
  private static let limit = 256
  /// Longer strings are no names; they are made anew.
  private static let longest = 64

  private var slots: [String?] = Array(repeating: nil, count: slotCount)
  private var count = 0
  /// The one that came last, which mostly comes again.
  private var last = ""

  /// The string of these bytes, which are UTF-8.
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count <= Self.longest else { return String(decoding: bytes, as: UTF8.self) }
    if !Self.has(last, bytes) { last = find(bytes) }
    return last
  }

  private mutating func find(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var index = Self.slot(bytes)
    while let string = slots[index] {
      if Self.has(string, bytes) { return string }
      index = (index + 1) % Self.slotCount
    }
    if count == Self.limit {
      for index in slots.indices { slots[index] = nil }
      count = 0
      index = Self.slot(bytes)
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
    var string = string
    return string.withUTF8 { own in
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

  /// Where to look first: FNV-1a.
  private static func slot(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) % UInt32(slotCount))
  }
}
