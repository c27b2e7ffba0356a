import FlowEngine

/// An output that is written while other work continues; a failure is reported at the end.
package final class OutputSink {
  private var file: OutputFile?
  private var failure: FileError?
  /// The relay to the thread that writes, if there is one.
  private var relay: StreamRelay?

  /// Starts writing a file, all or nothing, or standard output without a path.
  ///
  /// - Throws: `FileError` with the system's reason.
  package init(_ path: String?) throws(FileError) {
    if let path {
      file = try OutputFile(replacing: path)
    } else {
      file = OutputFile(.standardOutput)
    }
  }

  /// Whether something could not be written.
  package var hasFailed: Bool { failure != nil }

  /// Writes the next bytes, unless there has been a failure.
  package func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    do throws(FileError) {
      try file?.put(bytes)
    } catch {
      failure = error
    }
  }

  /// Where the bytes go.
  var descriptor: FileDescriptor? { file?.descriptor }

  /// Lets another thread write from now on.
  func relay(through relay: StreamRelay) {
    self.relay = relay
  }

  /// Passes the next bytes to the thread that writes, unless there has been a failure, and returns
  /// memory for more.
  func put(_ memory: JSONMemory, count: Int) -> JSONMemory {
    guard failure == nil, let relay else { return memory }
    let (next, failure) = relay.write(memory, count: count)
    self.failure = failure
    return next
  }

  /// Waits until all bytes are written.
  ///
  /// - Throws: `FileError` if something could not be.
  func settle() throws(FileError) {
    try check()
    guard let relay else { return }
    do throws(FileError) {
      try relay.drain()
    } catch {
      failure = error
      throw error
    }
  }

  /// Throws the failure, if there has been one.
  package func check() throws(FileError) {
    if let failure { throw failure }
  }

  /// Moves the written file into place.
  ///
  /// - Throws: `FileError`, also for a failure before; a file at the path is then unchanged.
  package func finish() throws(FileError) {
    try settle()
    try file.take()?.finish()
  }
}
