import FlowEngine

/// A client's own scene, in no catalog: a label that is moved by taps.
enum Counter: Scene {
  static var name: String { "counter" }
  static var summary: String { "A label that taps move." }
  static var commands: [String] { [] }

  struct Configuration: SceneConfiguration {
    var step = 10.0

    mutating func visit<Visitor: ConfigurationVisitor & ~Copyable>(
      _ visitor: inout Visitor
    ) throws(ConfigurationError) {
      try visitor.member("step", &step, "how far a tap moves the label, in points")
    }
  }

  struct State: SceneState {
    enum Name: String, CaseIterable, Sendable { case idle }

    var y = 0.0
    var name: Name { .idle }

    func write(to json: inout JSONWriter) {}
  }

  enum Effect: SceneEffect {
    case none

    var type: String { "none" }

    func write(to json: inout JSONWriter) {}
  }

  enum Part: ScenePart {
    case label

    var id: NodeID { "label" }
    var kind: Node.Kind { .label }
    var parent: Part? { nil }
  }

  static func start(_ context: inout SceneContext<Counter>) -> State { State() }

  static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<Counter>
  ) throws(EventError) {
    if case .tap = event { state.y += context.configuration.step }
  }

  static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    nodes.append(Part.label, frame: Rect(x: 0, y: state.y, width: 10, height: 10))
  }
}
