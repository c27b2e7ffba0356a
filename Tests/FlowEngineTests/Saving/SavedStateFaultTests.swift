import FlowEngine
import FlowTesting
import Testing

struct SavedStateFaultTests {
  /// The saved state with something in the place of something else.
  private static func inFlight(_ old: String, _ new: String) -> String {
    SavedStateTests.inFlight.replacing(old, with: new, maxReplacements: 1)
  }

  private static func following(_ old: String, _ new: String) -> String {
    SavedStateTests.following.replacing(old, with: new, maxReplacements: 1)
  }

  /// A fault of the text, which has no member that could be its place.
  private static func broken(_ text: String, at place: String, _ message: String) -> MemberFault {
    var fault = MemberFault(text, at: place, message)
    fault.message += ", at byte \(fault.offset ?? 0)"
    return fault
  }

  static let faults = [
    broken("nonsense", at: "n", "expected null, found 'n'"),
    broken(
      String(SavedStateTests.inFlight.dropLast()) + ";", at: ";", "expected ',' or '}', found ';'"),
    broken(
      inFlight(#""t":0.3"#, #""t":1e400"#), at: "1e400",
      "'t' must be a number that fits in 64-bit floating point"),
    broken(
      inFlight(#""t":0.3"#, #""t":0.3,"t":0.3"#), at: #""t":0.3,"env"#,
      "member 't' stands twice"),
    MemberFault("[]", at: "[", #"expected a saved state, {"flowState":1,…}"#),
    MemberFault("{}", at: "{", #"expected a saved state, {"flowState":1,…}"#),
    MemberFault(
      inFlight(#""flowState":1,"#, ""), at: "{",
      #"expected a saved state, {"flowState":1,…}"#),
    MemberFault(
      inFlight(#""flowState":1"#, #""flowState":2"#), at: "2,",
      "'flowState': expected version 1"),
    MemberFault(
      inFlight(#""flowState":1"#, #""flowState":"1""#), at: #""1""#,
      "'flowState': expected version 1"),
    // Of a newer version nothing else is looked at.
    MemberFault(#"{"flowState":2,"pages":[]}"#, at: "2", "'flowState': expected version 1"),
    MemberFault(inFlight(#""probe""#, #""prob""#), at: #""prob""#, "'scene': expected 'probe'"),
    MemberFault(inFlight(#""t":0.3,"#, ""), at: "{", "missing member 't'"),
    MemberFault(inFlight(#","transition":null"#, ""), at: "{", "missing member 'transition'"),
    MemberFault(
      inFlight(#""t":0.3"#, #""t":0.3,"time":1"#), at: #""time""#,
      """
      unknown member 'time'; expected 'flowState', 'scene', 't', 'environment', 'configuration', \
      'state', 'animations', 'transactions', 'transition', 'frame'
      """),
    MemberFault(
      inFlight(#""t":0.3"#, #""t":-0.3"#), at: "-0.3",
      "'t': expected a number of seconds from 0 to 10000000"),
    MemberFault(
      inFlight(#""t":0.3"#, #""t":1e8"#), at: "1e8",
      "'t': expected a number of seconds from 0 to 10000000"),
    MemberFault(
      inFlight(#""t":0.3"#, #""t":null"#), at: "null",
      "'t': expected a number, found null"),
    MemberFault(
      inFlight("[375,812]", "[375]"), at: "[375]",
      "'environment': 'size' must be an array of 2 numbers"),
    MemberFault(
      inFlight(#""scale":2"#, #""scael":2"#), at: #""scael""#,
      "'environment': unknown member 'scael'; did you mean 'scale'?"),
    MemberFault(
      inFlight(#""limit":10"#, #""limit":0"#), at: "0},",
      "'configuration.limit': expected more than 0"),
    MemberFault(
      inFlight(#""blinks":false"#, #""blink":false"#), at: #""blink""#,
      "'configuration': unknown member 'blink'; did you mean 'blinks'?"),
    MemberFault(
      inFlight(#""state":{"#, #""state":7,"stat":{"#), at: #""stat""#,
      """
      unknown member 'stat'; did you mean 'state'?
      """),
    MemberFault(
      inFlight(
        ##"{"a":20,"b":0,"alpha":1,"color":"#000000","entered":false,"completed":[]}"##, "[7]"),
      at: "[7]", "'state': expected an object, found an array"),
    MemberFault(inFlight(#""b":0,"#, ""), at: #"{"a":20"#, "'state': missing member 'b'"),
    MemberFault(
      inFlight(#""b":0,"#, #""b":0,"c":0,"#), at: #""c":0"#,
      """
      'state': unknown member 'c'; expected 'a', 'b', 'alpha', 'color', 'entered', 'completed'
      """),
    MemberFault(
      inFlight(##""#000000""##, "0"), at: #"0,"entered"#,
      ##"'state.color': expected a colour, "#RRGGBB" or "#RRGGBBAA", found a number"##),
    MemberFault(
      inFlight(#""completed":[]"#, #""completed":["a",1]"#), at: "1]}",
      "'state.completed.1': expected a string, found a number"),
    MemberFault(
      inFlight(#""animations":["#, #""animations":[7,"#), at: "7,{",
      "'animations.0': expected an object, found a number"),
    MemberFault(
      inFlight(#""node":"child","#, ""), at: #"{"property":"frame","from":[16"#,
      "'animations.1': missing member 'node'"),
    MemberFault(
      inFlight(#""property":"frame""#, #""property":"frme""#), at: #""frme""#,
      "'animations.0.property': unknown value 'frme'; did you mean 'frame'?"),
    MemberFault(
      inFlight(#""to":[20,0,40,40]"#, #""to":[20,0,40]"#), at: "[20,0,40]",
      "'animations.0.to': expected an array of 4 numbers"),
    MemberFault(
      inFlight("420.0413335129555", "null"), at: "null,-0",
      "'animations.0.velocity.0': expected a number, found null"),
    MemberFault(
      inFlight(#""dampingRatio":0.5,"#, ""), at: #"{"duration":0.9}"#,
      "'animations.0.timing': missing member 'controlPoints'"),
    MemberFault(
      inFlight(#""duration":0.9"#, #""duration":0"#), at: #"0},"begin"#,
      "'animations.0.timing.duration': expected more than 0"),
    MemberFault(
      inFlight(#""transaction":0"#, #""transaction":2"#), at: #"2},{"#,
      "'animations.0.transaction': expected a whole number from 0 on, below 2"),
    MemberFault(
      inFlight(#""begin":0.2"#, #""begin":-1"#), at: "-1",
      "'animations.0.begin': expected a number of seconds from 0 to 1000000000"),
    MemberFault(
      following(#""isListed":true"#, #""isListed":0"#), at: #"0},"frame""#,
      "'transition.isListed': expected true or false, found a number"),
    MemberFault(
      inFlight(#""end":2.3"#, #""end":0.25"#), at: #"0.25,"comp"#,
      "'transactions.1.end': expected a time not before 't'"),
    MemberFault(
      inFlight(#""completion":"first""#, #""completion":"fist""#), at: #""fist""#,
      "'transactions.1.completion': unknown completion 'fist'"),
    MemberFault(
      inFlight(#""isTimer":true"#, #""isTimer":1"#), at: #"1}],"transition"#,
      "'transactions.1.isTimer': expected true or false, found a number"),
    MemberFault(
      following(#""transition":{"transaction":0"#, #""transition":{"transaction":1"#),
      at: #"1,"timing"#,
      "'transition.transaction': expected a whole number from 0 on, below 1"),
    MemberFault(
      following(#""transition":{"#, #""transition":{"a":1,"#), at: #""a":1"#,
      "'transition': unknown member 'a'; expected 'transaction', 'timing', 'begin', 'isListed'"),
    MemberFault(
      inFlight(#""frame":3"#, #""frame":-1"#), at: "-1}",
      "'frame': expected 0 to 2000000000"),
    MemberFault(
      inFlight(#""frame":3"#, #""frame":9223372036854774784"#), at: "9223372036854774784",
      "'frame': expected 0 to 2000000000"),
  ]

  @Test("A state that it cannot go on from is rejected with the place", arguments: faults)
  func rejects(_ fault: MemberFault) {
    let error = #expect(throws: MemberError.self) { try Engine(Probe.self, restoring: fault.text) }
    #expect(error?.message == fault.message)
    #expect(error?.offset == fault.offset)
  }

  @Test(
    "A colour on its way between numbers that no colour has goes on",
    arguments: [
      // The difference of the two is infinite, and none of it is no number.
      (#""from":[0,0,0,255],"to":[255,255,255,255]"#, #""from":[1e308,0,0,0],"to":[-1e308,9,9,9]"#),
      // A spring of no duration to speak of.
      (
        #""timing":{"controlPoints":[0.42,0,0.58,1],"duration":0.2}"#,
        #""timing":{"dampingRatio":0.5,"duration":1e-310}"#
      ),
    ])
  func colors(old: String, new: String) throws {
    var run = try SceneRun(Probe.self)
    try run.command("fade", 0.5, at: 0)
    let saved = run.engine.saved.replacing(old, with: new)
    #expect(saved != run.engine.saved)
    var engine = try Engine(Probe.self, restoring: saved, checksLayout: false)
    try engine.advance(to: 0.1)
    #expect(engine.frame.animations.count == 2)
    try engine.settle()
    #expect(engine.scene.completed == ["fade"])
  }

  /// Numbers that do harm where somebody counts on better ones.
  private static let numbers: [Double] = [
    0, -1, 1, 0.5, -1e-9, 1e-300, .leastNonzeroMagnitude, 1e9, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 9_223_372_036_854_774_784,
    -9_223_372_036_854_775_808,
  ]

  /// Other values that do.
  private static let others: [JSONValue.Content] = [
    .null, .bool(true), .bool(false), .string(""), .string("a"), .string("label"),
    .string("background"), .string("transform"), .string("#FFFFFF"), .array([]), .object([]),
  ]

  /// Puts something hostile in the place of one of the values in a value.
  private static func corrupt(_ json: inout JSONValue, _ random: inout SeededGenerator) {
    switch json.content {
    case .object(var members) where !members.isEmpty && random.chance(0.97):
      // Most of what can go wrong is in flight.
      let inFlight = members.firstIndex { $0.name == "animations" }
      let index = inFlight.flatMap { random.chance(0.7) ? $0 : nil }
      corrupt(&members[index ?? random.number(below: members.count)].value, &random)
      json.content = .object(members)
    case .array(var elements) where !elements.isEmpty && random.chance(0.9):
      corrupt(&elements[random.number(below: elements.count)], &random)
      json.content = .array(elements)
    case .number where random.chance(0.95): json.content = .number(random.one(of: numbers))
    default: json.content = random.one(of: others)
    }
  }

  /// A state in which all sorts of properties are on their way.
  private static func busy(_ random: inout SeededGenerator) throws -> String {
    var run = try SceneRun(Probe.self, configuration: .blinking)
    let commands = [
      "fade", "wide", "spring", "follow", "enter", "first", "creep", "bounce", "both",
    ]
    for index in 0..<5 {
      try run.command(random.one(of: commands), 0.5, at: Double(index) / 20)
    }
    return run.engine.saved
  }

  @Test("Whatever stands in a state, it is rejected or goes on")
  func neverTraps() throws {
    var (accepted, rejected) = (0, 0)
    for seed in 0..<UInt64(AuditEffort.count(50_000)) {
      var random = SeededGenerator(seed: seed)
      var json = try parsed(try Self.busy(&random))
      for _ in 0...random.number(below: 2) { Self.corrupt(&json, &random) }
      let text = json.text
      do throws(MemberError) {
        var engine = try Engine(Probe.self, restoring: text)
        accepted += 1
        run(&engine, seed: seed)
      } catch {
        rejected += 1
        guard let offset = error.offset, text.utf8.indices.count >= offset, !error.reason.isEmpty
        else {
          Issue.record("seed \(seed): \(error)")
          return
        }
      }
    }
    // Neither nothing but rejections nor none.
    #expect(accepted * 4 > rejected && rejected * 4 > accepted, "\(accepted), \(rejected)")
  }

  private func parsed(_ text: String) throws -> JSONValue {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
      try JSONValue(parsing: bytes)
    }
  }

  /// Goes on as far as it goes; hostile numbers may lead to a layout or a time that is refused, and
  /// to nothing else.
  private func run(_ engine: inout Engine<Probe>, seed: UInt64) {
    var json = JSONWriter()
    func attempt(_ step: () throws(EventError) -> Void) {
      do throws(EventError) {
        try step()
      } catch {
        switch error {
        case .layout, .invalidTime: break
        default: Issue.record("seed \(seed): \(error.message)")
        }
      }
    }
    for (index, name) in ["spring", "fade", "bounce", "follow", "stop", "first"].enumerated() {
      let time = engine.frame.time + 0.07
      attempt { () throws(EventError) in try engine.advance(to: time) { json.frame($0) } }
      attempt { () throws(EventError) in
        try engine.send(.command(Command(name, value: .number(Double(index)))), at: time) {
          json.frame($0)
        }
      }
    }
    attempt { () throws(EventError) in try engine.settle { json.frame($0) } }
    _ = engine.saved
  }
}
