import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow audit`: replays traces in many environments, and says what does not fit.
enum AuditCommand: Command {
  static let name = "audit"
  static let summary =
    "Replays traces in many environments; reports what does not fit or cannot be read."
  static let operands = Operands.paths
  static let options: [Option] = [
    .matrix, .strings, .threads, .timeLimit, .memoryLimit, .junit, .github, .json,
  ]
  static let details = """
    PATH is a folder or a trace; the default is Fixtures. The environments are all combinations of color
    scheme, contrast, four text sizes, layout direction, the trace's language and an accented one, motion
    and reduced motion: 128. Frames are looked at where nothing moves. Each cause has one line.

    The rules:
    \(rules)
    Exceptions, each with its reason, are read from '\(AuditException.fileName)' in the folders of the
    traces and in those above them. Exit status 1 for a finding. A trace that ends the process in an
    environment is a finding of 'refused'; it is looked at in all others.
    """

  private static let rules = Table.rows(AuditRule.allCases.map { [$0.rawValue, $0.meaning] })

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    try arguments.requireOneFormat()
    let environments = try arguments.matrix() ?? .standard
    let catalog = try arguments.catalog()
    let cases = try arguments.cases()
    let threads = try arguments.integer(.threads, in: OptionLimits.jobs) ?? Parallel.processors
    let limits = try arguments.workerLimits()
    let list = try AuditException.lists(beside: cases)
    // Before the threads, with which workers cannot be started.
    let crashed = CaseWorkers.crashed(cases, of: scenes, jobs: threads, limits: limits)
    let workers = AuditWorkers(
      cases, scenes, in: environments, catalog, jobs: threads, limits: limits)
    let progress = ProgressLine()
    let isWhole = arguments.text(.matrix) == nil && arguments.paths.allSatisfy(Self.isFolder)
    let audit = Audit(
      of: cases, scenes, in: environments, catalog, except: list, isWhole: isWhole,
      crashed: crashed, workers: workers, jobs: threads
    ) { progress.show("audited \($0) of \($1) traces") }
    progress.clear()
    var errors = FirstError()
    if let path = arguments.text(.junit) {
      errors.attemptFile { () throws(FileError) in
        try OutputFile.replace(path, with: Array(audit.junit.utf8))
      }
    }
    if arguments.has(.json) {
      try Console.show(json: { $0.audit(audit) })
    } else {
      for finding in audit.findings {
        try Console.show(
          line: "\(finding.path): \(finding.finding.rule.rawValue): \(finding.text)")
      }
      if arguments.has(.github) { try Console.show(annotations: audit.annotations) }
      try Console.show(line: audit.summary)
    }
    for refusal in audit.refusals { Console.tell(refusal) }
    try errors.check()
    if !audit.refusals.isEmpty { return .badInput }
    return audit.findings.isEmpty ? .success : .difference
  }

  private static func isFolder(_ path: String) -> Bool { File.kind(of: path) == .folder }

  static func otherInputs(_ arguments: Arguments, _ scenes: SceneList) -> [String] {
    AuditException.files(asked: arguments)
  }
}
