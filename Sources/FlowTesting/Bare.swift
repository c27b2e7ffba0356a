import FlowEngine

/// A scene that holds another in the full window, under the name `child`, and adds nothing.
///
/// Its frames are those of the other scene with `child/` before ids: a test of a scene can run in it to
/// find out whether the scene is as good as a child.
public struct Bare<S: Scene>: ComposedScene {
  /// The configuration, whose group `child` is the child's.
  public struct Configuration: SceneConfiguration {
    /// The child's configuration.
    public var child = S.Configuration()

    /// Creates the defaults.
    public init() {}

    /// Creates the configuration of a child.
    public init(child: S.Configuration) { self.child = child }

    /// Lists the child's.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("child", &child, "The configuration of the child.")
    }

    /// Checks the child's.
    public func validate() throws(MemberError) {
      do throws(MemberError) {
        try child.validate()
      } catch {
        throw error.within("child")
      }
    }

    /// Whether the child can have the node.
    public func canHave(_ id: NodeID) -> Bool {
      id.name.rest(behind: "child").map { child.canHave(NodeID($0)) } ?? false
    }
  }

  /// It has no nodes of its own.
  public struct Part: ScenePart {
    /// None.
    public static var allCases: [Part] { [] }
    /// The id of the node.
    public let rawValue: String

    /// None: there are no parts.
    public init?(rawValue: String) { nil }
  }

  /// The child's name behind `bare-`.
  public static var name: String { "bare-" + S.name }
  /// The child's.
  public static var summary: String { S.summary }
  /// The child's.
  public static var commands: [SceneInput] { S.inputs }

  /// The scene.
  public private(set) var child: Child<S>

  /// Opens the child.
  public init(_ context: inout Context) {
    child = Child(S.self, context.configuration.child, &context)
  }

  /// Lists the child.
  public mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("child", &child)
  }

  /// Hands on what names no node of the child.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .environment, .keyboard, .tick: break
    // What names no node, or one that is not there, is the child's to ignore.
    default: try child.send(event, &context)
    }
  }

  // Where it is not specialized, each look at the child asks the runtime for the type of its frame.
  /// Mounts the child in the window.
  @inlinable public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(child)
  }

  /// Nothing beside the child.
  public mutating func visit(_ members: inout StateMembers) {}
}
