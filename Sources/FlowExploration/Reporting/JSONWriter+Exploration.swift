import FlowEngine

extension JSONWriter {
  /// Writes the result of an exploration.
  package mutating func exploration(_ result: ExplorationResult) {
    beginObject()
    member("scene", result.beginning.header.scene)
    member("states", result.states)
    member("expanded", result.expanded)
    member("complete", result.isComplete)
    member("transitions", result.transitions)
    member("refused", result.refusals)
    member("traces", result.traces)
    member("walks", result.walks)
    member("walked", result.walked)
    names("moves", result.moves.keys.sorted().map { $0.text })
    if !result.listed.isEmpty {
      names("unlistedMoves", result.unlistedMoves.map { $0.text })
      names("unseenTransitions", result.unseenTransitions.map { $0.text })
    }
    names("effects", result.coverage.effects.sorted())
    member("configurations", result.configurations)
    names("unreached", result.unreached)
    names("unreachedStates", result.unreachedStates)
    if result.hasChildren { names("unseenChildStates", result.unseenChildStates) }
    names("unsentEvents", result.unsentEvents)
    key("coverage")
    beginArray()
    for state in result.coverage.states.indices {
      for event in EventName.allCases {
        for instant in Instant.allCases { row(result.coverage, state, event, instant) }
      }
    }
    endArray()
    key("violations")
    beginArray()
    for finding in result.findings {
      beginObject()
      member("name", finding.violation.name)
      member("text", finding.violation.text)
      member("reproduced", finding.isReproduced)
      member("events", finding.trace.steps.count)
      member("trace", finding.trace.text)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func row(
    _ coverage: ExplorationCoverage, _ state: Int, _ event: EventName, _ instant: Instant
  ) {
    let count = coverage.count(state, event, instant)
    guard count.taken > 0 else { return }
    beginObject()
    member("state", coverage.states[state])
    member("event", event.rawValue)
    member("instant", instant.rawValue)
    member("count", count.taken)
    member("changed", count.changed)
    endObject()
  }

  /// Writes a member with an array of texts.
  mutating func names(_ name: StaticString, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { string(value) }
    endArray()
  }
}
