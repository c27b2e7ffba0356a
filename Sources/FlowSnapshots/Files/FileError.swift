#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written.
package struct FileError: Error, Equatable, Sendable {
  /// What was tried.
  package enum Operation: String, Sendable {
    /// The file was to be read.
    case read
    /// The file was to be written.
    case write
    /// The file was to be removed.
    case remove
    /// The files in a folder were to be listed.
    case list
  }

  /// What was tried.
  package var operation: Operation
  /// The file or folder.
  package var path: String
  /// The system's number for the reason, an `errno`.
  package var code: Int32

  /// Creates an error; without a code, of what the last call to the system has left in `errno`.
  init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// What was tried and why it failed, with the path in front.
  package var message: String {
    "\(path): error: cannot \(operation.rawValue): \(String(cString: strerror(code)))"
  }

  /// Whether whoever was to read what is written has gone.
  package var isBrokenPipe: Bool { code == EPIPE }
}
