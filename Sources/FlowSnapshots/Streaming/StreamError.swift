import FlowEngine

/// The reason a trace could not be replayed from a file or a pipe.
package enum StreamError: Error, Equatable, Sendable {
  /// A file could not be read or written.
  case file(FileError)
  /// The trace is invalid; with the name that messages use for it.
  case trace(TraceError, in: String)
  /// The input contains frames instead of a trace; with the name that messages use for it.
  case isFrames(String)
}
