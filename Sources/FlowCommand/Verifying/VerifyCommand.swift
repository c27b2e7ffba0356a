import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow verify`: compares traces with their goldens.
enum VerifyCommand: Command {
  static let name = "verify"
  static let summary = "Replays traces and compares the frames with their goldens."
  static let operands = Operands.paths
  static let options = [
    ci, each, .tolerance, .strings, .strict, .jobs, shard, .junit, summaryFile, shrink, rules,
    .github, .json, .color, .maximumOutput, .timeLimit, .memoryLimit, .quarantine,
  ]
  static let details = """
    PATH is a folder, a trace or a golden; the default is Fixtures. Frames that differ or have no golden
    are written beside it, as '<case>.frames.json.new', for '\(FlowTool.name) review', '\(FlowTool.name) accept' and
    '\(FlowTool.name) reject'; with '--ci', or if the variable CI is set, nothing is written. A golden without
    a trace fails, too. Each reason has one line, states and effects before movements; with '--each'
    each case has a line. Exit status 1 if a snapshot differs or a scene crashes, 2 if a trace cannot
    be replayed.

    Traces are replayed in worker processes. One that makes a scene trap, or takes too much time or
    memory, has the result 'crashed', and costs the run no other one. Its digest, on a line of the file
    of '--quarantine', leaves it out.

    A trace written by '--shrink' reaches the state in which the case goes wrong, and has the same event
    there; the case's golden has the expected result. Standard error lists the case of each trace.

    If a runner such as Bazel sets TEST_TOTAL_SHARDS and TEST_SHARD_INDEX, only that part is verified,
    and TEST_SHARD_STATUS_FILE is touched; '--shard' has precedence. XML_OUTPUT_FILE receives the
    results in JUnit's format.
    """

  private static let ci = Option("ci", "write no pending goldens")
  private static let shard = Option("shard", value: "I/N", "verify only the Ith of N parts")
  private static let summaryFile = Option(
    "summary", value: "FILE", use: .writesSummary,
    "also write counts and reasons to FILE in Markdown, and a strip of\neach reason, to files of the same name with a number"
  )
  private static let shrink = Option(
    "shrink", value: "DIR", use: .writesTraces(.numbered),
    "write the shortest trace that shows each reason to the folder DIR")
  private static let rules = Option(
    "rules", "also ask the rules that stand beside the traces, in SCENE.rules.jsonl")
  private static let each = Option("each", "a line for each case instead of each reason")

  static func otherOutputs(_ arguments: Arguments) -> [(name: String, path: String)] {
    guard let runner = try? TestRunner.current() else { return [] }
    let status = arguments.has(shard) || runner.shard == nil ? nil : runner.statusFile
    // An option may name the file that the runner expects.
    let given = arguments.text(.junit).flatMap { FileIdentity(of: $0) }
    let results = runner.results.flatMap { FileIdentity(of: $0) == given ? nil : $0 }
    return [("TEST_SHARD_STATUS_FILE", status), ("XML_OUTPUT_FILE", results)].compactMap {
      (name, path) in path.map { (name, $0) }
    }
  }

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    try arguments.requireOneFormat()
    let colors = try Colors(arguments)
    var verification = Verification(scenes, try arguments.checkOptions())
    verification.leavesPending = !arguments.has(ci) && !ContinuousIntegration.isPresent
    if let count = try arguments.integer(.jobs, in: OptionLimits.jobs) { verification.jobs = count }
    let limits = try arguments.workerLimits()
    verification.limits = limits
    verification.quarantine = try arguments.quarantined()
    let runner = try runner()
    verification.shard = try part(arguments, runner)
    let search = try arguments.search()
    let lookalikes = search.lookalikes.map { path in
      "\(path): warning: it looks like a trace, and is none of the cases; "
        + "the name of a trace ends in '\(SnapshotFile.trace.suffix)'"
    }
    let isEmpty = search.cases.isEmpty
    if isEmpty, search.obsolete.isEmpty, search.faults.isEmpty {
      for text in lookalikes { Console.tell(text) }
      throw arguments.noTrace
    }
    let progress = ProgressLine()
    var results = verification.run(search) { progress.show("verified \($0) of \($1) traces") }
    progress.clear()
    var broken: [String] = []
    if arguments.has(rules) { (results, broken) = try RuleFiles.judged(results, of: scenes) }
    var errors = FirstError()
    writeReports(on: results, of: verification, runner, arguments, &errors)
    if let folder = arguments.text(shrink) {
      errors.attempt { () throws(CommandError) in
        try write(results, to: folder, scenes, limits)
      }
    }
    let warnings = lookalikes + results.flatMap { $0.warningTexts }
    errors.attempt { () throws(CommandError) in
      try show(results, warnings, arguments, colors)
    }
    for line in broken { Console.tell(line) }
    for case let error? in results.map({ $0.pendingError }) { Console.tell(error.message) }
    try errors.check()
    // A run that has checked nothing must not look like one that has found nothing.
    if isEmpty { throw arguments.noTrace }
    let isBad = results.contains { $0.verdict.kind.isBadInput || $0.pendingError != nil }
    if isBad { return .badInput }
    return results.allSatisfy { $0.isWell } ? .success : .difference
  }

  /// Writes the results in JUnit's format, and the summary.
  private static func writeReports(
    on results: [CaseResult], of verification: Verification, _ runner: TestRunner,
    _ arguments: Arguments, _ errors: inout FirstError
  ) {
    let reports = [arguments.text(.junit), runner.results].compactMap { $0 }
    if !reports.isEmpty {
      let text = Array(JUnitReport.text(of: results).utf8)
      for path in reports {
        errors.attemptFile { () throws(FileError) in try OutputFile.replace(path, with: text) }
      }
    }
    if let path = arguments.text(summaryFile) {
      errors.attemptFile { () throws(FileError) in
        try RunSummary.write(results, to: path, verification.check)
      }
    }
  }

  private static func runner() throws(CommandError) -> TestRunner {
    do throws(TestRunner.Fault) {
      return try TestRunner.current()
    } catch {
      throw .message("\(FlowTool.name) verify: error: \(error.message)")
    }
  }

  /// The part of the cases to verify; `nil` for all.
  private static func part(
    _ arguments: Arguments, _ runner: TestRunner
  ) throws(CommandError) -> Shard? {
    if let text = arguments.text(shard) {
      guard let part = Shard(text) else {
        throw .usage(
          "'--shard' must be I/N with I from 1 to N, such as 2/4, and N at most "
            + "\(RunLimits.shards), not '\(text)'")
      }
      return part
    }
    do throws(FileError) {
      try runner.acknowledge()
    } catch {
      throw .file(error)
    }
    return runner.shard
  }

  /// Writes the shortest trace that shows each reason.
  private static func write(
    _ results: [CaseResult], to folder: String, _ scenes: SceneList, _ limits: WorkerLimits
  ) throws(CommandError) {
    let progress = ProgressLine()
    progress.show("shrinking")
    let all: [DifferenceShrinking.Shrunk]
    do throws(StreamError) {
      all = try DifferenceShrinking.shrunk(results, of: scenes, limits)
    } catch {
      progress.clear()
      throw CommandError(error)
    }
    progress.clear()
    do throws(FileError) {
      try Folder.create(folder)
      for (index, shrunk) in all.enumerated() {
        let name = Path.name(of: shrunk.result.snapshot.trace)
        let path = Path.join(folder, "\(index + 1)-\(name)")
        try OutputFile.replace(path, with: Array(shrunk.trace.text.utf8))
        Console.tell(
          "\(shrunk.result.snapshot.trace): \(shrunk.trace.steps.count) of \(shrunk.count) events "
            + "show it: \(path)")
      }
    } catch {
      throw .file(error)
    }
  }

  /// Shows failures, then warnings, which must not hide them, then the counts.
  private static func show(
    _ results: [CaseResult], _ warnings: [String], _ arguments: Arguments, _ colors: Colors
  ) throws(CommandError) {
    for result in results where result.verdict.kind.isBadInput { Console.tell(result.text) }
    if arguments.has(.json) {
      for text in warnings { Console.tell(text) }
      return try Console.show(json: { $0.results(results) })
    }
    let findings = CaseGroup.findings(of: results, each: arguments.has(each))
    if arguments.has(.github) {
      let annotations = findings.map { first, message in
        WorkflowAnnotation(
          path: first.path, line: first.line, title: first.verdict.kind.rawValue, message: message)
      }
      try Console.show(annotations: WorkflowAnnotation.texts(of: annotations))
    }
    // The log has what annotations have no room for.
    if !arguments.has(.github) || findings.count > RunLimits.annotations {
      for finding in findings where !finding.first.verdict.kind.isBadInput {
        try Console.show(finding.first, finding.message, in: colors)
      }
    }
    for text in warnings { Console.tell(text) }
    let counts = ResultCounts(results)
    try Console.show(counts, in: colors)
    let pending = results.count { $0.hasPending }
    if pending > 0 {
      try Console.show(
        line: "\(pending) pending: see \(FlowTool.commands("review", "accept", "reject"))")
    }
  }
}
