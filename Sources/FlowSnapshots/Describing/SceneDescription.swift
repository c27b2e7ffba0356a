import FlowEngine

/// A description of a scene, taken from the scene itself.
package struct SceneDescription: Equatable, Sendable {
  /// A node, or a family of nodes.
  package struct Node: Equatable, Sendable {
    /// The node's id.
    package var id: String
    /// The kind of view.
    package var kind: String
    /// The id of the parent, if there is one.
    package var parent: String?
  }

  /// The scene's name.
  package var name: String
  /// One sentence that says what the screen is.
  package var summary: String
  /// The members of the scene's configuration.
  package var configuration: [ConfigurationRow]
  /// The scene's nodes, in drawing order.
  package var nodes: [Node]
  /// The names of the state machine's states.
  package var states: [String]
  /// The names of the commands that a host may give.
  package var commands: [String]
  /// What comes with the commands.
  package var commandValues: [SceneInput]
  /// The effects of the scene's own.
  package var effects: [EffectDescription]

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
    commands = S.inputs.names
    commandValues = S.inputs
    effects = S.Effect.descriptions
  }
}
