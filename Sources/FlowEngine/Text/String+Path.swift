extension String {
  /// Whether it is a path, or goes on behind it with a slash.
  @usableFromInline package func isBehind(_ path: String) -> Bool {
    begins(with: path, before: UInt8(ascii: "/"))
  }

  /// What follows a path and a slash; empty for the path itself, `nil` for what is elsewhere.
  @usableFromInline package func rest(behind path: String) -> String? {
    guard isBehind(path) else { return nil }
    let count = path.utf8.count
    return withBytes { bytes in
      if bytes.count <= count + 1 { return "" }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[(count + 1)...]), as: UTF8.self)
    }
  }
}
