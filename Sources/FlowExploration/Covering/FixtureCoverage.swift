import FlowEngine
import FlowSnapshots

/// What the traces of a scene take of what the scene can do.
package struct FixtureCoverage: Sendable {
  /// The scene's name.
  package let scene: String
  /// The number of traces, and of their events.
  package private(set) var traces = 0
  package private(set) var count = 0
  /// The names of the states, in the order of the scene.
  package let states: [String]
  /// The states that the traces see.
  package private(set) var seen: Set<String> = []
  /// How often each event comes, by state and name.
  package private(set) var events: [String: [EventName: Int]] = [:]
  /// How often the traces make each move.
  package private(set) var moves: [Move: Int] = [:]
  /// The types of effects that they lead to.
  package private(set) var effects: Set<String> = []
  /// What the traces take of the scenes that the scene holds, in the order of their list.
  package private(set) var children: [ChildCoverage] = []
  /// The moves that an exploration has found.
  package private(set) var found: Set<Move> = []
  /// The types of effects that an exploration has found.
  package private(set) var foundEffects: Set<String> = []

  /// Runs the traces of a scene, and explores it.
  ///
  /// - Parameters:
  ///   - traces: Traces of the scene.
  ///   - scene: The scene's name; it is explored from its opening.
  ///   - scenes: The scenes of the tool.
  ///   - budget: The most states of an exploration, and as many of what a person does where there is no
  ///     trace; 0 for none.
  ///   - jobs: The number of threads.
  /// - Throws: `TraceError` for a header that the scene rejects.
  package init(
    _ traces: [EventTrace], of scene: String, _ scenes: SceneList, budget: Int, jobs: Int
  ) throws(TraceError) {
    self.scene = scene
    states = scenes.description(of: scene)?.states ?? []
    let ways = Parallel.map(traces, jobs: jobs, progress: { _, _ in }) {
      trace -> Result<TraceMoves, TraceError> in
      var moves = TraceMoves()
      do throws(TraceError) {
        try moves.add(trace, of: scenes)
      } catch {
        return .failure(error)
      }
      return .success(moves)
    }
    children = (scenes.description(of: scene)?.children ?? []).map { ChildCoverage($0) }
    for way in ways { add(try way.get()) }
    guard budget > 0 else { return }
    var exploration = try Exploration(
      EventTrace(of: scene, scenes.versions(of: scene)), of: scenes)
    exploration.budget.states = budget
    exploration.budget.walks = 0
    exploration.jobs = jobs
    exploration.isChecked = false
    try explore(exploration)
    // A form is filled in by traces, or else by what a person does, which gets further.
    guard traces.isEmpty else { return }
    exploration.alphabet.isLean = true
    exploration.between = -1
    try explore(exploration)
  }

  private mutating func explore(_ exploration: Exploration) throws(TraceError) {
    let result = try exploration.run()
    found.formUnion(result.moves.keys)
    foundEffects.formUnion(result.coverage.effects)
  }

  private mutating func add(_ way: TraceMoves) {
    traces += 1
    count += way.count
    seen.formUnion(way.states)
    moves.merge(way.counts) { $0 + $1 }
    effects.formUnion(way.effects)
    for index in children.indices { children[index].add(way) }
    for (state, names) in way.events {
      events[state, default: [:]].merge(names) { $0 + $1 }
    }
  }

  /// The moves that the traces make.
  package var taken: Set<Move> { Set(moves.keys) }

  /// The moves that the traces could make, and do not.
  package var missing: [Move] { found.subtracting(taken).sorted() }

  /// The states that the traces never see.
  package var missingStates: [String] { states.filter { !seen.contains($0) } }

  /// The effects that the traces never lead to.
  package var missingEffects: [String] { foundEffects.subtracting(effects).sorted() }

  /// The moves that the traces make, of all that are known, in percent.
  package var percent: Double {
    let all = found.union(taken).count
    return all == 0 ? 100 : 100 * Double(taken.count) / Double(all)
  }
}

extension JSONWriter {
  /// Writes what traces take of a scene.
  package mutating func coverage(_ coverage: FixtureCoverage) {
    beginObject()
    member("scene", coverage.scene)
    member("traces", coverage.traces)
    member("events", coverage.count)
    member("percent", coverage.percent)
    names("states", coverage.states.filter { coverage.seen.contains($0) })
    names("missingStates", coverage.missingStates)
    names("effects", coverage.effects.sorted())
    names("missingEffects", coverage.missingEffects)
    moves("moves", coverage.taken.sorted(), coverage.moves)
    moves("missingMoves", coverage.missing)
    events(coverage.events, in: coverage.states)
    if !coverage.children.isEmpty {
      key("children")
      beginArray()
      for child in coverage.children {
        beginObject()
        member("path", child.path)
        member("scene", child.scene)
        names("states", child.states.filter { child.moves.states.contains($0) })
        names("missingStates", child.missingStates)
        moves("moves", child.moves.counts.keys.sorted(), child.moves.counts)
        events(child.moves.events, in: child.states)
        endObject()
      }
      endArray()
    }
    endObject()
  }

  private mutating func events(_ events: [String: [EventName: Int]], in states: [String]) {
    key("eventsInStates")
    beginArray()
    for state in states {
      for event in EventName.allCases {
        guard let count = events[state]?[event] else { continue }
        beginObject()
        member("state", state)
        member("event", event.rawValue)
        member("count", count)
        endObject()
      }
    }
    endArray()
  }

  private mutating func moves(
    _ name: StaticString, _ moves: [Move], _ counts: [Move: Int]? = nil
  ) {
    key(name)
    beginArray()
    for move in moves {
      beginObject()
      member("from", move.from)
      member("by", move.by)
      member("to", move.to)
      if let count = counts?[move] { member("count", count) }
      endObject()
    }
    endArray()
  }
}
