import FlowEngine
import Scenes

/// The cost of a step of the engine: an event in, frames out, no JSON.
enum StepBenchmark {
  static let benchmark = Benchmark(
    name: "step", summary: "an event or a display-link frame through the engine alone"
  ) { effort, results in
    try GlidePan.measure(effort, into: &results)
    try FingerPan.measure(effort, into: &results)
    try measure(GlideCard.self, Mix.glideCard(), effort, into: &results)
    try measure(CardInput.self, Mix.cardInput(), effort, into: &results)
    try measure(Onboarding.self, Mix.onboarding(), effort, into: &results)
    try measure(VerificationCode.self, Mix.verificationCode(), effort, into: &results)
    try measure(AdaptiveField.self, Mix.adaptiveField(), effort, into: &results)
  }

  private static func measure<S: Scene>(
    _ scene: S.Type, _ mix: Mix, _ effort: Effort, into results: inout Results
  ) throws {
    try check(scene, mix)
    let perEvent = try Race.median(rounds: effort.rounds) {
      var engine = try Engine(scene)
      return try Stopwatch.nanoseconds { try send(mix.events, to: &engine) }
        / Double(mix.events.count)
    }
    try results.add(Measurement("step/\(S.name) event", perEvent, "ns"))
    let perFrame = try Race.median(rounds: effort.rounds) {
      var engine = try Engine(scene)
      var frames = 0
      let time = try Stopwatch.nanoseconds { frames = try show(mix.events, on: &engine) }
      return time / Double(frames)
    }
    try results.add(Measurement("step/\(S.name) frame at 120 Hz", perFrame, "ns"))
  }

  /// Checks that each cycle begins with the screen as the one before left it, as a mix requires.
  private static func check<S: Scene>(_ scene: S.Type, _ mix: Mix) throws {
    var engine = try Engine(scene)
    try send(Array(mix.events[..<mix.middle]), to: &engine)
    try engine.settle()
    let middle = engine.frame
    try send(Array(mix.events[mix.middle...]), to: &engine)
    try engine.settle()
    guard engine.frame.nodes == middle.nodes, engine.scene.state == middle.scene.state
    else { throw BenchmarkError("the mix of '\(S.name)' does not end as it begins") }
  }

  /// Sends all events.
  @inline(never) static func send<S: Scene>(
    _ events: [TimedEvent], to engine: inout Engine<S>
  ) throws {
    var sum = 0.0
    // In place: an event taken out of an array is copied.
    try events.withUnsafeBufferPointer { events in
      for index in events.indices {
        try engine.send(events[index].event, at: events[index].time) { sum += $0.time }
      }
    }
    sink(sum)
  }

  /// Sends all events and, in between, does what a 120 Hz display link does while anything moves.
  ///
  /// - Returns: The number of frames.
  @inline(never) private static func show<S: Scene>(
    _ events: [TimedEvent], on engine: inout Engine<S>
  ) throws -> Int {
    var frames = 0
    var sum = 0.0
    var time = 0.0
    for event in events {
      var tick = time + 1.0 / 120
      while !engine.isSettled, tick < event.time {
        try engine.advance(to: tick) {
          frames += 1
          sum += $0.time
        }
        tick += 1.0 / 120
      }
      try engine.send(event.event, at: event.time) {
        frames += 1
        sum += $0.time
      }
      time = event.time
    }
    sink(sum)
    return frames
  }
}
