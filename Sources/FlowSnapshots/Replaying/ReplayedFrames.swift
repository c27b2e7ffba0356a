import FlowEngine

/// The frames that a trace gives, as text, made as they are asked for.
package final class ReplayedFrames {
  /// The trace's file.
  let path: String
  /// Where the rest of the trace comes from; `nil` for one in memory.
  private let input: OpenFile?
  private var replay: TraceReplay
  private let buffer: UnsafeMutableRawBufferPointer
  /// What of the buffer has not been replayed.
  private var rest = 0..<0
  private var isFinished = false

  /// The number of bytes of frames that are handed on at once: half of what there is room for at
  /// first, so that it seldom grows, and so few that the system's allocator keeps them for the next
  /// case, and the processor's cache until they are looked at.
  private static let pieceLength = 1 << 14

  /// The name of the scene in the trace's header; `nil` before it has been read.
  var scene: String? { replay.scene }

  /// What reads the trace.
  var reader: TraceReader { replay.reader }

  /// What is probably a slip in the trace up to here.
  package var warnings: [TraceWarning] { replay.warnings }

  /// Opens a trace.
  ///
  /// - Parameters:
  ///   - path: The trace's file.
  ///   - scenes: The scenes that the trace may be for.
  ///   - options: How frames are written.
  ///   - limit: The most bytes of frames that it may give; `nil` for any number.
  ///   - reader: The reader of another trace, which may have lines of the same forms.
  /// - Throws: `FileError` for a file that cannot be read.
  package init(
    of path: String, scenes: SceneList, options: ReplayOptions, limit: Int? = nil,
    reader: TraceReader? = nil
  ) throws(FileError) {
    self.path = path
    let input = OpenFile(try File.openForReading(path))
    // Most traces are short, and pages that are not touched cost nothing.
    let size = min(input.descriptor.size.map { $0 + 1 } ?? FilePieces.size, FilePieces.size)
    self.input = input
    buffer = .allocate(byteCount: size, alignment: 16)
    replay = Self.replay(scenes, options, limit, reader)
  }

  /// Takes a trace in memory.
  ///
  /// - Parameters:
  ///   - trace: The trace's text.
  ///   - name: The name that messages use for it.
  package init(
    _ trace: [UInt8], named name: String, scenes: SceneList, options: ReplayOptions,
    limit: Int? = nil
  ) {
    path = name
    input = nil
    buffer = .allocate(byteCount: max(trace.count, 1), alignment: 16)
    buffer.copyBytes(from: trace)
    rest = trace.indices
    replay = Self.replay(scenes, options, limit)
  }

  private static func replay(
    _ scenes: SceneList, _ options: ReplayOptions, _ limit: Int?, _ reader: TraceReader? = nil
  ) -> TraceReplay {
    var options = options
    if let limit { options.outputLimit = limit }
    return TraceReplay(
      options: options, capacity: 2 * pieceLength,
      reader: reader?.restarted ?? TraceReader(), opening: scenes.open)
  }

  deinit {
    buffer.deallocate()
  }

  /// Hands on the next frames, and returns whether there were any more.
  ///
  /// - Throws: `DocumentError` for a trace that cannot be read or replayed, or gives too much.
  package func next(_ receive: (UnsafeBufferPointer<UInt8>) -> Void) throws(DocumentError) -> Bool {
    while replay.output.count < Self.pieceLength, !isFinished { try step() }
    guard replay.output.count > 0 else { return false }
    replay.output.withBytes { receive($0) }
    replay.output.drain()
    return true
  }

  /// Replays up to the end of a line, or to that of what has been read.
  private func step() throws(DocumentError) {
    if rest.isEmpty, try !fill() {
      isFinished = true
      do throws(TraceError) {
        try replay.finish()
      } catch {
        throw end(with: error)
      }
      return
    }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[rest]).bindMemory(to: UInt8.self)
    do throws(TraceError) {
      rest.removeFirst(try replay.feed(bytes, untilWaiting: Self.pieceLength))
    } catch {
      throw end(with: error)
    }
  }

  /// Gives no more frames of a trace that is at fault.
  private func end(with error: TraceError) -> DocumentError {
    isFinished = true
    replay.output.drain()
    if case .event(.outputTooLong(let limit)) = error.kind {
      return .tooLong(path: path, line: error.line, limit: limit)
    }
    return .trace(error, path: path)
  }

  private func fill() throws(DocumentError) -> Bool {
    guard let input else { return false }
    do throws(FileError) {
      rest = 0..<(try input.descriptor.readSome(into: buffer))
    } catch {
      throw .file(error)
    }
    return !rest.isEmpty
  }
}
