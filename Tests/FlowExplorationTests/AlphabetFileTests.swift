import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

@Suite("A file of events")
struct AlphabetFileTests {
  @Test(
    "tells what is wrong with it",
    arguments: [
      ("{}", "a:1:1: error: an event needs 'type'"),
      ("{ }", "a:1:1: error: an event needs 'type'"),
      ("\n{\"target\":\"x\"}", "a:2:1: error: an event needs 'type'"),
      (
        "{\"type\":\"tick\"}\n\n{\"type\":\"tick\"}\n{\"type\":\"tick\"}",
        "a:4:1: error: expected at most 2 events"
      ),
    ])
  func faults(_ text: String, _ message: String) {
    let error = #expect(throws: TraceError.self) {
      try AlphabetFile.events(Array(text.utf8), limit: 2)
    }
    #expect(error?.text(in: "a") == message)
  }

  @Test("may leave out times")
  func times() throws {
    let text = "{\"type\":\"tick\"}\n{\"t\":3,\"type\":\"tick\"}\n"
    #expect(try AlphabetFile.events(Array(text.utf8)) == [.tick, .tick])
  }
}
