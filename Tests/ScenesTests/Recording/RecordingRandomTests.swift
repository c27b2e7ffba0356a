import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Recorded and replayed, a session gives the frames that its host was shown.
struct RecordingRandomTests {
  /// The sessions of a scene; few in debug builds, where each takes long.
  #if DEBUG
    static let count = 8
  #else
    static let count = AuditEffort.count(4_000)
  #endif

  @Test("The glide card") func glideCard() throws { try check(GlideCard.self) }
  @Test("The card input") func cardInput() throws { try check(CardInput.self, most: 0.02) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self, most: 0.05) }
  @Test("The verification code") func verificationCode() throws {
    try check(VerificationCode.self)
  }
  @Test("The adaptive field") func adaptiveField() throws {
    try check(AdaptiveField.self, most: 0.02)
  }

  /// - Parameter most: The share of sessions that may have an event which a trace cannot have so that
  ///   it leads the same way.
  private func check<S: Scene>(_ scene: S.Type, most: Double = 0) throws {
    var deviating = 0
    var faults = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let session = try RecordedSession(
        try LiveScene(scene), count: 40, &random
      ) { TypingEvents.next(&$0, $1) }
      let replayed = try session.replayed()
      if session.deviations > 0 { deviating += 1 }
      let count = min(session.shown.count, session.faithful)
      guard replayed.count >= count, replayed[..<count] == session.shown[..<count] else {
        faults += 1
        if faults < 4 {
          let place = zip(replayed, session.shown).enumerated().first { $1.0 != $1.1 }
          Issue.record(
            """
            seed \(seed), \(S.name), \(session.deviations) deviations, \(session.shown.count) frames \
            against \(replayed.count), frame \(place?.offset ?? -1)
            shown: \(place?.element.1 ?? "")
            replay: \(place?.element.0 ?? "")
            \(session.trace)
            """)
        }
        continue
      }
    }
    #expect(faults == 0)
    #expect(Double(deviating) <= most * Double(Self.count), "\(deviating) of \(Self.count)")
    print("\(S.name): \(deviating) of \(Self.count) sessions deviate")
  }
}
