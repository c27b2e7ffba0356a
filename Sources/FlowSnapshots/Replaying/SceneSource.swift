import FlowEngine
import Scenes

/// Which scenes traces may be of, and how such a trace becomes frames.
struct SceneSource: Sendable {
  /// The scenes that are shipped.
  static let catalog = SceneSource { (trace, options) throws(TraceError) in
    var replay = TraceReplay(options: options, capacity: trace.count * 4)
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
    return replay.output.withBytes { Array($0) }
  }

  private let body: @Sendable ([UInt8], ReplayOptions) throws(TraceError) -> [UInt8]

  private init(
    _ body: @escaping @Sendable ([UInt8], ReplayOptions) throws(TraceError) -> [UInt8]
  ) {
    self.body = body
  }

  /// One scene, whoever has written it.
  init<S: Scene>(_ scene: S.Type) {
    body = { (trace, options) throws(TraceError) in
      try SingleSceneReplay<S>.frames(of: trace, options)
    }
  }

  /// Replays a trace into what its golden has to be.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The name of its file.
  /// - Throws: `TraceError` with the place of what is wrong.
  func replay(_ trace: [UInt8], named name: String) throws(TraceError) -> [UInt8] {
    try body(trace, ReplayOptions(format: .document(trace: name)))
  }
}
