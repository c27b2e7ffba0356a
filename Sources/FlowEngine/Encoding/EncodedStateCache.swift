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
    @usableFromInline var isCurrent = false
    /// The number of frames for which it is not asked, from now on and after the last change.
    private var (rest, lastRest) = (0, 0)

    @usableFromInline init() {}

    /// Writes the state in a frame.
    @inlinable mutating func write<S: Scene>(_ scene: S, to json: inout JSONWriter) {
      if isResting() { return json.state(of: scene) }
      let start = json.count
      json.image(of: scene)
      if reuse(in: &json, from: start) { return }
      takeImage(from: start, of: &json)
      json.state(of: scene)
      if isCurrent { keepBytes(json, from: start) }
    }

    /// Whether the state is written without a look at the last one.
    @usableFromInline mutating func isResting() -> Bool {
      if rest == 0 { return false }
      rest -= 1
      isCurrent = false
      return true
    }

    /// Puts the last state in place of the image that has been written.
    ///
    /// - Returns: Whether it is the same state.
    @usableFromInline mutating func reuse(in json: inout JSONWriter, from start: Int) -> Bool {
      guard isCurrent, isKept(json, from: start) else { return false }
      copy(to: &json, from: start)
      lastRest = 0
      return true
    }

    /// Whether the image that has been written is that of the last frame.
    private func isKept(_ json: borrowing JSONWriter, from start: Int) -> Bool {
      json.withBytes { written in
        image.withUnsafeBufferPointer { $0.hasSameBytes(as: .init(rebasing: written[start...])) }
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
    @usableFromInline @inline(never) mutating func takeImage(
      from start: Int, of json: inout JSONWriter
    ) {
      if isCurrent {
        lastRest = min(2 * lastRest + 1, Self.longestRest)
        rest = lastRest
      }
      isCurrent = rest == 0
      if isCurrent { json.withBytes { image.replaceAll(with: $0[start...]) } }
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
#endif
