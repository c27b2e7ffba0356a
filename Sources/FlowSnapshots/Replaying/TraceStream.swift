import FlowEngine

/// A replay of a trace while it is being read, in constant memory.
package struct TraceStream: ~Copyable {
  /// The most bytes read at once.
  private static let readSize = 1 << 16
  /// The number of bytes replayed between checks whether the output can still be written.
  private static let pieceSize = 1 << 12
  /// The number of bytes that are enough to tell frames from a trace.
  private static let startSize = 64
  /// How a golden and JSON Lines of frames begin.
  private static let framesStarts = [#"{"flowFrames":"#, #"{"frame":"#]

  private let input: FileDescriptor
  private let output: Sink
  private var replay: TraceReplay
  /// The number of warnings handed on.
  private var warned = 0
  /// The first bytes of the input, to tell what it is if it is no trace.
  private var start: [UInt8] = []

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - path: The trace's file, or `-` for standard input.
  ///   - scenes: The scenes that the trace may be for.
  ///   - options: How frames are written.
  ///   - target: The file to write the frames to, all or nothing; `nil` for standard output, which
  ///     is written to before each wait for more of the trace.
  ///   - warn: Called with each warning about the trace.
  /// - Throws: `StreamError` for a file that cannot be used or an invalid trace.
  package static func replay(
    _ path: String, of scenes: SceneList, options: ReplayOptions, to target: String?,
    warn: (String) -> Void
  ) throws(StreamError) {
    if path == "-" {
      try replay(.standardInput, scenes, options, to: target, warn)
    } else {
      try File.open(path, orThrow: StreamError.file) { (file) throws(StreamError) in
        try replay(file, scenes, options, to: target, warn)
      }
    }
  }

  private static func replay(
    _ input: FileDescriptor, _ scenes: SceneList, _ options: ReplayOptions, to target: String?,
    _ warn: (String) -> Void
  ) throws(StreamError) {
    let output: OutputFile
    do throws(FileError) {
      if let target {
        output = try OutputFile(replacing: target)
      } else {
        output = OutputFile(.standardOutput)
      }
    } catch {
      throw .file(error)
    }
    if let target, output.replaces(input) {
      throw .file(FileError(.write, target, refusal: "it is the trace that is replayed"))
    }
    let sink = Sink(output)
    // One event can lead to millions of samples, which are not to be held.
    let replay = TraceReplay(options: options, receive: { sink.put($0) }, opening: scenes.open)
    var stream = TraceStream(input: input, output: sink, replay: replay)
    try stream.run(warn)
    do throws(FileError) {
      try sink.finish()
    } catch {
      throw .file(error)
    }
  }

  private mutating func run(_ warn: (String) -> Void) throws(StreamError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.readSize, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count: Int
      do throws(FileError) {
        count = try input.readSome(into: buffer)
      } catch {
        throw .file(error)
      }
      if count == 0 { break }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if start.count < Self.startSize { start += bytes.prefix(Self.startSize) }
      do throws(StreamError) {
        try feed(bytes.bindMemory(to: UInt8.self))
      } catch {
        tell(warn)
        throw error
      }
      tell(warn)
      try write()
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

  /// Hands on the warnings about the lines since the last call.
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
      try output.check()
    }
  }

  /// Writes the frames before the line at fault; they are valid and show how far the replay got.
  private mutating func rejection(_ error: TraceError) throws(StreamError) -> StreamError {
    try write()
    let isFrames = error.line == 1 && Self.framesStarts.contains { start.starts(with: $0.utf8) }
    return isFrames ? .isFrames(input.name) : .trace(error, in: input.name)
  }

  private mutating func write() throws(StreamError) {
    replay.output.flush()
    try output.check()
  }

  /// The output, which is written to while the replay goes on; a failure is told after it.
  private final class Sink {
    private var file: OutputFile?
    private var failure: FileError?

    init(_ file: consuming OutputFile) {
      self.file = consume file
    }

    func put(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard failure == nil else { return }
      do throws(FileError) {
        try file?.put(bytes)
      } catch {
        failure = error
      }
    }

    func check() throws(StreamError) {
      if let failure { throw .file(failure) }
    }

    func finish() throws(FileError) {
      try file.take()?.finish()
    }
  }
}
