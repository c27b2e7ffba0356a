import FlowEngine
import Scenes
import Testing

@Suite struct AdaptivePartTests {
  @Test(
    "A node belongs to the part that says most of its id",
    arguments: [
      ("card", "<id>"), ("card.section-0", "<id>.section-<k>"),
      ("card.underline", "<id>.underline"), ("screen", "screen"),
    ])
  func parts(_ id: String, _ name: String) {
    #expect(SceneParts(AdaptiveField.self).part(of: NodeID(id))?.name == name)
  }
}
