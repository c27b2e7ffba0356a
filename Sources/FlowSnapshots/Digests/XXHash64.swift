/// The hash XXH64 with seed 0, of bytes that come in pieces: what `xxhsum -H64` prints.
///
/// Its 64 bits are enough that among millions of changes none is missed, and it takes a small part
/// of the time in which the bytes are made. It is no safeguard against someone who wants two texts of
/// one hash.
package struct XXHash64: Sendable {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
  /// The number of bytes that are taken at once, eight in each lane.
  private static let stripe = 32

  private typealias Words = (UInt64, UInt64, UInt64, UInt64)

  private var lanes: Words = (prime1 &+ prime2, prime2, 0, 0 &- prime1)
  /// The bytes that do not make a stripe yet.
  private var rest: Words = (0, 0, 0, 0)
  private var restCount = 0
  private var count: UInt64 = 0

  /// Creates the hash of no bytes.
  package init() {}

  /// Creates the hash of bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(bytes)
  }

  /// Adds the next bytes.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var bytes = UnsafeRawBufferPointer(bytes)
    count &+= UInt64(bytes.count)
    if restCount > 0 {
      let taken = min(Self.stripe - restCount, bytes.count)
      withUnsafeMutableBytes(of: &rest) { rest in
        rest[restCount...].copyBytes(from: bytes[..<taken])
      }
      restCount += taken
      bytes = UnsafeRawBufferPointer(rebasing: bytes[taken...])
      guard restCount == Self.stripe else { return }
      lanes = withUnsafeBytes(of: rest) { [lanes] in Self.taking($0, into: lanes) }
      restCount = 0
    }
    let whole = bytes.count / Self.stripe * Self.stripe
    lanes = Self.taking(UnsafeRawBufferPointer(rebasing: bytes[..<whole]), into: lanes)
    let left = UnsafeRawBufferPointer(rebasing: bytes[whole...])
    if left.isEmpty { return }
    withUnsafeMutableBytes(of: &rest) { $0.copyBytes(from: left) }
    restCount = left.count
  }

  /// The hash of the bytes so far.
  package var value: UInt64 {
    var hash = Self.prime5
    if count >= UInt64(Self.stripe) {
      hash =
        Self.rotated(lanes.0, 1) &+ Self.rotated(lanes.1, 7) &+ Self.rotated(lanes.2, 12)
        &+ Self.rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ Self.round(0, lane)) &* Self.prime1 &+ Self.prime4
      }
    }
    hash &+= count
    withUnsafeBytes(of: rest) { rest in
      var index = 0
      while index + 8 <= restCount {
        hash ^= Self.round(0, Self.word(rest, index))
        hash = Self.rotated(hash, 27) &* Self.prime1 &+ Self.prime4
        index += 8
      }
      if index + 4 <= restCount {
        let half = UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        hash ^= UInt64(half) &* Self.prime1
        hash = Self.rotated(hash, 23) &* Self.prime2 &+ Self.prime3
        index += 4
      }
      while index < restCount {
        hash ^= UInt64(rest[index]) &* Self.prime5
        hash = Self.rotated(hash, 11) &* Self.prime1
        index += 1
      }
    }
    hash = (hash ^ hash >> 33) &* Self.prime2
    hash = (hash ^ hash >> 29) &* Self.prime3
    return hash ^ hash >> 32
  }

  private static func taking(_ stripes: UnsafeRawBufferPointer, into lanes: Words) -> Words {
    var lanes = lanes
    var index = 0
    while index < stripes.count {
      lanes.0 = round(lanes.0, word(stripes, index))
      lanes.1 = round(lanes.1, word(stripes, index + 8))
      lanes.2 = round(lanes.2, word(stripes, index + 16))
      lanes.3 = round(lanes.3, word(stripes, index + 24))
      index += stripe
    }
    return lanes
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value &<< bits | value &>> (64 - bits)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}

extension XXHash64 {
  /// The hash of bytes.
  package static func value(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { XXHash64($0).value }
  }
}
