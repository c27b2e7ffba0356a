import AllocationCounter
import FlowEngine
import Scenes

/// How much an event allocates once all buffers have grown.
enum AllocationBenchmark {
  static let benchmark = Benchmark(
    name: "allocations", summary: "heap allocations an event, by its type, after a warm-up"
  ) { _, results in
    try measure(GlideCard.self, Mix.glideCard(), into: &results)
    try measure(CardInput.self, Mix.cardInput(), into: &results)
    try measure(Onboarding.self, Mix.onboarding(), into: &results)
    try measure(VerificationCode.self, Mix.verificationCode(), into: &results)
    try measure(AdaptiveField.self, Mix.adaptiveField(), into: &results)
  }

  /// The events and the allocations of one type.
  private struct Tally {
    var events = 0
    var allocations = 0

    var perEvent: Double { events == 0 ? 0 : Double(allocations) / Double(events) }

    static func + (first: Tally, second: Tally) -> Tally {
      Tally(
        events: first.events + second.events,
        allocations: first.allocations + second.allocations)
    }
  }

  private static func measure<S: Scene>(
    _ scene: S.Type, _ mix: Mix, into results: inout Results
  ) throws {
    try add(try engine(scene, mix), mix, "\(S.name), engine", into: &results)
    try add(try replay(mix), mix, "\(S.name), JSON to JSON", into: &results)
  }

  /// Allocations of each event through the engine alone.
  private static func engine<S: Scene>(_ scene: S.Type, _ mix: Mix) throws -> [Int] {
    var engine = try Engine(scene)
    var counts = [Int](repeating: 0, count: mix.events.count)
    var sum = 0.0
    for index in mix.events.indices {
      let before = allocation_count()
      try engine.send(mix.events[index].event, at: mix.events[index].time) { sum += $0.time }
      counts[index] = Int(allocation_count() - before)
    }
    sink(sum)
    return counts
  }

  /// Allocations of each event from its line to the frames' bytes.
  private static func replay(_ mix: Mix) throws -> [Int] {
    var replay = TraceReplay()
    try mix.lines[0].withUnsafeBufferPointer { bytes throws(TraceError) in
      try replay.feed(bytes)
    }
    var counts = [Int](repeating: 0, count: mix.events.count)
    for index in mix.events.indices {
      let before = allocation_count()
      try mix.lines[index + 1].withUnsafeBufferPointer { bytes throws(TraceError) in
        try replay.feed(bytes)
      }
      counts[index] = Int(allocation_count() - before)
      replay.output.drain()
    }
    return counts
  }

  /// Adds a measurement for text edits, one for all other events, and one for each type at fault.
  private static func add(
    _ counts: [Int], _ mix: Mix, _ name: String, into results: inout Results
  ) throws {
    var tallies: [EventKind: Tally] = [:]
    for index in mix.middle..<mix.events.count {
      tallies[mix.events[index].event.kind, default: Tally()] =
        tallies[mix.events[index].event.kind, default: Tally()]
        + Tally(events: 1, allocations: counts[index])
    }
    func total(_ isWanted: (EventKind) -> Bool) -> Tally {
      tallies.filter { isWanted($0.key) }.reduce(Tally()) { $0 + $1.value }
    }
    let note = allocation_counter_works() ? nil : "cannot be counted on this platform"
    func add(_ what: String, _ tally: Tally) throws {
      try results.add(
        Measurement(
          "allocations/\(name): \(what)", note == nil ? tally.perEvent : nil, "an event",
          note: note))
    }
    try add("events", total { !isEdit($0) })
    if tallies.keys.contains(where: isEdit) { try add("text edits", total(isEdit)) }
    for kind in EventKind.allCases {
      guard let tally = tallies[kind], tally.allocations > 0 else { continue }
      try add(kind.rawValue, tally)
    }
  }

  /// Whether it changes a text, which is a new string.
  private static func isEdit(_ kind: EventKind) -> Bool {
    kind == .text || kind == .deleteBackward
  }
}
