import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow coverage`: reports how much of each scene the traces exercise.
enum CoverageCommand: Command {
  static let name = "coverage"
  static let summary = "Lists the states, events and moves that traces cover, and those missing."
  static let operands = Operands.paths
  static let options = [failUnder, .explored, .threads, .json]
  static let details = """
    PATH is a folder or a trace; the default is Fixtures. A move leads from a state by an event, or
    by a completion, to a state, and changes something. The moves come from an exploration of each
    scene, as by '\(FlowTool.name) explore', with its default configuration.
    """

  private static let failUnder = Option(
    "fail-under", value: "N", "exit with 1 if a scene's traces make less than N % of its moves")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let least = try arguments.integer(failUnder, in: OptionLimits.percent) ?? 0
    let states = try arguments.integer(.explored, in: OptionLimits.states)
    let threads = try arguments.integer(.threads, in: OptionLimits.jobs) ?? Parallel.processors
    let cases = try arguments.cases()
    let progress = ProgressLine()
    let all = try FixtureCoverage.all(
      of: cases, scenes, budget: states ?? FixtureCoverage.standardBudget, jobs: threads
    ) { progress.show("exploring \($0)") }
    progress.clear()
    if arguments.has(.json) {
      try Console.show(json: { json in
        json.beginArray()
        for coverage in all { json.coverage(coverage) }
        json.endArray()
      })
    } else {
      try Console.show(text: all.map { $0.text }.joined(separator: "\n"))
    }
    return all.contains { $0.percent < Double(least) } ? .difference : .success
  }
}

extension FixtureCoverage {
  /// The coverage for people.
  fileprivate var text: String {
    let percent = (self.percent * 10).rounded() / 10
    return """
      \(scene): \(traces) traces, \(count) events, \(percent) % of \(found.union(taken).count) moves
      \(Self.table(of: events, in: states))\
        states never seen: \(Self.list(missingStates))
        effects: \(Self.list(effects.sorted())); never: \(Self.list(missingEffects))
        moves never made: \(missing.isEmpty ? "none" : "")
      \(missing.map { "    \($0.text)\n" }.joined())\
        moves made:
      \(Self.rows(of: moves))\(children.map { "\n" + Self.text(of: $0) }.joined())
      """
  }

  /// What the traces take of a scene that the scene holds.
  private static func text(of child: ChildCoverage) -> String {
    """
    \(child.path) (\(child.scene)): \(child.moves.eventCount) events
    \(table(of: child.moves.events, in: child.states))\
      states never seen: \(list(child.missingStates))
      moves made: \(child.moves.counts.isEmpty ? "none" : "")
    \(rows(of: child.moves.counts))
    """
  }

  /// A row for each event that came, a column for each state to which one came.
  private static func table(
    of events: [String: [EventName: Int]], in states: [String]
  ) -> String {
    let names = EventName.allCases.filter { name in events.values.contains { $0[name] != nil } }
    let columns = states.filter { events[$0] != nil }
    let rows = names.map { name in
      [name.rawValue] + columns.map { events[$0]?[name].map { String($0) } ?? "-" }
    }
    return rows.isEmpty ? "" : Table.rows([[""] + columns] + rows)
  }

  private static func rows(of moves: [Move: Int]) -> String {
    Table.rows(moves.keys.sorted().map { ["  \($0.text)", "\(moves[$0] ?? 0)"] })
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
