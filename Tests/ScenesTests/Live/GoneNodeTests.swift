import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A host may tell of a node that has gone meanwhile: a touch that comes late, a field's delegate.
struct GoneNodeTests {
  @Test("The card input") func cardInput() throws { try check(CardInput.self) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self, least: 0) }
  @Test("The verification code") func verificationCode() throws {
    try check(VerificationCode.self)
  }
  @Test("The adaptive field") func adaptiveField() throws { try check(AdaptiveField.self) }
  @Test("The Glide card") func glideCard() throws { try check(GlideCard.self) }

  /// Never there.
  private static let nobody: NodeID = "nobody"
  private static let sessions: UInt64 = 3
  private static let events = 60

  /// Whatever is told of a node that has been there and is not is refused, or changes nothing.
  ///
  /// - Parameter least: How many nodes go at least; all pages of the onboarding stay.
  private func check<S: Scene>(_ scene: S.Type, least: Int = 2) throws {
    var accepted = 0
    var gone: Set<NodeID> = []
    for seed in 0..<Self.sessions {
      var random = SeededGenerator(seed: seed)
      let live = try LiveScene(scene)
      var known: Set<NodeID> = [Self.nobody]
      var time = 0.0
      for _ in 0..<Self.events {
        time += Double(random.number(below: 60)) / 240
        let next = RandomEvents.next(&random, live.engine)
        if (try? live.send(next, at: time)) != nil { accepted += 1 }
        let present = Set(live.frame.nodes.map { $0.id })
        for id in known.subtracting(present) {
          gone.insert(id)
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
    #expect(accepted > Int(Self.sessions) * Self.events * 9 / 10)
    #expect(gone.subtracting([Self.nobody]).count >= least)
  }
}
