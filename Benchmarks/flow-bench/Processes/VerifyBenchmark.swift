import Foundation

/// What it costs to verify many traces, and what a second processor is worth.
enum VerifyBenchmark {
  static let benchmark = Benchmark(
    name: "verify", summary: "flow verify on 1,000 traces, with one job and with two"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    let count = effort == .quick ? 200 : 1000
    try Scratch.with { scratch in
      try copy(count, into: scratch)
      func time(jobs: Int) throws -> Double {
        try ChildProcess.run(flow, ["verify", "--ci", "--jobs", "\(jobs)", scratch.path]).wallTime
      }
      let race = try Race(rounds: effort.longRuns) {
        try time(jobs: 2) * 1000 / Double(count)
      } baseline: {
        try time(jobs: 1) * 1000 / Double(count)
      }
      try results.add(Measurement("verify/1 job", race.baseline, "ms/trace"))
      let processors = ProcessInfo.processInfo.activeProcessorCount
      try results.add(
        processors > 1
          ? Measurement(
            "verify/2 jobs", race.ours, "ms/trace",
            baseline: .init(name: "1 job", value: race.baseline), ratio: .multiple(race.ratio))
          : Measurement("verify/2 jobs", nil, "ms/trace", note: "there is one processor"))
    }
  }

  /// Copies the traces of the fixtures with their goldens, in turn, until there are so many.
  private static func copy(_ count: Int, into scratch: Scratch) throws {
    let fixtures = Checkout.path("Fixtures")
    let files = try FileManager.default.subpathsOfDirectory(atPath: fixtures).sorted()
    let traces = files.filter { $0.hasSuffix(traceSuffix) }
    guard !traces.isEmpty else { throw BenchmarkFailure("there is no trace in \(fixtures)") }
    var contents: [String: (trace: Data, golden: String)] = [:]
    for trace in traces {
      let base = "\(fixtures)/\(trace.dropLast(traceSuffix.count))"
      contents[trace] = (
        try Data(contentsOf: URL(fileURLWithPath: base + traceSuffix)),
        try String(contentsOfFile: base + goldenSuffix, encoding: .utf8)
      )
    }
    for number in 0..<count {
      let trace = traces[number % traces.count]
      guard let content = contents[trace] else { continue }
      let folder = scratch.file("\(number / traces.count)/\(trace.prefix { $0 != "/" })")
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let name = trace.split(separator: "/").last.map { $0.dropLast(traceSuffix.count) } ?? ""
      try content.trace.write(to: URL(fileURLWithPath: "\(folder)/\(name)\(traceSuffix)"))
      try content.golden.write(
        toFile: "\(folder)/\(name)\(goldenSuffix)", atomically: false, encoding: .utf8)
    }
  }

  private static let traceSuffix = ".trace.jsonl"
  private static let goldenSuffix = ".frames.json"
}
