import Scenes
import Testing

@testable import FlowEngine

/// The list of parts for recognition has the parts of the scene and of its children, and nothing else.
struct GesturePartsTests {
  @Test("The first finger finds the parts of the scene and of all that it holds")
  func parts() {
    func check<S: Scene>(_ scene: S.Type) {
      let all = SceneParts(S.self)
      let listed = SceneParts(gesturesOf: S.self)
      #expect(listed.parts == all.parts)
      #expect(listed.strings.isEmpty && listed.palette.isEmpty && listed.children.isEmpty)
    }
    check(GlideCard.self)
    check(AdaptiveField.self)
    check(Checkout.self)
    let names = SceneParts(gesturesOf: Checkout.self).parts.map { $0.name }
    #expect(names.contains("pages/code/code-input") && names.contains("input/input-strip"))
  }
}
