import Platform

/// An open file, pipe or terminal, which someone else opens and closes.
package struct FileDescriptor: Sendable {
  /// Standard input.
  package static let standardInput = FileDescriptor(0, name: "<stdin>")
  /// Standard output, for results.
  package static let standardOutput = FileDescriptor(1, name: "<stdout>")
  /// Standard error, for messages.
  package static let standardError = FileDescriptor(2, name: "<stderr>")

  /// The file descriptor's number.
  package let number: Int32
  /// The name that messages use for it.
  package let name: String

  init(_ number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  /// Opens what the caller has closed of standard input, output and error, such that using it fails.
  ///
  /// Otherwise the next file to be opened would take its place, and be written to by messages.
  package static func openClosedStandards() {
    for standard in [standardInput, standardOutput, standardError] {
      guard fcntl(standard.number, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest free number is this one. The wrong direction, so that what is lost is told.
      _ = open("/dev/null", standard.number == standardInput.number ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether there is something to read, or its end.
  var isReadable: Bool { has(POLLIN, of: POLLIN | POLLHUP | POLLERR) }

  /// Whether somebody may read what is written: of a pipe, until the other end is closed.
  package var hasReader: Bool { !has(POLLOUT, of: POLLHUP | POLLERR) }

  private func has(_ asked: some BinaryInteger, of wanted: some BinaryInteger) -> Bool {
    var request = pollfd(fd: number, events: Int16(asked), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(wanted) != 0
  }

  /// Whether it is the regular file at a path, following links.
  func isFile(at path: String) -> Bool {
    var status = stat()
    var other = stat()
    return stat(path, &status) == 0 && fstat(number, &other) == 0
      && status.st_mode & S_IFMT == S_IFREG
      && status.st_dev == other.st_dev && status.st_ino == other.st_ino
  }

  /// The size of a regular file; `nil` of anything else.
  package var size: Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Reads the available bytes, waiting for at least one.
  ///
  /// - Returns: The number of bytes read; 0 at the end.
  /// - Throws: `FileError` with the system's reason.
  package func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try wait(until: POLLIN, .read)
    }
  }

  /// Calls `receive` with each piece as it comes, until it returns that it needs no more.
  ///
  /// - Returns: Whether the end was reached.
  /// - Throws: What `receive` throws, or what `failure` makes of the system's reason.
  @discardableResult
  package func forEachPiece<Failure: Error>(
    orThrow failure: (FileError) -> Failure,
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: FilePieces.size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count: Int
      do throws(FileError) { count = try readSome(into: buffer) } catch { throw failure(error) }
      if count == 0 { return true }
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard try receive(piece.bindMemory(to: UInt8.self)) else { return false }
    }
  }

  /// Reads the next bytes to the end of a buffer.
  ///
  /// - Returns: Whether there were any more.
  /// - Throws: `FileError` with the system's reason.
  package func append(to buffer: inout [UInt8]) throws(FileError) -> Bool {
    var failure: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: FilePieces.size) { bytes, count in
      do throws(FileError) {
        count = try readSome(into: UnsafeMutableRawBufferPointer(bytes))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    buffer += piece
    return !piece.isEmpty
  }

  /// Reads bytes of a file from an offset to the end of a buffer, and returns how many there were.
  ///
  /// - Throws: `FileError` with the system's reason.
  func append(to buffer: inout [UInt8], at offset: Int) throws(FileError) -> Int {
    var failure: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: FilePieces.size) { bytes, count in
      do throws(FileError) {
        while true {
          let read = pread(number, bytes.baseAddress, bytes.count, off_t(offset))
          count = max(read, 0)
          if read >= 0 { break }
          try wait(until: POLLIN, .read)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    buffer += piece
    return piece.count
  }

  /// Writes all bytes.
  ///
  /// - Throws: `FileError` with the system's reason, such as `EPIPE` if the reader has gone away.
  package func put(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    var written = 0
    try put(bytes, &written)
  }

  /// Writes all bytes, or none to a regular file: a failure cuts off what has been written of them.
  ///
  /// - Throws: `FileError` with the system's reason.
  func putWhole(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    var written = 0
    do throws(FileError) {
      try put(bytes, &written)
    } catch {
      let end = Int(lseek(number, 0, SEEK_CUR))
      // Unless somebody else has written behind it.
      if written > 0, size == end { ftruncate(number, off_t(end - written)) }
      throw error
    }
  }

  private func put(
    _ bytes: UnsafeBufferPointer<UInt8>, _ written: inout Int
  ) throws(FileError) {
    while written < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[written...])
      let count = write(number, rest.baseAddress, rest.count)
      if count >= 0 { written += count } else { try wait(until: POLLOUT, .write) }
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func put(_ bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in try put(bytes) }
  }

  /// Waits if the error is not a failure: an interrupting signal, or a non-blocking pipe that is
  /// not ready.
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
