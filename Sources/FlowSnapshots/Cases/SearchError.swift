/// Why cases could not be looked for.
package enum SearchError: Error, Equatable, Sendable {
  /// A file or folder cannot be read.
  case file(FileError)
  /// A file is none of those that belong to a case.
  case notACase(String)

  /// What is wrong, with the path in front.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .notACase(let path):
      "\(path): error: expected a folder, a '\(SnapshotCase.traceSuffix)', a "
        + "'\(SnapshotCase.goldenSuffix)' or a '\(SnapshotCase.pendingSuffix)'"
    }
  }
}
