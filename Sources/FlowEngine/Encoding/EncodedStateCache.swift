#if !hasFeature(Embedded)
  /// The encoded state of the last frame: most events leave what a frame shows of it as it was.
  ///
  /// While each frame shows something else, as when a text is typed, it is not asked for longer and
  /// longer whether the state is the last one's.
  @usableFromInline struct EncodedStateCache: Sendable {
    /// The most frames in a row for which it is not asked.
    private static let longestRest = 15

    /// What the last frame showed of the state, as bytes that are quicker to write than JSON.
    private var image: [UInt8] = []
    private var bytes: [UInt8] = []
    /// Whether they are those of the last frame.
    private var isCurrent = false
    /// The number of frames for which it is not asked, from now on and after the last change.
    private var (rest, lastRest) = (0, 0)

    @usableFromInline init() {}

    /// Writes the state in a frame.
    @inlinable mutating func write<S: Scene>(_ scene: S, to json: inout JSONWriter) {
      if isResting() { return json.state(of: scene) }
      let start = json.count
      json.image(of: scene)
      if copies(from: start, to: &json) { return }
      let keeps = keepsImage(&json, from: start)
      json.state(of: scene)
      if keeps { keepBytes(json, from: start) }
    }

    @usableFromInline mutating func isResting() -> Bool {
      if rest == 0 { return false }
      rest -= 1
      isCurrent = false
      return true
    }

    /// Puts the last state in place of the image that has been written, if it is the same.
    @usableFromInline mutating func copies(from start: Int, to json: inout JSONWriter) -> Bool {
      guard isCurrent, isKept(json, from: start) else { return false }
      copy(to: &json, from: start)
      lastRest = 0
      return true
    }

    /// Whether the image that has been written is that of the last frame.
    private func isKept(_ json: borrowing JSONWriter, from start: Int) -> Bool {
      let count = json.count &- start
      guard count == image.count else { return false }
      return json.withBytes { written in
        image.withUnsafeBytes { image in
          guard let kept = image.baseAddress, let first = written.baseAddress else { return false }
          return haveSameBytes(kept, UnsafeRawPointer(first + start), count)
        }
      }
    }

    private func copy(to json: inout JSONWriter, from start: Int) {
      json.takeBack(to: start)
      json.write(atMost: bytes.count) { json in
        bytes.withUnsafeBufferPointer { bytes in
          if let kept = bytes.baseAddress { json.copy(kept, bytes.count) }
        }
      }
    }

    /// Takes the image back that has been written, and keeps it unless states change too often.
    @usableFromInline @inline(never) mutating func keepsImage(
      _ json: inout JSONWriter, from start: Int
    ) -> Bool {
      if isCurrent {
        lastRest = min(2 * lastRest + 1, Self.longestRest)
        rest = lastRest
      }
      isCurrent = rest == 0
      if isCurrent { json.withBytes { image.replaceAll(with: $0[start...]) } }
      json.takeBack(to: start)
      return isCurrent
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
