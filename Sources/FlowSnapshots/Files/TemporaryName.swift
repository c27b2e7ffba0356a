import Platform

/// A name of a file that is gone with the process, unless it is killed.
///
/// What a run leaves that was killed is not locked, and the next run that writes to the folder removes
/// it.
struct TemporaryName {
  /// The prefix and the suffix, which are short, for the name of the file that it is to become may
  /// have any length.
  private static let prefix = ".flow-"
  private static let suffix = ".tmp"
  /// The most names that are tried.
  private static let attempts = 1000

  /// The path of the file.
  let path: String
  private let slot: Int?

  /// The folders in which this run has looked for abandoned files; once is enough.
  private static let searched = Guarded<Set<String>>([])
  /// The number of names so far: none is used twice, or one thread could remove the file of another.
  private static let names = Guarded(0)

  /// Gives a file a name in a folder.
  ///
  /// - Parameters:
  ///   - name: The path that messages show.
  ///   - make: Makes the name and returns a number, negative for a failure, as system calls do. It must
  ///     not allocate memory.
  /// - Returns: The name and the number.
  /// - Throws: `FileError` with the system's reason.
  static func make(
    in folder: String, named name: String, _ make: (UnsafeMutablePointer<CChar>) -> Int32
  ) throws(FileError) -> (TemporaryName, number: Int32) {
    removeAbandoned(in: folder)
    var code = EEXIST
    for _ in 0..<attempts where code == EEXIST {
      let path = Path.join(folder, next())
      var bytes = Array(path.utf8CString)
      let made = Interruption.create(&bytes, make)
      if made.number >= 0 { return (TemporaryName(path: path, slot: made.slot), made.number) }
      code = made.code
    }
    throw FileError(.write, name, code: code)
  }

  private static func next() -> String {
    let number = names.withLock { count in
      count += 1
      return count
    }
    return "\(prefix)\(getpid())-\(number)\(suffix)"
  }

  /// Removes the name, if it is still there.
  func remove() {
    unlink(path)
    if let slot { Interruption.forget(slot) }
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
    var status = stat()
    // Nothing else has been left by a run, and opening it could have an effect.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = try? File.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, .read, named: path)
    else { return }
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(file.number)
  }
}
