import FlowEngine

/// A scene with any number of nodes in groups of ten, which all move with the single number in its
/// state. Each move takes a node away in front of them or puts it back, so that all change places.
struct GridScene: Scene {
  static let name = "grid"
  static let commands: [SceneInput] = ["move"]

  struct Configuration: SceneConfiguration {
    var count = 1

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("count", &count, "how many nodes there are")
    }
  }

  enum Part: String, ScenePart {
    case grid, guest
    case node = "node-<k>"
  }

  var shift = 0.0
  var hasGuest = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("shift", &shift)
    members.kept("hasGuest", &hasGuest)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    shift = shift == 0 ? 40 : 0
    if case .command = event {
      hasGuest.toggle()
      context.animate(Transaction(.spring(duration: 1, dampingRatio: 1), of: Part.grid.id))
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.grid, frame: environment.window)
    if hasGuest { nodes.append(Part.guest, frame: environment.window) }
    for index in 0..<configuration.count {
      let group = index - index % 10
      nodes.append(
        Part.node, id: Self.ids[index],
        in: index == group ? Part.grid.id : Self.ids[group],
        frame: Rect(
          x: Double(index % 10) * 37, y: Double(index / 10) + shift, width: 36, height: 36)
      ) { node in
        node.background = .white
      }
    }
  }

  /// The greatest number of nodes.
  static let limit = 9000

  private static let ids = (0..<limit).map { NodeID("node-\($0)") }
}
