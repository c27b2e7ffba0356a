import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow strength`: reports which mistakes in a scene its goldens would notice.
enum StrengthCommand: Command {
  static let name = "strength"
  static let summary = "Counts the small mistakes of a scene that its goldens would notice."
  static let operands = Operands.paths
  static let options = [
    failUnder, each, kill, walks, .explored, .threads, .timeLimit, .memoryLimit, .json,
  ]
  static let details = """
    PATH is a folder, a trace or a golden; the default is Fixtures. Each scene runs with one mistake
    at a time: an event dropped in a state, a completion or an effect lost, a transaction or a
    timer 10 % longer, a spring undamped, a member of a part's nodes off by 1 point, 0.01 or one of
    its unit, a number of the configuration off by 1 % and by 10 %, two nodes, effects or events
    in the other order. The mistakes come from the traces, and from a short exploration of each scene.
    A mistake is noticed if a golden differs, or if the scene crashes, which ends a worker process
    only; it survives if a trace executes it and no golden changes.
    The goldens must match the traces: verify them first.
    """

  private static let failUnder = Option(
    "fail-under", value: "N", "exit with 1 if less than N % of a scene's mistakes are noticed")
  private static let each = Option("each", "a line for each mistake, with its first difference")
  private static let kill = Option(
    "kill", value: "DIR", use: .writesTraces(.scene),
    "write traces to the folder DIR that show mistakes no golden notices,\nif it finds them")
  private static let walks = Option(
    "walks", value: "N", "with '--kill', try N random walks for a mistake; default 300")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let least = try arguments.integer(failUnder, in: OptionLimits.percent) ?? 0
    var check = StrengthCheck(scenes)
    if let states = try arguments.integer(.explored, in: OptionLimits.states) {
      check.budget = states
    }
    if let threads = try arguments.integer(.threads, in: OptionLimits.jobs) { check.jobs = threads }
    check.limits = try arguments.workerLimits()
    let count = try arguments.integer(walks, in: OptionLimits.tries)
    if arguments.has(kill) {
      check.walks = count ?? 300
    } else if count != nil {
      throw .usage("'\(walks.spelling)' is for '\(kill.spelling)'")
    }
    let cases = try arguments.cases()
    let folder = arguments.text(kill)
    if let folder {
      do throws(FileError) { try Folder.create(folder) } catch { throw .file(error) }
    }
    let strengths = try run(check, cases)
    var errors = FirstError()
    if let folder {
      errors.attemptFile { () throws(FileError) in try write(strengths, to: folder) }
    }
    if arguments.has(.json) {
      try Console.show(json: { json in
        json.beginArray()
        for strength in strengths { json.strength(strength) }
        json.endArray()
      })
    } else {
      let isEach = arguments.has(each)
      try Console.show(text: strengths.map { $0.text(each: isEach) }.joined(separator: "\n"))
    }
    try errors.check()
    return strengths.contains { $0.percent < Double(least) } ? .difference : .success
  }

  private static func run(
    _ check: StrengthCheck, _ cases: [SnapshotCase]
  ) throws(CommandError) -> [SceneStrength] {
    let progress = ProgressLine()
    defer { progress.clear() }
    do throws(StrengthCheck.Fault) {
      return try check.run(cases) { progress.show("\($0): tried \($1) of \($2) mistakes") }
    } catch {
      switch error {
      case .stream(let error): throw CommandError(error)
      case .differs(let path):
        throw .message(
          "\(path): error: its golden is not what it gives; see '\(FlowTool.command) verify'")
      case .crashed(let result): throw .message(result.text)
      case .crashedExploring(let scene):
        throw .message(
          "\(FlowTool.name) strength: error: \(scene) crashes when it is explored; see "
            + "'\(FlowTool.command) explore \(scene)'; '--budget 0' goes by the traces alone")
      case .unsteady(let path):
        throw .message(
          "\(path): error: it gives other frames the second time; a scene must do the same "
            + "each time")
      }
    }
  }

  private static func write(
    _ strengths: [SceneStrength], to folder: String
  ) throws(FileError) {
    for strength in strengths {
      for (name, trace) in strength.killers {
        try OutputFile.replace(Path.join(folder, name), with: Array(trace.text.utf8))
      }
    }
  }
}
