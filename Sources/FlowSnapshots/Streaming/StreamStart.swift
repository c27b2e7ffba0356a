import FlowEngine

/// The first bytes of an input, to identify one that is not a trace.
struct StreamStart {
  /// The number of bytes that are enough to tell frames from a trace.
  private static let size = 64
  /// How a golden and JSON Lines of frames begin.
  private static let framesStarts = [#"{"flowFrames":"#, #"{"frame":"#]

  private var bytes: [UInt8] = []

  /// Adds a piece of the input.
  mutating func take(_ piece: UnsafeBufferPointer<UInt8>) {
    if bytes.count < Self.size { bytes += piece.prefix(Self.size) }
  }

  /// The error for an invalid trace, under the name that messages use for it.
  func rejection(_ error: TraceError, in name: String) -> StreamError {
    let isFrames = error.line == 1 && Self.framesStarts.contains { bytes.starts(with: $0.utf8) }
    return isFrames ? .isFrames(name) : .trace(error, in: name)
  }
}
