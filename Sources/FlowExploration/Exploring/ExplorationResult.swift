import FlowEngine
import FlowSnapshots

/// What an exploration has found.
package struct ExplorationResult: Sendable {
  /// A violation with the trace that shows it.
  package struct Finding: Sendable {
    package var violation: InvariantViolation
    package var trace: EventTrace
    /// Whether the trace alone shows it.
    package var isReproduced: Bool
  }

  /// The trace with whose header it began.
  package let beginning: EventTrace
  /// The number of states reached, the first one among them.
  package internal(set) var states = 0
  /// The number of states to which everything has come that can.
  package internal(set) var expanded = 0
  /// The number of transitions: an event at an instant in a state.
  package internal(set) var transitions = 0
  /// The number of transitions that were refused.
  package internal(set) var refusals = 0
  /// The number of traces: states that lead to no state that was not reached before.
  package internal(set) var traces = 0
  /// The number of random walks, and of the events in them.
  package internal(set) var walks = 0
  package internal(set) var walked = 0
  /// The bytes that keep the states of the search that needs most, and their number.
  package private(set) var memory = (bytes: 0, states: 0)
  /// The most events in a trace, if that kept anything from being tried.
  package internal(set) var depth: Int?
  /// How long it took.
  package internal(set) var seconds = 0.0
  /// What came, by state, event and instant.
  package internal(set) var coverage: ExplorationCoverage
  /// The states of the scenes that the scene holds that were seen, by their paths.
  private var childStates: [String: Set<String>] = [:]
  private let children: [SceneParts.HeldScene]
  /// The states that long traces have come to, where the search has not come to all.
  var toured: Set<String> = []
  /// The moves, each with a trace that makes it.
  package internal(set) var moves: [Move: EventTrace] = [:]
  /// The violations, one of each kind.
  package internal(set) var findings: [Finding] = []
  /// Whether neither the events nor the depth of the search were limited.
  package internal(set) var isExhaustive = true
  /// The number of configurations besides that of the beginning.
  package internal(set) var configurations = 0
  /// The names of commands that changed something.
  package internal(set) var commands: Set<String> = []
  /// The states that were not reached, and the events and commands that the scene takes and that never
  /// changed anything, where the search was complete or as long as it is by default.
  package internal(set) var unreached: [String] = []
  /// The transitions that the scene lists; empty for a scene that lists none.
  package let listed: Set<Move>

  init(_ beginning: EventTrace, of scene: SceneDescription) {
    self.beginning = beginning
    coverage = ExplorationCoverage(states: scene.states)
    children = scene.children
    listed = Set(scene.transitions.map { Move($0) })
  }

  /// The moves between different states that the scene does not list, unless it lists none at all.
  package var unlistedMoves: [Move] {
    listed.isEmpty
      ? []
      : moves.keys.filter { !$0.isAllowed(by: listed) }.sorted()
  }

  /// The listed transitions that a complete search has not found.
  package var unseenTransitions: [Move] {
    isExhaustive && isComplete ? listed.subtracting(moves.keys).sorted() : []
  }

  /// Whether everything has come to every state.
  package var isComplete: Bool { expanded == states }

  /// Adds the states of a search, and how many of them were expanded.
  mutating func add(_ table: StateTable, expanded count: Int) {
    states += table.count
    expanded += count
    if table.memory > memory.bytes { memory = (table.memory, table.count) }
  }

  mutating func add(_ expansion: Expansion) {
    transitions += expansion.transitions
    refusals += expansion.refusals
    coverage.add(expansion.coverage)
    commands.formUnion(expansion.commands)
    childStates.merge(expansion.childStates) { $0.union($1) }
  }

  /// Adds what is seen where a search begins.
  mutating func see(_ frame: ExploredFrame) {
    for child in frame.children { childStates[child.family, default: []].insert(child.state) }
  }

  /// Adds the way of a long trace.
  mutating func add(_ way: TraceMoves, of trace: EventTrace) {
    toured.formUnion(way.states)
    for move in way.moves where moves[move] == nil { moves[move] = trace }
    for (path, child) in way.children { childStates[path, default: []].formUnion(child.states) }
  }

  mutating func add(_ walk: RandomWalk) {
    walks += 1
    walked += walk.transitions
    coverage.add(walk.coverage)
  }

  /// Adds a trace with which the scene trapped.
  package mutating func add(trap text: String, _ trace: EventTrace, isReproduced: Bool) {
    findings.insert(
      Finding(
        violation: InvariantViolation("trap", text), trace: trace, isReproduced: isReproduced),
      at: 0)
  }

  /// Adds a trace that gives other frames in another build.
  package mutating func add(_ difference: FrameDifference, _ trace: EventTrace) {
    let text = "\(difference.place) differs from the other build"
    findings.append(
      Finding(
        violation: InvariantViolation("differs", text), trace: trace, isReproduced: true))
  }

  /// A small set of traces that make all moves: of those that make each, the ones that make most.
  ///
  /// - Throws: `TraceError` as the exploration.
  package func cover(of scenes: SceneList) throws(TraceError) -> [EventTrace] {
    var candidates: [(trace: EventTrace, moves: Set<Move>)] = []
    for move in moves.keys.sorted() {
      guard let trace = moves[move] else { continue }
      var way = TraceMoves()
      try way.add(trace, of: scenes)
      candidates.append((trace, way.moves))
    }
    var rest = Set(moves.keys)
    var cover: [EventTrace] = []
    while !rest.isEmpty {
      var best = 0
      var most = 0
      for (index, candidate) in candidates.enumerated() {
        let count = candidate.moves.intersection(rest).count
        if count > most { (best, most) = (index, count) }
      }
      guard most > 0 else { break }
      rest.subtract(candidates[best].moves)
      cover.append(candidates[best].trace)
    }
    return cover
  }
}

extension ExplorationResult {
  /// The names of the states that were not reached.
  package var unreachedStates: [String] {
    coverage.states.indices.filter { !coverage.isReached($0) }.map { coverage.states[$0] }
      .filter { !toured.contains($0) }
  }

  /// The states of the scenes that the scene holds that were not seen, each behind its path: the rules of
  /// the scene may keep a held one from some of its states.
  package var unseenChildStates: [String] {
    children.flatMap { child in
      child.states.filter { !(childStates[child.path]?.contains($0) ?? false) }
        .map { "\(child.path): \($0)" }
    }
  }

  /// Whether the scene holds others.
  package var hasChildren: Bool { !children.isEmpty }

  /// The names of the events that never came.
  package var unsentEvents: [String] {
    EventName.allCases.filter { event in
      coverage.states.indices.allSatisfy { coverage.count($0, event).taken == 0 }
    }.map { $0.rawValue }
  }
}
