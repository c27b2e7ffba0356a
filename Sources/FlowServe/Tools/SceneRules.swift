import FlowEngine
import FlowExploration
import FlowSnapshots

/// The rules beside the fixtures of a scene.
enum SceneRules {
  static func rules(
    for scene: String, _ workshop: Workshop
  ) throws(ToolError) -> [FrameRule] {
    guard let file = FrameRule.file(besideFixturesOf: scene) else { return [] }
    let path = try workshop.folder.path(file)
    do throws(StreamError) {
      return try FrameRule.rules(at: path, about: RuleSubject(scene, of: workshop.scenes))
    } catch {
      throw ToolError(error.message)
    }
  }
}
