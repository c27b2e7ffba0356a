import FlowEngine

extension TraceRecorder {
  /// The frames that a replay of the trace gives, as JSON without their numbers.
  func replayedFrames() throws -> [String] {
    var replay = TraceReplay(of: S.self)
    try Array(trace.utf8).withUnsafeBufferPointer { bytes in try replay.feed(bytes) }
    try replay.finish()
    return replay.output.text.split(separator: "\n").map { String($0).withoutNumber }
  }
}
