import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Recorded and replayed, a session gives the frames that its host was shown.
struct RecordingRandomTests {
  #if DEBUG
    private static let usualCount = 2
  #else
    private static let usualCount = AuditEffort.count(4_000)
  #endif
  /// The sessions of a scene; few in debug builds, where each takes long.
  static let count = RecordedSessions.count ?? usualCount

  /// What a recording may begin with.
  private enum Beginning: CaseIterable {
    /// The scene's opening.
    case opening
    /// A session that goes on.
    case middle
    /// A copy of a session that goes on as well.
    case fork
    /// A saved state.
    case restoration
  }

  @Test("The glide card") func glideCard() throws { try check(GlideCard.self) }
  @Test("The card input") func cardInput() throws { try check(CardInput.self, most: 0.03) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self, most: 0.02) }
  @Test("The verification code") func verificationCode() throws {
    try check(VerificationCode.self)
  }
  @Test("The adaptive field") func adaptiveField() throws {
    try check(AdaptiveField.self, most: 0.06)
  }

  @Test("A card input in another scene") func child() throws {
    try check(Bare<CardInput>.self, most: 0.03)
  }

  /// - Parameter most: The share of sessions that may have an edit which no stand-in can follow: of a
  ///   card's number, in front of digits that stay, and one that is undone in a field without the keyboard.
  private func check<S: Scene>(_ scene: S.Type, most: Double = 0) throws {
    var deviating = 0
    var faults = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      // Half of the sessions begin with the opening.
      let beginning =
        random.chance(1.0 / 3) ? .opening : random.one(of: Beginning.allCases)
      let session = try RecordedSession(
        try Self.begin(scene, beginning, &random), isShown: beginning == .middle, count: 40,
        &random
      ) { TypingEvents.next(&$0, $1) }
      let replayed = try session.replayed()
      if session.deviations > 0 { deviating += 1 }
      for text in try session.faultsAgain(&random) {
        Issue.record("seed \(seed), \(S.name), \(beginning): \(text)\n\(session.trace)")
      }
      if session.agrees(with: replayed, isOpening: beginning == .opening) { continue }
      faults += 1
      guard faults < 4 else { continue }
      let place = zip(replayed, session.shown).enumerated().first {
        $0.offset > 0 && $0.element.0 != $0.element.1
      }
      Issue.record(
        """
        seed \(seed), \(S.name), \(beginning), \(session.deviations) deviations, \
        \(session.shown.count) frames against \(replayed.count), frame \(place?.offset ?? -1)
        shown: \(place?.element.1 ?? "")
        replay: \(place?.element.0 ?? "")
        \(session.trace)
        """)
    }
    #expect(faults == 0)
    let allowed = most > 0 ? max(1, most * Double(Self.count)) : 0
    #expect(Double(deviating) <= allowed, "\(deviating) of \(Self.count)")
    print("\(S.name): \(deviating) of \(Self.count) sessions deviate")
  }

  /// A scene that is about to be recorded.
  private static func begin<S: Scene>(
    _ scene: S.Type, _ beginning: Beginning, _ random: inout SeededGenerator
  ) throws -> LiveScene<S> {
    let live = try LiveScene(scene)
    if beginning == .opening { return live }
    var time = 500.0
    func tell() {
      time += Double(random.number(below: 30)) / 240
      try? live.send(TypingEvents.next(&random, live.engine), at: time)
    }
    for _ in 0...random.number(below: 30) { tell() }
    switch beginning {
    case .opening, .middle: return live
    case .fork:
      let fork = LiveScene(live.engine)
      for _ in 0..<5 { tell() }
      return fork
    case .restoration: return try LiveScene(scene, restoring: live.saved)
    }
  }
}
