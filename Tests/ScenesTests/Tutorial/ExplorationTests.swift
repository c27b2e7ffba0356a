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

  @Test(
    "A pointer that becomes a pan is a finger that is down", arguments: ["task-row", "task-list"])
  func hands(scene: String) throws {
    let scenes = SceneList(TaskRow.self, TaskList.self)
    var exploration = try Exploration(EventTrace(of: scene, scenes.versions(of: scene)), of: scenes)
    let y = scene == "task-row" ? 406 : 80
    let lines = [
      #"{"type":"pointer","id":0,"phase":"down","location":[331,\#(y)]}"#,
      #"{"type":"pointer","id":0,"phase":"move","location":[0,\#(y)]}"#,
      #"{"type":"pointer","id":0,"phase":"up","location":[0,\#(y)]}"#,
      #"{"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0],"location":[331,\#(y)]}"#,
      #"{"type":"pan","phase":"changed","translation":[-160,0],"velocity":[-1200,0]}"#,
      #"{"type":"pan","phase":"ended","translation":[-160,0],"velocity":[0,0]}"#,
    ]
    exploration.alphabet.only = try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8))
    exploration.budget.states = 120
    exploration.budget.walks = 0
    #expect(try exploration.run().findings.map { $0.violation.text } == [])
  }
}
