import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow explore`: tries every path through a scene.
enum ExploreCommand: Command {
  static let name = "explore"
  static let summary = "Tries every path through a scene and reports violations."
  static let operands = Operands(text: "SCENE|TRACE", count: 1...1, use: .readsUnlessScene)
  static let options = [
    alphabet, also, hands, instants, budget, depth, walks, without, allow, rules, differs, first,
    seed,
    .threads,
    cover,
    statistics, .json,
    output,
  ]
  static let details = """
    The search is breadth first, from the scene's opening or from the header of TRACE, and then random
    from states that the budget did not reach. Two states are the same if the same future follows from
    them. The events follow from the presented frame: touches, edits, keyboards, answers, commands,
    changes of the environment, at once, while something is in flight, and just before, exactly at and
    just after the next completion. FILE has events as in a trace, one a line; 't' is optional.

    BUDGET is a number of states (100000 by default), a number of seconds (30s; a week at most), or the
    memory for the states (512MiB). Without seconds, the result is the same to the byte, whatever the
    number of jobs. Exit status 1 if an invariant is violated, or if a scene that lists its transitions
    makes another one. After a complete search, listed transitions that never occurred are reported.

    invariants:
    """ + "\n" + Table.rows(SceneChecks.names.map { [$0.name, $0.meaning] })

  private static let alphabet = Option(
    "alphabet", value: "FILE", use: .reads, "send the events of FILE and no others")
  private static let also = Option(
    "also", value: "FILE", use: .reads, "send the events of FILE, too")
  private static let hands = Option(
    "hands", "send two fingers and a keyboard, too, as pointers and keys")
  private static let instants = Option(
    "instants", value: "K",
    "K points between a state and the next completion; default 1;\n'ends': events come at once and with it alone"
  )
  private static let budget = Option("budget", value: "BUDGET", "the end of the search")
  private static let depth = Option("depth", value: "N", "at most N events in a row")
  private static let walks = Option(
    "walks", value: "N", "N random walks of 50 events from unexpanded states; default 100")
  private static let without = Option(
    "without", value: "NAMES", "leave out the invariants NAMES, with commas between them")
  private static let differs = Option(
    "differs", value: "PROGRAM", use: .reads,
    "also report what 'PROGRAM replay FILE', another build of the\ntool, shows otherwise")
  private static let rules = Option(
    "rules", value: "FILE", use: .reads,
    "ask the rules of FILE; default: Fixtures/SCENE/SCENE.rules.jsonl")
  private static let allow = Option(
    "allow", value: "NAMES",
    "states that need not be reached, events and commands that\nneed not change anything")
  private static let first = Option("first", "stop at the first violation")
  private static let seed = Option("seed", value: "N", "the seed of the walks; default 1")
  private static let cover = Option(
    "cover", value: "DIR", use: .writesTraces(.cover),
    "write traces that make every move of the states to the folder DIR")
  private static let statistics = Option(
    "statistics", "print time and memory on standard error")
  private static let output = Option(
    "output", letter: "o", value: "DIR", use: .writesTraces(.numbered),
    "write the traces of violations and of unlisted moves to DIR")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    var exploration = try exploration(arguments.operands[0], scenes)
    if let file = arguments.text(alphabet) { exploration.alphabet.only = try events(file) }
    exploration.alphabet.hasHands = arguments.has(hands)
    if let file = arguments.text(also) { exploration.alphabet.more = try events(file) }
    // -1 stands for the ends alone.
    if let count = try arguments.integer(instants, in: OptionLimits.instants, or: ("ends", -1)) {
      exploration.between = count
    }
    if let text = arguments.text(budget) { try read(text, into: &exploration.budget) }
    if let count = try arguments.integer(depth, in: OptionLimits.walks) {
      exploration.budget.depth = count
    }
    if let count = try arguments.integer(walks, in: OptionLimits.walks) {
      exploration.budget.walks = count
    }
    exploration.isVaried =
      !arguments.has(alphabet) && !arguments.has(depth)
    exploration.rules = try RuleFiles.rules(
      for: exploration.beginning.header.scene, at: arguments.text(rules), of: scenes)
    exploration.without = Set(arguments.names(without))
    exploration.allowed = Set(arguments.names(allow))
    if let scene = scenes.description(of: exploration.beginning.header.scene) {
      for name in exploration.without.sorted() { try scene.requireInvariant(name) }
      for name in exploration.allowed.sorted() { try scene.requireReachable(name) }
    }
    exploration.stopsAtViolation = arguments.has(first)
    if let number = try arguments.integer(seed, in: 0...Int.max) {
      exploration.seed = UInt64(number)
    }
    if let count = try arguments.integer(.threads, in: OptionLimits.jobs) {
      exploration.jobs = count
    }
    try probe(exploration, arguments, scenes)
    guard !exploration.without.contains("trap"), let logbook = Logbook() else {
      return try exploreHere(exploration, [], arguments, scenes)
    }
    exploration.logbook = logbook
    return try exploreInWorkers(exploration, logbook, arguments, scenes)
  }

  /// Finds out before the search what would make its result useless.
  private static func probe(
    _ exploration: Exploration, _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) {
    for folder in [output, cover].compactMap({ arguments.text($0) }) {
      do throws(FileError) { try Folder.create(folder) } catch { throw .file(error) }
    }
    guard let program = arguments.text(differs) else { return }
    try BuildComparison(program: program, scenes: scenes).probe(exploration)
  }

  /// Reads the end of the search.
  private static func read(
    _ text: String, into end: inout ExplorationBudget
  ) throws(CommandError) {
    guard end.read(text) else {
      throw .usage(
        "'\(budget.spelling)' must be a number of states, of seconds such as 30s, or of memory "
          + "such as 512MiB, not '\(text)'")
    }
    let bounds = OptionLimits.searchTime
    if let seconds = end.seconds, !bounds.contains(seconds) {
      throw .usage(
        "'\(budget.spelling)' must be a time from \(bounds.lowerBound)s to "
          + "\(Int(bounds.upperBound))s, such as 30s, not '\(text)'")
    }
  }

  /// The most traps that are looked for: each one begins the search anew.
  private static let mostTraps = 5
  /// A scene that says nothing for so long does not return, in seconds.
  private static let patience = 20.0

  /// Explores in a worker, and anew after each trap. Then one thread notes what it is about to do, for the trace
  /// of the trap.
  private static func exploreInWorkers(
    _ exploration: Exploration, _ logbook: Logbook, _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    var exploration = exploration
    var traps: [Trap] = []
    while true {
      let found = traps
      let outcome = Worker.run(isQuiet: logbook.isCareful, isStuck: watch(logbook)) {
        do throws(CommandError) {
          return try exploreHere(exploration, found, arguments, scenes).rawValue
        } catch {
          error.of(ExploreCommand.self).tell()
          return ExitStatus.badInput.rawValue
        }
      }
      switch outcome {
      case nil: return try exploreHere(exploration, traps, arguments, scenes)
      case .finished(let status): return ExitStatus(rawValue: status) ?? .badInput
      case .crashed where !logbook.isCareful, .stuck where !logbook.isCareful:
        logbook.isCareful = true
        exploration.jobs = 1
      case .crashed(let signal):
        traps.append(try trap("the scene traps (signal \(signal))", logbook, traps.count, scenes))
      case .stuck:
        traps.append(try trap("the scene does not return", logbook, traps.count, scenes))
      }
      if isEnded(exploration, traps) {
        exploration.budget.states = 1
        exploration.budget.walks = 0
        exploration.isVaried = false
      }
    }
  }

  /// The trap that has ended a worker, after some others.
  private static func trap(
    _ text: String, _ logbook: Logbook, _ count: Int, _ scenes: SceneList
  ) throws(CommandError) -> Trap {
    guard let trace = logbook.lastTrace() else {
      throw .message("\(FlowTool.name) explore: error: \(text), with an unknown trace")
    }
    guard count < mostTraps else {
      throw .message("\(FlowTool.name) explore: error: \(text) when it is opened")
    }
    return Trap(text, trace, scenes)
  }

  /// Whether no more is searched for, since it would trap again.
  private static func isEnded(_ exploration: Exploration, _ traps: [Trap]) -> Bool {
    traps.count >= mostTraps || exploration.stopsAtViolation && !traps.isEmpty
  }

  /// Whether the count of a book stands still for too long.
  private static func watch(_ logbook: Logbook) -> () -> Bool {
    var last = (count: logbook.count, time: MonotonicClock.now)
    return {
      let now = MonotonicClock.now
      if logbook.count != last.count { last = (logbook.count, now) }
      return now - last.time > patience
    }
  }

  private static func exploreHere(
    _ exploration: Exploration, _ traps: [Trap], _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let progress = ProgressLine()
    var result: ExplorationResult
    do throws(TraceError) {
      result = try exploration.run { states, transitions in
        progress.show("\(states) states, \(transitions) transitions")
      }
    } catch {
      throw .message(error.text(in: arguments.operands[0]))
    }
    // What was found is shown even if what comes after it fails.
    var failure: CommandError?
    if let program = arguments.text(differs), !isEnded(exploration, traps) {
      let comparison = BuildComparison(
        program: program, scenes: scenes, logbook: exploration.logbook)
      do throws(CommandError) {
        try comparison.run(exploration, into: &result, progress)
      } catch {
        failure = error
      }
    }
    for trap in traps.reversed() {
      result.add(trap: trap.text, trap.trace, isReproduced: trap.isReproduced)
    }
    progress.clear()
    do throws(CommandError) {
      if let folder = arguments.text(output) { try write(result, to: folder) }
      if let folder = arguments.text(cover) { try writeCover(of: result, scenes, to: folder) }
    } catch {
      failure = failure ?? error
    }
    if arguments.has(statistics) { Console.tell(result.statistics) }
    if arguments.has(.json) {
      try Console.show(json: { $0.exploration(result) })
    } else {
      try Console.show(text: result.text)
    }
    if let failure { throw failure }
    return result.findings.isEmpty && result.unlistedMoves.isEmpty && result.unreached.isEmpty
      ? .success : .difference
  }

  private static func exploration(
    _ operand: String, _ scenes: SceneList
  ) throws(CommandError) -> Exploration {
    var trace: EventTrace?
    if !scenes.names.contains(operand) {
      let isPath = operand.contains("/") || operand.hasSuffix(".jsonl")
      guard isPath || File.kind(of: operand) != nil else {
        throw .usage(Suggestion.unknown("scene", operand, among: scenes.names))
      }
      do throws(StreamError) {
        trace = try EventTrace(at: operand, of: scenes)
      } catch {
        throw CommandError(error)
      }
    }
    do throws(TraceError) {
      if let trace { return try Exploration(trace, of: scenes) }
      return try Exploration(EventTrace(of: operand, scenes.versions(of: operand)), of: scenes)
    } catch {
      throw .message(error.text(in: operand))
    }
  }

  private static func events(_ path: String) throws(CommandError) -> [Event] {
    do throws(StreamError) {
      return try AlphabetFile.events(at: path)
    } catch {
      throw CommandError(error)
    }
  }

  private static func write(
    _ result: ExplorationResult, to folder: String
  ) throws(CommandError) {
    do throws(FileError) {
      for (index, finding) in result.findings.enumerated() {
        let name = "\(index + 1)-\(finding.violation.name).trace.jsonl"
        try OutputFile.replace(Path.join(folder, name), with: Array(finding.trace.text.utf8))
      }
      for (index, trace) in result.unlistedMoves.compactMap({ result.moves[$0] }).enumerated() {
        let name = "\(result.findings.count + index + 1)-unlisted.trace.jsonl"
        try OutputFile.replace(Path.join(folder, name), with: Array(trace.text.utf8))
      }
    } catch {
      throw .file(error)
    }
  }

  /// Writes a small set of traces that covers all moves.
  private static func writeCover(
    of result: ExplorationResult, _ scenes: SceneList, to folder: String
  ) throws(CommandError) {
    let traces: [EventTrace]
    do throws(TraceError) {
      traces = try result.cover(of: scenes)
    } catch {
      throw .message(error.text(in: result.beginning.header.scene))
    }
    do throws(FileError) {
      for (index, trace) in traces.enumerated() {
        let name = "cover-\(index + 1).trace.jsonl"
        try OutputFile.replace(Path.join(folder, name), with: Array(trace.text.utf8))
      }
    } catch {
      throw .file(error)
    }
  }
}
