import FlowEngine
import Foundation
import Scenes

/// The cost of reading a trace, compared with Foundation.
enum DecodingBenchmark {
  static let benchmark = Benchmark(
    name: "decoding", summary: "lines of a trace to events, beside JSONDecoder line by line"
  ) { effort, results in
    try measure("pan lines", panLines(), effort, into: &results)
    try measure("mixed lines", mixedLines(), effort, into: &results)
  }

  /// The lines of a finger's samples, and of a screen being filled in.
  static let workloads = [
    workload("instructions/pan lines") { panLines() },
    workload("instructions/mixed lines") { mixedLines() },
  ]

  private static func workload(
    _ name: String, _ trace: @escaping @Sendable () -> [[UInt8]]
  ) -> Workload {
    Workload(name, "a byte") {
      let trace = trace()
      try read(trace)
      return (trace.reduce(0) { $0 + $1.count }, { try read(trace) })
    }
  }

  /// Reads a trace with a reader of its own, because time must not run backwards.
  @inline(never) private static func read(_ trace: [[UInt8]]) throws {
    var reader = TraceReader()
    for line in trace { try read(line, with: &reader) }
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
    _ name: String, _ trace: [[UInt8]], _ effort: Effort, into results: inout Results
  ) throws {
    let lines = Array(trace.dropFirst())
    let data = lines.map { Data($0) }
    let bytes = Double(lines.reduce(0) { $0 + $1.count })
    let decoder = JSONDecoder()
    try check(trace, data, decoder)

    let repetitions = 10
    let race = try Race(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<repetitions { try read(trace) }
      } / (bytes * Double(repetitions))
    } baseline: {
      try Stopwatch.nanoseconds {
        for line in data { sink(try decoder.decode(DecodableEvent.self, from: line)) }
      } / bytes
    }
    try results.add(
      Measurement(
        "decoding/\(name)", 1000 / race.ours, "MB/s",
        baseline: .init(name: "JSONDecoder", value: 1000 / race.baseline),
        ratio: .speed(1 / race.ratio)))
  }

  private static func read(_ line: [UInt8], with reader: inout TraceReader) throws {
    try line.withUnsafeBufferPointer { bytes throws(TraceError) in
      sink(try reader.read(bytes))
    }
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
