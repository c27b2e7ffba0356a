#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file by its path: read whole, or in pieces as it comes.
package enum File {
  /// What stands at a path.
  package enum Kind: Sendable {
    /// A file with contents of its own.
    case regular
    /// A folder.
    case folder
    /// A pipe, a device or a socket.
    case other
  }

  /// What stands at a path, through links; `nil` if nothing does.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Opens a file to be read for the time of a call.
  ///
  /// - Throws: `FileError` with the system's reason, or what `body` throws.
  package static func open<Failure: Error>(
    _ path: String, orThrow failure: (FileError) -> Failure,
    _ body: (FileDescriptor) throws(Failure) -> Void
  ) throws(Failure) {
    let file: FileDescriptor
    do throws(FileError) {
      file = try open(path, O_RDONLY, .read, named: path)
    } catch {
      throw failure(error)
    }
    defer { close(file.number) }
    try body(file)
  }

  /// The contents of a file.
  ///
  /// - Throws: `FileError` with the system's reason.
  package static func contents(of path: String) throws(FileError) -> [UInt8] {
    var contents: [UInt8] = []
    try open(path, orThrow: { $0 }) { (file) throws(FileError) in
      contents = try self.contents(of: file)
    }
    return contents
  }

  /// The contents of a file; `nil` if there is none.
  ///
  /// - Throws: `FileError` for a file that is there and cannot be read.
  package static func contentsIfPresent(of path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try contents(of: path)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Removes a file; one that is not there is none.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: `FileError` with the system's reason.
  @discardableResult
  package static func remove(_ path: String) throws(FileError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT { return false }
    throw FileError(.remove, path)
  }

  /// Puts one file in the place of another; whoever looks finds either the old one or the new one.
  ///
  /// - Parameter durably: Whether that must hold after a crash of the machine too.
  /// - Throws: `FileError` with the system's reason; then both are as they were.
  package static func move(
    _ path: String, to target: String, durably: Bool = true
  ) throws(FileError) {
    // The name could reach the disk before the contents.
    if durably { try flush(path) }
    guard rename(path, target) == 0 else { throw FileError(.write, target) }
    // The names are kept in the folder; where it cannot be opened, that is left to the system.
    if durably { try? flush(Path.folder(of: target)) }
  }

  /// Waits until the contents of a file or a folder are on the disk.
  private static func flush(_ path: String) throws(FileError) {
    let file = try open(path, O_RDONLY, .write, named: path)
    defer { close(file.number) }
    guard fsync(file.number) == 0 else { throw FileError(.write, path) }
  }

  /// Opens a file; the caller closes it.
  static func open(
    _ path: String, _ flags: Int32, _ operation: FileError.Operation, named name: String
  ) throws(FileError) -> FileDescriptor {
    let number = openDescriptor(path, flags | O_CLOEXEC)
    guard number >= 0 else { throw FileError(operation, name) }
    return FileDescriptor(number, name: name)
  }

  private static func contents(of file: FileDescriptor) throws(FileError) -> [UInt8] {
    var status = stat()
    let size = fstat(file.number, &status) == 0 ? Int(status.st_size) : 0
    var contents: [UInt8] = []
    var failure: FileError?
    var isAtEnd = false
    // One byte more than there should be, so that the end is seen without growing.
    var room = max(size, 0) + 1
    while !isAtEnd, failure == nil {
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        do throws(FileError) {
          while count < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(
              rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
            let taken = try file.readSome(into: rest)
            isAtEnd = taken == 0
            if isAtEnd { break }
            count += taken
          }
        } catch {
          failure = error
        }
      }
      if contents.isEmpty { contents = piece } else { contents += piece }
      room = 1 << 16
    }
    if let failure { throw failure }
    return contents
  }
}

/// The system's `open`, which inside `File` is a name of ours.
private func openDescriptor(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags, 0o666)
}
