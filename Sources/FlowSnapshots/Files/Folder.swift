import Platform

/// The files in a folder and its subfolders.
package enum Folder {
  /// Creates a folder if it is not there; the one that it goes into must be.
  ///
  /// - Throws: `FileError` with the system's reason.
  package static func create(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) != 0 else { return }
    // Looking at the path would replace the reason.
    let code = errno
    guard File.kind(of: path) == .folder else { throw FileError(.write, path, code: code) }
  }

  /// Calls `body` while no other process is in such a call for a folder, where the system can tell.
  static func locked(_ path: String, _ body: () throws(FileError) -> Void) throws(FileError) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The lock ends with the file.
    defer { if folder >= 0 { close(folder) } }
    while folder >= 0, flock(folder, LOCK_EX) != 0, errno == EINTR {}
    try body()
  }

  /// Calls `receive` with the folder and the name of each entry, folder by folder, in no particular
  /// order.
  ///
  /// Hidden entries are skipped, and links to folders are not followed because they may form cycles.
  /// - Parameters:
  ///   - root: The folder.
  ///   - needs: Whether a file of a name must not be missed.
  ///   - skip: Called with the path of each link to a folder.
  ///   - fail: Called for a folder that cannot be listed, and for a name that is not UTF-8 of a folder,
  ///     or of a file that must not be missed.
  ///   - receive: Called with each other entry.
  package static func forEachEntry(
    in root: String, where needs: (_ name: String) -> Bool, skip: (String) -> Void,
    fail: (FileError) -> Void, _ receive: (_ folder: String, _ name: String, File.Kind) -> Void
  ) {
    var folders = [root]
    while let folder = folders.popLast() {
      let found: [(String, File.Kind?)]
      do throws(FileError) {
        found = try entries(of: folder, where: needs, fail: fail)
      } catch {
        fail(error)
        continue
      }
      for (name, kind) in found {
        guard let kind else {
          skip(Path.join(folder, name))
          continue
        }
        receive(folder, name, kind)
        if kind == .folder { folders.append(Path.join(folder, name)) }
      }
    }
  }

  /// The names of all entries of a folder that are not hidden.
  ///
  /// - Throws: `FileError` for a folder that cannot be listed.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try entries(of: folder, where: { _ in false }, fail: { _ in }).map { $0.0 }
  }

  /// The name of an entry; `nil` if it is not UTF-8.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withName(of: entry) { String(validatingCString: $0) }
  }

  /// Read in place, because an entry is only as long as its name needs.
  private static func withName<Result>(
    of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 1) { body($0) }
    }
  }

  /// The entries of a folder, without a kind for a link to a folder.
  private static func entries(
    of folder: String, where needs: (String) -> Bool, fail: (FileError) -> Void
  ) throws(FileError) -> [(String, File.Kind?)] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder) }
    defer { closedir(stream) }
    var entries: [(String, File.Kind?)] = []
    while let entry = readdir(stream) {
      guard let name = name(of: entry) else {
        let shown = withName(of: entry) { String(cString: $0) }
        guard Int32(entry.pointee.d_type) == Int32(DT_DIR) || needs(shown) else { continue }
        fail(FileError(.read, Path.join(folder, shown), refusal: "its name is not UTF-8"))
        continue
      }
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .regular))
      case Int32(DT_DIR): entries.append((name, .folder))
      default:
        let path = Path.join(folder, name)
        // What has been removed meanwhile is no entry.
        if File.isLink(path) || File.kind(of: path) != nil {
          entries.append((name, kind(of: path)))
        }
      }
    }
    return entries
  }

  /// How to treat an entry that is a link, or whose kind the folder does not say; `nil` for a link to a
  /// folder.
  private static func kind(of path: String) -> File.Kind? {
    let kind = File.kind(of: path)
    // A link that leads nowhere is told when it is read.
    guard File.isLink(path) else { return kind }
    return kind == .folder ? nil : kind ?? .regular
  }
}
