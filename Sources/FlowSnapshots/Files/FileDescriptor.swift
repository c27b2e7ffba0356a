#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, pipe or terminal; opened and closed by someone else.
package struct FileDescriptor: Sendable {
  /// The process's input.
  package static let standardInput = FileDescriptor(0, name: "<stdin>")
  /// Where results go.
  package static let standardOutput = FileDescriptor(1, name: "<stdout>")
  /// Where messages go.
  package static let standardError = FileDescriptor(2, name: "<stderr>")

  /// The system's number for it.
  package let number: Int32
  /// What messages call it.
  package let name: String

  init(_ number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  /// Whether somebody sits in front of it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what is there, waiting for at least one byte.
  ///
  /// - Returns: How many bytes were read; 0 at the end.
  /// - Throws: `FileError` with the system's reason.
  package func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try wait(until: POLLIN, .read)
    }
  }

  /// Puts all bytes out.
  ///
  /// - Throws: `FileError` with the system's reason, such as `EPIPE` where nobody reads any more.
  package func put(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[written...])
      let count = write(number, rest.baseAddress, rest.count)
      if count >= 0 { written += count } else { try wait(until: POLLOUT, .write) }
    }
  }

  /// Puts all bytes out.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func put(_ bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in try put(bytes) }
  }

  /// Waits out what is no failure: a signal, or a pipe that somebody has set not to block.
  private func wait(
    until ready: some BinaryInteger, _ operation: FileError.Operation
  ) throws(FileError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(ready), revents: 0)
      _ = poll(&request, 1, -1)
    default: throw FileError(operation, name)
    }
  }
}
