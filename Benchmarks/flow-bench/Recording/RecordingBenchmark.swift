import AllocationCounter
import FlowEngine
import Scenes

/// What a recording adds to an event.
enum RecordingBenchmark {
  static let benchmark = Benchmark(
    name: "recording", summary: "what a recording adds to an event, and the memory that it takes"
  ) { effort, results in
    let samples = samples()
    try checkByHand(Array(samples.prefix(500)))
    let whole = try Race(rounds: effort.rounds) {
      try record(samples, RecordingOptions())
    } baseline: {
      keepByHand(samples)
    }
    try results.add(Measurement("recording/pan", whole.ours, "ns"))
    try results.add(
      Measurement(
        "recording/pan, by hand", whole.ours, "ns",
        baseline: .init(name: "array of events", value: whole.baseline),
        ratio: .multiple(whole.ratio)))
    let last = try Race.median(rounds: effort.rounds) {
      try record(samples, RecordingOptions(.last(seconds: 60)))
    }
    try results.add(Measurement("recording/pan, of the last minute", last, "ns"))
    let counts = try allocations(samples)
    try results.add(
      Measurement(
        "recording/allocations a pan", allocation_counter_works() ? counts.perEvent : nil,
        "an event",
        note: allocation_counter_works() ? nil : "cannot be counted on this platform"))
    try results.add(
      Measurement("recording/memory of the last minute", Double(counts.memory) / 1024, "kB"))
  }

  /// The samples, recorded.
  static let workload = Workload("instructions/recording a pan", "an event") {
    let samples = Array(Self.samples().prefix(2000))
    let recorder = try TraceRecorder(
      try Engine(GlideCard.self), isOpening: true, RecordingOptions())
    // The buffer grows before it is counted.
    for sample in samples + samples { recorder.record(sample.event, at: sample.time) }
    recorder.removeAll()
    return (
      samples.count,
      {
        for sample in samples { recorder.record(sample.event, at: 400 + sample.time) }
      }
    )
  }

  /// A sample of dragging.
  private struct Sample {
    var phase: Pan.Phase
    var translation: Point
    var velocity: Point
    var time: Double

    /// The event, made as a host makes it: one that is kept would be copied before it is recorded,
    /// which would be part of what is measured.
    @inline(__always) var event: Event {
      .pan(
        Pan(
          phase, translation: translation, velocity: velocity,
          location: Point(x: 187.5 + translation.x, y: 500 + translation.y), target: "card"))
    }
  }

  /// Two minutes of dragging at 120 Hz, with velocities of all digits.
  private static func samples() -> [Sample] {
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
      return Sample(
        phase: phase, translation: translation,
        velocity: Point(x: number(100), y: number(2000)),
        time: (Double(index) * 1e6 / 120).rounded() / 1e6)
    }
  }

  /// The cost of recording an event that the engine has already handled.
  private static func record(_ samples: [Sample], _ options: RecordingOptions) throws -> Double {
    let recorder = try TraceRecorder(try Engine(GlideCard.self), isOpening: true, options)
    // The buffer grows before it is measured.
    for sample in samples { recorder.record(sample.event, at: sample.time) }
    for sample in samples { recorder.record(sample.event, at: 200 + sample.time) }
    recorder.removeAll()
    return Stopwatch.nanoseconds {
      for sample in samples { recorder.record(sample.event, at: 400 + sample.time) }
    } / Double(samples.count)
  }

  /// The cost of keeping an event in an array, as one would by hand, for which there is room.
  private static func keepByHand(_ samples: [Sample]) -> Double {
    var events: [TimedEvent] = []
    for sample in samples { events.append(TimedEvent(event: sample.event, time: sample.time)) }
    events.removeAll(keepingCapacity: true)
    let cost = Stopwatch.nanoseconds {
      for sample in samples { events.append(TimedEvent(event: sample.event, time: sample.time)) }
    }
    sink(events)
    return cost / Double(samples.count)
  }

  /// Makes sure that what an array keeps is what a recording has.
  private static func checkByHand(_ samples: [Sample]) throws {
    let recorder = try TraceRecorder(
      try Engine(GlideCard.self), isOpening: true, RecordingOptions())
    var lines = JSONWriter()
    for sample in samples {
      recorder.record(sample.event, at: sample.time)
      lines.event(sample.event, at: sample.time)
      lines.endLine()
    }
    guard recorder.trace.hasSuffix("}\n" + lines.text) else {
      throw BenchmarkError("a recording differs from the events that it is of")
    }
  }

  /// The allocations of an event in a live scene that is recorded, with a display link's frame after
  /// it, in the second of two minutes.
  private static func allocations(
    _ samples: [Sample]
  ) throws -> (perEvent: Double, memory: Int) {
    let live = try LiveScene(GlideCard.self)
    let recorder = try live.record(RecordingOptions(.last(seconds: 30)))
    let minute = try LiveScene(GlideCard.self)
    let other = try minute.record(RecordingOptions(.last(seconds: 60)))
    var count = 0
    for (index, sample) in samples.enumerated() {
      let before = allocation_count()
      try live.send(sample.event, at: 1000 + sample.time)
      try live.advance(to: 1000 + sample.time + 1.0 / 240)
      if index >= samples.count / 2 { count += Int(allocation_count() - before) }
      try minute.send(sample.event, at: sample.time)
      try minute.advance(to: sample.time + 1.0 / 240)
    }
    sink(Double(recorder.eventMemory))
    return (Double(count) / Double(samples.count / 2), other.eventMemory)
  }
}
