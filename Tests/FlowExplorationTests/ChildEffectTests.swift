import FlowEngine
import FlowSnapshots
import FlowTesting
import Scenes
import Testing

@testable import FlowExploration

/// A scene that holds the flawed one.
private struct House: ComposedScene {
  typealias Configuration = Flawed.Configuration
  enum Part: String, ScenePart { case wall }

  static let name = "house"
  var room: Child<Flawed>

  init(_ context: inout Context) {
    room = Child(Flawed.self, context.configuration, &context)
  }

  mutating func visit(_ members: inout StateMembers) {}
  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("room", &room) }
  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(room)
  }
}

@Suite("What a scene that is held asks of the host")
struct ChildEffectTests {
  @Test(
    "is looked through for secrets", arguments: [Flawed.Flaw.announcement, .fleeting, .effect])
  func secrets(_ flaw: Flawed.Flaw) throws {
    let lines = [
      #"{"flowTrace":1,"scene":"house","configuration":{"flaw":"\#(flaw.rawValue)"}}"#,
      #"{"t":0,"type":"focus","target":"room/pin"}"#,
      #"{"t":0,"type":"text","target":"room/pin","replacement":"1234"}"#,
    ]
    let trace = try EventTrace(Array(lines.joined(separator: "\n").utf8))
    let check = try TraceCheck(trace.header, of: SceneList(House.self))
    #expect(check.violations(in: trace.steps)?.map { $0.name } == ["secret"])
  }

  @Test("is heard, and has the keyboard")
  func told() throws {
    let scenes = SceneList(Checkout.self)
    let explorer = try scenes.explore(EventTrace(of: "checkout").header)
    let open = Event.command(Command("open", value: .elements([CheckoutPages.Page.code])))
    try explorer.send(open, at: 0)
    #expect(explorer.frame.effects.map { $0.announcement } == ["Enter the code", nil])
    let show = Event.command(Command("show", target: "card", value: .string("open")))
    try explorer.send(show, at: 1)
    try explorer.settle()
    try explorer.send(.tap(Tap(on: "input/holder-button")), at: 3)
    #expect(explorer.frame.effects.map { $0.target } == ["input/input-holder-text"])
    var run = try SceneRun(Checkout.self)
    try run.send(open, at: 0)
    #expect(run.announcements == ["Enter the code"])
  }
}
