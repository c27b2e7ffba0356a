import FlowEngine
import FlowTesting
import Testing

struct CommandTests {
  @Test(
    "A command that the scene does not list is refused before the scene hears of it",
    arguments: ["sprng", "", "Set"])
  func unknown(name: String) throws {
    var run = try SceneRun(Probe.self)
    try run.command("ease", 100, at: 0)
    let saved = run.engine.saved
    // A completion is due by then; it does not come for an event that is refused.
    #expect(throws: EventError.unknownCommand(name, known: Probe.commands.names)) {
      try run.command(name, 7, at: 3)
    }
    #expect(run.engine.saved == saved)
    #expect(run.frames.count == 2)
    try run.settle()
    #expect(run.done == ["ease 0.5"])
  }

  @Test("The message proposes what may have been meant")
  func message() {
    #expect(
      EventError.unknownCommand("sprng", known: Probe.commands.names).message
        == "unknown command 'sprng'; did you mean 'spring'?")
  }

  /// A scene that lists no command, and would take any.
  struct Deaf: Scene {
    enum Part: String, ScenePart {
      case box
    }

    static let name = "deaf"
    var count = 0

    init(_ context: inout Context) {}

    mutating func receive(_ event: Event, _ context: inout Context) {
      count += 1
    }

    mutating func visit(_ members: inout StateMembers) {
      members.shown("count", &count)
    }

    func layout(
      _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      nodes.append(Part.box, frame: environment.window)
    }
  }

  @Test("A scene that lists no command is given none")
  func none() throws {
    var run = try SceneRun(Deaf.self)
    #expect(throws: EventError.unknownCommand("show", known: [])) {
      try run.send(.command(Command("show")), at: 0)
    }
    try run.send(.tick, at: 0)
    #expect(run.scene.count == 1)
  }
}
