import FlowEngine
import Scenes

/// Which scenes traces may be of, and how such a trace becomes frames.
package struct SceneSource: Sendable {
  /// The scenes that are shipped.
  package static let catalog = SceneSource(opening: SceneCatalog.open)

  private let opening: TraceReplay.Opening

  private init(opening: @escaping TraceReplay.Opening) {
    self.opening = opening
  }

  /// One scene, whoever has written it.
  init<S: Scene>(_ scene: S.Type) {
    opening = TraceReplay.opening(of: scene)
  }

  /// Replays a trace into what its golden has to be.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The name of its file.
  /// - Throws: `TraceError` with the place of what is wrong.
  package func replay(_ trace: [UInt8], named name: String) throws(TraceError) -> [UInt8] {
    var replay = TraceReplay(
      options: ReplayOptions(format: .document(trace: name)), capacity: trace.count * 4,
      opening: opening)
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
    return replay.output.withBytes { Array($0) }
  }
}
