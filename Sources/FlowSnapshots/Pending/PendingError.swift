/// The reason a pending golden could not be accepted or rejected.
package enum PendingError: Error, Equatable, Sendable {
  /// A file cannot be moved or removed.
  case file(FileError)
  /// The pending frames cannot be read.
  case unreadable(DocumentError)
  /// The pending frames are not written as a golden of the trace is.
  case otherForm(SnapshotCase)
  /// The pending file or the golden is not the one that was shown.
  case changed(SnapshotCase)
  /// The trace is gone, so its frames cannot become a golden.
  case noTrace(SnapshotCase)

  /// A message that begins with the path and says what is wrong.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .unreadable(let error): error.message
    case .otherForm(let snapshot):
      "\(snapshot.pending): error: not written as a golden of '\(Path.name(of: snapshot.trace))': "
        + "run '\(ToolName.current.command) verify' again"
    case .changed(let snapshot):
      "\(snapshot.pending): error: it or the golden has changed since it was shown; nothing is done: "
        + "run '\(ToolName.current.command) review' again"
    case .noTrace(let snapshot):
      "\(snapshot.pending): error: there is no '\(Path.name(of: snapshot.trace))'; "
        + "drop it with '\(ToolName.current.command) reject'"
    }
  }
}
