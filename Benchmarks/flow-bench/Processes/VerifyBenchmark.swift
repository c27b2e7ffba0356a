import FlowEngine
import FlowSnapshots
import Foundation
import Scenes

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
          flow, ["verify", "--ci", "--jobs", "\(jobs)", scratch.path], input: nil,
          isSilent: true)
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

  /// What an event takes in a long trace, and what a case takes that has next to none.
  static let workloads = [
    workload("verify, an event", "an event", events: 4_000, checks: 1, units: 4_000),
    workload("verify, a case", "a case", events: 1, checks: 20, units: 20),
  ]

  private static func workload(
    _ name: String, _ unit: String, events: Int, checks: Int, units: Int
  ) -> Workload {
    Workload("instructions/\(name)", unit) {
      let scratch = try Scratch.make()
      let trace = try scratch.file("pan.trace.jsonl", containing: LongTrace.bytes(count: events))
      guard let snapshot = SnapshotCase(path: trace) else { throw BenchmarkError("no case") }
      let check = CaseCheck(SceneList(GlideCard.self))
      var golden: [UInt8] = []
      let frames = try check.frames(of: snapshot)
      while try frames.next({ golden += $0 }) {}
      try Data(golden).write(to: URL(fileURLWithPath: snapshot.golden))
      return (
        units,
        {
          // As a thread of the tool has it.
          var reader: TraceReader?
          for _ in 0..<checks {
            let result = check.result(of: snapshot, leavesPending: false, with: &reader)
            guard result.isPassed else { throw BenchmarkError("the case has failed") }
          }
          // Not by the file manager, which would count.
          for path in [snapshot.trace, snapshot.golden] { unlink(path) }
          rmdir(scratch.path)
        }
      )
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
