import FlowEngine

/// As many nodes as one likes, all of which move with the one number that the state has.
enum GridScene: Scene {
  static let name = "grid"
  static let summary = "Nodes in rows."
  static let commands = ["move"]

  struct Configuration: SceneConfiguration {
    var count = 1

    mutating func visit<Visitor: ConfigurationVisitor & ~Copyable>(
      _ visitor: inout Visitor
    ) throws(ConfigurationError) {
      try visitor.member("count", &count, "how many nodes there are")
    }
  }

  struct State: SceneState {
    enum Name: String, CaseIterable, Sendable {
      case standing
    }

    var shift = 0.0

    var name: Name { .standing }

    func write(to json: inout JSONWriter) {}
  }

  enum Effect: SceneEffect {
    var type: String {
      switch self {
      }
    }

    func write(to json: inout JSONWriter) {}
  }

  enum Part: ScenePart {
    case node

    var id: NodeID { "node-<k>" }
    var kind: Node.Kind { .view }
    var parent: Part? { nil }
  }

  static func start(_ context: inout SceneContext<GridScene>) -> State { State() }

  static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<GridScene>
  ) throws(EventError) {
    state.shift = state.shift == 0 ? 40 : 0
    if case .command = event {
      context.animate(Transaction(.spring(duration: 1, dampingRatio: 1)))
    }
  }

  static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    for index in 0..<configuration.count {
      nodes.append(
        ids[index],
        frame: Rect(
          x: Double(index % 10) * 37, y: Double(index / 10) + state.shift, width: 36, height: 36)
      ) { node in
        node.background = .white
      }
    }
  }

  /// The most nodes there can be.
  static let limit = 10_000

  private static let ids = (0..<limit).map { NodeID("node-\($0)") }
}
