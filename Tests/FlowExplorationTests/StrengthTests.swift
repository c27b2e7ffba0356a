import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

/// A mistake, and what becomes of it with the traces of the suite.
struct MistakeRow: CustomTestStringConvertible, Sendable {
  let text: String
  /// The first difference of the trace that is tapped by the node's name; `nil` if it survives.
  let time: Double?

  init(_ text: String, _ time: Double?) {
    self.text = text
    self.time = time
  }

  var testDescription: String { text }

  static let all = [
    MistakeRow("tap is dropped in off", 0.5),
    MistakeRow("tap is dropped in on", 1.5),
    MistakeRow("text is dropped in off", nil),
    MistakeRow("pan.ended is dropped in off", 3),
    MistakeRow("tap is handled twice in off", 0.5),
    MistakeRow("tap is handled twice in on", 1.5),
    MistakeRow("pan.ended is handled twice in off", 3),
    MistakeRow("pan.ended is taken for cancelled in off", 3),
    MistakeRow("completion lit is lost in on", 0.9),
    MistakeRow("completion lit is lost in off", 1.9),
    MistakeRow("completion timeout is lost in on", 5),
    MistakeRow("effect switched is lost in off", 0.5),
    MistakeRow("effect announce is lost in on", 1.5),
    MistakeRow("the transaction of tap in off takes 10 % longer", 0.5),
    MistakeRow("the transaction of tap in on is undamped", 1.5),
    MistakeRow("timer timeout of off takes 10 % longer", 5),
    MistakeRow("frame.x of knob is one step off", 0),
    MistakeRow("alpha of lamp is one step off", 0),
    MistakeRow("accessibilityLabel of knob is one step off", 0),
    MistakeRow("interactive of knob is one step off", nil),
    MistakeRow("threshold is off by 1 %", nil),
    MistakeRow("threshold is off by 10 %", nil),
    MistakeRow("glow is off by 1 %", 0.5),
    MistakeRow("steps is off by 1 %", 0),
    MistakeRow("shades[] is off by 10 %", 0),
    MistakeRow("nodes knob and lamp change places", 0),
    MistakeRow("effects switched and announce change places", 0.5),
    MistakeRow("text and tick at one instant change places", 2.5),
  ]
}

@Suite("The strength of goldens")
struct StrengthTests {
  private static let scenes = SceneList(Lamp.self)
  private static let header = #"{"flowTrace":1,"scene":"lamp","version":2}"#

  /// Twice tapped by name, then panned far and left alone until the timeout.
  private static let steps = [
    #"{"t":0.5,"type":"tap","target":"knob"}"#, #"{"t":1.5,"type":"tap","target":"knob"}"#,
    #"{"t":2.5,"type":"text","target":"knob","replacement":"x"}"#, #"{"t":2.5,"type":"tick"}"#,
    #"{"t":3,"type":"pan","phase":"ended","translation":[0,200],"velocity":[0,0]}"#,
  ]

  private static func trace(_ steps: [String]) throws -> EventTrace {
    try EventTrace(Array(([header] + steps).joined(separator: "\n").utf8))
  }

  private static func field(_ traces: [[String]]) throws -> MutationField {
    let opening = try #require(MutantOpening(of: "lamp", in: scenes))
    let reached = try traces.enumerated().map { index, steps in
      try ReachedTrace(try trace(steps), named: "t\(index)", file: "t\(index)", opening)
    }
    return MutationField(reached, [], opening)
  }

  @Test("of a mistake: when it shows first, or that it does not", arguments: MistakeRow.all)
  func outcomes(_ row: MistakeRow) throws {
    let field = try Self.field([Self.steps])
    let mutation = try #require(field.mutations.first { $0.text == row.text })
    let fate = field.outcome(of: mutation).fate
    if let time = row.time {
      #expect(fate == .noticed(.init(time: time, trace: "t0")))
    } else {
      #expect(fate == .survived(traces: 1))
    }
  }

