import FlowEngine

/// A scene that holds another in the full window, as the only one of its rows, and adds nothing.
struct BareRow<S: Scene>: ComposedScene {
  struct Configuration: SceneConfiguration {
    var child = S.Configuration()

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("child", &child, "The configuration of the row.")
    }
  }

  struct Part: ScenePart {
    static var allCases: [Part] { [] }
    let rawValue: String
    init?(rawValue: String) { nil }
  }

  static var name: String { "bare-row-" + S.name }
  static var commands: [SceneInput] { S.inputs }

  private(set) var rows = Children<S>()

  init(_ context: inout Context) {
    rows.insert("only", configuration: context.configuration.child, &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("rows", &rows) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .environment, .keyboard, .tick: break
    default: try rows.send(event, to: "only", &context)
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(rows, "only")
  }

  mutating func visit(_ members: inout StateMembers) {}
}
