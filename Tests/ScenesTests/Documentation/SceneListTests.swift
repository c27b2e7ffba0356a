import FlowEngine
import Scenes
import Testing

@Suite("Texts and colours of the scenes")
struct SceneListTests {
  static let parts = [
    ("adaptive-field", SceneParts(AdaptiveField.self)), ("card-input", SceneParts(CardInput.self)),
    ("checkout", SceneParts(Checkout.self)), ("glide-card", SceneParts(GlideCard.self)),
    ("onboarding", SceneParts(Onboarding.self)),
    ("verification-code", SceneParts(VerificationCode.self)),
  ]

  @Test("Every text has a key of its scene, and a comment", arguments: parts)
  func listsTexts(_ name: String, _ parts: SceneParts) {
    #expect(parts.strings.count >= 6)
    for string in parts.strings {
      #expect(!"\(string.comment)".isEmpty)
      #expect(name == "checkout" || "\(string.key)".hasPrefix(name + "."))
    }
  }

  @Test("Every colour has a name of its own", arguments: parts)
  func listsColors(_ name: String, _ parts: SceneParts) {
    #expect(parts.palette.count >= 4)
    #expect(Set(parts.palette.map { $0.name }).count == parts.palette.count)
  }
}
