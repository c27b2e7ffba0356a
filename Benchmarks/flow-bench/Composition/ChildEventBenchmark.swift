import FlowEngine
import FlowTesting
import Scenes

/// What the events of a user take in a scene that is a child of one that adds nothing.
enum ChildEventBenchmark {
  /// For each scene that, and what its parts take: the scene alone, and steps of a scene of one node.
  static let pairs = [
    pair(GlideCard.self) { try .glideCard(cycles: InstructionBenchmark.cycles) },
    pair(CardInput.self) { try .cardInput(cycles: InstructionBenchmark.cycles) },
    pair(Onboarding.self) { try .onboarding(cycles: InstructionBenchmark.cycles) },
    pair(VerificationCode.self) { try .verificationCode(cycles: InstructionBenchmark.cycles) },
    pair(AdaptiveField.self) { try .adaptiveField(cycles: InstructionBenchmark.cycles) },
  ]

  private static func pair<S: Scene>(
    _ scene: S.Type, _ mix: @escaping @Sendable () throws -> Mix
  ) -> (child: Workload, parts: Workload) {
    let child = Workload("instructions/\(S.name) event, as a child", "an event") {
      let mix = try mix().nested(in: "child")
      var engine = try Engine(Bare<S>.self)
      try StepBenchmark.send(Array(mix.events[..<mix.middle]), to: &engine)
      let rest = Array(mix.events[mix.middle...])
      return (rest.count, { try StepBenchmark.send(rest, to: &engine) })
    }
    let parts = Workload("instructions/\(S.name) event, and a window's", "an event") {
      let mix = try mix()
      var (engine, window) = (try Engine(scene), try Engine(WindowScene.self))
      let steps = mix.events.map { TimedEvent(event: .tick, time: $0.time) }
      func send(_ range: Range<Int>) throws -> () throws -> Void {
        let (events, steps) = (Array(mix.events[range]), Array(steps[range]))
        return {
          try StepBenchmark.send(events, to: &engine)
          try StepBenchmark.send(steps, to: &window)
        }
      }
      try send(0..<mix.middle)()
      return (mix.events.count - mix.middle, try send(mix.middle..<mix.events.count))
    }
    return (child, parts)
  }
}
