import Foundation

/// The cost of a report of all fixtures.
enum ReportBenchmark {
  static let benchmark = Benchmark(
    name: "report", summary: "flow report of all fixtures"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    try Scratch.with { scratch in
      let usages = try (0...effort.longRuns).map { _ in
        let words = ["report", Checkout.path("Fixtures"), "-o", scratch.file("page.html")]
        return try ChildProcess(flow, words, input: nil, isSilent: true).succeed()
      }
      for (name, time) in [
        ("processor time", \ChildProcess.Usage.processorTime),
        ("wall time", \ChildProcess.Usage.wallTime),
      ] {
        let median = Race.median(usages.map { $0[keyPath: time] * 1000 })
        try results.add(Measurement("report/\(name)", median, "ms"))
      }
    }
  }
}
