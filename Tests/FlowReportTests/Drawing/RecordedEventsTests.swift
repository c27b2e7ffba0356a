import FlowEngine
import FlowSnapshots
import TestSupport
import Testing

@testable import FlowReport

@Suite("What a trace says beside its frames")
struct RecordedEventsTests {
  private static func events(_ lines: String) throws -> RecordedEvents {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", lines + "\n")
    return try RecordedEvents(of: "\(scratch.path)/a.trace.jsonl")
  }

  @Test("events in words")
  func labels() throws {
    let events = try Self.events(
      """
      {"flowTrace":1,"scene":"s"}
      {"t":0,"type":"tap","target":"a"}
      {"t":0,"type":"pan","phase":"began","target":"a"}
      {"t":0,"type":"command","name":"show","value":"open"}
      {"t":0,"type":"response","id":"verify-1","outcome":"failure"}
      """)
    #expect(
      events.events.map(\.label) == ["tap a", "pan began", "command show", "response failure"])
    #expect(events.label(ofEvent: 2, named: "pan.began") == "pan began")
    #expect(events.label(ofEvent: 2, named: "tap") == nil, "it is another event")
    #expect(events.label(ofEvent: 9, named: nil) == nil)
  }

  @Test("a keyboard rises from below with its curve, and goes where it came from")
  func keyboard() throws {
    let events = try Self.events(
      """
      {"flowTrace":1,"scene":"s","environment":{"size":[300,800],"windowOrigin":[10,20]}}
      {"t":1,"type":"keyboard","phase":"willShow","frame":[10,520,300,300],"duration":0.2,"curve":"easeInOut"}
      {"t":2,"type":"keyboard","phase":"willHide","frame":[10,820,300,300],"duration":0.2,"curve":"linear"}
      {"t":3,"type":"environment","environment":{"size":[800,300]}}
      """)
    func top(_ count: Int, _ time: Double) -> Double? {
      RecordedEvents.keyboard(in: events.surroundings(afterEvents: count), at: time)?.minY
    }
    #expect(top(0, 0) == nil)
    #expect(top(1, 1) == nil, "it is still below the window")
    #expect(top(1, 1.1).map { ($0 * 1000).rounded() / 1000 } == 650)
    #expect(top(1, 1.2) == 500)
    #expect(top(2, 2) == 500)
    #expect(top(2, 2.05).map { ($0 * 1000).rounded() / 1000 } == 575)
    #expect(top(2, 2.2) == nil)
    #expect(top(3, 3) == nil)
    #expect(events.surroundings(afterEvents: 3).size == Size(width: 800, height: 300))
  }

  @Test("a saved state has its own environment")
  func saved() throws {
    let events = try Self.events(
      #"{"flowTrace":1,"scene":"s","state":{"environment":{"size":[320,480],"layoutDirection":"rightToLeft"}}}"#
    )
    #expect(events.beginsInTheMiddle)
    #expect(events.start.size == Size(width: 320, height: 480))
    #expect(events.start.isRightToLeft)
  }
}
