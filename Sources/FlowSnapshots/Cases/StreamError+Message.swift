extension StreamError {
  /// The reason in a line, with the file and the place.
  package var message: String {
    switch self {
    case .file(let error): return error.message
    case .trace(let error, let name): return error.text(in: name)
    case .isFrames(let name):
      let trace = SnapshotCase(path: name).map { "; its trace is '\($0.trace)'" } ?? ""
      return "\(name):1:1: error: these are frames; expected a trace\(trace)"
    }
  }
}
