import FlowEngine

/// A number that goes up with each tap.
struct Counter: Scene {
  enum Part: String, ScenePart { case count }
  static let name = "counter"
  var count = 0

  init(_ context: inout Context) {}
  mutating func visit(_ members: inout StateMembers) { members.shown("count", &count) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap(let tap) = event, tap.target == Part.count.id { count += 1 }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.count, frame: environment.window) { node in
      node.text = "\(count)"
      node.interactive = true
      node.accessibilityLabel = "Count"
    }
  }
}
