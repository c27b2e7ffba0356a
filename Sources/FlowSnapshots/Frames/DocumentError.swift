import FlowEngine

/// The reason a file gives no frames.
package enum DocumentError: Error, Equatable, Sendable {
  /// The file cannot be read.
  case file(FileError)
  /// The file holds an invalid trace.
  case trace(TraceError, path: String)
  /// The trace gives more bytes of frames than are wanted.
  case tooLong(path: String, line: Int, limit: Int)
  /// The file holds no readable frames.
  case frames(FramesError, at: TextPlace, path: String)

  /// A message that says where and what is wrong.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .trace(let error, let path): error.text(in: path)
    case .tooLong(let path, let line, let limit):
      "\(path):\(line): error: \(OutputLimit.message(limit))"
    case .frames(let error, let place, let path):
      "\(path):\(place.line):\(place.column): error: \(error.reason)"
    }
  }
}

/// The reason a document of frames cannot be read.
package struct FramesError: Error, Equatable, Sendable {
  /// The fault and the expected value.
  package var reason: String
  /// The offset of the fault, in bytes from the start of the document.
  package var offset: Int

  init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
