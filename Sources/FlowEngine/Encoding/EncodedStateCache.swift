#if !hasFeature(Embedded)
  /// The encoded state of the last frame: most events leave what a frame shows of it as it was.
  @usableFromInline struct EncodedStateCache: Sendable {
    /// What the last frame showed of the state, as bytes that are quicker to write than JSON.
    private var image: [UInt8] = []
    private var bytes: [UInt8] = []

    @usableFromInline init() {}

    /// Writes the state in a frame.
    @inlinable mutating func write<S: Scene>(_ scene: S, to json: inout JSONWriter) {
      let start = json.count
      json.image(of: scene)
      if isKept(json, from: start) {
        copy(to: &json, from: start)
      } else {
        keepImage(&json, from: start)
        json.state(of: scene)
        keepBytes(json, from: start)
      }
    }

    /// Whether the image that has been written is that of the last frame.
    @usableFromInline func isKept(_ json: borrowing JSONWriter, from start: Int) -> Bool {
      let count = json.count &- start
      guard count == image.count else { return false }
      return json.withBytes { written in
        image.withUnsafeBytes { image in
          guard let kept = image.baseAddress, let first = written.baseAddress else { return false }
          return haveSameBytes(kept, UnsafeRawPointer(first + start), count)
        }
      }
    }

    /// Writes what the last frame had in place of the image.
    @usableFromInline func copy(to json: inout JSONWriter, from start: Int) {
      json.takeBack(to: start)
      json.write(atMost: bytes.count) { json in
        bytes.withUnsafeBufferPointer { bytes in
          if let kept = bytes.baseAddress { json.copy(kept, bytes.count) }
        }
      }
    }

    /// Keeps the image that has been written, and takes it back.
    @usableFromInline @inline(never) mutating func keepImage(
      _ json: inout JSONWriter, from start: Int
    ) {
      json.withBytes { image.replaceAll(with: $0[start...]) }
      json.takeBack(to: start)
    }

    /// Keeps the state that has been written.
    @usableFromInline @inline(never) mutating func keepBytes(
      _ json: borrowing JSONWriter, from start: Int
    ) {
      json.withBytes { bytes.replaceAll(with: $0[start...]) }
    }
  }

  extension [UInt8] {
    fileprivate mutating func replaceAll(with bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      removeAll(keepingCapacity: true)
      append(contentsOf: bytes)
    }
  }

  /// Whether two pieces of memory are the same, eight bytes at a time.
  private func haveSameBytes(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      guard
        first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    while offset < count {
      guard
        first.load(fromByteOffset: offset, as: UInt8.self)
          == second.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset &+= 1
    }
    return true
  }
#endif
