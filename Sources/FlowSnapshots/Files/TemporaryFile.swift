#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is being written and does not have its name yet.
///
/// Its lock says that a run is at work on it. What a run leaves that was killed is not locked, and
/// the next run that writes to the folder removes it.
struct TemporaryFile {
  /// The prefix and the suffix of its name, which is short, for the name of the file that it is to
  /// become may have any length.
  private static let prefix = ".flow-"
  private static let suffix = ".tmp"
  /// The most names that are tried.
  private static let attempts = 1000

  /// The path of the file.
  let path: String
  /// The open file.
  let descriptor: FileDescriptor
  private let slot: Int?

  /// The folders in which this run has looked for abandoned files; once is enough.
  private static let searched = Guarded<Set<String>>([])
  /// The number of names so far: none is used twice, or one thread could remove the file of another.
  private static let names = Guarded(0)

  /// Creates a file in the folder of `target`, so that it can be moved there atomically.
  ///
  /// - Parameter name: The path that messages show.
  /// - Throws: `FileError` with the system's reason.
  init(beside target: String, named name: String) throws(FileError) {
    let folder = Path.folder(of: target)
    Self.removeAbandoned(in: folder)
    for _ in 0..<Self.attempts {
      let path = Path.join(folder, Self.nextName())
      do throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        let descriptor = try File.open(path, flags, .write, named: name)
        flock(descriptor.number, LOCK_EX)
        var status = stat()
        // Another run may have found it before it was locked, and removed it.
        guard fstat(descriptor.number, &status) == 0, status.st_nlink > 0 else {
          close(descriptor.number)
          continue
        }
        self.path = path
        self.descriptor = descriptor
        slot = Interruption.remember(path)
        return
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw FileError(.write, name, code: EEXIST)
  }

  private static func nextName() -> String {
    let number = names.withLock { count in
      count += 1
      return count
    }
    return "\(prefix)\(getpid())-\(number)\(suffix)"
  }

  /// Closes the file, and removes it if it has not been moved.
  func discard() {
    unlink(path)
    if let slot { Interruption.forget(slot) }
    close(descriptor.number)
  }

  /// Removes the temporary files in a folder that no run is at work on.
  static func removeAbandoned(in folder: String) {
    guard searched.withLock({ $0.insert(folder).inserted }), let stream = opendir(folder) else {
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      guard let name = Folder.name(of: entry), name.hasPrefix(prefix), name.hasSuffix(suffix)
      else { continue }
      removeIfAbandoned(Path.join(folder, name))
    }
  }

  private static func removeIfAbandoned(_ path: String) {
    guard let file = try? File.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, .read, named: path)
    else { return }
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(file.number)
  }
}
