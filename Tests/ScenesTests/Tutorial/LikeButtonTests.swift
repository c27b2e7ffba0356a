import FlowEngine
import FlowTesting
import Testing

struct LikeButtonTests {
  static let twelve = {
    var configuration = LikeButton.Configuration()
    configuration.count = 12
    return configuration
  }()

  @Test("A tap likes at once and asks the host to save it")
  func likes() throws {
    var run = try SceneRun(LikeButton.self, configuration: Self.twelve)
    try run.send(.tap(Tap(on: "button")), at: 1)
    #expect(run.scene.state == .saving)
    #expect(run.frame.effects == [.own(LikeButton.Effect(request: 1, liked: true))])
    #expect(try run.node("count").text == "13")
    // A second tap has to wait for the answer.
    try run.send(.tap(Tap(on: "button")), at: 1.1)
    #expect(try run.node("count").text == "13")
    try run.settle()
    #expect(try run.node("heart").transform.scale == Point(x: 1.2, y: 1.2))
    #expect(run.frame.nodes["halo"] == nil)
  }

  @Test("The halo starts as the heart and fades, easing out, in 0.4 s")
  func halo() throws {
    var run = try SceneRun(LikeButton.self)
    try run.send(.tap(Tap(on: "button")), at: 1)
    #expect(try run.node("halo").alpha == 1)
    #expect(try run.node("halo").frame == Rect(x: 0, y: 0, width: 44, height: 44))
    // Half of the time is 0.684643 of the way.
    try run.advance(to: 1.2)
    #expect(abs(try run.node("halo").alpha - 0.315357) < 1e-6)
    try run.advance(to: 1.4)
    #expect(run.frame.nodes["halo"] == nil)
  }
}

extension LikeButtonTests {
  struct Answer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var id = "save-1"
    var outcome: Response.Outcome
    var count: String
    var state = LikeButton.State.idle
    var announcements: [String] = []
  }

  @Test(
    "What an answer does",
    arguments: [
      Answer(testDescription: "saved", outcome: .success, count: "13"),
      Answer(
        testDescription: "not saved", outcome: .failure, count: "12",
        announcements: ["Your like could not be saved"]),
      Answer(
        testDescription: "to another request", id: "save-2", outcome: .failure, count: "13",
        state: .saving),
    ])
  func answers(_ row: Answer) throws {
    var run = try SceneRun(LikeButton.self, configuration: Self.twelve)
    try run.send(.tap(Tap(on: "button")), at: 1)
    try run.send(.response(Response(to: row.id, row.outcome)), at: 2)
    #expect(try run.node("count").text == row.count)
    #expect(run.scene.state == row.state)
    #expect(run.announcements == row.announcements)
  }
}

extension LikeButtonTests {
  @Test("Rejected configurations and commands")
  func rejects() throws {
    var configuration = LikeButton.Configuration()
    configuration.side = 0
    #expect(throws: MemberError("expected a length above 0", of: "side")) {
      try Engine(LikeButton.self, configuration: configuration)
    }
    configuration = LikeButton.Configuration()
    configuration.count = -1
    #expect(throws: MemberError("expected 0 to 1000000000", of: "count")) {
      try Engine(LikeButton.self, configuration: configuration)
    }
    var run = try SceneRun(LikeButton.self)
    #expect(throws: EventError.unknownCommand("setcount", known: ["setCount"])) {
      try run.send(.command(Command("setcount", value: .number(3))), at: 0)
    }
    let error = EventError.invalidMember("value", expected: "a whole number from 0 to 1000000000")
    for value in [nil, .number(-1), .number(0.5), .string("3")] as [Command.Value?] {
      #expect(throws: error) {
        try run.send(.command(Command("setCount", value: value)), at: 0)
      }
    }
    try run.send(.command(Command("setCount", value: .number(7))), at: 0)
    #expect(try run.node("count").text == "7")
  }

  @Test("A failure after the host has set the number to 0 does not go below it")
  func neverNegative() throws {
    var run = try SceneRun(LikeButton.self)
    try run.send(.tap(Tap(on: "button")), at: 1)
    try run.send(.command(Command("setCount", value: .number(0))), at: 2)
    try run.send(.response(Response(to: "save-1", .failure)), at: 3)
    #expect(try run.node("count").text == "0")
  }

  @Test("Right to left the heart stands on the right; touches, and reduced motion")
  func environments() throws {
    let environment = Environment(layoutDirection: .rightToLeft, reduceMotion: true)
    var run = try SceneRun(LikeButton.self, configuration: Self.twelve, environment: environment)
    #expect(try run.node("button").frame == Rect(x: 153, y: 384, width: 69, height: 44))
    #expect(try run.node("heart").frame == Rect(x: 25, y: 0, width: 44, height: 44))
    #expect(isNear(try run.node("count").frame, Rect(x: 0, y: 11.8, width: 17, height: 20.4)))
    // The place of the number: all of the button takes the tap.
    try run.send(.tap(Tap(at: Point(x: 154, y: 400))), at: 1)
    #expect(run.frames.map(\.cause) == [.start, .event, .completion, .completion])
    #expect(try run.node("heart").transform.scale.x == 1.2)
    #expect(run.frame.nodes["halo"] == nil)
    #expect(try run.node("button").accessibilityTraits == [.button, .selected, .notEnabled])
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    let report = SceneAudit(LikeButton.self).run(seeds: 0..<20)
    #expect(report.problems(accepting: 0.9, changing: 0.05) == [], "\(report)")
  }

  @Test("Whatever happens while answers come, which are rare where any event may come")
  func auditAnswered() {
    let audit = SceneAudit(
      LikeButton.self,
      event: { random, engine in
        let button = engine.frame.scene
        guard button.isSaving, random.chance(0.2) else { return RandomEvents.next(&random, engine) }
        return .response(
          Response(to: "save-\(button.request)", random.one(of: Response.Outcome.allCases)))
      })
    let report = audit.run(seeds: 0..<5)
    #expect(report.problems(accepting: 0.9, changing: 0.05) == [], "\(report)")
  }
}

/// What happens to the button, as a trace.
let likeButtonTrace = """
  {"flowTrace":1,"scene":"like-button","configuration":{"count":12}}
  {"t":0.5,"type":"tap","target":"button"}
  {"t":0.7,"type":"tick"}
  {"t":1.8,"type":"response","id":"save-1","outcome":"failure"}
  """

/// How its second frame begins, in a golden file.
let likeButtonFrame = """
  {"frame":1,"t":0.5,"cause":"event","event":"tap",
   "state":{"name":"saving","liked":true,"count":13},
   "nodes":[
    {"id":"button","kind":"button","frame":[153,384,69,44],"enabled":false,\
  "accessibilityLabel":"Like","accessibilityValue":"13",\
  "accessibilityTraits":["button","selected","notEnabled"]},
    {"id":"halo","kind":"shape","parent":"button","frame":[0,0,44,44],"cornerRadius":44,\
  "borderWidth":2,"borderColor":"#E0245E"},
    {"id":"heart","kind":"shape","parent":"button","frame":[0,0,44,44],"background":"#8899A6"},
    {"id":"count","kind":"label","parent":"button","frame":[52,11.8,17,20.4],"text":"13",\
  "font":{"name":"System","size":17}}],
  """
