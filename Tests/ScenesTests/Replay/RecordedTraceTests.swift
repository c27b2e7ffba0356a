import FlowEngine
import Scenes
import Testing

@Suite("A recorded trace") struct RecordedTraceTests {
  private let text = """
    {"flowTrace":1,"scene":"glide-card","environment":{"size":[320,568]}}

    {"t":0.5,"type":"tap","target":"trigger"}
    {"t":2,"type":"tick"}

    """

  @Test("has its scene, its events with their times, and opens as its header says")
  func opens() throws {
    let trace = try RecordedTrace(text)
    #expect(trace.scene == "glide-card")
    #expect(trace.entries.map { $0.time } == [0.5, 2])
    let live = try trace.open(GlideCard.self)
    #expect(live.engine.environment.size == Size(width: 320, height: 568))
    try live.start(at: 0)
    for entry in trace.entries { try live.send(entry.event, at: entry.time) }
    #expect(live.engine.frame.time == 2)
    #expect(live.engine.frame.nodes["card"]?.frame.minY ?? 568 < 568)
  }

  @Test("of another scene, or with a line at fault, is an error with its place")
  func faults() throws {
    let trace = try RecordedTrace(text)
    #expect(throws: TraceError.self) { try trace.open(VerificationCode.self) }
    let bad = text.replacing("trigger\"}", with: "trigger\",\"targt\":1}")
    let error = #expect(throws: TraceError.self) { try RecordedTrace(bad) }
    #expect(error?.line == 3 && error?.column == 42, "\(String(describing: error))")
    #expect(throws: TraceError.self) { try RecordedTrace("") }
  }
}
