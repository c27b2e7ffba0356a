/// The reason a search for cases failed.
package enum SearchError: Error, Equatable, Sendable {
  /// A file or folder cannot be read.
  case file(FileError)
  /// A file does not belong to any case.
  case notACase(String)

  /// A message that begins with the path and says what is wrong.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .notACase(let path):
      "\(path): error: expected a folder, a '\(SnapshotCase.traceSuffix)', a "
        + "'\(SnapshotCase.goldenSuffix)' or a '\(SnapshotCase.pendingSuffix)'"
    }
  }
}