  @Test("lists every mistake once, and no other")
  func lists() throws {
    let texts = try Self.field([Self.steps]).mutations.map { $0.text }
    #expect(Set(texts).count == texts.count)
    let others = texts.filter { text in !MistakeRow.all.contains { $0.text == text } }
    // Of those that are not in the table, each has a like there.
    #expect(
      others.allSatisfy {
        $0.hasSuffix("one step off") || $0.hasPrefix("effect ") || $0.hasPrefix("the transaction")
          || $0.contains("is off by")
      }, "\(others)")
    // What changes nothing cannot be missed, and what is not there cannot be off.
    #expect(!texts.contains("tick is dropped in off"))
    #expect(!texts.contains { $0.contains("cornerRadius") || $0.contains("pan.changed") })
  }

  @Test("is that of the trace in which it shows first")
  func first() throws {
    let late = Self.steps
    let early = [#"{"t":0.25,"type":"tap","location":[20,20]}"#]
    let field = try Self.field([late, early])
    let drop = try #require(field.mutations.first { $0.text == "tap is dropped in off" })
    #expect(field.outcome(of: drop).fate == .noticed(.init(time: 0.25, trace: "t1")))
    // A tap by its place needs a node that takes it.
    let touch = try #require(field.mutations.first { $0.text.hasPrefix("interactive of knob") })
    #expect(field.outcome(of: touch).fate == .noticed(.init(time: 0.25, trace: "t1")))
    // Which trace is read first does not matter.
    let turned = try Self.field([early, late])
    #expect(turned.outcome(of: drop).fate == .noticed(.init(time: 0.25, trace: "t0")))
  }

  @Test("knows of what no trace comes to, from an exploration")
  func unreached() throws {
    let opening = try #require(MutantOpening(of: "lamp", in: Self.scenes))
    let few = try ReachedTrace(try Self.trace([]), named: "few", file: "few", opening)
    let all = try ReachedTrace(try Self.trace(Self.steps), named: "", file: "", opening)
    let field = MutationField([few], [all], opening)
    let drop = try #require(field.mutations.first { $0.text == "tap is dropped in off" })
    #expect(field.outcome(of: drop).fate == .unreached)
    // The order of events is a trace's own.
    #expect(!field.mutations.contains { $0.text.contains("at one instant") })
    let hunt = MutantHunt(Self.scenes, opening, walks: 0)
    let killer = try #require(hunt.trace(showing: drop, field.prefixes(for: drop)))
    #expect(killer.steps == [EventTrace.Step(.tap(Tap(on: "knob")), at: 0)])
  }

  @Test("has a trace that shows a threshold which no golden notices")
  func threshold() throws {
    let field = try Self.field([Self.steps])
    let opening = try #require(MutantOpening(of: "lamp", in: Self.scenes))
    for percent in [1, 10] {
      let mutation = Mutation.number("threshold", percent: percent)
      let hunt = MutantHunt(Self.scenes, opening, walks: 300)
      let killer = try #require(hunt.trace(showing: mutation, field.prefixes(for: mutation)))
      guard killer.steps.count == 1, case .pan(let pan)? = killer.steps.first?.event else {
        Issue.record("\(killer.text)")
        continue
      }
      #expect(pan.translation.y > 100 && pan.translation.y <= 100 + Double(percent))
    }
  }

  @Test("numbers are off as far as the scene allows")
  func numbers() throws {
    let header = try Self.trace([]).header
    func value(_ path: String, _ percent: Int) -> String? {
      ConfigurationNumbers.setup(Lamp.self, header, changing: path, by: percent)?
        .configuration?.text
    }
    #expect(
      value("threshold", 10) == #"{"threshold":110,"glow":0.5,"steps":3,"shades":[0,4]}"#)
    // 0.55 is refused, so it is less.
    #expect(value("glow", 10) == #"{"threshold":100,"glow":0.45,"steps":3,"shades":[0,4]}"#)
    #expect(value("steps", 1) == #"{"threshold":100,"glow":0.5,"steps":4,"shades":[0,4]}"#)
    #expect(value("shades[]", 10) == #"{"threshold":100,"glow":0.5,"steps":3,"shades":[0.1,4.4]}"#)
    #expect(value("none", 10) == nil)
  }

  @Test("cannot be told of a scene that does not do the same each time")
  func unsteady() throws {
    let scenes = SceneList(Unsteady.self)
    let opening = try #require(MutantOpening(of: "unsteady", in: scenes))
    let trace = try EventTrace(Array(#"{"flowTrace":1,"scene":"unsteady"}"#.utf8))
    #expect(try !ReachedTrace(trace, named: "", file: "", opening).isSteady)
    let lamp = try #require(MutantOpening(of: "lamp", in: Self.scenes))
    #expect(try ReachedTrace(Self.trace(Self.steps), named: "", file: "", lamp).isSteady)
  }

  @Test("a scene without a mistake gives the same frames around which it is put")
  func transparent() throws {
    let traces = [
      """
      {"flowTrace":1,"scene":"glide-card"}
      {"t":0.1,"type":"tap","target":"trigger"}
      {"t":0.4,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0],"target":"card"}
      {"t":0.5,"type":"pan","phase":"ended","translation":[0,-90],"velocity":[0,-500]}
      {"t":2,"type":"environment","environment":{"layoutDirection":"rightToLeft"}}
      """,
      """
      {"flowTrace":1,"scene":"onboarding"}
      {"t":0.1,"type":"focus","target":"field-displayName"}
      {"t":0.2,"type":"text","target":"field-displayName","replacement":"a"}
      {"t":0.4,"type":"tap","target":"next-button"}
      """,
      """
      {"flowTrace":1,"scene":"verification-code","configuration":{"resendAfter":2}}
      {"t":0.5,"type":"text","target":"code-input","replacement":"1234"}
      {"t":1,"type":"response","id":"verify-1","outcome":"failure"}
      """,
    ]
    let scenes = SceneList(GlideCard.self, Onboarding.self, VerificationCode.self)
    for text in traces {
      let trace = try EventTrace(Array(text.utf8))
      let opening = try #require(MutantOpening(of: trace.header.scene, in: scenes))
      let plain = try ComparedTrace(trace, named: "", file: "", opening.unchanged)
      let probe = MutationProbe(MutationCensus())
      let around = try ComparedTrace(trace, named: "", file: "", opening.opening(probe))
      #expect(plain.frames == around.frames)
      // From a saved state, too.
      let explorer = try scenes.explore(trace.header)
      for step in trace.steps { try explorer.send(step.event, at: step.time) }
      let saved = #"{"flowTrace":1,"scene":"\#(trace.header.scene)","state":\#(explorer.saved)}"#
      let resumed = try EventTrace(Array(saved.utf8))
      #expect(
        try ComparedTrace(resumed, named: "", file: "", opening.unchanged).frames
          == ComparedTrace(resumed, named: "", file: "", opening.opening(probe)).frames)
    }
  }
}

/// A scene that counts how often it has been opened.
private struct Unsteady: Scene {
  enum Part: String, ScenePart { case view }

  static let name = "unsteady"
  private static let count = Guarded(0)

  var number = 0

  init(_ context: inout Context) {
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  mutating func visit(_ members: inout StateMembers) { members.shown("number", &number) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {}
}
