import FlowEngine

/// The only place where these benchmarks have the engine write a frame.
struct EngineEncoding: ~Copyable {
  /// What has been written.
  private(set) var json = JSONWriter(capacity: 1 << 16)

  private var cache = EncodedFrameCache()
  private let keepsNodes: Bool

  /// - Parameter keepsNodes: Whether nodes that have not changed since the last frame are copied,
  ///   as `flow replay` does; otherwise each is encoded again.
  init(keepsNodes: Bool = true) {
    self.keepsNodes = keepsNodes
  }

  /// Writes a frame.
  mutating func write<S: Scene>(_ frame: borrowing Frame<S>) {
    if keepsNodes {
      json.frame(frame, layout: .line, cache: &cache)
    } else {
      json.frame(frame)
    }
    json.endLine()
  }

  /// Discards what has been written.
  ///
  /// - Returns: The number of bytes discarded.
  mutating func drain() -> Int {
    let count = json.count
    json.drain()
    return count
  }
}
