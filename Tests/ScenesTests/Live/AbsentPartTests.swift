import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A tap on a part that the configuration or the state does not show changes nothing.
struct AbsentPartTests {
  @Test("The Glide card") func glideCard() throws {
    var bare = GlideCard.Configuration()
    bare.host = false
    bare.indicator = false
    bare.content.scrolls = false
    for configuration in [GlideCard.Configuration(), bare] {
      try check(GlideCard.self, configuration)
    }
  }

  @Test("The verification code") func verificationCode() throws {
    var waiting = VerificationCode.Configuration()
    waiting.resendAfter = 2
    for configuration in [VerificationCode.Configuration(), waiting] {
      try check(VerificationCode.self, configuration)
    }
  }

  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self) }
  @Test("The adaptive field") func adaptiveField() throws { try check(AdaptiveField.self) }
  @Test("The card input") func cardInput() throws { try check(CardInput.self) }
  @Test("The checkout") func checkout() throws { try check(Checkout.self) }

  @Test("The card has no trigger in the checkout") func trigger() throws {
    var run = try SceneRun(Checkout.self)
    try run.send(.tap(Tap(on: "card/trigger")), at: 1)
    #expect(run.scene.state == .filling && run.scene.card.scene.target == .closed)
  }

  private static let sessions: UInt64 = 2
  private static let events = 40

  private func check<S: Scene>(
    _ scene: S.Type, _ configuration: S.Configuration = S.Configuration()
  ) throws {
    let parts = SceneParts(scene).parts.map { $0.name }.filter { !$0.contains("<") }
    var taps = 0
    for seed in 0..<Self.sessions {
      var random = SeededGenerator(seed: seed)
      var run = try SceneRun(scene, configuration: configuration)
      var time = 0.0
      for _ in 0..<Self.events {
        time += Double(random.number(below: 60)) / 240
        // One that is refused leaves the state as it is.
        try? run.send(RandomEvents.next(&random, run.engine), at: time)
        var tapped = run
        try tapped.advance(to: time)
        let before = tapped.scene
        let shown = Set(Self.touched(in: tapped.frame.nodes))
        let all = Set(parts.map { NodeID($0) }).union(tapped.frame.nodes.map { $0.id })
        for id in all.subtracting(shown).sorted(by: { $0.name < $1.name }) {
          taps += 1
          try tapped.send(.tap(Tap(on: id)), at: time)
          #expect(tapped.frame.effects.isEmpty, "\(id) at seed \(seed)")
          #expect(tapped.scene.isInSameState(as: before), "\(id) at seed \(seed)")
        }
      }
    }
    #expect(taps >= Int(Self.sessions) * Self.events / 2)
  }

  /// The nodes that are enabled and, with all around them, not hidden.
  private static func touched(in nodes: NodeList) -> [NodeID] {
    var seen: Set<NodeID> = []
    // A parent comes before its children.
    for node in nodes where !node.hidden {
      if node.parent.map({ seen.contains($0) }) ?? true { seen.insert(node.id) }
    }
    return nodes.filter { seen.contains($0.id) && $0.enabled }.map { $0.id }
  }
}
