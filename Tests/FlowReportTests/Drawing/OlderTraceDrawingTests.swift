import FlowEngine
import FlowSnapshots
import TestSupport
import Testing

@testable import FlowReport

@Suite("Drawings of a trace of an older version")
struct OlderTraceDrawingTests {
  private let scratch: Scratch
  private var trace: String { "\(scratch.path)/a.trace.jsonl" }
  private static let check = CaseCheck(SceneList(Tally.self))

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "a.trace.jsonl",
      """
      {"flowTrace":1,"scene":"tally"}
      {"t":0.5,"type":"command","name":"add","value":2}

      {"t":1,"type":"command","name":"add","value":0}
      {"t":2,"type":"tap","target":"knob"}

      """)
  }

  @Test("A film has the finger where the tap is today, and its words")
  func film() throws {
    let film = try Film(of: trace, check: Self.check, rate: 20)
    #expect(film.samples.last?.panel.caption == "Tap on “The key”")
    #expect(film.samples.compactMap(\.finger).first == Point(x: 32, y: 22))
  }

  @Test("A strip has today's words")
  func strip() throws {
    let panels = try Storyboard(of: trace, check: Self.check).panels
    #expect(panels.last?.caption == "Tap on “The key”")
  }

  @Test("The report has an event for each frame, by today's names, and the lines of the file")
  func report() {
    var json = ScriptJSON()
    TraceExcerpt(trace, of: Self.check.scenes).writeEvents(to: &json)
    let text = json.bytes.text
    #expect(text.contains(#""events":[{"t":0.5,"type":"tick"},"#))
    #expect(text.contains(#"{"t":2,"type":"tap","target":"key"}],"lines":[2,2,5]"#), "\(text)")
  }
}
