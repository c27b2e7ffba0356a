import FlowEngine

/// A description of a scene, taken from the scene itself.
public struct SceneDescription: Equatable, Sendable {
  /// A node, or a family of nodes.
  public struct Node: Equatable, Sendable {
    /// The node's id.
    public var id: String
    /// The kind of view.
    public var kind: String
    /// The id of the parent, if there is one.
    public var parent: String?
  }

  /// The scene's name.
  public var name: String
  /// One sentence that says what the screen is.
  public var summary: String
  /// The members of the scene's configuration.
  public var configuration: [ConfigurationRow]
  /// The scene's nodes, in drawing order.
  public var nodes: [Node]
  /// The names of the state machine's states.
  public var states: [String]
  /// The commands that a host may give.
  public var commands: [String]

  /// Describes a scene.
  public init<S: Scene>(_ scene: S.Type) {
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
