import Foundation

/// The benchmarks: measures, shows a table or JSON, and compares the results with the limits.
@main
enum FlowBench {
  /// The benchmarks, in the order in which they run; memory comes first, while this process is
  /// small.
  static let benchmarks = [
    MemoryBenchmark.benchmark, StepBenchmark.benchmark, EncodingBenchmark.benchmark,
    DecodingBenchmark.benchmark, AllocationBenchmark.benchmark, InstructionBenchmark.benchmark,
    GrowthBenchmark.benchmark,
    RecordingBenchmark.benchmark, ReplayBenchmark.benchmark, StartBenchmark.benchmark,
    VerifyBenchmark.benchmark, DiffBenchmark.benchmark, ReportBenchmark.benchmark,
  ]

  static func main() {
    // A child that has exited is then an error of `write`.
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()), of: benchmarks)
      exit(try run(options))
    } catch let failure as BenchmarkError {
      tell("flow-bench: error: \(failure.message)")
    } catch {
      tell("flow-bench: error: \(error)")
    }
    exit(2)
  }

  private static func run(_ options: Options) throws -> Int32 {
    if options.showsHelp {
      print(Options.help(of: benchmarks), terminator: "")
      return 0
    }
    if let name = options.workload {
      guard let workload = InstructionBenchmark.all.first(where: { $0.name == name }) else {
        throw BenchmarkError("no workload is called '\(name)'")
      }
      try workload.run()
      return 0
    }
    #if DEBUG
      tell("flow-bench: warning: a debug build; use 'scripts/build-release flow-bench'")
    #endif
    let chosen = benchmarks.filter { options.chooses($0) }
    let limits = try Limits.read(for: chosen, among: benchmarks)
    var results = Results()
    for benchmark in chosen {
      if isatty(STDERR_FILENO) == 1 { tell("\(benchmark.name) …") }
      try benchmark.run(options.effort, &results)
      try results.check(benchmark)
    }
    let report = try Report(results, limits)
    print(options.writesJSON ? try report.json() : report.table(), terminator: "")
    guard options.checks else { return 0 }
    for line in report.failures { tell(line) }
    return report.failures.isEmpty ? 0 : 1
  }

  /// Writes a message.
  static func tell(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
