import FlowEngine

/// The one place at which these benchmarks have the engine write a frame.
struct EngineEncoding: ~Copyable {
  /// What has been written.
  private(set) var json = JSONWriter(capacity: 1 << 16)

  /// Writes a frame, as `flow replay` does.
  mutating func write<S: Scene>(_ frame: borrowing Frame<S>) {
    json.frame(frame)
    json.endLine()
  }

  /// Forgets what has been written.
  ///
  /// - Returns: How many bytes there were.
  mutating func drain() -> Int {
    let count = json.count
    json.drain()
    return count
  }
}
