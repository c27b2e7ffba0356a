import Platform

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
  /// The system's `errno` code; 0 if it is not the system that refused.
  package var code: Int32
  /// Why the tool refused, if it was not the system.
  private var refusal: String?

  /// Creates an error; by default with the code that the last system call has left in `errno`.
  init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Creates an error for a file that the tool does not use, for a reason of its own.
  package init(_ operation: Operation, _ path: String, refusal: String) {
    self.operation = operation
    self.path = path
    self.refusal = refusal
    code = 0
  }

  /// A message that begins with the path and says what was tried and why it failed.
  package var message: String {
    "\(path): error: \(reason)"
  }

  /// What was tried and why it failed.
  var reason: String {
    "cannot \(operation.rawValue): \(refusal ?? String(cString: strerror(code)))"
  }

  /// Whether the reader at the other end has gone away.
  package var isBrokenPipe: Bool { code == EPIPE }
}
