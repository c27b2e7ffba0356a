#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason an operation on a file failed.
package struct FileError: Error, Equatable, Sendable {
  /// The operations on files.
  package enum Operation: String, Sendable {
    /// Reading the file.
    case read
    /// Writing the file.
    case write
    /// Removing the file.
    case remove
    /// Listing the files in a folder.
    case list
  }

  /// The operation that failed.
  package var operation: Operation
  /// The file or folder.
  package var path: String
  /// The system's `errno` code.
  package var code: Int32

  /// Creates an error; by default with the code that the last system call has left in `errno`.
  init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// A message that begins with the path and says what was tried and why it failed.
  package var message: String {
    "\(path): error: cannot \(operation.rawValue): \(String(cString: strerror(code)))"
  }

  /// Whether the reader at the other end has gone away.
  package var isBrokenPipe: Bool { code == EPIPE }
}
