import FlowEngine

/// A scene of version 2 that a command ends.
struct Squib: Scene {
  enum Part: String, ScenePart { case charge }

  static let name = "squib"
  static let commands: [SceneInput] = ["light", "fire"]
  static var steps: VersionSteps {
    [VersionStep("blowing is firing", [.renamed(.command, "blow", to: "fire")])]
  }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .command(let command) = event else { return }
    precondition(command.name != "fire", "the squib has fired")
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.charge, frame: Rect(x: 0, y: 0, width: 44, height: 44))
  }
}
