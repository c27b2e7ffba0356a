/// The lines of a scene's sources that lay its nodes out, as far as they can be told by reading them.
///
/// Sources are looked for in `Sources/MODULE`, in folders and files that are named for the scene's type.
package struct LayoutIndex: Sendable {
  /// Where a node is appended, and its members are set.
  struct Place: Sendable {
    /// The number of the file.
    var file: Int
    /// The line that appends the node, from 1.
    var line: Int
    /// The members that are set in it, in the order of the lines, with those.
    var members: [(name: String, line: Int)]
  }

  /// The files that lay something out.
  private(set) var files: [String] = []
  /// Where parts are laid out, by the names of their cases.
  private(set) var places: [String: Place] = [:]

  /// The most files that are looked for.
  private static let limit = 4_000
  /// The most lines after a node's first that may be about it.
  private static let reach = 40

  /// Reads the sources of a scene; `nil` where there are none.
  ///
  /// - Parameter type: The module and the name of the scene's type, such as `Screens.TabBar`.
  package init?(of type: String) {
    let names = type.split(separator: ".").map { String($0) }
    guard names.count == 2 else { return nil }
    for path in Self.files(of: names[1], under: "Sources/\(names[0])") {
      guard let bytes = try? File.contents(of: path) else { continue }
      read(String(decoding: bytes, as: UTF8.self), at: path)
    }
    if places.isEmpty { return nil }
  }

  /// Reads a source; what an earlier one lays out stays as it is.
  init(_ text: String, at path: String) { read(text, at: path) }

  /// The line that sets a member of a node, or else the one that appends the node; `nil` where no source
  /// names the node.
  ///
  /// - Parameters:
  ///   - node: The node's id.
  ///   - member: The member, such as `alpha`.
  package func source(of node: String, _ member: String) -> LayoutSource? {
    guard let local = node.split(separator: "/").last,
      let place = places[Self.caseName(String(local))]
    else { return nil }
    let line = place.members.first { $0.name == member }?.line
    return LayoutSource(path: files[place.file], line: line ?? place.line)
  }

  private mutating func read(_ text: String, at path: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      // Where parts are listed nothing is laid out.
      guard !trimmed.hasPrefix("case "), !trimmed.hasPrefix("//") else { continue }
      for part in Self.names(in: line, after: ["Part.", "append(."]) where places[part] == nil {
        if files.last != path { files.append(path) }
        places[part] = Place(
          file: files.count - 1, line: index + 1, members: Self.members(in: lines, from: index))
      }
    }
  }

  /// The members that are set in the lines about the node that one of them appends.
  private static func members(
    in lines: [Substring], from first: Int
  ) -> [(name: String, line: Int)] {
    var members: [(name: String, line: Int)] = []
    for index in first..<min(lines.count, first + reach) {
      if index > first, lines[index].contains(".append(") { break }
      var names = names(in: lines[index], after: ["."], isSet: true)
      if lines[index].contains("frame:") { names.append("frame") }
      for name in names where !members.contains(where: { $0.name == name }) {
        members.append((name, index + 1))
      }
    }
    return members
  }

  /// The names that stand in a line after one of some texts; only those that are set, if asked for.
  private static func names(
    in line: Substring, after marks: [String], isSet: Bool = false
  ) -> [String] {
    var names: [String] = []
    var rest = line
    while let first = rest.first {
      guard let mark = marks.first(where: { $0.first == first && rest.hasPrefix($0) }) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(mark.count)
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      let after = rest[name.endIndex...]
      guard !name.isEmpty, !isSet || after.hasPrefix(" =") && !after.hasPrefix(" ==") else {
        continue
      }
      names.append(String(name))
    }
    return names
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
    Folder.forEachEntry(in: root, where: { _ in false }, skip: { _ in }, fail: { _ in }) {
      folder, name, kind in
      guard kind == .regular, name.hasSuffix(".swift"), files.count < limit else { return }
      let path = Path.join(folder, name)
      if path.dropFirst(root.count).contains(type) { files.append(path) }
    }
    return files.sorted {
      let (first, second) = ($0.contains("Layout"), $1.contains("Layout"))
      return first == second ? $0 < $1 : first
    }
  }
}
