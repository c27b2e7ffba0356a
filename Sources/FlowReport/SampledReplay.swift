import FlowEngine
import FlowSnapshots

/// A replay with samples between the frames of a golden, for viewing.
enum SampledReplay {
  /// The most bytes it may write; a larger page would be slow to open.
  private static let sizeLimit = 1 << 26
  /// The frames of a trace as JSON Lines; `nil` for a trace that is for an unknown scene, cannot be
  /// replayed or gives too many frames.
  static func frames(
    of trace: [UInt8], scenes: SceneList, framesPerSecond: Int
  ) -> [UInt8]? {
    var options = ReplayOptions(framesPerSecond: framesPerSecond)
    options.outputLimit = sizeLimit
    var replay = TraceReplay(
      options: options, capacity: trace.count * 4, opening: scenes.open)
    do throws(TraceError) {
      try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        try replay.feed(bytes)
      }
      try replay.finish()
    } catch {
      return nil
    }
    return replay.output.withBytes { Array($0) }
  }
}
