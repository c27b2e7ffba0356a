import FlowEngine
import FlowSnapshots

/// Every way through a screen: breadth first over its states, then at random from the rim.
package struct Exploration: Sendable {
  /// The trace with whose header the exploration begins; its events do not count.
  package let beginning: EventTrace
  /// What may come.
  package var alphabet: Alphabet
  /// How far it goes.
  package var budget = ExplorationBudget()
  /// The number of instants between a state and the next completion.
  package var between = 1
  /// What random walks depend on.
  package var seed: UInt64 = 1
  /// Whether it ends with the first violation.
  package var stopsAtViolation = false
  /// Whether it looks for violations, which takes most of the time.
  package var isChecked = true
  /// The number of states that are expanded at once.
  package var jobs = Parallel.processors

  private let scenes: SceneList
  private let checks: SceneChecks
  private let description: SceneDescription

  /// The number of states that one thread expands in a row.
  private static let chunk = 16
  /// The most states that are expanded before what they lead to is put together.
  private static let batch = 1024
  /// As many if the time is limited, which is looked at between batches.
  private static let timedBatch = 64

  /// Creates an exploration of the scene of a trace.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or a header that it rejects.
  package init(_ beginning: EventTrace, of scenes: SceneList) throws(TraceError) {
    var beginning = beginning
    beginning.steps = []
    self.beginning = beginning
    self.scenes = scenes
    let name = beginning.header.scene
    guard let description = scenes.description(of: name),
      let checks = SceneChecks(of: name, in: scenes)
    else { throw beginning.header.unknownScene(known: scenes.names) }
    alphabet = Alphabet(of: description, try scenes.explore(beginning.header))
    self.description = description
    self.checks = checks
  }

  /// Explores.
  ///
  /// - Parameter progress: Called with the number of states and of transitions.
  /// - Throws: `TraceError` as the initializer.
  package func run(
    progress: (_ states: Int, _ transitions: Int) -> Void = { _, _ in }
  ) throws(TraceError) -> ExplorationResult {
    let start = ContinuousClock.now
    let table = StateTable()
    let states = description.states
    var result = ExplorationResult(beginning, of: description)
    result.isExhaustive = alphabet.only == nil && budget.depth == .max
    var hoard = Hoard(limit: stopsAtViolation ? 1 : ExplorationLimits.violations)
    let trail = Trail(try scenes.explore(beginning.header), alphabet, between: between)
    var canonical = CanonicalHash()
    _ = table.insert(
      canonical.value(of: trail.explorer), .init(parent: -1, instant: 0, event: 0))
    let first = trail.explorer.checkedFrame
    for violation in isChecked ? checks.violations(in: first, after: nil) : [] {
      hoard.add(Expansion.Breach(violation: violation, state: 0, step: nil))
    }
    var leads: [MoveKey: Expansion.Lead] = [:]
    var ways: Set<Way> = []
    var next = 0
    while next < table.count, !isSpent(table, since: start), !stops(hoard) {
      let end = min(next + (budget.seconds == nil ? Self.batch : Self.timedBatch), table.count)
      for expansion in expand(next..<end, in: table, knownWays: ways) {
        for find in expansion.finds {
          let arrival = StateTable.Arrival(
            parent: find.parent, instant: find.instant, event: find.event)
          _ = table.insert(find.hash, arrival)
        }
        for breach in expansion.breaches { hoard.add(breach) }
        leads.merge(expansion.moves) { first, _ in first }
        ways.formUnion(expansion.ways)
        result.add(expansion)
        next = expansion.states.upperBound
        if isSpent(table, since: start) { break }
      }
      progress(table.count, result.transitions)
    }
    result.states = table.count
    result.expanded = next
    result.memory = table.memory
    result.traces = table.leafCount
    for (move, lead) in leads {
      var trace = beginning
      trace.steps = (try? trail.steps(to: lead.state, in: table)) ?? []
      trace.steps.append(EventTrace.Step(lead.event, at: lead.time))
      result.moves[move.move(of: states)] = trace
    }
    for breach in hoard.breaches {
      var steps = (try? trail.steps(to: breach.state, in: table)) ?? []
      if let step = breach.step { steps.append(step) }
      result.findings.append(try finding(breach.violation, steps))
    }
    if next < table.count, !stops(hoard) {
      for walk in walks(from: next..<table.count, in: table) {
        result.add(walk)
        for (violation, steps) in walk.breaches where hoard.isNew(violation) {
          result.findings.append(try finding(violation, steps))
        }
      }
    }
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    return result
  }

  private func stops(_ hoard: Hoard) -> Bool { stopsAtViolation && !hoard.breaches.isEmpty }

  private func isSpent(_ table: StateTable, since start: ContinuousClock.Instant) -> Bool {
    if table.count >= budget.states { return true }
    if let memory = budget.memory, table.memory >= memory { return true }
    guard let seconds = budget.seconds else { return false }
    return (ContinuousClock.now - start) / .seconds(1) >= seconds
  }

  /// Expands states; what is found is the same however many jobs there are.
  private func expand(
    _ range: Range<Int>, in table: StateTable, knownWays: Set<Way>
  ) -> [Expansion] {
    let chunks = stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk).map {
      $0..<min($0 + Self.chunk, range.upperBound)
    }
    return Parallel.map(chunks, jobs: jobs, progress: { _, _ in }) { chunk in
      // It has been opened before, so it can be.
      guard let explorer = try? scenes.explore(beginning.header) else {
        return Expansion(states: chunk, coverage: ExplorationCoverage(states: description.states))
      }
      let trail = Trail(explorer, alphabet, between: between)
      let expander = Expander(
        trail, isChecked ? checks : nil, table, chunk, stateNames: description.states,
        knownWays: knownWays)
      for state in chunk { expander.expand(state, depth: budget.depth) }
      return expander.result
    }
  }

  private func walks(from rim: Range<Int>, in table: StateTable) -> [RandomWalk] {
    Parallel.map(Array(0..<budget.walks), jobs: jobs, progress: { _, _ in }) { number in
      var walk = RandomWalk(stateNames: description.states)
      guard let explorer = try? scenes.explore(beginning.header) else { return walk }
      let trail = Trail(explorer, alphabet, between: between)
      walk.run(
        trail, checks, table, from: rim, count: budget.walkLength,
        seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
      return walk
    }
  }

  /// The shortest trace that shows a violation.
  private func finding(
    _ violation: InvariantViolation, _ steps: [EventTrace.Step]
  ) throws(TraceError) -> ExplorationResult.Finding {
    let check = try TraceCheck(beginning.header, of: scenes)
    var found = violation
    let shrunk = TraceShrinking.shrink(steps, limit: ExplorationLimits.violationTries) { steps in
      guard
        let match = check.violations(in: steps, of: violation.name)?
          .first(where: { $0.key == violation.key })
      else { return false }
      found = match
      return true
    }
    var trace = beginning
    trace.steps = shrunk ?? steps
    return ExplorationResult.Finding(
      violation: found, trace: trace, isReproduced: shrunk != nil)
  }
}

/// Violations, one of each kind.
private struct Hoard {
  /// The greatest number that is kept.
  let limit: Int
  private(set) var breaches: [Expansion.Breach] = []
  private var keys: Set<String> = []

  init(limit: Int) { self.limit = limit }

  mutating func add(_ breach: Expansion.Breach) {
    if isNew(breach.violation) { breaches.append(breach) }
  }

  /// Whether a violation is the first of its kind, and one more is to be told.
  mutating func isNew(_ violation: InvariantViolation) -> Bool {
    keys.count < limit && keys.insert(violation.key).inserted
  }
}
