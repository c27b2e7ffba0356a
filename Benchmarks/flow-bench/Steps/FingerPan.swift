import FlowEngine
import Scenes

/// A finger that drags the Glide card, of which the engine recognizes the pan, beside a host's own pan.
enum FingerPan {
  /// The drag through the recognition and the engine.
  static let workload = Workload("instructions/glide-card pan of a finger", "an event") {
    let samples = GlidePan.samples()
    var (engine, time) = (try FingerPan.engine(), GlidePan.begin)
    try drag(&engine, samples, &time)
    return (samples.count, { try drag(&engine, samples, &time) })
  }

  static func measure(_ effort: Effort, into results: inout Results) throws {
    let samples = GlidePan.samples()
    var (finger, host) = (try engine(), try GlidePan.engine())
    var (fingerTime, hostTime) = (GlidePan.begin, GlidePan.begin)
    let repetitions = 10
    let count = Double(repetitions * samples.count)
    let race = try Race(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<repetitions { try drag(&finger, samples, &fingerTime) }
      } / count
    } baseline: {
      try Stopwatch.nanoseconds {
        for _ in 0..<repetitions { try GlidePan.drag(&host, samples, &hostTime) }
      } / count
    }
    try results.add(
      Measurement(
        "step/glide-card pan of a finger", race.ours, "ns",
        baseline: .init(name: "pan", value: race.baseline), ratio: .multiple(race.ratio)))
    try results.add(
      Measurement("step/recognition of a pan", race.ours - race.baseline, "ns"))
  }

  private static let start = Point(x: 187.5, y: 540)

  /// An engine whose card a finger has touched.
  private static func engine() throws -> Engine<GlideCard> {
    var engine = try Engine(GlideCard.self)
    try engine.send(.command(Command("show")), at: 0)
    try engine.send(.pointer(Pointer(id: 0, .down, at: start)), at: GlidePan.begin)
    return engine
  }

  @inline(never) private static func drag(
    _ engine: inout Engine<GlideCard>, _ samples: [GlidePan.Sample], _ time: inout Double
  ) throws {
    var sum = 0.0
    try samples.withUnsafeBufferPointer { samples in
      for index in samples.indices {
        time += 1.0 / 120
        let pointer = Pointer(id: 0, .move, at: samples[index].location)
        try engine.send(.pointer(pointer), at: time) { frame in
          sum += frame.nodes.withUnsafeBufferPointer { GlidePan.checksum($0) }
        }
      }
    }
    sink(sum)
  }
}
