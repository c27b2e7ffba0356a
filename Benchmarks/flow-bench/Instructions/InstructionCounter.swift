import Foundation

/// Counts instructions, which are the same on every machine, whatever else it is doing.
struct InstructionCounter {
  private let valgrind: String
  private let program: String

  /// `nil` where there is no Valgrind.
  init?() {
    guard let valgrind = ChildProcess.path(of: "valgrind") else { return nil }
    self.valgrind = valgrind
    program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  /// The instructions of a workload, for each of its units.
  ///
  /// - Throws: `BenchmarkError` if it cannot be counted.
  func count(_ workload: Workload) throws -> Double {
    var count: Double?
    try Scratch.with { scratch in
      let log = scratch.file("log")
      let units = scratch.file("units")
      try ChildProcess.run(
        valgrind,
        [
          "--tool=callgrind", "--toggle-collect=flow_bench_counted", "--log-file=\(log)",
          "--callgrind-out-file=/dev/null", program, "--workload", workload.name,
        ],
        output: units, setting: ["SWIFT_DETERMINISTIC_HASHING": "1"])
      // The line is "==123== Collected : 456".
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      let collected = lines.first { $0.contains("Collected :") }?.split(separator: " ").last
      let text = try String(contentsOfFile: units, encoding: .utf8)
      guard let collected, let instructions = Double(collected), instructions > 0,
        let number = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)), number > 0
      else { throw BenchmarkError("'\(workload.name)' cannot be counted") }
      count = instructions / number
    }
    guard let count else { throw BenchmarkError("'\(workload.name)' cannot be counted") }
    return count
  }
}
