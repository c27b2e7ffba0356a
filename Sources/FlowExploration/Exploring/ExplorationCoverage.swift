import FlowEngine

/// How often each event has come in each state at each instant.
package struct ExplorationCoverage: Sendable {
  /// The names of the states, in the order of the scene.
  package let states: [String]
  /// By state, event and instant.
  private static let events = EventName.allCases
  private static let instants = Instant.allCases

  private var taken: [Int]
  private var changed: [Int]
  /// The types of effects that were asked for.
  package private(set) var effects: Set<String> = []

  init(states: [String]) {
    self.states = states
    let count = states.count * EventName.allCases.count * Instant.allCases.count
    taken = Array(repeating: 0, count: count)
    changed = taken
  }

  /// The place of the first instant of an event in a state.
  func place(_ state: Int, _ event: EventName, _ instant: Instant) -> Int {
    (state * Self.events.count + (Self.events.firstIndex(of: event) ?? 0)) * Self.instants.count
      + (Self.instants.firstIndex(of: instant) ?? 0)
  }

  mutating func note(_ place: Int, changes: Bool) {
    taken[place] += 1
    if changes { changed[place] += 1 }
  }

  mutating func note(_ effects: [ExploredFrame.Effect]) {
    for effect in effects { self.effects.insert(effect.type) }
  }

  mutating func add(_ other: ExplorationCoverage) {
    for index in taken.indices {
      taken[index] += other.taken[index]
      changed[index] += other.changed[index]
    }
    effects.formUnion(other.effects)
  }

  /// How often an event came in a state at an instant, and how often that changed the state.
  package func count(
    _ state: Int, _ event: EventName, _ instant: Instant
  ) -> (taken: Int, changed: Int) {
    let place = place(state, event, instant)
    return (taken[place], changed[place])
  }

  /// How often an event came in a state, at any instant.
  package func count(_ state: Int, _ event: EventName) -> (taken: Int, changed: Int) {
    Instant.allCases.reduce((0, 0)) { sum, instant in
      let count = count(state, event, instant)
      return (sum.0 + count.taken, sum.1 + count.changed)
    }
  }

  /// Whether a state was reached, so that anything came in it.
  package func isReached(_ state: Int) -> Bool {
    EventName.allCases.contains { count(state, $0).taken > 0 }
  }
}
