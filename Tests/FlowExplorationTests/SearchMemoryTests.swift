import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

@Suite("The memory of a search")
struct SearchMemoryTests {
  @Test("is not more than its limit", arguments: [3_000, 10_000, 32 << 10, 100_000, 1 << 20])
  func limit(_ bytes: Int) {
    let table = StateTable(limit: bytes)
    var count = 0
    while !table.isFull {
      count += 1
      _ = table.insert(
        UInt64(count) &* 0x9E37_79B9_7F4A_7C15, .init(parent: -1, instant: 0, event: 0))
      #expect(table.memory <= bytes)
    }
    // It doubles, and so takes between half of it and all.
    #expect(table.memory * 2 > bytes)
    #expect(table.count == count - 1 && table.count * 21 >= table.memory)
    let isKnown = table.contains(UInt64(count - 1) &* 0x9E37_79B9_7F4A_7C15)
    #expect(isKnown)
  }

  @Test("is divided among searches, and what it holds is the same for any number of jobs")
  func divided() throws {
    func result(jobs: Int) throws -> ExplorationResult {
      var exploration = try Exploration(EventTrace(of: "gadget"), of: SceneList(Gadget.self))
      _ = exploration.budget.read("1MiB")
      exploration.budget.memory = 16 << 10
      exploration.budget.walks = 0
      exploration.isVaried = true
      exploration.jobs = jobs
      return try exploration.run()
    }
    let one = try result(jobs: 1)
    #expect(one.memory.bytes <= 8 << 10)
    #expect(16...64 ~= one.memory.bytes / one.memory.states)
    let three = try result(jobs: 3)
    #expect((one.states, one.expanded) == (three.states, three.expanded))
    #expect((one.transitions, one.traces) == (three.transitions, three.traces))
  }
}
