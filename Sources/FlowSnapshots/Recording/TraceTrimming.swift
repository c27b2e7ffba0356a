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
  ///   - put: Receives the piece, in pieces.
  /// - Throws: `StreamError` for a file that cannot be read or a trace at fault.
  package static func trim(
    _ path: String, of scenes: SceneList, from start: Double?, to end: Double?,
    _ put: (UnsafeBufferPointer<UInt8>) throws(StreamError) -> Void
  ) throws(StreamError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    // All of it is replayed, so that what is written is a piece of a trace that is right.
    var options = ReplayOptions()
    if let start { options.format = .state(at: start) }
    let isWanted = start != nil
    var replay = TraceReplay(
      options: options, receive: isWanted ? nil : { _ in }, opening: scenes.open)
    var kept = JSONWriter()
    var reader = TraceReader()
    var lines = TraceLines()
    var beginning = StreamStart()
    do throws(TraceError) {
      try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        beginning.take(bytes)
        try replay.feed(bytes)
        try replay.finish()
        try lines.add(bytes) { (line) throws(TraceError) in
          try Self.take(line, from: start, to: end, &reader, &kept)
        }
      }
      try lines.finish { (line) throws(TraceError) in
        try Self.take(line, from: start, to: end, &reader, &kept)
      }
    } catch {
      throw beginning.rejection(error, in: path)
    }
    if isWanted {
      var head = JSONWriter()
      head.header(stateText: replay.output)
      try head.withBytes { (bytes) throws(StreamError) in try put(bytes) }
    }
    try kept.withBytes { (bytes) throws(StreamError) in try put(bytes) }
  }

  private static func take(
    _ line: UnsafeBufferPointer<UInt8>, from start: Double?, to end: Double?,
    _ reader: inout TraceReader, _ kept: inout JSONWriter
  ) throws(TraceError) {
    switch try reader.read(line) {
    case .header: if start != nil { return }
    case .event(_, let time):
      if let start, time <= start { return }
      if let end, time > end { return }
    case nil: return
    }
    kept.append(line)
    kept.endLine()
  }
}
