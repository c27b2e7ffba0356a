/// The options on the command line.
struct Options {
  /// Whether the result is written as JSON.
  private(set) var writesJSON = false
  /// Whether the limits determine the exit status.
  private(set) var checks = false
  /// Whether to show help only.
  private(set) var showsHelp = false
  /// The workload to run, if nothing is to be measured.
  private(set) var workload: String?
  /// The texts one of which the names of the benchmarks to run must contain.
  private var filters: [String] = []
  private var isQuick = false

  /// Parses the words of a command line.
  ///
  /// - Throws: `BenchmarkError` for an unknown word, or a filter that matches nothing.
  init(_ words: [String], of benchmarks: [Benchmark]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": writesJSON = true
      case "--check": checks = true
      case "--quick": isQuick = true
      case "--help", "-h": showsHelp = true
      case "--filter", "--workload":
        guard let text = rest.popFirst() else {
          throw BenchmarkError("'\(word)' needs a text; see --help")
        }
        if word == "--filter" { filters.append(text) } else { workload = text }
      default: throw BenchmarkError("unknown word '\(word)'; see --help")
      }
    }
    guard benchmarks.contains(where: chooses) else {
      let names = benchmarks.map { $0.name }.joined(separator: ", ")
      throw BenchmarkError(
        "no benchmark is called '\(filters.joined(separator: "' or '"))'; there are \(names)")
    }
  }

  /// Whether a benchmark should run.
  func chooses(_ benchmark: Benchmark) -> Bool {
    filters.isEmpty || filters.contains { benchmark.name.contains($0) }
  }

  /// The effort to spend on measuring.
  var effort: Effort { isQuick ? .quick : checks ? .check : .full }

  /// The text that `--help` shows.
  static func help(of benchmarks: [Benchmark]) -> String {
    let rows = benchmarks.map { [$0.name, $0.summary] }
    return """
      usage: flow-bench [--check] [--json] [--quick] [--filter TEXT]…
             flow-bench --workload NAME

      Measures the engine beside what it is compared with, in one run.

        --check        exit with 1 if a figure is past its limit in Benchmarks/limits.json
        --json         write the result as JSON
        --quick        fewer repetitions, for a first look
        --filter TEXT  only the benchmarks whose name contains TEXT
        --workload NAME
                       what is counted under NAME, such as 'instructions/pan lines', for a profiler

      Benchmarks:

      """ + TextTable.rows(rows)
  }
}
