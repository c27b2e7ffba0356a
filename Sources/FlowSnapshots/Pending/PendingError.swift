/// Why a pending golden could not be taken or dropped.
package enum PendingError: Error, Equatable, Sendable {
  /// A file cannot be moved or removed.
  case file(FileError)
  /// The trace is gone, so what it once led to is nobody's golden.
  case noTrace(SnapshotCase)

  /// What is wrong, with the path in front.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .noTrace(let snapshot):
      "\(snapshot.pending): error: there is no '\(Path.name(of: snapshot.trace))'; "
        + "drop it with 'flow reject'"
    }
  }
}
