import FlowExploration
import FlowReport
import FlowSnapshots

/// `flow report`: writes a page that shows cases.
enum ReportCommand: Command {
  static let name = "report"
  static let summary = "Writes one page of traces and their differences from the goldens."
  static let operands = Operands.paths
  static let options = [
    .page, samples, .strings, matrix, budget, .tolerance, .strict, .jobs, .maximumOutput,
    .timeLimit, .memoryLimit, .quarantine,
  ]
  static let details = """
    PATH is a folder, a trace or a golden; the default is Fixtures. The page is self-contained and
    opens from disk. Its overview has the coverage of each scene, as printed by
    '\(FlowTool.name) coverage'. It is written even if snapshots differ. It shows each trace in other
    environments, too, and what '\(FlowTool.name) audit' finds there. Standard error has a line
    for each reason, then warnings, and in its last line the counts; exit status 1 if a snapshot
    differs, 2 if a trace cannot be replayed.
    """

  private static let samples = Option(
    "fps", value: "N",
    "show N frames per second while something moves, 0 for none but\nthe golden's; default 60")
  private static let matrix = Option(
    "matrix", value: "SPEC",
    "show screens in other environments than those that differ in one\nmember, such as 'textSize=xLarge;locale=de,fr'; none for none"
  )
  private static let budget = Option(
    "budget", value: "N",
    "explore N states of each scene, to list moves that no trace makes;\ndefault 200; 0 for none")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let path = try arguments.required(.page)
    var report = HTMLReport(scenes)
    report.options = try arguments.checkOptions()
    if let count = try arguments.integer(.jobs, in: OptionLimits.jobs) { report.jobs = count }
    if let count = try arguments.integer(samples, in: OptionLimits.reportRate) {
      report.framesPerSecond = count == 0 ? nil : count
    }
    let search = try arguments.search()
    if search.cases.isEmpty, search.obsolete.isEmpty, search.faults.isEmpty {
      throw arguments.noTrace
    }
    report.limits = try arguments.workerLimits()
    report.quarantine = try arguments.quarantined()
    if let variants = try variants(of: search, scenes, arguments, report) {
      report.variants = { variants($0) }
    }
    let states = try arguments.integer(budget, in: OptionLimits.states)
    report.coverage = coverage(
      search, scenes, states ?? FixtureCoverage.budgetOfPages, jobs: report.jobs)
    let results = try write(report, search, to: path)
    // Failures come before warnings, which must not hide them.
    for result in results where result.verdict.kind.isBadInput { Console.tell(result.text) }
    for (first, message) in CaseGroup.findings(of: results, each: false)
    where !first.verdict.kind.isBadInput {
      Console.tell("\(first.place)\(first.verdict.kind.rawValue): \(message)")
    }
    for text in results.flatMap({ $0.warningTexts }) { Console.tell(text) }
    Console.tell("\(FlowTool.name) report: \(ResultCounts(results).text): \(path)")
    if results.contains(where: { $0.verdict.kind.isBadInput }) { return .badInput }
    return results.allSatisfy { $0.isWell } ? .success : .difference
  }

  static func otherInputs(_ arguments: Arguments, _ scenes: SceneList) -> [String] {
    AuditException.files(asked: arguments)
  }

  /// What is shown in other environments; `nil` for nothing.
  private static func variants(
    of search: SnapshotSearch, _ scenes: SceneList, _ arguments: Arguments, _ report: HTMLReport
  ) throws(CommandError) -> ReportVariants? {
    if arguments.text(matrix) == "none" { return nil }
    let exceptions = try AuditException.lists(beside: search.cases)
    return ReportVariants(
      of: search.cases, scenes, in: try arguments.matrix() ?? .samples, report.options.catalog,
      except: exceptions.flatMap { $0.list }, jobs: report.jobs,
      limits: try arguments.workerLimits())
  }

  /// The coverage of the scenes, as JSON; an invalid trace covers nothing, and a scene that crashes
  /// has none.
  private static func coverage(
    _ search: SnapshotSearch, _ scenes: SceneList, _ states: Int, jobs: Int
  ) -> [[UInt8]] {
    let progress = ProgressLine()
    defer { progress.clear() }
    var limits = WorkerLimits()
    limits.seconds = RunLimits.workerSeconds + Double(states) / statesPerSecond
    let newline = UInt8(ascii: "\n")
    // The traces of a scene, or of all for no name.
    func covered(_ name: [UInt8], _ begin: (String) -> Void) -> [UInt8] {
      let readable = search.cases.filter { snapshot in
        guard let trace = try? EventTrace(at: snapshot.trace, of: scenes),
          name.isEmpty || trace.header.scene.utf8.elementsEqual(name)
        else { return false }
        // After the name: another scene may trap.
        return (try? EventTrace(at: snapshot.trace, of: scenes, isReplayed: true)) != nil
      }
      let all = try? FixtureCoverage.all(
        of: readable, scenes, budget: states, jobs: jobs, progress: begin)
      return Array(
        (all ?? []).flatMap { [$0.reported] + $0.reportedChildren }.map { $0.json }.joined(
          separator: [newline]))
    }
    progress.show("exploring")
    let pool = WorkerPool(count: 1, limits: limits) { name, clock, _ in
      clock.restart()
      return covered(name) { _ in clock.restart() }
    }
    guard let pool, let answer = pool.ask([])?.answer else {
      return covered([]) { _ in }.split(separator: newline).map { Array($0) }
    }
    if case .reply(let all) = answer { return all.split(separator: newline).map { Array($0) } }
    return scenes.names.compactMap { name in
      guard case .reply(let one)? = pool.ask(Array(name.utf8))?.answer else {
        Console.tell(
          "\(FlowTool.name) report: no coverage of \(name), which crashes with a trace or when it is "
            + "explored; see '\(FlowTool.command) explore \(name)'")
        return nil
      }
      return one.isEmpty ? nil : one
    }
  }

  /// The least number of states that are explored in a second of processor time, without optimization.
  private static let statesPerSecond = 20.0

  private static func write(
    _ report: HTMLReport, _ search: SnapshotSearch, to path: String
  ) throws(CommandError) -> [CaseResult] {
    let progress = ProgressLine()
    defer { progress.clear() }
    do throws(FileError) {
      return try report.write(search, to: path) { progress.show("replayed \($0) of \($1) traces") }
    } catch {
      throw .file(error)
    }
  }
}
