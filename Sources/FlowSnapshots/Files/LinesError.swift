/// The reason a file of lines could not be used.
package enum LinesError: Error, Equatable, Sendable {
  /// The file could not be read or written.
  case file(FileError)
  /// A line is at fault; with its place.
  case line(String)

  /// A message that says where and what is wrong.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .line(let text): text
    }
  }
}
