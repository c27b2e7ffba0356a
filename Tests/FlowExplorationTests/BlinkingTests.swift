import FlowSnapshots
import Testing

@testable import FlowExploration

@Suite("What repeats")
struct BlinkingTests {
  private static func findings(restarts: Bool) throws -> [ExplorationResult.Finding] {
    let configuration = #"{"light":{"restarts":\#(restarts)}}"#
    let header =
      #"{"flowTrace":1,"scene":"blinking","configuration":\#(configuration)}"#
    var exploration = try Exploration(
      EventTrace(Array(header.utf8)), of: SceneList(Blinking.self))
    exploration.budget.states = 100
    exploration.budget.walks = 1
    return try exploration.run().findings
  }

  @Test("may be anywhere in its cycle at another time")
  func elsewhere() throws {
    let texts = try Self.findings(restarts: false).map {
      "\($0.violation.name): \($0.violation.text)\n\($0.trace.text)"
    }
    #expect(texts == [])
  }

  @Test("goes on, whatever happens at one time")
  func again() throws {
    let names = try Self.findings(restarts: true).map { $0.violation.name }
    #expect(names.contains("again"))
  }
}
