import FlowEngine
import FlowSnapshots

/// A replay with samples between the frames of a golden, for viewing.
enum SampledReplay {
  /// The most bytes it may write; a larger page would be slow to open.
  private static let sizeLimit = 1 << 26
  /// The number of bytes of the trace replayed at once.
  private static let pieceSize = 1 << 12

  /// The frames of a trace as JSON Lines; `nil` for a trace that is for an unknown scene, cannot be
  /// replayed or gives too many frames.
  static func frames(
    of trace: [UInt8], scenes: SceneList, framesPerSecond: Int
  ) -> [UInt8]? {
    let options = ReplayOptions(framesPerSecond: framesPerSecond)
    var replay = TraceReplay(
      options: options, capacity: trace.count * 4, opening: scenes.open)
    do throws(TraceError) {
      try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        for start in stride(from: 0, to: bytes.count, by: pieceSize) {
          let piece = bytes[start..<min(start + pieceSize, bytes.count)]
          if replay.output.count > sizeLimit { break }
          try replay.feed(UnsafeBufferPointer(rebasing: piece))
        }
      }
      guard replay.output.count <= sizeLimit else { return nil }
      try replay.finish()
    } catch {
      return nil
    }
    return replay.output.withBytes { Array($0) }
  }
}
