import FlowEngine

/// The lines of the sources that lay a scene's nodes out, and those of the scenes that it holds, as far as
/// they can be told by reading them.
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
  /// The parts whose place is known: a family behind those that say more of an id, as `<id>` is behind
  /// `<id>.label`.
  private(set) var places: [(part: SceneParts.Part, place: Place)] = []

  /// Reads the sources of a scene; `nil` where they lay out none of its parts.
  package init?(of scene: String, in scenes: SceneList) {
    guard let parts = scenes.parts(of: scene) else { return nil }
    self.init(parts) { LayoutReader(of: $0) }
    if places.isEmpty { return nil }
  }

  /// Reads the sources of each type of scene once.
  init(_ parts: SceneParts, reading read: (_ type: String) -> LayoutReader) {
    var readers: [String: LayoutReader] = [:]
    for (part, declared) in zip(parts.parts, parts.declarations) {
      let reader = readers[declared.type] ?? read(declared.type)
      readers[declared.type] = reader
      guard let found = reader.places[declared.name] else { continue }
      let file = files.firstIndex(of: found.path) ?? files.count
      if file == files.count { files.append(found.path) }
      places.append((part, Place(file: file, line: found.line, members: found.members)))
    }
    places.sort { $0.part.fixedLength > $1.part.fixedLength }
  }

  /// In how many scenes a node is: `<id>` is not the family of a child's nodes.
  private static func depth(_ id: String) -> Int { id.utf8.count { $0 == UInt8(ascii: "/") } }

  /// The line that sets a member of a node, or else the one that appends the node; `nil` where no source
  /// does.
  ///
  /// - Parameters:
  ///   - node: The node's id.
  ///   - member: The member, such as `alpha`.
  package func source(of node: String, _ member: String) -> LayoutSource? {
    let id = NodeID(node)
    let depth = Self.depth(node)
    guard
      let (_, place) = places.first(where: { $0.part.name.bytes == node.bytes })
        ?? places.first(where: { Self.depth($0.part.name) == depth && $0.part.names(id) })
    else { return nil }
    let line = place.members.first { $0.name == member }?.line
    return LayoutSource(path: files[place.file], line: line ?? place.line)
  }
}
