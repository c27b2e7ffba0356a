import FlowEngine
import Foundation
import Scenes

/// The cost of reading a trace, compared with Foundation.
enum DecodingBenchmark {
  static let benchmark = Benchmark(
    name: "decoding", summary: "lines of a trace to events, beside JSONDecoder and yyjson"
  ) { effort, results in
    for (name, trace) in [("pan lines", panLines()), ("mixed lines", mixedLines())] {
      let lines = TraceBytes(trace)
      try measure(name, trace, lines, effort, into: &results)
      try measureBesideYYJSON(name, lines, effort, into: &results)
    }
  }

  /// The lines of a finger's samples, and of a screen being filled in.
  static let workloads = [
    workload("instructions/pan lines") { panLines() },
    workload("instructions/mixed lines") { mixedLines() },
  ]

  /// What `YYJSON` takes for the same lines, by the name of ours.
  static let besideYYJSON = [
    "instructions/pan lines": yyjsonWorkload("pan lines") { panLines() },
    "instructions/mixed lines": yyjsonWorkload("mixed lines") { mixedLines() },
  ]

  private static func workload(
    _ name: String, _ trace: @escaping @Sendable () -> [[UInt8]]
  ) -> Workload {
    Workload(name, "a byte") {
      let lines = TraceBytes(trace())
      try read(lines)
      return (lines.count, { try read(lines) })
    }
  }

  private static func yyjsonWorkload(
    _ name: String, _ trace: @escaping @Sendable () -> [[UInt8]]
  ) -> Workload {
    Workload("instructions/\(name), yyjson", "a byte") {
      guard let yyjson = YYJSON() else { throw BenchmarkError(YYJSON.absence) }
      let lines = TraceBytes(trace())
      try yyjson.read(lines)
      return (lines.count, { try yyjson.read(lines) })
    }
  }

  /// Reads a trace with a reader of its own, because time must not run backwards.
  @inline(never) private static func read(_ lines: TraceBytes) throws {
    var reader = TraceReader()
    var event = Event.tick
    try lines.forEach { _ = try reader.read($0, into: &event) }
    sink(event)
  }

  private static func panLines() -> [[UInt8]] {
    var trace = TraceText(GlideCard.name)
    for _ in 0..<25 { trace.pan(from: 540, distance: -330, samples: 40) }
    return trace.lines
  }

  /// The lines of a screen being filled in: gestures, text, keyboard, taps.
  private static func mixedLines() -> [[UInt8]] {
    var trace = TraceText(Onboarding.name)
    for _ in 0..<15 {
      trace.add(after: 0.8, #""type":"tap","location":[145.5,165.6]"#)
      trace.add(after: 0.02, #""type":"focus","target":"field-realName""#)
      trace.keyboard(isShown: true)
      trace.type("Ann Lée", into: "field-realName")
      trace.delete(3, in: "field-realName")
      trace.pan(from: 540, distance: -330, samples: 20)
      trace.add(
        after: 0.2, #""type":"text","target":"field-realName","replacement":"-M","range":[3,0]"#)
      trace.scroll("page-1", from: .zero, to: Point(x: 0, y: 41), samples: 12)
      trace.add(after: 0.2, #""type":"blur","target":"field-realName""#)
      trace.keyboard(isShown: false)
      trace.add(after: 0.2, #""type":"tap","target":"next-button""#)
      trace.add(after: 0.2, #""type":"tick""#)
    }
    return trace.lines
  }

  private static func measure(
    _ name: String, _ trace: [[UInt8]], _ lines: TraceBytes, _ effort: Effort,
    into results: inout Results
  ) throws {
    let data = trace.dropFirst().map { Data($0) }
    let decoder = JSONDecoder()
    try check(trace, data, decoder)

    let race = try Race(rounds: effort.rounds) {
      try cost(of: lines) { try read(lines) }
    } baseline: {
      try Stopwatch.nanoseconds {
        for line in data { sink(try decoder.decode(DecodableEvent.self, from: line)) }
      } / Double(lines.count)
    }
    try results.add(
      Measurement(
        "decoding/\(name)", 1000 / race.ours, "MB/s",
        baseline: .init(name: "JSONDecoder", value: 1000 / race.baseline),
        ratio: .speed(1 / race.ratio)))
  }

  private static func measureBesideYYJSON(
    _ name: String, _ lines: TraceBytes, _ effort: Effort, into results: inout Results
  ) throws {
    let name = "decoding/\(name), yyjson"
    guard let yyjson = YYJSON() else {
      return try results.add(Measurement(name, nil, "MB/s", note: YYJSON.absence))
    }
    let race = try Race(rounds: effort.rounds) {
      try cost(of: lines) { try read(lines) }
    } baseline: {
      try cost(of: lines) { try yyjson.read(lines) }
    }
    try results.add(
      Measurement(
        name, 1000 / race.ours, "MB/s",
        baseline: .init(name: "yyjson", value: 1000 / race.baseline),
        ratio: .speed(1 / race.ratio)))
  }

  /// The time that reading takes, in nanoseconds a byte.
  private static func cost(of lines: TraceBytes, _ read: () throws -> Void) throws -> Double {
    let repetitions = 10
    return try Stopwatch.nanoseconds {
      for _ in 0..<repetitions { try read() }
    } / Double(lines.count * repetitions)
  }

  /// Checks that both read the same, or else the comparison would be meaningless.
  private static func check(_ trace: [[UInt8]], _ data: [Data], _ decoder: JSONDecoder) throws {
    for (ours, line) in zip(try TimedEvent.read(trace), data) {
      let foundation = try decoder.decode(DecodableEvent.self, from: line)
      guard ours.event == foundation.event, ours.time == foundation.time else {
        throw BenchmarkError("JSONDecoder differs at \(ours.time) s")
      }
    }
  }
}
