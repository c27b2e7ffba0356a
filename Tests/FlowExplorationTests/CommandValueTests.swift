import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// A badge that its host puts into a mood, and refuses any other.
private struct Badge: Scene {
  enum Part: String, ScenePart { case badge }
  enum State: String, MemberChoice { case idle, busy, muted, asleep }

  static let name = "badge"
  static let commands: [SceneInput] = [
    SceneInput("status", .name(["busy"])), SceneInput("mute", .bool), SceneInput("mood", .any),
  ]

  private(set) var state = State.idle

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("state", &state)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    switch command.name {
    case "status":
      let status: State = try command.value()
      if status == .busy { state = .busy }
    case "mute":
      // Only one that is muted can be told apart.
      if try !command.value(as: Bool.self) { state = .muted }
    default: state = try command.value()
    }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.badge, frame: environment.window)
  }
}

@Suite("The commands of an exploration")
struct CommandValueTests {
  private static func result() throws -> ExplorationResult {
    var exploration = try Exploration(EventTrace(of: "badge"), of: SceneList(Badge.self))
    exploration.budget.states = 60
    exploration.budget.walks = 0
    return try exploration.run()
  }

  @Test("have the names, the truth values, and the words of a refusal in either quotation marks")
  func values() throws {
    let result = try Self.result()
    #expect(result.unreachedStates == [])
    #expect(result.unreached == [])
    #expect(result.findings.map { $0.violation.text } == [])
  }

  @Test("come once each, with one that is refused")
  func once() throws {
    let scenes = SceneList(Badge.self)
    let description = try #require(scenes.description(of: "badge"))
    let explorer = try scenes.explore(EventTrace(of: "badge").header)
    let commands = Commands(description.inputs, explorer).plain
    // The first name is listed, the others are those of the refusal.
    #expect(
      commands.filter { $0.name == "status" }.map { $0.value }
        == [nil] + ["busy", "idle", "muted", "asleep"].map { .string($0) })
    #expect(
      commands.filter { $0.name == "mute" }.map { $0.value } == [nil, .bool(true), .bool(false)])
    #expect(
      commands.filter { $0.name == "mood" }.map { $0.value }
        == [nil] + Badge.State.allCases.map { .string($0.rawValue) })
  }
}
