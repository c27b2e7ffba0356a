import FlowEngine

/// Why a trace could not be replayed from a file or a pipe.
package enum StreamError: Error, Equatable, Sendable {
  /// A file could not be read or written.
  case file(FileError)
  /// The trace is not as it must be; with the name that messages call it by.
  case trace(TraceError, in: String)
}
