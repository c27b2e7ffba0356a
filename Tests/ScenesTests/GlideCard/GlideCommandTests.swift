import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What the host calls, and what assistive technology does: B2 to B6, B25 to B27, A3, A5, G9.
struct GlideCommandTests {
  struct GoingRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var position: GlideCard.Position
    var event: Event
  }

  @Test(
    "B25: going where the card rests already does nothing",
    arguments: [
      GoingRow(
        testDescription: "show", position: .compressed, event: .command(Command("show"))),
      GoingRow(
        testDescription: "the trigger", position: .compressed, event: .tap(Tap(on: "trigger"))),
      GoingRow(
        testDescription: "show open", position: .open,
        event: .command(Command("show", value: .string("open")))),
      GoingRow(
        testDescription: "dismiss", position: .closed, event: .command(Command("dismiss"))),
      GoingRow(testDescription: "escape", position: .closed, event: .command(Command("escape"))),
      GoingRow(testDescription: "the dim", position: .closed, event: .tap(Tap(on: "dim"))),
    ])
  func alreadyThere(_ row: GoingRow) throws {
    var run = try SceneRun<GlideCard>.resting(at: row.position)
    let count = run.frames.count
    let effects = run.effects.count
    try run.send(row.event, at: 5)
    #expect(run.frames.count == count + 1)
    #expect(run.effects.count == effects)
    #expect(run.scene.state == .resting)
    #expect(run.engine.isSettled)
  }

  @Test("B25: with a finger down it ends the gesture, and with it comes a didMove")
  func alreadyThereInDrag() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 5)
    try run.command("show", at: 5.1)
    #expect(run.scene.owner == nil)
    #expect(run.effects.last == .own(.didMove(.compressed)))
    #expect(run.effects.count == 2)
  }

  @Test("A release always ends in a didMove, even where nothing has moved")
  func releaseInPlace() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    let effects = run.effects.count
    try run.pan(.began, at: 5)
    try run.pan(.ended, at: 5.1)
    try run.settle()
    #expect(run.effects.count == effects + 1)
    #expect(run.effects.last == .own(.didMove(.compressed)))
  }

  struct ShowRow: Sendable, CustomTestStringConvertible {
    var configuration = GlideCard.Configuration()
    var from: GlideCard.Position
    var value: String?
    var target: GlideCard.Position

    var testDescription: String { "\(value ?? "nothing") from \(from) → \(target)" }
  }

  static let half = GlideCard.Configuration.unsegmented(.half)

  @Test(
    "B2: show takes a position",
    arguments: [
      ShowRow(from: .closed, value: nil, target: .compressed),
      ShowRow(from: .closed, value: "compressed", target: .compressed),
      ShowRow(from: .closed, value: "open", target: .open),
      ShowRow(from: .compressed, value: "open", target: .open),
      ShowRow(from: .open, value: "compressed", target: .compressed),
      ShowRow(configuration: half, from: .closed, value: nil, target: .open),
      ShowRow(configuration: half, from: .closed, value: "open", target: .open),
    ])
  func shows(_ row: ShowRow) throws {
    var run = try SceneRun<GlideCard>.resting(at: row.from, configuration: row.configuration)
    let value = row.value.map { Command.Value.string($0) }
    try run.send(.command(Command("show", value: value)), at: 5)
    #expect(run.scene.target == row.target)
    try run.settle()
    #expect(run.effects.last == .own(.didMove(row.target)))
  }

  struct ErrorRow: Sendable, CustomTestStringConvertible {
    var configuration = GlideCard.Configuration()
    var name: String
    var value: Command.Value
    var expected: String

    var testDescription: String { "\(name) with \(value)" }
  }

  @Test(
    "B26: any other value is an error",
    arguments: [
      ErrorRow(name: "show", value: .string("closed"), expected: #""compressed" or "open""#),
      ErrorRow(name: "show", value: .string(""), expected: #""compressed" or "open""#),
      ErrorRow(name: "show", value: .number(1), expected: #""compressed" or "open""#),
      ErrorRow(
        configuration: half, name: "show", value: .string("compressed"), expected: #""open""#),
      ErrorRow(name: "dismiss", value: .string("open"), expected: "left out"),
      ErrorRow(name: "escape", value: .bool(true), expected: "left out"),
      ErrorRow(name: "remove", value: .number(0), expected: "left out"),
      ErrorRow(name: "increment", value: .number(1), expected: "left out"),
      ErrorRow(name: "decrement", value: .string("closed"), expected: "left out"),
    ])
  func badValues(_ row: ErrorRow) throws {
    var run = try SceneRun(GlideCard.self, configuration: row.configuration)
    let event = Event.command(Command(row.name, value: row.value))
    #expect(throws: EventError.invalidMember("value", expected: row.expected)) {
      try run.send(event, at: 1)
    }
    #expect(run.frames.count == 1)
    // A mistake is one after the card is gone, too.
    try run.command("remove", at: 2)
    #expect(throws: EventError.self) { try run.send(event, at: 3) }
  }

  struct StepRow: Sendable, CustomTestStringConvertible {
    var configuration = GlideCard.Configuration()
    var from: GlideCard.Position
    var command: String
    var target: GlideCard.Position?

    var testDescription: String { "\(command) from \(from)" }
  }

  @Test(
    "B27: increment and decrement go one position up or down, and at the ends nowhere",
    arguments: [
      StepRow(from: .closed, command: "increment", target: .compressed),
      StepRow(from: .compressed, command: "increment", target: .open),
      StepRow(from: .open, command: "increment", target: nil),
      StepRow(from: .open, command: "decrement", target: .compressed),
      StepRow(from: .compressed, command: "decrement", target: .closed),
      StepRow(from: .closed, command: "decrement", target: nil),
      StepRow(configuration: half, from: .closed, command: "increment", target: .open),
      StepRow(configuration: half, from: .open, command: "decrement", target: .closed),
      StepRow(configuration: half, from: .open, command: "increment", target: nil),
    ])
  func steps(_ row: StepRow) throws {
    var run = try SceneRun<GlideCard>.resting(at: row.from, configuration: row.configuration)
    let effects = run.effects.count
    try run.command(row.command, at: 5)
    #expect(run.scene.target == row.target ?? row.from)
    #expect(run.scene.state == (row.target == nil ? .resting : .settling))
    try run.settle()
    #expect(run.effects.count == effects + (row.target == nil ? 0 : 1))
  }

  @Test("B27: a step counts from the target and ends a drag; at the ends the drag goes on")
  func stepsFromTarget() throws {
    var run = try SceneRun(GlideCard.self)
    try run.command("show", at: 0)
    try run.command("increment", at: 0.1)
    #expect(run.scene.target == .open)
    try run.settle()
    try run.pan(.began, at: 5)
    try run.pan(.changed, 30, at: 5.1)
    try run.command("increment", at: 5.2)
    #expect(run.scene.state == .dragging)
    try run.command("decrement", at: 5.3)
    #expect(run.scene.state == .settling)
    try run.pan(.changed, 300, at: 5.3)
    #expect(run.offset == 98)
  }

  @Test("A5: what is adjustable is the grabber, or else the card")
  func adjustable() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    #expect(try run.node("grabber").accessibilityTraits == .adjustable)
    #expect(try run.node("grabber").accessibilityValue == "compressed")
    #expect(try run.node("card").accessibilityTraits == [])
    var configuration = GlideCard.Configuration()
    configuration.indicator = false
    run = try .resting(at: .open, configuration: configuration)
    #expect(try run.node("card").accessibilityTraits == .adjustable)
    #expect(try run.node("card").accessibilityValue == "open")
  }

  @Test("G9: the trigger says what it does")
  func trigger() throws {
    let trigger = try SceneRun(GlideCard.self).node("trigger")
    #expect(trigger.kind == .button)
    #expect(trigger.text == "Show")
    #expect(trigger.textColor == Color(0x007AFF))
    #expect(trigger.font == Node.Font("System", size: 17))
  }
}
