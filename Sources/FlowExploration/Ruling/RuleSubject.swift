import FlowEngine
import FlowSnapshots

/// What rules can name of a scene: a name that is misspelt would be a rule that nothing breaks.
package struct RuleSubject: Sendable {
  private let states: [String]
  private let parts: SceneParts

  /// - Parameter name: The scene's name; there is nothing to be said of one that is not in the list.
  package init?(_ name: String, of scenes: SceneList) {
    guard let scene = scenes.description(of: name), let parts = scenes.parts(of: name) else {
      return nil
    }
    (states, self.parts) = (scene.states, parts)
  }

  /// Requires that the scene, or one that it holds, has a state.
  ///
  /// - Parameter child: Where the one is that it holds.
  func require(
    state name: String, at offset: Int, of child: (path: String, offset: Int)?
  ) throws(JSONError) {
    var states = states
    if let child {
      guard let held = parts.children.first(where: { Self.names($0.path, child.path) }) else {
        let known = parts.children.map { $0.path }
        throw JSONError(.unknownValue(child.path, known: known), at: child.offset)
      }
      states = held.states
    }
    if states.contains(where: { $0.bytes == name.bytes }) { return }
    throw JSONError(.unknownValue(name, known: states), at: offset)
  }

  /// Whether a path is that of a family, or has a key in place of each `<key>`.
  private static func names(_ family: String, _ path: String) -> Bool {
    if family.bytes == path.bytes { return true }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let families = family.split(separator: "/")
    return names.count == families.count
      && zip(names, families).allSatisfy { name, family in
        family == "<key>" ? String(name).isChildKey : name.utf8.elementsEqual(family.utf8)
      }
  }

  /// Requires that a node can be there.
  func require(node name: String, at offset: Int) throws(JSONError) {
    if parts.part(of: NodeID(name)) != nil { return }
    throw JSONError(.unknownValue(name, known: parts.parts.map { $0.name }), at: offset)
  }
}
