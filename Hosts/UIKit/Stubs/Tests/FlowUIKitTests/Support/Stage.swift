import FlowEngine

@testable import FlowUIKit

/// A scene that shows whatever nodes a test wants to see, one list after the other.
struct Stage: FlowEngine.Scene {
  enum Part: String, ScenePart { case node }

  nonisolated(unsafe) static var steps: [[Node]] = []
  /// What repeats; of anything but `alpha` Core Animation is not asked to run it.
  nonisolated(unsafe) static var repeats: AnimatableProperty?
  static let name = "stage"
  static let commands: [SceneInput] = ["next"]

  private var step = 0

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .command = event { step += 1 }
  }

  mutating func visit(_ members: inout StateMembers) { members.kept("step", &step) }

  func layout(
    _ environment: FlowEngine.Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    for node in Self.steps[step] { nodes.append(node) }
    guard let property = Self.repeats else { return }
    nodes.append(
      RepeatingAnimation(
        "node", property, from: AnimatableValue(1), to: AnimatableValue(0), curve: .linear,
        duration: 1, begin: 0))
  }

  /// Shows each list of nodes in a view, and calls `look` after each.
  @MainActor static func play(
    _ steps: [[Node]], in view: FlowSceneView, _ look: (Int, NodeList) throws -> Void
  ) throws {
    Self.steps = steps
    var engine = try Engine(Stage.self, checksLayout: false)
    for step in steps.indices {
      if step > 0 { try engine.send(.command(Command("next")), at: Double(step)) }
      view.show(engine.frame.nodes)
      try look(step, engine.frame.nodes)
    }
  }
}
