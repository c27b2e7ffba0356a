import FlowEngine
import FlowExploration

extension ExplorationResult {
  /// The result for people.
  var text: String {
    var text = """
      \(beginning.header.scene): \(states) states, \(transitions) transitions, \(traces) traces
        \(extent)
      \(refusals == 0 ? "" : "  \(refusals) transitions were refused\n")
      """
    if text.last != "\n" { text += "\n" }
    text += "\nevents by state: how many changed something, of how many\n"
    text += Table.rows(rows)
    let instants = Instant.allCases.map { instant in
      let sum = coverage.states.indices.reduce(0) { sum, state in
        EventName.allCases.reduce(sum) { $0 + coverage.count(state, $1, instant).taken }
      }
      return "\(instant.rawValue) \(sum)"
    }
    text += "\ninstants: \(instants.joined(separator: ", "))\n"
    text += "moves between states: \(moves.count)\n"
    if !listed.isEmpty {
      text += "moves that the scene does not list: \(Self.list(unlistedMoves.map { $0.text }))\n"
      if isComplete, isExhaustive {
        text += "transitions never seen: \(Self.list(unseenTransitions.map { $0.text }))\n"
      }
    }
    text += "effects: \(Self.list(coverage.effects.sorted()))\n"
    text += "states never reached: \(Self.list(unreachedStates))\n"
    if hasChildren {
      text += "states of held scenes never seen: \(Self.list(unseenChildStates))\n"
    }
    text += "events that never came: \(Self.list(unsentEvents))\n"
    if configurations > 0 { text += "other configurations: \(configurations)\n" }
    if !unreached.isEmpty { text += "\n" }
    for failure in unreached { text += "failure: \(failure)\n" }
    for finding in findings { text += "\n" + Self.text(of: finding) }
    return text
  }

  /// How far the search has come.
  private var extent: String {
    if isComplete { return "everything came to every state" }
    let rest = "from the rest \(walks) random walks of \(walked) events"
    guard let depth else { return "\(expanded) states expanded; \(rest)" }
    return "\(expanded) states expanded, to depth \(depth)" + (walks > 0 ? "; \(rest)" : "")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// A row for each event that was sent, a column for each state that was reached.
  private var rows: [[String]] {
    let reached = coverage.states.indices.filter { coverage.isReached($0) }
    var rows = [[""] + reached.map { coverage.states[$0] }]
    for event in EventName.allCases where !unsentEvents.contains(event.rawValue) {
      rows.append(
        [event.rawValue]
          + reached.map { state in
            let count = coverage.count(state, event)
            return count.taken == 0 ? "-" : "\(count.changed)/\(count.taken)"
          })
    }
    return rows
  }

  private static func text(of finding: Finding) -> String {
    let count = finding.trace.steps.count
    let lines = finding.trace.text.split(separator: "\n").map { "    \($0)\n" }.joined()
    let note = finding.isReproduced ? "" : ", which alone does not show it"
    return """
      violation of '\(finding.violation.name)': \(finding.violation.text)
        \(count) event\(count == 1 ? "" : "s")\(note)
      \(lines)
      """
  }

  /// What differs from run to run.
  var statistics: String {
    let sum = transitions + walked
    let speed = seconds > 0 ? Int(Double(sum) / seconds) : 0
    return
      "\((seconds * 1000).rounded() / 1000) s, \(speed) transitions a second; "
      + "\(memory.bytes / max(memory.states, 1)) bytes a state, \(memory.bytes >> 10) KiB"
  }
}
