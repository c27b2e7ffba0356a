import Platform

/// What two paths have in common that lead to the same file, however they are spelled: by links, by
/// `..`, or by two names of one file.
package enum FileIdentity: Hashable, Sendable {
  /// A file that is there.
  case file(device: UInt64, number: UInt64)
  /// A file that is not there, by its name in a folder that is.
  case name(String, device: UInt64, number: UInt64)

  /// The most links that lead to each other, as systems have it.
  private static let linkLimit = 40

  /// The identity of the file at a path, or of the one that would be there; `nil` for a device or a
  /// socket, which keeps nothing, and where there is no such folder.
  ///
  /// - Parameter isWanted: Whether a file that is not there is of interest, by its name.
  package init?(of path: String, ifMissing isWanted: (String) -> Bool = { _ in true }) {
    var status = stat()
    let isThere = lstat(path, &status) == 0
    let isLink = isThere && status.st_mode & S_IFMT == S_IFLNK
    if isLink ? stat(path, &status) == 0 : isThere {
      self.init(status)
      return
    }
    var path = path
    for _ in 0..<Self.linkLimit where isLink {
      guard let target = Self.target(of: path) else { break }
      path = target
    }
    guard isWanted(Path.name(of: path)) else { return nil }
    guard case .file(let device, let number)? = Self(folder: Path.folder(of: path)) else {
      return nil
    }
    self = .name(Path.name(of: path), device: device, number: number)
  }

  /// The identity of what is open; `nil` for a device or a socket.
  package init?(of file: FileDescriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of a folder; `nil` for anything else.
  package init?(folder path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self = Self.file(of: status)
  }

  private init?(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: self = Self.file(of: status)
    default: return nil
    }
  }

  private static func file(of status: stat) -> FileIdentity {
    .file(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Where a link leads; `nil` for anything else.
  private static func target(of path: String) -> String? {
    let target = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { bytes, count in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress else { return }
        count = max(0, readlink(path, start, bytes.count))
      }
    }
    guard !target.isEmpty else { return nil }
    let text = String(decoding: target, as: UTF8.self)
    return text.utf8.first == UInt8(ascii: "/") ? text : Path.join(Path.folder(of: path), text)
  }
}
