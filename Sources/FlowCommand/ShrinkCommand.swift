import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow shrink`: shortens a trace as far as it still shows something.
enum ShrinkCommand: Command {
  static let name = "shrink"
  static let summary = "Makes a trace as short and simple as possible while it still shows a fault."
  static let operands = Operands(text: "TRACE", count: 1...1, use: .reads)
  static let options = [condition, violates, rules, differs, crashes, limit, .memoryLimit, output]
  static let details = """
    It removes events, then rounds times and numbers and shortens texts, until no event can be removed
    and no member be simplified. The shell runs COMMAND with the path of a trace as its last word; exit
    status 0 means that the trace still shows the fault. NAME is an invariant of '\(FlowTool.name) explore --help',
    or one of the scene's own. PROGRAM is another build of this tool, whose frames must still differ.
    Exit status 1 if the given trace does not show the fault, 2 if PROGRAM fails for it.
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
  private static let output = Option(
    "output", letter: "o", value: "FILE", use: .writes, "write to a file, all or nothing")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let given = [condition, violates, differs, crashes].filter { arguments.has($0) }
    guard given.count == 1 else {
      throw .usage("expected one of '--while', '--violates', '--differs' and '--crashes'")
    }
    let path = arguments.operands[0]
    var trace: EventTrace
    do throws(StreamError) { trace = try EventTrace(at: path, of: scenes) } catch {
      throw CommandError(error)
    }
    let most =
      try arguments.integer(limit, in: OptionLimits.tries) ?? ExplorationLimits.traceTries
    let progress = ProgressLine()
    var tried = 0
    if arguments.has(crashes) {
      let shrinking = CrashShrinking(scenes, try arguments.workerLimits())
      let shorter = shrinking?.shrunk(trace, limit: most) { count in
        tried += 1
        progress.show("tried \(tried) traces; this one has \(count) events")
      }
      progress.clear()
      return try put(shorter, arguments)
    }
    let shows = try predicate(arguments, trace, scenes)
    let shrunk = TraceShrinking.shrink(trace.steps, limit: most) { steps in
      tried += 1
      progress.show("tried \(tried) traces; this one has \(steps.count) events")
      return shows(steps)
    }
    progress.clear()
    if let shrunk { trace.steps = shrunk }
    return try put(shrunk == nil ? nil : trace, arguments)
  }

  private static func put(
    _ trace: EventTrace?, _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    guard let trace else {
      Console.tell("\(FlowTool.name) shrink: '\(arguments.operands[0])' does not show it")
      return .difference
    }
    return try TraceOutput.put(Array(trace.text.utf8), to: arguments.text(output))
  }

  /// Whether events show what the options ask for.
  private static func predicate(
    _ arguments: Arguments, _ trace: EventTrace, _ scenes: SceneList
  ) throws(CommandError) -> ([EventTrace.Step]) -> Bool {
    if let name = arguments.text(violates) {
      try scenes.description(of: trace.header.scene)?.requireInvariant(name)
      let rules = try RuleFiles.rules(
        for: trace.header.scene, at: arguments.text(rules), of: scenes)
      let check: TraceCheck
      do throws(TraceError) {
        check = try TraceCheck(trace.header, of: scenes, rules)
      } catch {
        throw .message(error.text(in: arguments.operands[0]))
      }
      return { steps in check.violations(in: steps, of: name)?.contains { $0.name == name } ?? false
      }
    }
    let candidate = try Candidate()
    if let command = arguments.text(condition) {
      return { steps in candidate.put(trace, steps) && candidate.run(command) }
    }
    let command = "\(arguments.text(differs) ?? "") replay"
    // A program that fails for the trace itself would seem to differ for any.
    guard candidate.put(trace, trace.steps), candidate.output(of: command) != nil else {
      throw .message(
        "\(FlowTool.name) \(name): error: '\(command)' fails for '\(arguments.operands[0])'")
    }
    return { steps in
      guard candidate.put(trace, steps), let mine = candidate.frames(of: scenes),
        let other = candidate.output(of: command)
      else { return false }
      return other != mine
    }
  }
}
