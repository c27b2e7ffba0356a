import FlowEngine

/// A scene that can have more nodes than a scene may.
struct Crowd: Scene {
  enum Part: String, ScenePart { case one = "one-<k>" }

  static let name = "crowd"
  static let commands: [SceneInput] = ["come", "wait"]

  var isCrowded = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("isCrowded", &isCrowded) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .command(let command) = event { isCrowded = command.name == "come" }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for k in 0..<(isCrowded ? InputLimits.nodes + 1 : 1) {
      nodes.append(Part.one, id: NodeID("one-\(k)"), frame: .zero)
    }
  }
}
