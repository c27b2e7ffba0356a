import FlowEngine

/// Cuts a piece out of a trace.
package enum TraceTrimming {
  /// Writes the piece of a trace between two times: it begins with the state at the first, and has
  /// the lines of the events after it, up to the second, as they are.
  ///
  /// - Parameters:
  ///   - path: The trace's file.
  ///   - scenes: The scenes that the trace may be for.
  ///   - start: The first time, in seconds; `nil` for the trace's beginning, with its header as it is.
  ///   - end: The last time, in seconds; `nil` for the trace's end.
  ///   - put: Receives the piece, which replays to the frames of the trace.
  /// - Throws: `StreamError` for a file that cannot be read, a trace at fault, or a piece that does
  ///   not replay to the frames of the trace.
  package static func trim(
    _ path: String, of scenes: SceneList, from start: Double?, to end: Double?,
    _ put: (UnsafeBufferPointer<UInt8>) throws(StreamError) -> Void
  ) throws(StreamError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    var beginning = StreamStart()
    let piece: [UInt8]
    do throws(TraceError) {
      bytes.withUnsafeBufferPointer { beginning.take($0) }
      piece = try self.piece(
        of: try newest(bytes, of: scenes), of: scenes, from: start, to: end)
    } catch {
      // It has no place in the trace.
      if error == stateTooLong {
        let text = "the state of the piece takes more than \(InputLimits.lineLength) bytes"
        throw .file(FileError(.write, path, refusal: text))
      }
      throw beginning.rejection(error, in: path)
    }
    let count = piece.count
    try piece.withUnsafeBufferPointer { (bytes) throws(StreamError) in
      if count > 0 { try put(bytes) }
    }
  }

  private static var stateTooLong: TraceError {
    TraceError(.recording("the state does not fit in a header"), line: 1)
  }

  /// A trace in the newest versions of its scene, which replays to the same frames.
  ///
  /// - Throws: `TraceError` for a trace at fault.
  private static func newest(_ trace: [UInt8], of scenes: SceneList) throws(TraceError) -> [UInt8] {
    guard let migrated = try MigratedTrace(trace, of: scenes) else { return trace }
    // Replayed as it is first, so that errors have its places.
    guard try migrated.hasFrames(of: trace, scenes) else { throw MigratedTrace.otherFrames }
    return migrated.text
  }

  /// The piece of a trace between two times, which replays to the frames of the trace.
  ///
  /// - Throws: `TraceError` for a trace at fault, or for a piece that replays otherwise.
  package static func piece(
    of trace: [UInt8], of scenes: SceneList, from start: Double?, to end: Double?
  ) throws(TraceError) -> [UInt8] {
    // All of it is replayed, so that what is written is a piece of a trace that is right.
    var head = JSONWriter()
    if let start {
      var options = ReplayOptions()
      options.format = .state(at: start)
      var replay = TraceReplay(options: options, receive: nil, opening: scenes.open)
      try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
      try replay.finish()
      head.header(stateText: replay.output)
      guard head.count <= InputLimits.lineLength + 1 else { throw stateTooLong }
    }
    var kept = Kept(start: start, end: end)
    var lines = TraceLines()
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
      try lines.add(bytes) { (line) throws(TraceError) in try kept.take(line) }
    }
    try lines.finish { (line) throws(TraceError) in try kept.take(line) }
    let piece = head.withBytes { Array($0) } + kept.json.withBytes { Array($0) }
    try check(piece, of: trace, scenes, kept)
    return piece
  }

  /// Replays a trace that is about to be written.
  ///
  /// - Throws: `TraceError` for a line that the replay refuses.
  package static func check(_ trace: [UInt8], of scenes: SceneList) throws(TraceError) {
    var replay = TraceReplay(receive: { _ in }, opening: scenes.open)
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
  }

  /// Replays a piece, and compares its frames with those of the trace: up to the last event, after
  /// which something may go on that the trace interrupts.
  private static func check(
    _ piece: [UInt8], of trace: [UInt8], _ scenes: SceneList, _ kept: borrowing Kept
  ) throws(TraceError) {
    // The trace comes first, so that an error of an event has the place in it.
    let others = try FrameSums.replaying(trace, scenes, until: kept.lastTime)
    if kept.start == nil && kept.end == nil { return }
    let frames = try FrameSums.replaying(piece, scenes, until: kept.lastTime)
    // The first frame of a piece presents the state that it begins with.
    let later = frames.dropFirst(kept.start == nil ? 0 : 1)
    guard others.suffix(later.count) == later else {
      let first = try firstDifference(of: piece, from: trace, scenes, kept)
      let text = "the piece has other frames than the trace" + (first.map { ", \($0)" } ?? "")
      throw TraceError(.recording(text), line: 1)
    }
  }

  /// Where the frames of a piece differ first from those of the trace, and how; `nil` where nothing but
  /// the writing does.
  private static func firstDifference(
    of piece: [UInt8], from trace: [UInt8], _ scenes: SceneList, _ kept: borrowing Kept
  ) throws(TraceError) -> String? {
    let times = (after: kept.start ?? -.infinity, until: kept.lastTime)
    let expected = try FrameSums.replaying(trace, scenes, after: times.after, until: times.until)
    let found = try FrameSums.replaying(piece, scenes, after: times.after, until: times.until)
    let place = zip(expected, found).prefix { $0 == $1 }.count
    func frame(of trace: [UInt8]) throws(TraceError) -> [UInt8] {
      try FrameSums.frame(place, of: trace, scenes, after: times.after, until: times.until)
    }
    return try? FramesDiff(FrameReader(frame(of: trace)), FrameReader(frame(of: piece))).lines.first
  }

  /// The lines of a trace that its piece has.
  private struct Kept: ~Copyable {
    let start: Double?
    let end: Double?
    var json = JSONWriter()
    /// The time of the last event, in seconds.
    var lastTime = 0.0
    private var reader = TraceReader()

    init(start: Double?, end: Double?) {
      self.start = start
      self.end = end
    }

    mutating func take(_ line: UnsafeBufferPointer<UInt8>) throws(TraceError) {
      switch try reader.read(line) {
      case .header: if start != nil { return }
      case .event(_, let time):
        if let start, time <= start { return }
        if let end, time > end { return }
        lastTime = time
      case nil: return
      }
      json.append(line)
      json.endLine()
    }
  }
}
