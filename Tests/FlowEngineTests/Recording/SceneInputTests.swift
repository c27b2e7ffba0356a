import FlowEngine
import Testing

@Suite("The kind of an input's value")
struct SceneInputTests {
  private static let commands: [SceneInput] = [
    SceneInput("set", .text), SceneInput("set", .format("MM/YYYY"), for: ["month"]), "reset",
    SceneInput("go", .name(["up", "down"]), for: ["lift"]),
  ]
  private static let responses: [SceneInput] = [
    SceneInput("check", .text), SceneInput("check-card", .name(["ok"])), "ask",
  ]

  @Test(
    "of a command is that of its target, or else of its name",
    arguments: [
      (Command("set"), .text), (Command("set", target: "name"), .text),
      (Command("set", target: "month"), .format("MM/YYYY")), (Command("reset"), nil),
      (Command("go", target: "lift"), .name(["up", "down"])), (Command("go"), nil),
      (Command("go", target: "stairs"), nil), (Command("gone"), nil),
    ] as [(Command, SceneInput.Value?)])
  func ofCommand(_ command: Command, _ kind: SceneInput.Value?) {
    #expect(Self.commands.value(of: command) == kind)
  }

  @Test(
    "of a response is that of the longest name with which its id begins",
    arguments: [
      ("check", .text), ("check-1", .text), ("check-card-1", .name(["ok"])),
      ("check-cards", .text), ("checks-1", nil), ("chec", nil), ("ask-1", nil), ("", nil),
    ] as [(String, SceneInput.Value?)])
  func ofResponse(_ id: String, _ kind: SceneInput.Value?) {
    #expect(Self.responses.value(of: Response(to: id, .success)) == kind)
  }

  @Test(
    "admits values of that kind only",
    arguments: [
      (.number, .number(1), true), (.number, .string("1"), false), (.bool, .bool(true), true),
      (.bool, .number(1), false), (.name(["up"]), .string("up"), true),
      (.name(["up"]), .string("Up"), false), (.text, .string("x"), true),
      (.text, .bool(true), false), (.format("x"), .string("y"), true),
      (.any, .bool(true), true), (.any, .string("x"), true),
    ] as [(SceneInput.Value, Command.Value, Bool)])
  func admits(_ kind: SceneInput.Value, _ value: Command.Value, _ isAdmitted: Bool) {
    #expect(kind.admits(value) == isAdmitted)
  }

  @Test("A command that is listed by its name alone may have any value, whose text is masked")
  func namesAlone() throws {
    #expect(Named.inputs == [SceneInput("set", .any)])
    let live = try LiveScene(Named.self)
    let recorder = try live.record()
    for value in [.string("Ann 7"), .number(7), .bool(true), nil] as [Command.Value?] {
      try live.send(.command(Command("set", value: value)), at: 1)
    }
    #expect(throws: EventError.unknownCommand("reset", known: ["set"])) {
      try live.send(.command(Command("reset")), at: 1)
    }
    let values = recorder.trace.split(separator: "\n").dropFirst().map {
      $0.split(separator: #""name":"set""#).last ?? ""
    }
    #expect(values == [#","value":"Xxx 0"}"#, #","value":7}"#, #","value":true}"#, "}"])
  }

  /// A scene that lists its commands by their names.
  private struct Named: Scene {
    static let name = "named"
    static let commands = ["set"]

    enum Part: String, ScenePart { case box }

    init(_ context: inout Context) {}

    mutating func visit(_ members: inout StateMembers) {}

    mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {}

    func layout(
      _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      nodes.append(Part.box, frame: .zero)
    }
  }

  @Test("Names stand in the list once")
  func names() {
    #expect(Self.commands.names == ["set", "reset", "go"])
  }
}
