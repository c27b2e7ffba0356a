#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files in a folder and its subfolders.
enum Folder {
  /// Calls `receive` with the path of each file, in no particular order.
  ///
  /// Hidden files are skipped, and links to folders are not followed because they may form cycles.
  /// - Throws: `FileError` for a folder that cannot be listed.
  static func forEachFile(
    in root: String, _ receive: (String) -> Void
  ) throws(FileError) {
    var folders = [root]
    while let folder = folders.popLast() {
      for (name, kind) in try entries(of: folder) {
        let path = Path.join(folder, name)
        switch kind {
        case .folder: folders.append(path)
        case .regular: receive(path)
        case .other: break
        }
      }
    }
  }

  private static func entries(of folder: String) throws(FileError) -> [(String, File.Kind)] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder) }
    defer { closedir(stream) }
    var entries: [(String, File.Kind)] = []
    while let entry = readdir(stream) {
      // Read in place, because an entry is only as long as its name needs.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .regular))
      case Int32(DT_DIR): entries.append((name, .folder))
      default:
        if let kind = kindOfLink(at: Path.join(folder, name)) { entries.append((name, kind)) }
      }
    }
    return entries
  }

  /// How to treat an entry that is a link, or whose kind the folder does not say.
  private static func kindOfLink(at path: String) -> File.Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind = File.kind(of: path)
    return status.st_mode & S_IFMT == S_IFLNK && kind == .folder ? nil : kind
  }
}
