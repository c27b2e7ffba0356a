import FlowEngine
import FlowTesting
import Testing

/// A trace that begins with a saved state, and the state that a replay saves.
struct TraceStateTests {
  static let lines: [String] = [
    #"{"t":0.1,"type":"command","name":"spring","value":100}"#,
    #"{"t":0.2,"type":"command","name":"bounce","value":20}"#,
    #"{"t":0.3,"type":"command","name":"first","value":2}"#,
    #"{"t":0.4,"type":"command","name":"follow","value":50}"#,
    #"{"t":0.5,"type":"environment","environment":{"reduceMotion":true,"fonts":{"A":{"advance":0.3}}}}"#,
    #"{"t":0.75,"type":"command","name":"fade","value":0.25}"#,
    #"{"t":0.75,"type":"tick"}"#,
    #"{"t":1.5,"type":"command","name":"pulse","value":0.2}"#,
  ]
  static let blinkingHeader = """
    {"flowTrace":1,"scene":"probe","configuration":{"blinks":true},"environment":{"scale":2}}
    """

  /// The state of the trace at a time.
  private func state(at time: Double) throws -> String {
    try replayed(
      [Self.blinkingHeader] + Self.lines, options: ReplayOptions(format: .state(at: time)))
  }

  private func header(_ state: String) -> String {
    #"{"flowTrace":1,"scene":"probe","state":\#(state.filter { $0 != "\n" })}"#
  }

  @Test(
    "A trace that begins with the state at a time goes on as the whole does",
    arguments: [0, 0.05, 0.1, 0.15, 0.2, 0.31, 0.45, 0.5, 0.6, 0.75, 0.8, 1.6, 1.7, 9])
  func goesOn(time: Double) throws {
    for framesPerSecond in [nil, 30] {
      let whole = try replayedFrames(
        Self.lines, after: Self.blinkingHeader, framesPerSecond: framesPerSecond)
      let rest = Self.lines.filter { line in
        // What happens at the time itself is in the state.
        (Double(line.dropFirst(5).prefix { $0 != "," }) ?? .nan) > time
      }
      let frames = try replayedFrames(
        rest, after: header(try state(at: time)), framesPerSecond: framesPerSecond)
      let first = try #require(frames.first)
      #expect(first.cause == "start")
      #expect(Double(first.time) == time)
      let after = whole.filter { (Double($0.time) ?? .nan) > time }
      #expect(frames.dropFirst().map(\.text) == after.map(\.text))
    }
  }

  @Test("The state is that of an engine that was told the same, with a newline")
  func saved() throws {
    var run = try SceneRun(
      Probe.self, configuration: .blinking, environment: Environment(scale: 2))
    try run.command("spring", 100, at: 0.1)
    try run.command("bounce", 20, at: 0.2)
    var engine = run.engine
    try engine.pass(to: 0.25)
    #expect(try state(at: 0.25) == engine.saved + "\n")
    // No frame comes of the time going by.
    #expect(engine.saved.hasSuffix(#""frame":2}"#))
    // After the end of the trace what is in flight goes on.
    #expect(try state(at: 1.75).contains(#""t":1.75,"#))
    #expect(try state(at: 1.75).contains(#""completion":"first","isTimer":true"#))
    #expect(try !state(at: 2.3).contains(#""completion":"first""#))
  }

  @Test("Frames are counted anew")
  func counted() throws {
    let text = try replayed(
      [header(try state(at: 0.45)), #"{"t":0.45,"type":"tick"}"#])
    let starts = text.split(separator: "\n").map { String($0.prefix { $0 != "," }) }
    #expect(starts.count > 2)
    #expect(starts == starts.indices.map { #"{"frame":\#($0)"# })
    #expect(text.hasPrefix(#"{"frame":0,"t":0.45,"cause":"start","state":{"#))
  }

  @Test("A document that begins with a state is one of frames as any other")
  func document() throws {
    let text = try replayed(
      [header(try state(at: 0.45))],
      options: ReplayOptions(format: .document(trace: "a.trace.jsonl")))
    #expect(text.hasPrefix("{\"flowFrames\":1,\"trace\":\"a.trace.jsonl\",\"frames\":[\n"))
    #expect(text.contains(#"{"frame":0,"t":0.45,"cause":"start","#))
  }

  struct FaultRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    /// What stands at the place of the fault, in the last line.
    var place: String
    var message: String
  }

  static let saved = SavedStateTests.inFlight

  static let faults: [FaultRow] = [
    FaultRow(
      testDescription: "configuration beside state",
      lines: [
        #"{"flowTrace":1,"scene":"probe","state":\#(saved),"configuration":{}}"#
      ], place: #""configuration":{}"#,
      message: "'configuration' is not a member of a header with 'state', which has its own"),
    FaultRow(
      testDescription: "environment beside state",
      lines: [#"{"flowTrace":1,"environment":{},"scene":"probe","state":\#(saved)}"#],
      place: #""environment":{}"#,
      message: "'environment' is not a member of a header with 'state', which has its own"),
    FaultRow(
      testDescription: "a state that is no object",
      lines: [#"{"flowTrace":1,"scene":"probe","state":[]}"#], place: "[]",
      message: "'state' must be an object, found an array"),
    FaultRow(
      testDescription: "an empty state", lines: [#"{"flowTrace":1,"scene":"probe","state":{}}"#],
      place: "{}}", message: #"state: expected a saved state, {"flowState":1,…}"#),
    FaultRow(
      testDescription: "a state of another scene",
      lines: [
        #"{"flowTrace":1,"scene":"probe","state":\#(saved.replacing(#"e":"probe""#, with: #"e":"prob""#))}"#
      ], place: #""prob""#, message: "state 'scene': expected 'probe'"),
    FaultRow(
      testDescription: "a state of another version",
      lines: [
        #"{"flowTrace":1,"scene":"probe","state":\#(saved.replacing(#"flowState":1"#, with: #"flowState":2"#))}"#
      ], place: #"2,"scene""#, message: "state 'flowState': expected version 1"),
    FaultRow(
      testDescription: "a fault in the state",
      lines: [
        #"{"flowTrace":1,"scene":"probe","state":\#(saved.replacing(#""b":0"#, with: #""b":"0""#))}"#
      ], place: #""0""#, message: "state 'state.b': expected a number, found a string"),
    FaultRow(
      testDescription: "an event before the state",
      lines: [
        #"{"flowTrace":1,"scene":"probe","state":\#(saved)}"#, #"{"type":"tick","t":0.25}"#,
      ], place: "0.25", message: "time runs back from 0.3 to 0.25"),
  ]

  @Test("What is wrong with a trace that begins with a state has its place", arguments: faults)
  func rejects(_ row: FaultRow) throws {
    let error = #expect(throws: TraceError.self) { try replayed(row.lines) }
    #expect(error?.message == row.message)
    #expect(error?.line == row.lines.count)
    let line = try #require(row.lines.last)
    let place = try #require(line.firstRange(of: row.place)).lowerBound
    #expect(error?.column == line[..<place].utf8.count + 1)
  }

  @Test("Numbers of a state may be larger than those of other headers")
  func magnitude() throws {
    let large = Self.saved.replacing(#""a":20"#, with: #""a":1e300"#)
    let frames = try replayedFrames([], after: header(large))
    #expect(frames.first?.cause == "start")
  }
}
