import FlowEngine
import FlowTesting
import Testing

/// Saved at any moment and restored, an engine goes on to the byte.
struct RestoringTests {
  private static let commands = [
    "set", "wide", "spring", "bounce", "creep", "ease", "fade", "slow", "both", "chain", "enter",
    "leave", "stop", "stopA", "follow", "first", "second", "pulse", "alarm", "cancel",
  ]

  /// What happens to an engine at a moment.
  private struct Step {
    /// `nil` where the time only moves on.
    var event: Event?
    var time: Double
  }

  private static func steps(_ random: inout SeededGenerator) -> [Step] {
    var time = 0.0
    return (0..<60).map { _ in
      time += Double(random.number(below: 40)) / 120
      switch random.number(below: 10) {
      case 0: return Step(event: .tick, time: time)
      case 1..<3: return Step(event: nil, time: time)
      case 3 where random.chance(0.2):
        return Step(
          event: .environment(EnvironmentChange(reduceMotion: random.chance(0.5))), time: time)
      default:
        let value = Double(random.number(below: 1000)) / 7
        let name = random.one(of: commands)
        // A time of less than a second, where the command takes a time.
        let isTimer = ["first", "second", "pulse", "alarm"].contains(name)
        return Step(
          event: .command(Command(name, value: .number(isTimer ? value / 150 : value))), time: time)
      }
    }
  }

  /// The frames that a step makes, as JSON Lines.
  private static func take(_ step: Step, _ engine: inout Engine<Probe>) throws -> String {
    var json = JSONWriter()
    if let event = step.event {
      try engine.send(event, at: step.time) {
        json.frame($0)
        json.endLine()
      }
    } else {
      try engine.advance(to: step.time) {
        json.frame($0)
        json.endLine()
      }
    }
    return json.text
  }

  private static func settle(_ engine: inout Engine<Probe>) throws -> String {
    var json = JSONWriter()
    try engine.settle {
      json.frame($0)
      json.endLine()
    }
    return json.text
  }

  /// What is in flight that a saved state has to keep.
  private static func kinds(of engine: Engine<Probe>) -> Set<String> {
    var kinds: Set<String> = []
    for animation in engine.frame.animations {
      switch animation.timing {
      case .curve: kinds.insert("curve")
      case .spring:
        let isMoving = animation.velocity != AnimatableValue(Point.zero)
        kinds.insert(isMoving ? "spring with a velocity" : "spring")
      }
    }
    if engine.frame.scene.progress < 1 { kinds.insert("progress") }
    if !engine.frame.nodes.repeatingAnimations.isEmpty { kinds.insert("repeating") }
    if engine.saved.contains(#""isTimer":true"#) { kinds.insert("timer") }
    if engine.environment.reduceMotion { kinds.insert("reduced motion") }
    return kinds
  }

  @Test("At every step of a long run, whatever is in flight")
  func everyStep() throws {
    var kinds: Set<String> = []
    // One does not have everything in flight.
    for seed in 0..<UInt64(max(2, AuditEffort.count(400))) {
      var random = SeededGenerator(seed: seed)
      var engine = try Engine(
        Probe.self, configuration: seed % 2 == 0 ? .blinking : .init(), checksLayout: true)
      var restored: [Engine<Probe>] = []
      for (index, step) in Self.steps(&random).enumerated() {
        let frames = try Self.take(step, &engine)
        for twin in restored.indices {
          let others = try Self.take(step, &restored[twin])
          guard others == frames else {
            Issue.record("seed \(seed), restored after \(twin), at \(index):\n\(others)\(frames)")
            return
          }
        }
        kinds.formUnion(Self.kinds(of: engine))
        let saved = engine.saved
        restored.append(try Engine(restoring: saved, checksLayout: true))
        guard restored[index].saved == saved, restored[index].frame.nodes == engine.frame.nodes
        else {
          Issue.record("seed \(seed), step \(index): \(saved)")
          return
        }
      }
      let end = try Self.settle(&engine)
      for twin in restored.indices {
        #expect(try Self.settle(&restored[twin]) == end, "seed \(seed), restored after \(twin)")
      }
    }
    #expect(
      kinds == [
        "curve", "spring", "spring with a velocity", "progress", "repeating", "timer",
        "reduced motion",
      ])
  }
}
