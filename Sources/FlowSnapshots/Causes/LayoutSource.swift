/// The line of a scene's sources that lays a node out, as far as it can be told by reading them.
///
/// Sources are looked for in `Sources/MODULE`, in folders and files that are named for the scene's type.
package struct LayoutSource: Equatable, Sendable {
  /// The file.
  package let path: String
  /// The line, from 1.
  package let line: Int

  /// The most files that are looked for.
  private static let limit = 4_000
  /// The most lines after a node's first that may be about it.
  private static let reach = 40

  /// Looks for the line that sets a member of a node, or else the one that appends the node; `nil` where
  /// there are no sources, or none of them names the node.
  ///
  /// - Parameters:
  ///   - node: The node's id.
  ///   - member: The member, such as `alpha`.
  ///   - type: The module and the name of the scene's type, such as `Screens.TabBar`.
  package init?(of node: String, _ member: String, in type: String) {
    let names = type.split(separator: ".").map { String($0) }
    guard names.count == 2, let local = node.split(separator: "/").last else { return nil }
    let files = Self.files(of: names[1], under: "Sources/\(names[0])")
    let part = Self.caseName(String(local))
    for path in files {
      guard let bytes = try? File.contents(of: path) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      guard let first = lines.firstIndex(where: { Self.places(part, $0) }) else { continue }
      var found = first
      for index in first..<min(lines.count, first + Self.reach) {
        if index > first, lines[index].contains(".append(") { break }
        let isFrame = member == "frame" && lines[index].contains("frame:")
        if isFrame || lines[index].contains(".\(member) =") {
          found = index
          break
        }
      }
      self.path = path
      line = found + 1
      return
    }
    return nil
  }

  /// Whether a line names a part as what is laid out, not where parts are listed.
  private static func places(_ part: String, _ line: Substring) -> Bool {
    let trimmed = line.drop { $0 == " " }
    guard !trimmed.hasPrefix("case "), !trimmed.hasPrefix("//") else { return false }
    for spelling in ["Part.\(part)", "append(.\(part)"] {
      guard let range = line.range(of: spelling) else { continue }
      let after = line[range.upperBound...].first
      if after.map({ !$0.isLetter && !$0.isNumber }) ?? true { return true }
    }
    return false
  }

  /// The name of the case for an id: `input-number-text` is `inputNumberText`, and `cell-3` is `cell`.
  private static func caseName(_ id: String) -> String {
    var name = ""
    for word in id.split(separator: "-") {
      if word.allSatisfy({ $0.isNumber }) { break }
      name += name.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return name
  }

  /// The files whose path has the type's name, those that say that they lay out first.
  private static func files(of type: String, under root: String) -> [String] {
    guard File.kind(of: root) == .folder else { return [] }
    var files: [String] = []
    do throws(FileError) {
      try Folder.forEachEntry(in: root, where: { _ in false }, skip: { _ in }) {
        folder, name, kind in
        guard kind == .regular, name.hasSuffix(".swift"), files.count < limit else { return }
        let path = Path.join(folder, name)
        if path.dropFirst(root.count).contains(type) { files.append(path) }
      }
    } catch {
      return []
    }
    return files.sorted {
      let (first, second) = ($0.contains("Layout"), $1.contains("Layout"))
      return first == second ? $0 < $1 : first
    }
  }
}

extension Substring {
  /// Where a text first occurs.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var start = startIndex
    while let index = self[start...].firstIndex(of: first) {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      start = self.index(after: index)
    }
    return nil
  }
}
