import FlowEngine
import Scenes
import Testing

@Suite("Texts and colours of the scenes")
struct SceneListTests {
  /// A scene with its parts.
  struct Listed: Sendable, CustomTestStringConvertible {
    var name: String
    var parts: SceneParts

    init<S: Scene>(_ scene: S.Type) {
      name = S.name
      parts = SceneParts(scene)
    }

    var testDescription: String { name }
  }

  static let scenes = [
    Listed(AdaptiveField.self), Listed(CardInput.self), Listed(Checkout.self),
    Listed(GlideCard.self), Listed(Onboarding.self), Listed(VerificationCode.self),
  ]

  @Test("Every text has a key of its scene, and a comment", arguments: scenes)
  func listsTexts(_ scene: Listed) {
    #expect(scene.parts.strings.count >= 6)
    for string in scene.parts.strings {
      #expect(!"\(string.comment)".isEmpty)
      #expect(scene.name == "checkout" || "\(string.key)".hasPrefix(scene.name + "."))
    }
  }

  @Test("Every colour has a name of its own", arguments: scenes)
  func listsColors(_ scene: Listed) {
    let parts = scene.parts
    #expect(parts.palette.count >= 4)
    #expect(Set(parts.palette.map { $0.name }).count == parts.palette.count)
  }
}
