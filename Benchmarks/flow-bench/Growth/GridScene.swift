import FlowEngine

/// A scene with any number of nodes, which all move with the single number in its state.
struct GridScene: Scene {
  static let name = "grid"
  static let commands = ["move"]

  struct Configuration: SceneConfiguration {
    var count = 1

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("count", &count, "how many nodes there are")
    }
  }

  enum Part: String, ScenePart {
    case node = "node-<k>"
  }

  var shift = 0.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("shift", &shift)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    shift = shift == 0 ? 40 : 0
    if case .command = event {
      context.animate(Transaction(.spring(duration: 1, dampingRatio: 1)))
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeList
  ) {
    for index in 0..<configuration.count {
      nodes.append(
        Part.node, id: Self.ids[index],
        frame: Rect(
          x: Double(index % 10) * 37, y: Double(index / 10) + shift, width: 36, height: 36)
      ) { node in
        node.background = .white
      }
    }
  }

  /// The greatest number of nodes.
  static let limit = 10_000

  private static let ids = (0..<limit).map { NodeID("node-\($0)") }
}
