import FlowExploration
import FlowSnapshots
import Scenes
import Testing

@testable import FlowCommand

@Suite("A comparison with another build")
struct BuildComparisonTests {
  @Test("counts each run of the other build, so that a slow one is no scene that does not return")
  func counts() throws {
    let scenes = SceneList(GlideCard.self)
    var exploration = try Exploration(EventTrace(of: GlideCard.name), of: scenes)
    exploration.budget.states = 1
    exploration.budget.walks = 0
    exploration.isVaried = false
    let logbook = try #require(Logbook())
    var comparison = BuildComparison(program: "false;", scenes: scenes)
    comparison.logbook = logbook
    var result = try exploration.run()
    #expect(throws: CommandError.self) {
      try comparison.run(exploration, into: &result, ProgressLine())
    }
    #expect(logbook.count == 1)
  }
}
