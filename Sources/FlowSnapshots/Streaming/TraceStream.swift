import FlowEngine

/// A replay of a trace while it is being read, in constant memory.
package struct TraceStream: ~Copyable {
  /// The number of bytes replayed between two checks of whether the output is still writable.
  private static let pieceSize = 1 << 12
  /// The file size from which a second thread reads and writes during the replay.
  private static let relayedSize = 1 << 22

  private let input: FileDescriptor
  private let output: OutputSink
  private var replay: TraceReplay
  /// The number of warnings reported.
  private var warned = 0
  private var start = StreamStart()

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - path: The trace's file, or `-` for standard input.
  ///   - scenes: The scenes that the trace may be for.
  ///   - options: How frames are written.
  ///   - target: The file to write the frames to, all or nothing; `nil` for standard output, which
  ///     is written to before each wait for more of the trace.
  ///   - jobs: The most threads; for a large file a second one reads and writes during the replay.
  ///   - warn: Called with each warning about the trace.
  /// - Throws: `StreamError` for a file that cannot be used or an invalid trace.
  package static func replay(
    _ path: String, of scenes: SceneList, options: ReplayOptions, to target: String?,
    jobs: Int = Parallel.processors, warn: (String) -> Void
  ) throws(StreamError) {
    if path == "-" {
      // The input may wait for the output so far: it is written before each read.
      try replay(.standardInput, scenes, options, to: target, jobs: 1, warn)
    } else {
      try File.open(path, orThrow: StreamError.file) { (file) throws(StreamError) in
        try replay(file, scenes, options, to: target, jobs: jobs, warn)
      }
    }
  }

  private static func replay(
    _ input: FileDescriptor, _ scenes: SceneList, _ options: ReplayOptions, to target: String?,
    jobs: Int, _ warn: (String) -> Void
  ) throws(StreamError) {
    let sink: OutputSink
    do throws(FileError) { sink = try OutputSink(target) } catch { throw .file(error) }
    // One event can produce millions of samples, too many to hold.
    let replay = TraceReplay(options: options, receive: { sink.put($0) }, opening: scenes.open)
    var stream = TraceStream(input: input, output: sink, replay: replay)
    if jobs > 1, let size = input.size, size >= relayedSize, let output = sink.descriptor {
      let relay = StreamRelay(from: input, to: output)
      try Threads.run(beside: { relay.work() }) { (isBeside) throws(StreamError) in
        defer { relay.stop() }
        try stream.run(isBeside ? relay : nil, warn)
        do throws(FileError) { try sink.settle() } catch { throw .file(error) }
      }
    } else {
      try stream.run(nil, warn)
    }
    do throws(FileError) {
      try sink.finish()
    } catch {
      throw .file(error)
    }
  }

  private mutating func run(
    _ relay: StreamRelay?, _ warn: (String) -> Void
  ) throws(StreamError) {
    if let relay {
      output.relay(through: relay)
      replay.output.setExchange(pieceLength: StreamRelay.pieceSize) { [output] in
        output.put($0, count: $1)
      }
      try relay.forEach { (piece) throws(StreamError) in try take(piece, warn) }
    } else {
      let input = input
      try input.forEachPiece(orThrow: StreamError.file) { (piece) throws(StreamError) in
        try take(piece, warn)
        return true
      }
    }
    do throws(TraceError) {
      try replay.finish()
    } catch {
      tell(warn)
      throw try rejection(error)
    }
    tell(warn)
    try write()
  }

  private mutating func take(
    _ piece: UnsafeBufferPointer<UInt8>, _ warn: (String) -> Void
  ) throws(StreamError) {
    start.take(piece)
    do throws(StreamError) {
      try feed(piece)
    } catch {
      tell(warn)
      throw error
    }
    tell(warn)
    try write()
  }

  /// Reports the warnings about the lines since the last call.
  private mutating func tell(_ warn: (String) -> Void) {
    for warning in replay.warnings[warned...] { warn(warning.text(in: input.name)) }
    warned = replay.warnings.count
  }

  private mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) throws(StreamError) {
    var start = 0
    while start < bytes.count {
      let end = min(start + Self.pieceSize, bytes.count)
      do throws(TraceError) {
        try replay.feed(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      } catch {
        throw try rejection(error)
      }
      start = end
      try check()
    }
  }

  /// Writes the frames before the line at fault; they are valid and show how far the replay got.
  private mutating func rejection(_ error: TraceError) throws(StreamError) -> StreamError {
    try write()
    do throws(FileError) { try output.settle() } catch { throw .file(error) }
    return start.rejection(error, in: input.name)
  }

  private mutating func write() throws(StreamError) {
    replay.output.flush()
    try check()
  }

  private func check() throws(StreamError) {
    do throws(FileError) { try output.check() } catch { throw .file(error) }
  }
}
