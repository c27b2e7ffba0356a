/// A name of up to 16 bytes, packed so that two can be compared at once.
///
/// It is padded with zero bytes, which no name contains.
struct ShortName: Equatable {
  /// The greatest length of a name, in bytes.
  static let capacity = 16

  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The length of the name, in bytes.
  let count: Int

  /// Packs the bytes from `position` on, none of which may be 0; `nil` if there are too many.
  ///
  /// - Parameters:
  ///   - position: The first byte.
  ///   - count: The length of the name, in bytes.
  ///   - end: The end of the memory around it, up to which it is safe to read.
  @inline(__always) init?(
    at position: UnsafePointer<UInt8>, count: Int, before end: UnsafePointer<UInt8>
  ) {
    guard count <= Self.capacity else { return nil }
    self.count = count
    if end - position >= Self.capacity {
      (low, high) = Self.load(at: position, count: count)
    } else {
      for index in 0..<count { append(position[index], at: index) }
    }
  }

  /// Packs a name; `nil` if it is too long or contains a zero byte.
  init?(_ name: String) {
    count = name.utf8.count
    guard count <= Self.capacity else { return nil }
    var index = 0
    for byte in name.utf8 {
      guard byte != 0 else { return nil }
      append(byte, at: index)
      index += 1
    }
  }

  /// Packs the first `count` of the 16 bytes from `position` on.
  @inline(__always) private static func load(
    at position: UnsafePointer<UInt8>, count: Int
  ) -> (low: UInt64, high: UInt64) {
    // A shift by 64 or more leaves nothing.
    let mask = UInt64.max
    return (
      EightBytes(at: position).word & ~(count < 8 ? mask << UInt64(count * 8) : 0),
      EightBytes(at: position + 8).word & ~(count < 8 ? mask : mask << UInt64(count * 8 - 64))
    )
  }

  private mutating func append(_ byte: UInt8, at index: Int) {
    if index < 8 {
      low |= UInt64(byte) << UInt64(index * 8)
    } else {
      high |= UInt64(byte) << UInt64(index * 8 - 64)
    }
  }
}
