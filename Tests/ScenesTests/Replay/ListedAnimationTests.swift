import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Whatever a scene is doing, the animations in a frame are what a client would see if it ran them
/// itself.
struct ListedAnimationTests {
  @Test("In the recorded traces, after each event", arguments: FixtureTrace.sample)
  func recorded(trace: FixtureTrace) throws {
    let faults =
      switch trace.header.scene {
      case AdaptiveField.name: try Self.faults(of: trace, in: AdaptiveField.self)
      case CardInput.name: try Self.faults(of: trace, in: CardInput.self)
      case Checkout.name: try Self.faults(of: trace, in: Checkout.self)
      case GlideCard.name: try Self.faults(of: trace, in: GlideCard.self)
      case Onboarding.name: try Self.faults(of: trace, in: Onboarding.self)
      default: try Self.faults(of: trace, in: VerificationCode.self)
      }
    #expect(faults == [])
  }

  private static func faults<S: Scene>(
    of trace: FixtureTrace, in scene: S.Type
  ) throws -> [String] {
    var engine = try trace.open(scene)
    var faults: [String] = []
    for (event, time) in trace.events {
      try engine.send(event, at: time)
      faults += ListedAnimations.faults(in: engine).map { "\(time) s, \(event.name): \($0)" }
    }
    return Array(faults.prefix(8))
  }

  @Test("Over random events")
  func random() {
    #expect(Self.faults(CardInput.self, CardEvents.next) == [])
    #expect(Self.faults(GlideCard.self) { random, _ in GlidePropertyTests.event(&random) } == [])
    #expect(Self.faults(AdaptiveField.self) == [])
    #expect(Self.faults(Onboarding.self) == [])
    #expect(Self.faults(VerificationCode.self) == [])
  }

  private static func faults<S: Scene>(
    _ scene: S.Type, _ event: @escaping SceneAudit<S>.EventSource = { RandomEvents.next(&$0, $1) }
  ) -> [String] {
    var faults: [String] = []
    for seed in 0..<UInt64(AuditEffort.count(300)) {
      var random = SeededGenerator(seed: seed)
      guard var engine = try? Engine(scene) else { return ["cannot be opened"] }
      var time = 0.0
      for index in 0..<120 {
        time += Double(random.number(below: 60)) / 240
        let event = event(&random, engine)
        // One that is refused changes nothing.
        try? engine.send(event, at: time)
        for fault in ListedAnimations.faults(in: engine) {
          faults.append("\(S.name), seed \(seed), event \(index) (\(event.name)): \(fault)")
        }
      }
    }
    return Array(faults.prefix(8))
  }
}
