import FlowEngine
import FlowExploration
import FlowReport
import FlowSnapshots

/// `flow diagram`: draws the states of a scene.
enum DiagramCommand: Command {
  static let name = "diagram"
  static let summary = "Draws the states of a scene and its transitions."
  static let operands = Operands(
    text: "SCENE[/CHILD] [PATH…]", count: 1...Int.max, use: .readsCases(afterScenes: 1))
  static let options = [svg, budget, .maximumOutput, .output]
  static let details = """
    The diagram is in Mermaid, which GitHub shows. If the scene lists its transitions, these are drawn,
    with their guards. With PATH or '--budget', and for a scene without a list, the transitions are
    those that traces make, with their counts, and those that a short exploration finds. PATH is a
    folder, a trace or a golden; the default is Fixtures. Transitions that no trace makes are dashed and
    say «never», states that no trace reaches are dashed. Commands, and events of its kinds of nodes,
    that no trace sends are named.

    With CHILD, the path of a scene that the scene holds, such as 'pages/code' or 'rows/<key>', the
    diagram is of that one, by what the traces of the whole do with it.
    """

  private static let svg = Option(
    "svg", "draw an SVG; the default for a FILE that ends in '.svg'")
  private static let budget = Option(
    "budget", value: "N",
    "explore N states, to draw moves that no trace makes; default 200,\n1000 where no trace is of the scene; 0 for none"
  )

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let operand = arguments.operands[0]
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let description = scenes.description(of: operand[0]) else {
      throw .usage(Suggestion.unknown("scene", arguments.operands[0], among: scenes.names))
    }
    let diagram =
      operand.count > 1
      ? try held(operand[1], in: description, arguments, scenes)
      : try diagram(of: description, arguments, scenes)
    let path = arguments.text(.output)
    let isDrawn = arguments.has(svg) || path?.hasSuffix(".svg") ?? false
    try ResultOutput.put(isDrawn ? diagram.svg : diagram.mermaid, to: path)
    return .success
  }

  private static func diagram(
    of scene: SceneDescription, _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> SceneDiagram {
    let check = CaseCheck(scenes, try arguments.checkOptions())
    let states = try arguments.integer(budget, in: OptionLimits.states)
    if !scene.transitions.isEmpty, arguments.operands.count == 1, states == nil {
      return SceneDiagram(listedBy: scene, start: start(of: scene.name, scenes))
    }
    let search = try arguments.wholeSearch()
    try warn(of: scene.name, arguments)
    do throws(DiagramError) {
      return try SceneDiagram(
        of: scene.name, search, check: check, moves: moves(of: scene.name, search, scenes, states))
    } catch {
      throw CommandError(error, scene.name)
    }
  }
}

extension DiagramCommand {
  /// The diagram of a held scene, from the traces of the scene that holds it.
  ///
  /// - Throws: A usage error for an unknown path, and a message for a trace that cannot be read or replayed.
  private static func held(
    _ path: String, in scene: SceneDescription, _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> SceneDiagram {
    if let option = [budget, .maximumOutput].first(where: { arguments.has($0) }) {
      throw .usage("'\(option.spelling)' is for the diagram of a whole scene")
    }
    let paths = scene.children.map { $0.path }
    guard let child = scene.children.first(where: { $0.path == path }) else {
      throw .usage(Suggestion.unknown("child of \(scene.name)", path, among: paths))
    }
    let search = try arguments.wholeSearch()
    try warn(of: scene.name, arguments)
    let cases = try cases(of: scene.name, in: search)
    let all = try FixtureCoverage.all(
      of: cases, scenes, budget: 0, jobs: Parallel.processors, progress: { _ in })
    let name = "\(scene.name)/\(path)"
    let coverage = all.first?.reportedChildren.first { $0.scene == name }
    return SceneDiagram(
      of: coverage ?? ReportCoverage(scene: name, traces: 0, events: 0), states: child.states)
  }

  /// Tells of each path that has no trace of a scene: what it seems to show is not by traces.
  private static func warn(of scene: String, _ arguments: Arguments) throws(CommandError) {
    let paths = arguments.paths.isEmpty ? [SnapshotSearch.defaultPath] : arguments.paths
    for path in paths {
      let search: SnapshotSearch
      do throws(SearchError) { search = try SnapshotSearch([path]) } catch {
        throw .message(error.message)
      }
      guard try cases(of: scene, in: search).isEmpty else { continue }
      Console.tell("\(FlowTool.name) \(name): there is no trace of \(scene) in '\(path)'")
    }
  }

  /// The cases of a scene.
  private static func cases(
    of scene: String, in search: SnapshotSearch
  ) throws(CommandError) -> [SnapshotCase] {
    var cases: [SnapshotCase] = []
    for snapshot in search.cases {
      do throws(FileError) {
        if try TraceText(at: snapshot.trace).scene == scene { cases.append(snapshot) }
      } catch {
        throw .file(error)
      }
    }
    return cases
  }

  /// The state in which a scene opens.
  private static func start(of scene: String, _ scenes: SceneList) -> String? {
    guard let trace = try? EventTrace(of: scene, scenes.versions(of: scene)) else { return nil }
    return try? scenes.explore(trace.header).state
  }

  /// The moves of a scene, including those that an exploration finds; the replay reports a trace that
  /// cannot be read.
  private static func moves(
    of scene: String, _ search: SnapshotSearch, _ scenes: SceneList, _ states: Int?
  ) -> [ReportCoverage.Move] {
    let traces = search.cases.compactMap { try? EventTrace(at: $0.trace, of: scenes) }
      .filter { $0.header.scene == scene }
    // No trace leads to what is behind the first screen.
    let standard =
      traces.isEmpty ? FixtureCoverage.standardBudget : FixtureCoverage.budgetOfPages
    let states = states ?? standard
    guard states > 0 else { return [] }
    let coverage = try? FixtureCoverage(
      traces, of: scene, scenes, budget: states, jobs: Parallel.processors)
    return coverage?.reported.moves ?? []
  }
}

extension CommandError {
  fileprivate init(_ error: DiagramError, _ scene: String) {
    switch error {
    case .unknownScene: self = .usage("unknown scene '\(scene)'")
    case .document(let error): self = .message(error.message)
    }
  }
}
