/// The reason a search for cases failed.
package enum SearchError: Error, Equatable, Sendable {
  /// A file or folder cannot be read.
  case file(FileError)
  /// No path is given, and the default does not exist.
  case noDefault
  /// A file does not belong to any case.
  case notACase(String)

  /// A message that begins with the path and says what is wrong.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .noDefault:
      "\(ToolName.current.name): error: there is no folder '\(SnapshotSearch.defaultPath)' here, which is searched "
        + "where no path is given; name a folder or a file, as in '\(ToolName.current.command) verify PATH'"
    case .notACase(let path):
      "\(path): error: expected a folder, a '\(SnapshotFile.trace.suffix)', a "
        + "'\(SnapshotFile.golden.suffix)' or a '\(SnapshotFile.pending.suffix)'"
    }
  }
}
