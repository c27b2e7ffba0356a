import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A host may tell of a node that has gone meanwhile: a touch that comes late, a field's delegate.
struct GoneNodeTests {
  @Test("The card input") func cardInput() throws { try check(CardInput.self) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self) }
  @Test("The verification code") func verificationCode() throws {
    try check(VerificationCode.self)
  }
  @Test("The adaptive field") func adaptiveField() throws { try check(AdaptiveField.self) }
  @Test("The Glide card") func glideCard() throws { try check(GlideCard.self) }

  /// Whatever is told of a node that has been there and is not is refused, or changes nothing.
  private func check<S: Scene>(_ scene: S.Type) throws {
    for seed in 0..<UInt64(AuditEffort.count(40)) {
      var random = SeededGenerator(seed: seed)
      let live = try LiveScene(scene)
      var known: Set<NodeID> = ["nobody"]
      var time = 0.0
      for _ in 0..<60 {
        time += Double(random.number(below: 60)) / 240
        try? live.send(RandomEvents.next(&random, live.engine), at: time)
        let present = Set(live.frame.nodes.nodes.map { $0.id })
        for id in known.subtracting(present) {
          for event in [
            .tap(Tap(on: id)), .text(TextEdit(id, replacement: "1")), .deleteBackward(target: id),
            .returnKey(target: id), .focus(target: id), .scroll(Scroll(id, offset: .zero)),
          ] as [Event] {
            let fork = live.fork()
            // What is due by then is none of the event's doing.
            try fork.advance(to: time)
            let before = fork.engine.scene.savedMembers
            try? fork.send(event, at: time)
            #expect(fork.engine.scene.savedMembers == before, "\(event) at seed \(seed)")
          }
        }
        known.formUnion(present)
      }
    }
  }
}
