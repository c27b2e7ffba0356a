import Platform

/// Operations on paths, and the resolution of links.
///
/// They work on bytes, as the system does: in a string, a combining character joins the slash before
/// it.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(Substring(path.utf8[path.utf8.index(after: slash)...]))
  }

  /// Everything before the last component; `.` if there is nothing.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(Substring(path.utf8[..<slash]))
  }

  /// The path of a name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The path without empty components and `.`, so that it is the same however it was typed.
  ///
  /// A `..` stays, because what it leads to from a link is not where the link stands.
  package static func plain(_ path: String) -> String {
    components(of: path, cancels: false)
  }

  /// The plain path without whatever a `..` cancels, unless the system takes it to another place.
  package static func shortened(_ path: String) -> String {
    let short = components(of: path, cancels: true)
    guard let first = real(path), let second = real(short), first.utf8.elementsEqual(second.utf8)
    else { return plain(path) }
    return short
  }

  private static func components(of path: String, cancels: Bool) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.utf8.first == slash
    for bytes in path.utf8.split(separator: slash) {
      let part = Substring(bytes)
      if part == "." { continue }
      if cancels, part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !(cancels && isAbsolute && part == "..") {
        parts.append(part)
      }
    }
    let joined = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }

  /// The target of a link; the path itself if it is not a link, or a broken one.
  static func resolved(_ path: String) -> String { real(path) ?? path }

  /// The path without links; `nil` if there is nothing at the path.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
