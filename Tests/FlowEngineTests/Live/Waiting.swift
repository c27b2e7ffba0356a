import FlowEngine

/// A scene that takes a command only once its timer has ended, or only before.
struct Waiting: Scene {
  static let name = "waiting"
  static let commands: [SceneInput] = [SceneInput("wait", .number), "go"]

  enum Completion: String, Sendable { case done }

  enum Part: String, ScenePart { case box }

  private var takesAfter = false
  private var isDone = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("takesAfter", &takesAfter)
    members.kept("isDone", &isDone)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    if command.name == "wait" {
      takesAfter = command.value == .number(1)
      context.schedule(.done, after: 1)
    } else if isDone != takesAfter {
      throw .invalidMember("name", expected: "another")
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) { isDone = true }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.box, frame: Rect(x: 0, y: 0, width: isDone ? 20 : 10, height: 10))
  }
}
