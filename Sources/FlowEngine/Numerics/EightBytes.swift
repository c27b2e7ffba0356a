/// Eight bytes of a text, tested together.
///
/// Each test returns a word whose lowest set bit lies in the first byte that passes; the bits above
/// it mean nothing.
struct EightBytes {
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes, with the first one lowest.
  let word: UInt64

  /// Creates a value from bytes already loaded.
  init(word: UInt64) {
    self.word = word
  }

  /// Loads eight bytes from `position`.
  init(at position: UnsafePointer<UInt8>) {
    word = UInt64(
      littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
  }

  /// Loads `count` bytes, fewer than eight, from `position`; the rest is 0.
  init(at position: UnsafePointer<UInt8>, count: Int) {
    let bytes = UnsafeRawPointer(position)
    if count >= 4 {
      // Two overlapping halves.
      let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let high = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      word = UInt64(low) | UInt64(high) &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8)
    } else {
      var word: UInt64 = 0
      for index in 0..<count {
        word |= UInt64(position[index]) &<< UInt64(truncatingIfNeeded: index &* 8)
      }
      self.word = word
    }
  }

  /// Whether every byte is ASCII.
  var areASCII: Bool { word & Self.highBits == 0 }

  /// The bytes equal to `byte`.
  func equal(to byte: UInt8) -> UInt64 {
    let difference = word ^ (Self.lowBits &* UInt64(byte))
    return (difference &- Self.lowBits) & ~difference & Self.highBits
  }

  /// The bytes below `byte`, which is at most 128.
  func below(_ byte: UInt8) -> UInt64 {
    (word &- Self.lowBits &* UInt64(byte)) & ~word & Self.highBits
  }

  /// The index of the first byte that passed the tests in `matches`, which is not 0.
  static func firstIndex(in matches: UInt64) -> Int {
    matches.trailingZeroBitCount >> 3
  }

  /// Whether two runs of bytes are the same.
  @inline(__always) static func areEqual(
    _ bytes: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    if count < 8 {
      if count >= 4 {
        return EightBytes(at: bytes, count: count).word == EightBytes(at: others, count: count).word
      }
      var index = 0
      while index < count, bytes[index] == others[index] { index &+= 1 }
      return index == count
    }
    // The last eight first, of which some may be compared again.
    let last = count &- 8
    if EightBytes(at: bytes + last).word != EightBytes(at: others + last).word { return false }
    var offset = 0
    while offset < last {
      if EightBytes(at: bytes + offset).word != EightBytes(at: others + offset).word {
        return false
      }
      offset &+= 8
    }
    return true
  }
}
