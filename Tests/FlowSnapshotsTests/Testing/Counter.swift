import FlowEngine

/// A client's own scene: a label that is moved by taps.
struct Counter: Scene {
  static let name = "counter"

  struct Configuration: SceneConfiguration {
    var step = 10.0

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("step", &step, "how far a tap moves the label, in points")
    }
  }

  enum Part: String, ScenePart {
    case label

    var kind: Node.Kind { .label }
  }

  var y = 0.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("y", &y)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap = event { y += context.configuration.step }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.label, frame: Rect(x: 0, y: y, width: 10, height: 10))
  }
}
