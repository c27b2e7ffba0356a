import FlowEngine

/// The moves and states of a held scene along traces; children with keys share one.
package struct ChildMoves: Sendable {
  /// How often each move was made: by an event sent to the child, by a completion, or by an event for
  /// another scene.
  package private(set) var counts: [Move: Int] = [:]
  /// How often each event was sent to it, or to what it holds, by its state.
  package private(set) var events: [String: [EventName: Int]] = [:]
  /// The states that were seen.
  package private(set) var states: Set<String> = []

  /// The number of events for it.
  package var eventCount: Int { events.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  mutating func add(_ other: ChildMoves) {
    counts.merge(other.counts) { $0 + $1 }
    states.formUnion(other.states)
    for (state, names) in other.events { events[state, default: [:]].merge(names) { $0 + $1 } }
  }

  mutating func see(_ state: String) { states.insert(state) }

  mutating func note(_ event: EventName, in state: String) {
    events[state, default: [:]][event, default: 0] += 1
  }

  mutating func note(_ move: Move) { counts[move, default: 0] += 1 }
}
