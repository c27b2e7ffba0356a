import FlowEngine
import FlowTesting
import Testing

@Suite("Arrays and objects as values of commands and responses")
struct TypedInputTests {
  private static let header = #"{"flowTrace":1,"scene":"basket"}"#

  private func replay<S: Scene>(
    _ lines: [String], of scene: S.Type, _ header: String = Self.header
  ) throws(TraceError) -> [String] {
    var replay = TraceReplay(of: scene, options: ReplayOptions())
    let bytes = Array(([header] + lines).joined(separator: "\n").utf8)
    try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
    return replay.output.text.split(separator: "\n").map { String($0) }
  }

  @Test("A trace has them, with defaults for what is not given")
  func inTraces() throws {
    let frames = try replay(
      [
        #"{"t":0,"type":"command","name":"fill","value":[{"key":"a"},{"note":"x","key":"b","price":2}]}"#,
        #"{"t":0,"type":"command","name":"add","value":{ "key" : "c" }}"#,
        #"{"t":0,"type":"response","id":"page-1","outcome":"success","value":[{"key":"d"}]}"#,
      ], of: Basket.self)
    #expect(
      frames.last?.contains(
        #""lines":[{"key":"a","price":1.5,"note":""},{"key":"b","price":2,"note":"x"},"#
          + #"{"key":"c","price":1.5,"note":""},{"key":"d","price":1.5,"note":""}]"#) == true)
  }

  /// A line that is refused: the offset of the fault in its value, and the message.
  struct Refused: Sendable, CustomTestStringConvertible {
    var line: String
    var column: Int
    var message: String

    init(_ line: String, _ column: Int, _ message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }

    var testDescription: String { line }
  }

  static let refused = [
    Refused(
      #"{"t":0,"type":"command","name":"fill","value":[{"key":"a"},{"key":7}]}"#, 67,
      "'value.1.key': expected a string, found a number"),
    Refused(
      #"{"t":0,"type":"command","name":"fill","value":[{"key":"a","prize":1}]}"#, 48,
      "'value.0': unknown member 'prize'; did you mean 'price'?"),
    Refused(
      #"{"t":0,"type":"command","name":"add","value":{"price":1}}"#, 46,
      "'value': missing member 'key'"),
    Refused(
      #"{"t":0,"type":"command","name":"add","value":{"key":"a","price":-1}}"#, 65,
      "'value.price': expected at least 0"),
    Refused(
      #"{"t":0,"type":"command","name":"fill","value":{"key":"a"}}"#, 47,
      "'value': expected an array, each an object, found an object"),
    Refused(
      #"{"t":0,"type":"command","name":"add","value":"a"}"#, 46,
      "'value': expected an object, found a string"),
    Refused(
      #"{"t":0,"type":"command","name":"add"}"#, 1, "'value' must be an object"),
    Refused(
      #"{"t":0,"type":"response","id":"page-1","outcome":"success","value":[7]}"#, 69,
      "'value.0': expected an object, found a number"),
  ]

  @Test("An error has the place in the value", arguments: refused)
  func places(_ row: Refused) throws {
    for text in [row.line, "  " + row.line] {
      do throws(TraceError) {
        _ = try replay([text], of: Basket.self)
        Issue.record("accepted")
      } catch {
        #expect(error.message == row.message)
        #expect(
          (error.line, error.column) == (2, row.column + text.utf8.count - row.line.utf8.count))
      }
    }
  }

  @Test("A child's are checked by its own list")
  func inChildren() throws {
    let header = Self.header.replacing("basket", with: "bare-basket")
    let line = #"{"t":0,"type":"command","name":"add","target":"child","value":{"key":"c"}}"#
    #expect(
      try replay([line], of: Bare<Basket>.self, header).last?.contains(#""key":"c""#) == true)
    do throws(TraceError) {
      _ = try replay([line.replacing(#""c""#, with: "1")], of: Bare<Basket>.self, header)
      Issue.record("accepted")
    } catch {
      #expect(error.message == "'value.key': expected a string, found a number")
      #expect((error.line, error.column) == (2, 70))
    }
  }

  @Test("A recording has stand-ins for the texts that are marked, and replays")
  func recordings() throws {
    let live = try LiveScene(Basket.self)
    let recorder = try live.record()
    let lines = [BasketLine(key: "a", price: 2, note: EnteredText("Ann 7"))]
    try live.send(.command(Command("fill", value: .elements(lines))), at: 1)
    try live.send(.command(Command("add", value: .members(of: lines[0]))), at: 2)
    try live.send(.response(Response(to: "page-1", .success, value: .elements(lines))), at: 3)
    try live.send(.command(Command("count", value: .elements(lines))), at: 4)
    let values = recorder.trace.split(separator: "\n").dropFirst().map {
      $0.split(separator: #""value":"#).dropFirst().first.map { String($0) }
    }
    let masked = #"{"key":"a","price":2,"note":"Xxx 0"}"#
    #expect(values == ["[\(masked)]}", "\(masked)}", "[\(masked)]}", nil])
    #expect(recorder.deviations == 0)
    let frames = try replay(
      recorder.trace.split(separator: "\n").dropFirst().map { String($0) }, of: Basket.self,
      recorder.trace.split(separator: "\n").first.map { String($0) } ?? "")
    #expect(frames.count == 5)
  }

  @Test("A recording of marked texts replays as the session went")
  func agreement() throws {
    let recorded = try RecordedScene(
      Engine(Basket.self), isOpening: true, .trace, RecordingOptions())
    let lines = [
      BasketLine(key: "a", note: EnteredText("Ann 7")),
      BasketLine(key: "b", note: EnteredText("x")),
    ]
    for event in [
      .command(Command("fill", value: .elements(lines))),
      .command(Command("add", value: .members(of: lines[0]))),
      .response(Response(to: "page-1", .success, value: .elements(lines))),
    ] as [Event] {
      try recorded.send(event, at: 1)
      #expect(recorded.difference == nil)
      recorded.record()
    }
    #expect(recorded.recorder.deviations == 0 && !recorded.recorder.trace.contains("Ann"))
  }

  @Test("A value for which a line is too short is recorded as a tick")
  func tooLong() throws {
    let note = EnteredText(String(repeating: "n", count: 10_000))
    let lines = (0..<105).map { BasketLine(key: "k\($0)", note: note) }
    let event = Event.command(Command("fill", value: .elements(lines)))
    let live = try LiveScene(Basket.self)
    let recorder = try live.record()
    try live.send(event, at: 1)
    #expect(recorder.deviations == 1)
    // Nor can a recording begin with it.
    live.stopRecording()
    #expect(throws: RecordingError.self) { try live.record() }
    let recorded = try RecordedScene(
      Engine(Basket.self), isOpening: true, .trace, RecordingOptions())
    try recorded.send(event, at: 1)
    #expect(recorded.difference?.text == "the event takes more than 1048576 bytes")
    recorded.record()
    for trace in [recorder.trace, recorded.trace] {
      #expect(trace.hasSuffix(#","type":"tick"}"# + "\n"))
      #expect(throws: Never.self) { try RecordedTrace(trace, of: Basket.self) }
    }
  }

  @Test("A stand-in of a marked text is one with which the scene does the same")
  func variants() throws {
    let live = try LiveScene(Remark.self)
    let recorder = try live.record()
    for text in ["1237", "1238", "ab", "ac"] {
      let line = BasketLine(key: "a", note: EnteredText(text))
      try live.send(.command(Command("set", value: .members(of: line))), at: 1)
    }
    let notes = recorder.trace.split(separator: #""note":""#).dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(notes == ["0001", "0000", "xx", "xy"] && recorder.deviations == 0)
  }

  @Test(
    "A value is canonical, whatever the form in which it is given",
    arguments: [
      (#" [ 1.50 , "a\u0062" , {"c" : null , "d":[ ]}] "#, #"[1.5,"ab",{"c":null,"d":[]}]"#),
      ("{}", "{}"), ("[-0]", "[-0]"),
    ])
  func canonical(_ text: String, _ written: String) throws {
    #expect(try CanonicalJSON(parsing: text).text == written)
  }

  @Test("Nothing but arrays and objects", arguments: ["1", #""a""#, "null", "", "[", "[1]]"])
  func others(_ text: String) {
    #expect(throws: JSONError.self) { try CanonicalJSON(parsing: text) }
  }

  @Test("A number that no trace can have is not sent")
  func outOfRange() throws {
    let value = Command.Value.members(of: BasketLine(key: "a", price: 1e10))
    #expect(!Event.command(Command("add", value: value)).isExpressible)
    #expect(Event.command(Command("add", value: .members(of: BasketLine(key: "a")))).isExpressible)
  }

  @Test("An audit of a scene with typed inputs finds nothing")
  func audit() {
    let report = SceneAudit(Basket.self).run(seeds: 0..<3)
    #expect(report.problems(accepting: 0.8, changing: 0.01) == [])
  }
}
