#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files in a folder and in all folders in it.
enum Folder {
  /// Calls `receive` with the path of each file, in no order that can be relied upon.
  ///
  /// What is hidden is left out, and links to folders are not followed, for they may lead in
  /// circles.
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
      // Read where it stands: an entry is no longer than its name needs.
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

  /// What to make of an entry whose kind the folder does not tell, or that is a link.
  private static func kindOfLink(at path: String) -> File.Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind = File.kind(of: path)
    return status.st_mode & S_IFMT == S_IFLNK && kind == .folder ? nil : kind
  }
}
