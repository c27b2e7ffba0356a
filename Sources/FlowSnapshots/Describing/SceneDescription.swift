import FlowEngine

/// What there is to know of a scene, asked of the scene itself.
package struct SceneDescription: Equatable, Sendable {
  /// A node, or a family of nodes.
  package struct Node: Equatable, Sendable {
    /// The node's id.
    package var id: String
    /// What sort of view it is.
    package var kind: String
    /// The node it is in, if any.
    package var parent: String?
  }

  /// The scene's name.
  package var name: String
  /// What the screen is, in a sentence.
  package var summary: String
  /// The members of its configuration.
  package var configuration: [ConfigurationRow]
  /// The nodes it is made of, in drawing order.
  package var nodes: [Node]
  /// The states that the machine can be in.
  package var states: [String]
  /// What a host may call.
  package var commands: [String]

  /// Describes a scene.
  package init<S: Scene>(_ scene: S.Type) {
    name = S.name
    summary = S.summary
    configuration = []
    S.Configuration().describe("", "", into: &configuration)
    nodes = S.Part.allCases.map {
      Node(id: $0.id.name, kind: $0.kind.rawValue, parent: $0.parent?.id.name)
    }
    states = S.State.allCases.map { $0.rawValue }
    commands = S.commands
  }
}
