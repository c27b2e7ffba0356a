import FlowEngine
import FlowExploration
import FlowSnapshots
import Testing

/// `flow explore`, to which the tutorials send their scenes in the end.
struct ExplorationTests {
  private static let scenes = SceneList(
    Counter.self, LikeButton.self, Unlock.self, NameField.self, TaskList.self, Profile.self)

  @Test("Exploring a scene of the tutorials finds nothing", arguments: scenes.names)
  func finds(scene: String) throws {
    var exploration = try Exploration(
      EventTrace(of: scene, Self.scenes.versions(of: scene)), of: Self.scenes)
    exploration.budget.states = 250
    let result = try exploration.run()
    #expect(result.states > 1)
    #expect(result.findings.map { $0.violation.text } == [])
  }
}
