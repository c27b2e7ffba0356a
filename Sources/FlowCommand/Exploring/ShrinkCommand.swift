import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow shrink`: shortens a trace as far as it still shows something.
enum ShrinkCommand: Command {
  static let name = "shrink"
  static let summary = "Makes a trace as short and simple as possible while it still shows a fault."
  static let operands = Operands(text: "TRACE", count: 1...1, use: .reads)
  static let options = [condition, violates, rules, differs, crashes, limit, .memoryLimit, .output]
  static let details = """
    It removes events, then rounds times and numbers, shortens texts and leaves out members, until no
    event can be removed and no member be simplified; names of nodes and the like stay, and so does the
    header. The shell runs COMMAND with the path of a trace as its last word; exit status 0 means that
    the trace still shows the fault. NAME is an invariant of '\(FlowTool.name) explore --help', or one of
    the scene's own. PROGRAM is another build of this tool, whose frames must still differ. Exit status
    1 if the given trace does not show the fault, 2 if PROGRAM fails for it.
    """

  private static let condition = Option(
    "while", value: "COMMAND", use: .reads, "as long as 'COMMAND FILE' exits with 0")
  private static let violates = Option(
    "violates", value: "NAME", "as long as the invariant NAME is violated")
  private static let rules = Option(
    "rules", value: "FILE", use: .reads,
    "whose 'rule' is violated; default: Fixtures/SCENE/SCENE.rules.jsonl")
  private static let differs = Option(
    "differs", value: "PROGRAM", use: .reads, "as long as 'PROGRAM replay FILE' gives other frames")
  private static let crashes = Option(
    "crashes", "as long as a scene traps, or takes too much time or memory")
  private static let limit = Option(
    "limit", value: "N", "try at most N traces; default 10000")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let given = [condition, violates, differs, crashes].filter { arguments.has($0) }
    guard given.count == 1 else {
      throw .usage("expected one of '--while', '--violates', '--differs' and '--crashes'")
    }
    let path = arguments.operands[0]
    let trace: EventTrace
    do throws(StreamError) { trace = try EventTrace(at: path, of: scenes) } catch {
      throw CommandError(error)
    }
    let most =
      try arguments.integer(limit, in: OptionLimits.tries) ?? ExplorationLimits.traceTries
    let progress = ProgressLine()
    var tried = 0
    let tell = { (count: Int) in
      tried += 1
      progress.show("tried \(tried) traces; this one has \(count) events")
    }
    var shorter: EventTrace?
    if arguments.has(crashes) {
      let shrinking = CrashShrinking(scenes, try arguments.workerLimits())
      shorter = shrinking?.shrunk(trace, limit: most, progress: tell)
    } else if let name = arguments.text(violates) {
      shorter = try check(name, arguments, trace, scenes)
        .shrunk(trace, violating: name, limit: most, progress: tell)
    } else {
      let shows = try predicate(arguments, trace, scenes)
      let steps = TraceShrinking.shrink(trace.steps, from: trace.start, limit: most) { steps in
        tell(steps.count)
        return shows(trace.with(steps))
      }
      shorter = steps.map { trace.with($0) }
    }
    progress.clear()
    return try put(shorter, arguments)
  }

  private static func put(
    _ trace: EventTrace?, _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    guard let trace else {
      Console.tell("\(FlowTool.name) shrink: '\(arguments.operands[0])' does not show it")
      return .difference
    }
    return try ResultOutput.put(Array(trace.text.utf8), to: arguments.text(.output))
  }

  /// Looks for violations of an invariant.
  private static func check(
    _ name: String, _ arguments: Arguments, _ trace: EventTrace, _ scenes: SceneList
  ) throws(CommandError) -> TraceCheck {
    try scenes.description(of: trace.header.scene)?.requireInvariant(name)
    let rules = try RuleFiles.rules(
      for: trace.header.scene, at: arguments.text(rules), of: scenes)
    do throws(TraceError) {
      return try TraceCheck(trace.header, of: scenes, rules)
    } catch {
      throw .message(error.text(in: arguments.operands[0]))
    }
  }

  /// Whether a trace shows what other programs ask for.
  private static func predicate(
    _ arguments: Arguments, _ trace: EventTrace, _ scenes: SceneList
  ) throws(CommandError) -> (EventTrace) -> Bool {
    if let command = arguments.text(condition) {
      // Started before there is a file, which would be the worker's, too.
      let trial = ReplayTrial(scenes, try arguments.workerLimits())
      let candidate = try Candidate()
      // A trace that is at fault, or that crashes, may be about just that.
      let mustReplay = trial?.outcome(of: trace) == .complete
      return { trace in
        if mustReplay, trial?.outcome(of: trace) != .complete { return false }
        return candidate.put(trace) && candidate.run(command)
      }
    }
    let candidate = try Candidate()
    let command = "\(arguments.text(differs) ?? "") replay"
    // A program that fails for the trace itself would seem to differ for any.
    if let failure = candidate.failure(of: command, for: trace) {
      throw .message(
        "\(FlowTool.name) \(name): error: '\(command)' fails for '\(arguments.operands[0])': \(failure)"
      )
    }
    return { trace in
      guard candidate.put(trace), let mine = candidate.frames(of: scenes),
        let other = candidate.output(of: command)
      else { return false }
      return other != mine
    }
  }
}
