import FlowEngine

/// Sums of the frames of a replay, without their numbers, by which two replays are compared in little
/// memory.
final class FrameSums {
  private let until: Double
  private var sums: [UInt64] = []
  /// The line so far.
  private var line: [UInt8] = []

  private init(until: Double) {
    self.until = until
  }

  /// The sums of the frames up to a time, in seconds.
  ///
  /// - Throws: `TraceError` for a trace at fault.
  static func replaying(
    _ trace: [UInt8], _ scenes: SceneList, until: Double
  ) throws(TraceError) -> [UInt64] {
    let sums = FrameSums(until: until)
    var replay = TraceReplay(receive: { sums.take($0) }, opening: scenes.open)
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
    return sums.sums
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
      let head = FrameHead(Array(line.prefix(Self.headLength))), head.time <= until
    else { return }
    sums.append(XXHash64.value(of: Array(line[comma...])))
  }

  /// The bytes that a frame's number, time and cause fit into.
  static let headLength = 160
}
