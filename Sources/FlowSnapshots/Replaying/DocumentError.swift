import FlowEngine

/// Why there are no frames to be had from a file.
package enum DocumentError: Error, Equatable, Sendable {
  /// The file cannot be read.
  case file(FileError)
  /// It holds a trace that is not as it must be.
  case trace(TraceError, path: String)
  /// It holds no frames.
  case frames(FramesError, at: TextPlace, path: String)

  /// What is wrong, with its place.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .trace(let error, let path): error.text(in: path)
    case .frames(let error, let place, let path):
      "\(path):\(place.line):\(place.column): error: \(error.reason)"
    }
  }
}
