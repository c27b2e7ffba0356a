/// Bytes that grow without being copied, in pieces that others can take over.
struct Pieces: Sendable {
  /// The number of bytes of a piece, other than the last one.
  private static let size = 1 << 16

  private var full: [[UInt8]] = []
  private var last: [UInt8] = []
  /// The number of bytes.
  private(set) var count = 0

  /// Whether there are no bytes.
  var isEmpty: Bool { count == 0 }

  /// Adds a byte.
  mutating func append(_ byte: UInt8) {
    if last.count >= Self.size { close() }
    last.append(byte)
    count += 1
  }

  /// Adds a few bytes.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Adds bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while rest.count > Self.size - last.count {
      let room = max(0, Self.size - last.count)
      last += rest.prefix(room)
      rest = rest.dropFirst(room)
      close()
    }
    last += rest
    count += bytes.count
  }

  /// Adds all of another one; its pieces are shared.
  mutating func append(_ other: Pieces) {
    if !other.full.isEmpty {
      if !last.isEmpty { full.append(last) }
      full += other.full
      last = []
      count += other.count - other.last.count
    }
    other.last.withUnsafeBufferPointer { append($0) }
  }

  /// Gives back the room that was kept for more bytes.
  mutating func trim() {
    var exact: [UInt8] = []
    exact.reserveCapacity(last.count)
    exact += last
    last = exact
  }

  /// Hands on the pieces in order.
  func forEach<Failure: Error>(
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for piece in full {
      try piece.withUnsafeBufferPointer { (bytes) throws(Failure) in try receive(bytes) }
    }
    try last.withUnsafeBufferPointer { (bytes) throws(Failure) in try receive(bytes) }
  }

  private mutating func close() {
    full.append(last)
    last = []
    last.reserveCapacity(Self.size)
  }
}
