import FlowEngine
import FlowSnapshots

/// The output of a command that makes one thing, such as a trace or a drawing.
enum ResultOutput {
  /// Starts writing a file, all or nothing, or standard output without a path.
  static func opened(for path: String?) throws(CommandError) -> OutputSink {
    do throws(FileError) { return try OutputSink(path) } catch { throw .file(error) }
  }

  /// Moves the output into place; a reader that closes the pipe has read what it needs.
  static func finish(_ sink: OutputSink) throws(CommandError) -> ExitStatus {
    do throws(FileError) {
      try sink.finish()
    } catch {
      guard error.isBrokenPipe else { throw .file(error) }
    }
    return .success
  }

  /// Writes a trace that begins with a saved state, or nothing if the state is too long for a line of a
  /// trace.
  ///
  /// - Parameter name: What the trace has been made of, as messages name it.
  @discardableResult
  static func put(trace: [UInt8], of name: String, to path: String?) throws(CommandError)
    -> ExitStatus
  {
    let header = trace.prefix { $0 != UInt8(ascii: "\n") }
    guard header.count <= InputLimits.lineLength else {
      throw .message(
        "\(name): error: the state to begin with is too long for a trace's header: \(header.count) "
          + "bytes, and a line has at most \(InputLimits.lineLength)")
    }
    return try put(trace, to: path)
  }

  /// Writes a text to a file, all or nothing; without a path to standard output.
  @discardableResult
  static func put(_ text: String, to path: String?) throws(CommandError) -> ExitStatus {
    try put(Array(text.utf8), to: path)
  }

  /// Writes bytes.
  @discardableResult
  static func put(_ bytes: [UInt8], to path: String?) throws(CommandError) -> ExitStatus {
    let sink = try opened(for: path)
    bytes.withUnsafeBufferPointer { sink.put($0) }
    return try finish(sink)
  }
}
