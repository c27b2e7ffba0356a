import FlowEngine
import Foundation
import Scenes
import Testing

/// The effects of a scene as it describes them, and as the goldens have them.
struct DescribedScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let descriptions: [EffectDescription]

  init<S: Scene>(_ scene: S.Type) {
    testDescription = S.name
    descriptions = S.Effect.descriptions
  }

  static let all = [
    DescribedScene(AdaptiveField.self), DescribedScene(CardInput.self),
    DescribedScene(GlideCard.self), DescribedScene(Onboarding.self),
    DescribedScene(VerificationCode.self),
  ]

  /// The effects of the goldens, but for those that any scene may request.
  func requested() throws -> [[String: Any]] {
    try FixtureTrace.all.filter { $0.header.scene == testDescription }.flatMap { fixture in
      let golden = try #require(
        try JSONSerialization.jsonObject(with: Data(fixture.golden.utf8)) as? [String: Any])
      let frames = try #require(golden["frames"] as? [[String: Any]])
      return frames.flatMap { $0["effects"] as? [[String: Any]] ?? [] }
    }.filter { !["focus", "blur", "announce"].contains($0["type"] as? String) }
  }
}

extension EffectDescription.Member {
  /// Whether a value has the form that is expected.
  fileprivate func describes(_ value: Any) -> Bool {
    switch expectation {
    case "a string": value is String
    case "a whole number": value is Int
    case "an array, each a string": value is [String]
    case "an object, each a string": value is [String: String]
    default: (value as? String).map { expectation.contains("\"\($0)\"") } ?? false
    }
  }
}

@Suite("Descriptions of effects")
struct EffectDescriptionTests {
  @Test("name every effect of the goldens, with its members", arguments: DescribedScene.all)
  func goldens(_ scene: DescribedScene) throws {
    var seen: Set<String> = []
    for effect in try scene.requested() {
      let type = try #require(effect["type"] as? String)
      let description = try #require(scene.descriptions.first { $0.type == type }, "\(type)")
      seen.insert(type)
      let names = description.members.map { $0.name }
      #expect(Set(effect.keys).subtracting(["type"]).isSubset(of: names), "\(effect)")
      for member in description.members {
        guard let value = effect[member.name] else {
          #expect(member.isOptional, "\(type) lacks \(member.name)")
          continue
        }
        #expect(member.describes(value), "\(type) \(member.name): \(member.expectation)")
      }
    }
    #expect(seen == Set(scene.descriptions.map { $0.type }))
  }
}
