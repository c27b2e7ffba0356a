import Foundation

/// The cost of verifying many traces, and the gain from a second processor.
enum VerifyBenchmark {
  static let benchmark = Benchmark(
    name: "verify", summary: "flow verify on 1,000 traces, with one job and with two"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    let count = effort == .quick ? 200 : 1000
    try Scratch.with { scratch in
      try copy(count, into: scratch)
      func start(jobs: Int) throws -> ChildProcess {
        try ChildProcess(
          flow, ["verify", "--ci", "--jobs", "\(jobs)", scratch.path], input: nil)
      }
      var atOnce: [Double] = []
      let race = try Race(rounds: effort.longRuns) {
        try start(jobs: 2).succeed().wallTime * 1000 / Double(count)
      } baseline: {
        let pair = (try start(jobs: 1), try start(jobs: 1))
        atOnce.append(max(try pair.0.succeed().wallTime, try pair.1.succeed().wallTime))
        let alone = try start(jobs: 1).succeed().wallTime
        atOnce[atOnce.count - 1] /= alone
        return alone * 1000 / Double(count)
      }
      try results.add(Measurement("verify/1 job", race.baseline, "ms/trace"))
      // If two processes slow each other down, so do two jobs, which says nothing about verify.
      let hasSecondProcessor = Race.median(atOnce) < 1.3
      try results.add(
        hasSecondProcessor
          ? Measurement(
            "verify/2 jobs", race.ours, "ms/trace",
            baseline: .init(name: "1 job", value: race.baseline), ratio: .multiple(race.ratio))
          : Measurement("verify/2 jobs", nil, "ms/trace", note: "no second processor is free"))
    }
  }

  /// Copies the fixtures' traces with their goldens, in turn, until there are `count` of them.
  private static func copy(_ count: Int, into scratch: Scratch) throws {
    let fixtures = Checkout.path("Fixtures")
    let files = try FileManager.default.subpathsOfDirectory(atPath: fixtures).sorted()
    let traces = files.filter { $0.hasSuffix(traceSuffix) }
    guard !traces.isEmpty else { throw BenchmarkError("there is no trace in \(fixtures)") }
    var contents: [String: (trace: Data, golden: Data)] = [:]
    for trace in traces {
      let base = "\(fixtures)/\(trace.dropLast(traceSuffix.count))"
      contents[trace] = (
        try Data(contentsOf: URL(fileURLWithPath: base + traceSuffix)),
        try Data(contentsOf: URL(fileURLWithPath: base + goldenSuffix))
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
      try content.golden.write(to: URL(fileURLWithPath: "\(folder)/\(name)\(goldenSuffix)"))
    }
  }

  private static let traceSuffix = ".trace.jsonl"
  private static let goldenSuffix = ".frames.json"
}
