/// Eight bytes of a text, looked at together.
///
/// Each test gives a word in which the lowest set bit stands in the first byte that meets it; bits
/// above that one mean nothing.
struct EightBytes {
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes, the first one lowest.
  let word: UInt64

  /// Loads the bytes from `position`; there must be eight.
  init(at position: UnsafePointer<UInt8>) {
    word = UInt64(
      littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
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

  /// The place of the first byte that met the tests in `matches`, which is not 0.
  static func firstIndex(in matches: UInt64) -> Int {
    matches.trailingZeroBitCount >> 3
  }
}
