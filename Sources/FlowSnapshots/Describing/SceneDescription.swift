import FlowEngine

/// What there is to know of a scene, asked of the scene itself.
public struct SceneDescription: Equatable, Sendable {
  /// A node, or a family of nodes.
  public struct Node: Equatable, Sendable {
    /// The node's id.
    public var id: String
    /// What kind of view it is.
    public var kind: String
    /// The node it is in, if any.
    public var parent: String?
  }

  /// The scene's name.
  public var name: String
  /// What the screen is, in a sentence.
  public var summary: String
  /// The members of its configuration.
  public var configuration: [ConfigurationRow]
  /// The nodes it is made of, in drawing order.
  public var nodes: [Node]
  /// The states that the machine can be in.
  public var states: [String]
  /// What a host may call.
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
