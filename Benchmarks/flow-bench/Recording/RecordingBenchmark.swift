import AllocationCounter
import FlowEngine
import Scenes

/// What a recording adds to an event.
enum RecordingBenchmark {
  static let benchmark = Benchmark(
    name: "recording", summary: "what a recording adds to an event, and the memory that it takes"
  ) { effort, results in
    let events = pans()
    let whole = try Race.median(rounds: effort.rounds) { try record(events, RecordingOptions()) }
    try results.add(Measurement("recording/pan", whole, "ns"))
    let last = try Race.median(rounds: effort.rounds) {
      try record(events, RecordingOptions(.last(seconds: 60)))
    }
    try results.add(Measurement("recording/pan, of the last minute", last, "ns"))
    let counts = try allocations(events)
    try results.add(
      Measurement(
        "recording/allocations a pan", allocation_counter_works() ? counts.perEvent : nil,
        "an event",
        note: allocation_counter_works() ? nil : "cannot be counted on this platform"))
    try results.add(
      Measurement("recording/memory of the last minute", Double(counts.memory) / 1024, "kB"))
  }

  /// Two minutes of dragging at 120 Hz, with velocities of all digits.
  private static func pans() -> [TimedEvent] {
    var seed: UInt64 = 7
    func number(_ range: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(seed >> 11) / 9_007_199_254_740_992 - 0.5) * 2 * range
    }
    var translation = Point.zero
    return (0..<120 * 120).map { index in
      let phase: Pan.Phase = index % 240 == 0 ? .began : index % 240 == 239 ? .ended : .changed
      if phase == .began { translation = .zero }
      translation.x += number(1).rounded() / 3
      translation.y += number(20).rounded() / 3
      return TimedEvent(
        event: .pan(
          Pan(
            phase, translation: translation,
            velocity: Point(x: number(100), y: number(2000)),
            location: Point(x: 187.5 + translation.x, y: 500 + translation.y), target: "card")),
        time: (Double(index) * 1e6 / 120).rounded() / 1e6)
    }
  }

  /// The cost of recording an event that the engine has already handled.
  private static func record(_ events: [TimedEvent], _ options: RecordingOptions) throws -> Double {
    let recorder = try TraceRecorder(try Engine(GlideCard.self), isOpening: true, options)
    // The buffer grows before it is measured.
    for event in events { recorder.record(event.event, at: event.time) }
    for event in events { recorder.record(event.event, at: 200 + event.time) }
    recorder.removeAll()
    return events.withUnsafeBufferPointer { events in
      Stopwatch.nanoseconds {
        // By index: a copy of each event would take a quarter of what is measured.
        for index in events.indices {
          recorder.record(events[index].event, at: 400 + events[index].time)
        }
      } / Double(events.count)
    }
  }

  /// The allocations of an event in a live scene that is recorded, with a display link's frame after
  /// it, in the second of two minutes.
  private static func allocations(
    _ events: [TimedEvent]
  ) throws -> (perEvent: Double, memory: Int) {
    let live = try LiveScene(GlideCard.self)
    let recorder = try live.record(RecordingOptions(.last(seconds: 30)))
    let minute = try LiveScene(GlideCard.self)
    let other = try minute.record(RecordingOptions(.last(seconds: 60)))
    var count = 0
    for index in events.indices {
      let event = events[index]
      let before = allocation_count()
      try live.send(event.event, at: 1000 + event.time)
      try live.advance(to: 1000 + event.time + 1.0 / 240)
      if index >= events.count / 2 { count += Int(allocation_count() - before) }
      try minute.send(event.event, at: event.time)
      try minute.advance(to: event.time + 1.0 / 240)
    }
    sink(Double(recorder.eventMemory))
    return (Double(count) / Double(events.count / 2), other.eventMemory)
  }
}
