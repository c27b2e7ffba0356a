import Platform

/// Access to files by path: read whole, or in pieces as data arrives.
package enum File {
  /// The kinds of file.
  package enum Kind: Sendable {
    /// A regular file.
    case regular
    /// A folder.
    case folder
    /// A named pipe.
    case pipe
    /// A device or a socket.
    case other
  }

  /// The kind of file at a path, following links; `nil` if there is none.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  /// Whether there is a link at a path, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The size of a file in bytes, following links; `nil` if there is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Opens a file, or a named pipe, for reading for the duration of a call.
  ///
  /// - Throws: `FileError` for any other kind of file or with the system's reason, or what `body`
  ///   throws.
  package static func open<Failure: Error>(
    _ path: String, orThrow failure: (FileError) -> Failure,
    _ body: (FileDescriptor) throws(Failure) -> Void
  ) throws(Failure) {
    let file: FileDescriptor
    do throws(FileError) {
      file = try openForReading(path, allowsPipe: true)
    } catch {
      throw failure(error)
    }
    defer { close(file.number) }
    try body(file)
  }

  /// The contents of a regular file.
  ///
  /// - Throws: `FileError` for any other kind of file, or with the system's reason.
  package static func contents(of path: String) throws(FileError) -> [UInt8] {
    let file = try openForReading(path)
    defer { close(file.number) }
    return try contents(of: file)
  }

  /// Removes a file or a link, if it exists.
  ///
  /// - Returns: Whether the file existed.
  /// - Throws: `FileError` with the system's reason.
  @discardableResult
  package static func remove(_ path: String) throws(FileError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT { return false }
    throw FileError(.remove, path)
  }

  /// Replaces one file with another atomically: a reader sees either the old one or the new one.
  ///
  /// - Parameter durably: Whether that must hold even after the machine crashes.
  /// - Throws: `FileError` with the system's reason; both files are then unchanged.
  package static func move(
    _ path: String, to target: String, durably: Bool = true
  ) throws(FileError) {
    // Otherwise the name could reach the disk before the contents.
    if durably { try flush(path) }
    try rename(path, to: target)
    // The folder holds the names; if it cannot be opened, flushing it is left to the system.
    if durably { try? flush(Path.folder(of: target)) }
  }

  /// Gives a file another name, which no signal comes in between.
  ///
  /// - Throws: `FileError` with the system's reason; nothing has changed then.
  static func rename(_ path: String, to target: String) throws(FileError) {
    var code: Int32 = 0
    path.withCString { path in
      target.withCString { target in
        Interruption.postponed { if renameFile(path, target) != 0 { code = errno } }
      }
    }
    guard code == 0 else { throw FileError(.write, target, code: code) }
  }

  /// Refuses anything but a regular file, or nothing at all, where a file of a case is to be.
  ///
  /// A link could lead out of the folder, and a pipe or a device is not a file that can be replaced.
  /// - Throws: `FileError` that says what is there.
  package static func requireOwn(
    _ path: String, for operation: FileError.Operation
  ) throws(FileError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFLNK {
      throw FileError(operation, path, refusal: "it is a link; expected a regular file, or none")
    }
    try requireRegular(status, operation, path)
  }

  /// Waits until the contents of a file or folder are on disk.
  private static func flush(_ path: String) throws(FileError) {
    let file = try open(path, O_RDONLY, .write, named: path)
    defer { close(file.number) }
    guard fsync(file.number) == 0 else { throw FileError(.write, path) }
  }

  /// Opens a regular file for reading, which the caller must close.
  ///
  /// - Throws: `FileError`, at once, for a file that could keep the tool waiting or has no end.
  static func openForReading(
    _ path: String, allowsPipe: Bool = false
  ) throws(FileError) -> FileDescriptor {
    var status = stat()
    // Before it is opened: that alone can wait, or have an effect on a device.
    guard stat(path, &status) == 0 else { throw FileError(.read, path) }
    if !(allowsPipe && kind(status) == .pipe) { try requireRegular(status, .read, path) }
    return try open(path, O_RDONLY | O_NOCTTY, .read, named: path)
  }

  private static func requireRegular(
    _ status: stat, _ operation: FileError.Operation, _ path: String
  ) throws(FileError) {
    switch kind(status) {
    case .regular: return
    case .folder: throw FileError(operation, path, code: EISDIR)
    case .pipe:
      throw FileError(operation, path, refusal: "it is a named pipe; expected a regular file")
    case .other:
      throw FileError(
        operation, path, refusal: "it is a device or a socket; expected a regular file")
    }
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    default: .other
    }
  }

  /// Opens a file, which the caller must close.
  static func open(
    _ path: String, _ flags: Int32, _ operation: FileError.Operation, named name: String
  ) throws(FileError) -> FileDescriptor {
    let number = path.withCString { openDescriptor($0, flags | O_CLOEXEC) }
    guard number >= 0 else { throw FileError(operation, name) }
    return FileDescriptor(number, name: name)
  }

  private static func contents(of file: FileDescriptor) throws(FileError) -> [UInt8] {
    var status = stat()
    let size = fstat(file.number, &status) == 0 ? Int(status.st_size) : 0
    var contents: [UInt8] = []
    var failure: FileError?
    var isAtEnd = false
    // One byte more than expected, so that the end is detected without growing the buffer.
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

/// The system's `open`, whose name `File.open` hides inside `File`.
func openDescriptor(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(path, flags, 0o666)
}

/// The system's `rename`, whose name `File.rename` hides inside `File`.
private func renameFile(_ path: UnsafePointer<CChar>, _ target: UnsafePointer<CChar>) -> Int32 {
  rename(path, target)
}
