import FlowEngine

/// A button that never returns.
struct Endless: Scene {
  static let name = "endless"

  struct Configuration: SceneConfiguration {
    mutating func visit(_ members: inout ConfigurationMembers) {}
  }

  enum Part: String, ScenePart {
    case button

    var kind: Node.Kind { .button }
  }

  var count = 1

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("count", &count) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap = event else { return }
    while count > 0 { count = count % 100 + 1 }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.button, frame: environment.window) { node in
      node.accessibilityLabel = "Wait"
    }
  }
}
