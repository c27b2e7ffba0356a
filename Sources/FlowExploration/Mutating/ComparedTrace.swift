import FlowEngine
import FlowSnapshots

/// A trace with the frames that it gives, byte for byte as a golden has them.
struct ComparedTrace: Sendable {
  /// The name that results use for it.
  let name: String
  /// The trace.
  let trace: EventTrace
  /// The frames.
  let frames: [UInt8]
  /// The bytes between two frames; what differs there differs in the frame that should have come.
  private static let gap = 2

  private let options: ReplayOptions
  private let lines: [[UInt8]]
  /// Where each frame begins, and its time in seconds.
  private let starts: [Int]
  private let times: [Double]

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The name that results use for it.
  ///   - file: The name of the file that frames name.
  ///   - opening: Opens the scene.
  /// - Throws: `TraceError` for a trace that cannot be replayed.
  init(
    _ trace: EventTrace, named name: String, file: String, _ opening: @escaping TraceReplay.Opening
  ) throws(TraceError) {
    self.name = name
    self.trace = trace
    options = ReplayOptions(format: .document(trace: file))
    lines = Self.lines(of: trace)
    var frames: [UInt8] = []
    var replay = TraceReplay(options: options, opening: opening)
    for line in lines {
      try line.withUnsafeBufferPointer { (line) throws(TraceError) in try replay.feed(line) }
      replay.output.withBytes { frames += $0 }
      replay.output.drain()
    }
    try replay.finish()
    replay.output.withBytes { frames += $0 }
    self.frames = frames
    (starts, times) = Self.places(of: frames)
  }

  private static func lines(of trace: EventTrace) -> [[UInt8]] {
    trace.text.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
  }

  private static func places(of frames: [UInt8]) -> ([Int], [Double]) {
    let mark = Array("\n{\"frame\":".utf8)
    var starts: [Int] = []
    var times: [Double] = []
    var place = 0
    while let line = frames[place...].firstIndex(of: UInt8(ascii: "\n")) {
      place = line + 1
      guard frames[line...].starts(with: mark) else { continue }
      starts.append(place)
      times.append(FrameHead(Array(frames[place...].prefix(128)))?.time ?? times.last ?? 0)
    }
    return (starts, times)
  }

  /// The time of the first frame that differs in another replay of the trace, in seconds.
  ///
  /// - Parameters:
  ///   - opening: Opens the scene.
  ///   - steps: The events; `nil` for those of the trace.
  ///   - limit: The time from which differences do not count.
  /// - Returns: `nil` if there is no difference before the limit. An event that is refused is one.
  func firstDifference(
    _ opening: @escaping TraceReplay.Opening, sending steps: [EventTrace.Step]? = nil,
    before limit: Double
  ) -> Double? {
    var lines = lines
    if let steps {
      var other = trace
      other.steps = steps
      lines = Self.lines(of: other)
    }
    let end = places(before: limit)
    var replay = TraceReplay(options: options, opening: opening)
    var offset = 0
    do throws(TraceError) {
      for line in lines {
        try line.withUnsafeBufferPointer { (line) throws(TraceError) in try replay.feed(line) }
        if let place = Self.difference(&replay.output, frames, &offset) {
          return time(at: place, before: limit)
        }
        if offset + Self.gap >= end { return nil }
      }
      try replay.finish()
    } catch {
      return time(at: offset, before: limit)
    }
    if let place = Self.difference(&replay.output, frames, &offset) {
      return time(at: place, before: limit)
    }
    return offset == frames.count ? nil : time(at: offset, before: limit)
  }

  /// Compares what has been written with the frames from an offset on, and moves the offset past it.
  private static func difference(
    _ output: inout JSONWriter, _ frames: [UInt8], _ offset: inout Int
  ) -> Int? {
    let start = offset
    var found: Int?
    var count = 0
    output.withBytes { bytes in
      count = bytes.count
      frames.withUnsafeBufferPointer { frames in
        let rest = frames[start...]
        if rest.count >= bytes.count, rest.prefix(bytes.count).elementsEqual(bytes) { return }
        found = start + zip(rest, bytes).prefix { $0 == $1 }.count
      }
    }
    output.drain()
    offset += count
    return found
  }

  /// The offset at which the first frame from a time on begins.
  private func places(before limit: Double) -> Int {
    times.firstIndex { $0 >= limit }.map { starts[$0] } ?? .max
  }

  /// The time of the frame at an offset, if it is before a limit.
  private func time(at offset: Int, before limit: Double) -> Double? {
    let offset = offset + Self.gap
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let time = low == 0 ? 0 : times[low - 1]
    return time < limit ? time : nil
  }
}
