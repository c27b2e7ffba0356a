import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

/// A lamp that a tap switches, and a command.
private struct SmallLamp: Scene {
  enum Part: String, ScenePart { case bulb }
  enum State: String, CaseIterable, Sendable { case off, on, broken }

  static let name = "small-lamp"
  static let commands: [SceneInput] = [
    "break", SceneInput("glow", .name(["dim", "bright"])), SceneInput("name", .text),
  ]
  private var isOn = false
  private var isBroken = false

  var state: State { isBroken ? .broken : isOn ? .on : .off }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("on", &isOn)
    members.kept("broken", &isBroken)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap: isOn.toggle()
    case .command(let command): if command.name == "break" { isBroken = true } else { isOn = true }
    default: break
    }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.bulb, frame: environment.window) { node in
      node.interactive = true
      node.accessibilityLabel = "Lamp"
    }
  }
}

/// Two lamps in a room.
private struct Room: ComposedScene {
  enum Part: String, ScenePart { case left, right }

  static let name = "room"
  var lamps = Children<SmallLamp>()

  init(_ context: inout Context) {
    for key in ["left", "right"] { lamps.insert(key, &context) }
  }

  mutating func visit(_ members: inout StateMembers) {}
  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("lamps", &lamps) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    for (place, part) in [Part.left, .right].enumerated() {
      nodes.append(part, frame: Rect(x: Double(place) * 100, y: 0, width: 90, height: 90))
      nodes.append(lamps, at: place, in: part.id)
    }
  }
}

/// Rooms with lamps.
private struct House: ComposedScene {
  enum Part: String, ScenePart { case door }

  static let name = "house"
  var rooms = Children<Room>()

  init(_ context: inout Context) { rooms.insert("a", &context) }

  mutating func visit(_ members: inout StateMembers) {}
  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("rooms", &rooms) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.door, frame: environment.window)
    nodes.append(rooms, at: 0, in: Part.door.id)
  }
}

@Suite("A scene that is held")
struct HeldSceneTests {
  private static let scenes = SceneList(Room.self, House.self, Checkout.self)

  private static func trace(_ scene: String, _ events: [String]) throws -> EventTrace {
    let lines = [#"{"flowTrace":1,"scene":"\#(scene)"}"#] + events
    return try EventTrace(Array(lines.joined(separator: "\n").utf8))
  }

  private static func coverage(_ trace: EventTrace) throws -> [ChildCoverage] {
    try FixtureCoverage(
      [trace], of: trace.header.scene, scenes, budget: 0, jobs: 1
    ).children
  }

  @Test("has moves of its own, by the events for it and by what comes of others")
  func moves() throws {
    let trace = try Self.trace(
      "checkout",
      [
        #"{"t":0,"type":"command","name":"open","value":["code"]}"#,
        #"{"t":1,"type":"text","target":"pages/code/code-input","replacement":"42"}"#,
        #"{"t":2,"type":"text","target":"pages/code/code-input","replacement":"42"}"#,
        #"{"t":3,"type":"response","id":"pages/code/verify-1","outcome":"failure"}"#,
        #"{"t":5,"type":"command","name":"open","value":[]}"#,
      ])
    let children = try Self.coverage(trace)
    let code = try #require(children.first { $0.path == "pages/code" })
    #expect(code.scene == "verification-code")
    #expect(
      code.moves.counts.map { "\($0.key.text) \($0.value)" }.sorted() == [
        "entering --text--> entering 1", "entering --text--> verifying 1",
        "verifying --response--> failed 1",
      ])
    #expect(code.moves.events == ["entering": [.text: 2], "verifying": [.response: 1]])
    #expect(code.missingStates == ["idle", "verified"])
    let pages = try #require(children.first { $0.path == "pages" })
    #expect(pages.moves.events == ["resting": [.text: 2, .response: 1]])
    #expect(children.map { $0.path }.contains("card"))
  }

