import FlowEngine

/// Sums of the frames of a replay, without their numbers, by which two replays are compared in little
/// memory.
final class FrameSums {
  private let after: Double
  private let until: Double
  /// The place of the frame to keep; `nil` for none.
  private let place: Int?
  private var sums: [UInt64] = []
  /// The frame that is kept.
  private var frame: [UInt8] = []
  /// The line so far.
  private var line: [UInt8] = []

  private init(after: Double, until: Double, keeping place: Int? = nil) {
    self.after = after
    self.until = until
    self.place = place
  }

  /// The sums of the frames after a time and up to another one, in seconds.
  ///
  /// - Throws: `TraceError` for a trace at fault.
  static func replaying(
    _ trace: [UInt8], _ scenes: SceneList, after: Double = -.infinity, until: Double
  ) throws(TraceError) -> [UInt64] {
    let sums = FrameSums(after: after, until: until)
    try sums.replay(trace, scenes)
    return sums.sums
  }

  /// The frame at a place among those after a time and up to another one; empty if there are fewer.
  ///
  /// - Throws: `TraceError` for a trace at fault.
  static func frame(
    _ place: Int, of trace: [UInt8], _ scenes: SceneList, after: Double, until: Double
  ) throws(TraceError) -> [UInt8] {
    let sums = FrameSums(after: after, until: until, keeping: place)
    try sums.replay(trace, scenes)
    return sums.frame
  }

  private func replay(_ trace: [UInt8], _ scenes: SceneList) throws(TraceError) {
    var replay = TraceReplay(receive: { self.take($0) }, opening: scenes.open)
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
  }

  private func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes
    while let length = rest.count(before: "\n") {
      line += UnsafeBufferPointer(rebasing: rest[..<length])
      endLine()
      rest = UnsafeBufferPointer(rebasing: rest[(length + 1)...])
    }
    line += rest
  }

  private func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    guard let comma = line.firstIndex(of: UInt8(ascii: ",")),
      let head = FrameHead(Array(line.prefix(Self.headLength))),
      head.time > after && head.time <= until
    else { return }
    if sums.count == place { frame = line }
    sums.append(XXHash64.value(of: Array(line[comma...])))
  }

  /// The bytes that a frame's number, time and cause fit into.
  private static let headLength = 160
}
