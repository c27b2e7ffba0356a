import Platform

/// A file that is being written and does not have its name yet.
///
/// Its lock says that a run is at work on it.
struct TemporaryFile {
  /// The most files that are created, should other runs remove them.
  private static let attempts = 1000

  /// The name that it has until then.
  let name: TemporaryName
  /// The open file.
  let descriptor: FileDescriptor

  /// Creates a file in the folder of `target`, so that it can be moved there atomically, with the
  /// permissions of the file that is there.
  ///
  /// - Parameter shown: The path that messages show.
  /// - Throws: `FileError` with the system's reason.
  init(beside target: String, named shown: String) throws(FileError) {
    for _ in 0..<Self.attempts {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let (name, number) = try TemporaryName.make(in: Path.folder(of: target), named: shown) {
        openDescriptor($0, flags)
      }
      flock(number, LOCK_EX)
      var status = stat()
      // Another run may have found it before it was locked, and removed it.
      guard fstat(number, &status) == 0, status.st_nlink > 0 else {
        name.remove()
        close(number)
        continue
      }
      if stat(target, &status) == 0 { fchmod(number, status.st_mode & 0o7777) }
      self.name = name
      descriptor = FileDescriptor(number, name: shown)
      return
    }
    throw FileError(.write, shown, code: EEXIST)
  }

  /// Takes over a file that has a temporary name.
  init(name: TemporaryName, descriptor: FileDescriptor) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Closes the file, and removes it if it has not been moved.
  func discard() {
    name.remove()
    close(descriptor.number)
  }
}
