import FlowEngine

/// A scene of one node.
struct WindowScene: Scene {
  enum Part: String, ScenePart { case window }

  static let name = "window"

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.window, frame: environment.window)
  }

  mutating func visit(_ members: inout StateMembers) {}
}
