/// A name of up to 16 bytes, packed so that two are compared at once.
///
/// The rest is filled with 0, which no name has in it.
struct ShortName: Equatable {
  /// The greatest number of bytes.
  static let capacity = 16

  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// How many bytes the name has.
  let count: Int

  /// Packs the bytes from `position` on; `nil` for too many. A byte of 0 must not be among them.
  ///
  /// - Parameters:
  ///   - position: The first byte.
  ///   - count: How many bytes the name has.
  ///   - end: The end of the memory around it, which may be read as far as that.
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

  /// Packs a name; `nil` for one that is too long or has a 0 in it.
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

  /// Whether the bytes from `position` on begin with the name; may say no close to `end`.
  @inline(__always) func isPrefix(
    at position: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
  ) -> Bool {
    end - position >= Self.capacity && (low, high) == Self.load(at: position, count: count)
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
