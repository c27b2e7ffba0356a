import FlowEngine

/// What the traces of a scene take of one that it holds, or of all with keys in one place.
package struct ChildCoverage: Sendable {
  /// The path; what varies is in angle brackets.
  package let path: String
  /// The name of the held scene.
  package let scene: String
  /// The names of its states, in the order of the scene.
  package let states: [String]
  /// What it does.
  package private(set) var moves = ChildMoves()

  init(_ child: SceneParts.HeldScene) {
    (path, scene, states) = (child.path, child.scene, child.states)
  }

  mutating func add(_ way: TraceMoves) {
    if let moves = way.children[path] { self.moves.add(moves) }
  }

  /// The states that the traces never see.
  package var missingStates: [String] { states.filter { !moves.states.contains($0) } }
}
