import Foundation
import Scenes

/// The time to start and replay a short trace.
enum StartBenchmark {
  static let benchmark = Benchmark(
    name: "start", summary: "flow replay of ten events, as a whole process"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    let nothing = ["/bin/true", "/usr/bin/true"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let nothing else { throw BenchmarkError("there is no 'true' on this machine") }
    try Scratch.with { scratch in
      let path = try scratch.file("ten.trace.jsonl", containing: LongTrace.bytes(count: 8))
      var processorTimes: [Double] = []
      let race = try Race(rounds: effort.starts) {
        let usage = try ChildProcess.run(flow, ["replay", path])
        processorTimes.append(usage.processorTime * 1000)
        return usage.wallTime * 1000
      } baseline: {
        try ChildProcess.run(nothing, []).wallTime * 1000
      }
      try results.add(Measurement("start/flow replay", race.ours, "ms"))
      try results.add(
        Measurement("start/processor time", Race.median(processorTimes), "ms"))
      try results.add(Measurement("start/an empty process", race.baseline, "ms"))
    }
  }
}
