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

  /// The string of these bytes, which are UTF-8.
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count <= Self.longest else { return String(decoding: bytes, as: UTF8.self) }
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

  private static func has(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var string = string
    return string.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
  }

  /// Where to look first: FNV-1a.
  private static func slot(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) % UInt32(slotCount))
  }
}
