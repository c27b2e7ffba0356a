import FlowSnapshots

/// The output of a command that makes a trace.
enum TraceOutput {
  /// Starts writing a file, all or nothing, or standard output without a path.
  static func opened(for path: String?) throws(CommandError) -> OutputSink {
    do throws(FileError) { return try OutputSink(path) } catch { throw .file(error) }
  }

  /// Moves what has been written into place: whoever has read enough has got what was asked for.
  static func finish(_ sink: OutputSink) throws(CommandError) -> ExitStatus {
    do throws(FileError) {
      try sink.finish()
    } catch {
      guard error.isBrokenPipe else { throw .file(error) }
    }
    return .success
  }

  /// Writes a trace.
  @discardableResult
  static func put(_ bytes: [UInt8], to path: String?) throws(CommandError) -> ExitStatus {
    let sink = try opened(for: path)
    bytes.withUnsafeBufferPointer { sink.put($0) }
    return try finish(sink)
  }
}
