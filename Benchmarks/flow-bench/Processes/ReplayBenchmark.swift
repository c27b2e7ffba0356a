import FlowEngine
import Foundation
import Scenes

/// The cost of a whole replay, from the bytes of a trace to the bytes of the frames.
enum ReplayBenchmark {
  static let benchmark = Benchmark(
    name: "replay", summary: "flow replay of a long trace, as a process and in memory"
  ) { effort, results in
    try measureProcess(effort, into: &results)
    try measureMemoryToMemory(effort, into: &results)
  }

  private static func measureProcess(_ effort: Effort, into results: inout Results) throws {
    let flow = try ChildProcess.flow()
    let count = effort == .quick ? 100_000 : 1_000_000
    try Scratch.with { scratch in
      let path = scratch.file("pan.trace.jsonl")
      guard FileManager.default.createFile(atPath: path, contents: nil),
        let file = FileHandle(forWritingAtPath: path)
      else { throw BenchmarkError("\(path) cannot be written") }
      var trace = LongTrace(count: count)
      try trace.write { try file.write(contentsOf: Data($0)) }
      try file.close()
      let usages = try (0..<effort.longRuns).map { _ in
        try ChildProcess.run(flow, ["replay", path])
      }
      func rate(_ time: (ChildProcess.Usage) -> Double) -> Double {
        Double(count) / Race.median(usages.map(time))
      }
      try results.add(
        Measurement("replay/processor time", rate { $0.processorTime }, "events/s"))
      try results.add(Measurement("replay/wall time", rate { $0.wallTime }, "events/s"))
    }
  }

  private static func measureMemoryToMemory(
    _ effort: Effort, into results: inout Results
  ) throws {
    let count = 20_000
    let bytes = try LongTrace.bytes(count: count)
    let time = try Race.median(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        var replay = TraceReplay(of: GlideCard.self)
        var written = 0
        try bytes.withUnsafeBufferPointer { bytes in
          var rest = bytes[...]
          while !rest.isEmpty {
            let piece = UnsafeBufferPointer(rebasing: rest.prefix(1 << 16))
            rest = rest.dropFirst(piece.count)
            try replay.feed(piece)
            written += replay.output.count
            replay.output.drain()
          }
        }
        try replay.finish()
        sink(written)
      }
    }
    try results.add(
      Measurement("replay/in memory", Double(count) / time * 1e9, "events/s"))
  }
}