  @Test("is one with the others that have keys")
  func keys() throws {
    let trace = try Self.trace(
      "room",
      [
        #"{"t":0,"type":"tap","target":"lamps/left/bulb"}"#,
        #"{"t":1,"type":"tap","location":[145,45]}"#,
        #"{"t":2,"type":"tap","location":[95,45]}"#,
        #"{"t":3,"type":"command","name":"break","target":"lamps/right"}"#,
        #"{"t":4,"type":"tap","target":"lamps/right/bulb"}"#,
      ])
    let lamps = try #require(try Self.coverage(trace).first)
    #expect(lamps.path == "lamps/<key>")
    #expect(
      lamps.moves.counts.map { "\($0.key.text) \($0.value)" }.sorted() == [
        "broken --tap--> broken 1", "off --tap--> on 2", "on --command--> broken 1",
      ])
    #expect(lamps.moves.events == ["off": [.tap: 2], "on": [.command: 1], "broken": [.tap: 1]])
    #expect(lamps.missingStates == [])
  }

  @Test("is asked by rules, by its path or with the others that have keys")
  func rules() throws {
    let trace = try Self.trace(
      "room",
      [
        #"{"t":0,"type":"tap","target":"lamps/left/bulb"}"#,
        #"{"t":1,"type":"command","name":"break","target":"lamps/right"}"#,
      ])
    func broken(_ asked: String) throws -> Int {
      let rules = try FrameRule.rules(
        Array(#"{"name":"a",\#(asked)}"#.utf8), about: RuleSubject("room", of: Self.scenes))
      let check = try TraceCheck(trace.header, of: Self.scenes, rules)
      return try #require(check.ruleViolations(in: trace.steps)).count
    }
    // Three frames: both are off, the left one is on, and the right one is broken.
    #expect(try broken(#""never":{"state":"on","child":"lamps/left"}"#) == 2)
    #expect(try broken(#""never":{"state":"on","child":"lamps/right"}"#) == 0)
    #expect(try broken(#""always":{"state":"off","child":"lamps/<key>"}"#) == 1)
    #expect(try broken(#""always":{"state":"on","child":"lamps/middle"}"#) == 3)
    let meant = #""when":{"state":"broken","child":"lamps/right"}"#
    #expect(try broken(meant + #","never":{"state":"on","child":"lamps/left"}"#) == 1)
  }

  @Test(
    "has a path and states that rules have to name",
    arguments: [
      (#""always":{"state":"on"}"#, "unknown value 'on'"),
      (#""always":{"state":"onn","child":"lamps/left"}"#, "unknown value 'onn'"),
      (#""always":{"state":"on","child":"lamp/left"}"#, "unknown value 'lamp/left'"),
      (#""always":{"state":"on","child":"lamps/left/bulb"}"#, "unknown value 'lamps/left/bulb'"),
      (#""always":{"state":"on","child":"lamps/left!"}"#, "unknown value 'lamps/left!'"),
      (#""always":{"state":"on","child":"lamps/<k>"}"#, "unknown value 'lamps/<k>'"),
      (#""when":{"state":"on","child":"room"},"always":{"state":"idle"}"#, "unknown value 'room'"),
      (
        #""when":{"event":"tap","child":"lamps/left"},"always":{"state":"idle"}"#,
        "a 'child' needs 'state'"
      ),
      (
        #""always":{"node":"left","exists":true,"child":"lamps/left"}"#,
        "'child' is not a member of what asks for no 'state'"
      ),
    ])
  func names(_ asked: String, _ message: String) throws {
    let subject = try #require(RuleSubject("room", of: Self.scenes))
    let error = #expect(throws: TraceError.self) {
      try FrameRule.rules(Array(#"{"name":"a",\#(asked)}"#.utf8), about: subject)
    }
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test(
    "is named by its family, or by a key in place of each of the family's",
    arguments: [
      ("rooms/<key>/lamps/<key>", true), ("rooms/a/lamps/b.1", true),
      ("rooms/a/lamps/<key>", false),
      ("rooms/a/lamps", false), ("rooms/a/lamps/", false), ("rooms//lamps/b", false),
    ])
  func families(_ path: String, _ isKnown: Bool) throws {
    let subject = try #require(RuleSubject("house", of: Self.scenes))
    let rule = #"{"name":"a","always":{"state":"on","child":"\#(path)"}}"#
    let rules = try? FrameRule.rules(Array(rule.utf8), about: subject)
    #expect((rules != nil) == isKnown)
  }

  @Test(
    "gets its commands from an exploration, whose result has the states that it was not seen in")
  func commands() throws {
    let trace = try Self.trace("room", [])
    var exploration = try Exploration(trace, of: Self.scenes)
    let frame = try Self.scenes.explore(trace.header).look
    let commands = exploration.alphabet.events(for: frame, asked: []).compactMap {
      event -> String? in
      guard case .command(let command) = event else { return nil }
      return "\(command.name) \(command.target?.name ?? "")"
    }
    let expected = ["break", "glow", "glow"]
    #expect(
      commands == expected.map { "\($0) lamps/left" } + expected.map { "\($0) lamps/right" })
    exploration.budget.states = 60
    exploration.budget.walks = 0
    let result = try exploration.run()
    #expect(result.unseenChildStates == [])
    exploration.alphabet.only = [.tick]
    #expect(
      try exploration.run().unseenChildStates == ["lamps/<key>: on", "lamps/<key>: broken"])
  }
}
