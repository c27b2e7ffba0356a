import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

@Suite("What an exploration looks at")
struct InspectionTests {
  @Test("is each new state once, however many ways lead to it at once")
  func once() throws {
    var exploration = try Exploration(
      EventTrace(Array(#"{"flowTrace":1,"scene":"lattice"}"#.utf8)), of: SceneList(Lattice.self))
    exploration.alphabet.only = Lattice.Part.allCases.map { .tap(Tap(on: $0.id)) }
    exploration.budget.walks = 0
    exploration.jobs = 1
    Lattice.checks = 0
    let result = try exploration.run()
    let states = Lattice.length * Lattice.length * Lattice.length * Lattice.length
    #expect(result.states == states && result.isComplete)
    #expect(result.findings.isEmpty)
    #expect(Lattice.checks >= states)
    // Beside that, all ways from the states that are expanded until 128 are known.
    #expect(Lattice.checks < states * 2)
  }

  @Test("goes on from where a scene had too many nodes")
  func crowd() throws {
    let trace = try EventTrace(Array(#"{"flowTrace":1,"scene":"crowd"}"#.utf8))
    let explorer = try SceneList(Crowd.self).explore(trace.header)
    explorer.mark(0)
    for _ in 1...2 {
      #expect(throws: EventError.self) {
        try explorer.send(.command(Command("come")), at: 0)
        try explorer.pass(to: 0)
      }
      explorer.rewind(to: 0)
      try explorer.send(.command(Command("wait")), at: 0)
      try explorer.pass(to: 0)
    }
  }
}
