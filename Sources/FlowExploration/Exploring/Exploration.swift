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

  /// Whether the budget is divided among several searches, also in other configurations.
  package var isVaried = false
  /// Where it says what it is about to do; `nil` for nowhere.
  package var logbook: Logbook?
  /// The names of what need not be reached.
  package var allowed: Set<String> = []
  /// The names of the invariants that are not looked at.
  package var without: Set<String> {
    get { checks.without }
    set { checks.without = newValue }
  }

  /// The rules besides the scene's own.
  package var rules: [FrameRule] {
    get { checks.rules }
    set { checks.rules = newValue }
  }

  private let scenes: SceneList
  private var checks: SceneChecks
  private let description: SceneDescription

  /// So many states are checked in full in another configuration, where most is as in the first.
  private static let fullCountOfPart = 16
  private var fullCount = 128

  /// The number of states that one thread expands in a row.
  private static let chunk = 16
  /// The number of steps that one thread looks at in a row.
  private static let inspectedChunk = 64
  /// The most states that are expanded before what they lead to is put together, and looked at.
  private static let batch = 256
  /// As many where the time is limited.
  private static let timedBatch = 32
  /// As many where states are taken from each screen in turn.
  private static let screenBatch = 64
  /// The share of a limited time that is left for random walks.
  private static let walkShare = 0.1

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
      let checks = SceneChecks(of: beginning.header, in: scenes)
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
    let start = MonotonicClock.now
    var result = ExplorationResult(beginning, of: description)
    result.isExhaustive = alphabet.only == nil && budget.depth == .max
    var hoard = Hoard(limit: stopsAtViolation ? 1 : ExplorationLimits.violations, checks.without)
    for part in try parts(&result) where !stops(hoard) {
      try part.explore(into: &result, &hoard, progress)
    }
    if result.isExhaustive, isDefault || result.isComplete {
      if isDefault, !stops(hoard), !result.unreachedStates.isEmpty { try tour(into: &result) }
      noteUnreached(in: &result)
    }
    result.seconds = MonotonicClock.now - start
    return result
  }

  /// The searches that the budget is divided among: everything, then what somebody with the screen before
  /// them does, which gets further, then other configurations.
  private func parts(_ result: inout ExplorationResult) throws(TraceError) -> [Exploration] {
    guard isVaried, alphabet.only == nil, isChecked else { return [self] }
    var all = self
    all.budget.scale(by: 0.5)
    var lean = self
    lean.alphabet.isLean = true
    lean.between = -1
    lean.budget.scale(by: 0.25)
    lean.budget.walks = 0
    var parts = [all, lean]
    let name = beginning.header.scene
    guard beginning.header.setup.configuration == nil, beginning.header.setup.state == nil else {
      return parts
    }
    let texts = Configurations.pairwise(of: name, in: scenes)
    for (index, text) in texts.enumerated() {
      var part = try Exploration(
        EventTrace(of: name, beginning.header.versions, configuration: text), of: scenes)
      part.alphabet.more = alphabet.more
      part.alphabet.hasHands = alphabet.hasHands
      part.fullCount = Self.fullCountOfPart
      part.budget = budget
      part.budget.scale(by: 0.25 / Double(texts.count))
      part.budget.walks = 0
      part.between = between
      part.seed = seed
      part.jobs = jobs
      part.stopsAtViolation = stopsAtViolation
      part.checks.without = checks.without
      part.checks.rules = checks.rules
      part.logbook = logbook
      // Every other one goes further instead of trying everything.
      part.alphabet.isLean = index % 2 == 1
      parts.append(part)
    }
    result.configurations = texts.count
    return parts
  }

  /// The configurations that a tour goes through.
  func tourParts() throws(TraceError) -> [Exploration] {
    var result = ExplorationResult(beginning, of: description)
    var parts = try parts(&result)
    // The second one differs in its alphabet alone.
    if parts.count > 1 { parts.remove(at: 1) }
    return parts
  }

  /// Opens the scene.
  func explorer() throws(TraceError) -> AnyExplorer { try scenes.explore(beginning.header) }

  /// Whether the search is as long as it is by default.
  private var isDefault: Bool { isVaried && budget == ExplorationBudget() }

  /// Goes through the scene in long traces, which come to states that are too deep for the search.
  private func tour(into result: inout ExplorationResult) throws(TraceError) {
    for trace in try Tour.traces(of: self) {
      var way = TraceMoves()
      try way.add(trace, of: scenes)
      result.add(way, of: trace)
    }
  }

  private func noteUnreached(in result: inout ExplorationResult) {
    result.unreached = result.unreachedStates.map { "state '\($0)' was never reached" }
    for command in description.commands where !result.commands.contains(command) {
      result.unreached.append("command '\(command)' never changed anything")
    }
    let taken = Set(description.transitions.map { $0.trigger })
    for event in EventName.allCases
    where taken.contains(event.rawValue) && event != .command && !Alphabet.unsent.contains(event) {
      let changes = result.coverage.states.indices.contains {
        result.coverage.count($0, event).changed > 0
      }
      if !changes { result.unreached.append("event '\(event.rawValue)' never changed anything") }
    }
    result.unreached.removeAll { text in allowed.contains { text.contains("'\($0)'") } }
  }

  private func explore(
    into result: inout ExplorationResult, _ hoard: inout Hoard,
    _ progress: (_ states: Int, _ transitions: Int) -> Void
  ) throws(TraceError) {
    let begun = MonotonicClock.now
    let searchEnd = budget.seconds.map {
      begun + (budget.walks > 0 ? $0 * (1 - Self.walkShare) : $0)
    }
    var record = SearchRecord(memory: budget.memory)
    let table = record.table
    let trail = Trail(try scenes.explore(beginning.header), alphabet, between: between)
    var canonical = CanonicalHash()
    let first = trail.explorer.checkedFrame
    result.see(first)
    let opening = ScreenGraph.screen(of: first)
    let isWaiting = !trail.explorer.asked.isEmpty
    let hash = canonical.value(of: trail.explorer)
    _ = table.insert(hash, .init(parent: -1, instant: 0, event: 0))
    if keepsScreens { table.keep(opening, of: hash) }
    var own = Hoard(hoard)
    for violation in isChecked ? checks.violations(in: first, after: nil) : [] {
      own.add(Expansion.Breach(violation: violation, state: 0, step: nil))
    }
    let next = search(&record, &own, into: &result, until: searchEnd, progress)
    try collect(record, own.breaches, trail, into: &result)
    hoard = own
    if keepsScreens, !stops(hoard) {
      for (violation, lead, state) in breaches(
        of: record.graph, from: opening, isComplete: next == table.count, isWaiting: isWaiting)
      where hoard.isNew(violation) {
        var trace = beginning
        trace.steps = (try? trail.steps(to: state, in: table)) ?? []
        if let lead { trace.steps.append(EventTrace.Step(lead.event, at: lead.time)) }
        result.findings.append(
          ExplorationResult.Finding(violation: violation, trace: trace, isReproduced: true))
      }
    }
    if next < table.count, !stops(hoard) {
      let end = budget.seconds.map { begun + $0 }
      for walk in walks(from: (keepsScreens ? 0 : next)..<table.count, in: table, until: end) {
        result.add(walk)
        for (violation, steps) in walk.breaches where hoard.isNew(violation) {
          result.findings.append(try finding(violation, steps))
        }
      }
    }
  }

  /// Expands states, the first ones first, and returns how many.
  private func search(
    _ record: inout SearchRecord, _ hoard: inout Hoard, into result: inout ExplorationResult,
    until end: Double?, _ progress: (_ states: Int, _ transitions: Int) -> Void
  ) -> Int {
    let table = record.table
    let trails = TrailPool {
      // It has been opened before, so it can be.
      (try? scenes.explore(beginning.header)).map { Trail($0, alphabet, between: between) }
    }
    var next = 0
    var deepest = 0
    while next < table.count, !isSpent(table, or: end), !stops(hoard) {
      let last = min(next + (end == nil ? Self.batch : Self.timedBatch), table.count)
      let batch = keepsScreens ? taken(from: table) : Array(next..<last)
      let isEarly = table.count < fullCount
      var steps: [InspectedStep] = []
      for expansion in expand(batch, after: record, trails, isEarly: isEarly, until: end) {
        steps += record.add(expansion, fullCount: fullCount)
        for breach in expansion.breaches { hoard.add(breach) }
        result.add(expansion)
        // What follows from these is not known in full.
        if table.isFull { break }
        next += expansion.count
        deepest += expansion.deepest
        if isSpent(table, or: nil) { break }
      }
      for found in inspect(steps, in: table, trails, until: end) {
        for breach in found.breaches { hoard.add(breach) }
        result.add(found)
      }
      progress(result.states + table.count, result.transitions)
    }
    result.add(table, expanded: next - deepest)
    if deepest > 0 { result.depth = budget.depth }
    result.traces += table.leafCount
    return next
  }

  /// Adds the traces of the moves and of the breaches that a search has found.
  private func collect(
    _ record: SearchRecord, _ breaches: [Expansion.Breach], _ trail: Trail,
    into result: inout ExplorationResult
  ) throws(TraceError) {
    let (states, table) = (description.states, record.table)
    for (move, lead) in record.leads where result.moves[move.move(of: states)] == nil {
      var trace = beginning
      trace.steps = (try? trail.steps(to: lead.state, in: table)) ?? []
      trace.steps.append(EventTrace.Step(lead.event, at: lead.time))
      result.moves[move.move(of: states)] = trace
    }
    for breach in breaches {
      var steps = (try? trail.steps(to: breach.state, in: table)) ?? []
      if let step = breach.step { steps.append(step) }
      result.findings.append(try finding(breach.violation, steps))
    }
  }

  /// States of all screens; those that are near each other one after the other.
  private func taken(from table: StateTable) -> [Int] {
    table.take(Self.screenBatch).map { (state: $0, way: table.way(to: $0)) }
      .sorted { $0.way.lexicographicallyPrecedes($1.way) }.map { $0.state }
  }

  /// Whether screens and what leads from one to another are kept.
  private var keepsScreens: Bool { alphabet.isLean }

  /// What is wrong with the ways between screens.
  private func breaches(
    of graph: ScreenGraph, from opening: UInt64, isComplete: Bool, isWaiting: Bool
  ) -> [(InvariantViolation, Expansion.Lead?, Int)] {
    var found: [(InvariantViolation, Expansion.Lead?, Int)] = []
    // What is shown before the host has answered need not come again.
    let traps = isWaiting ? [] : graph.traps(from: opening, except: checks.finalStates)
    for (name, state, isAlone) in traps {
      let text =
        isAlone
        ? "the state '\(name)' cannot be left"
        : "from a state '\(name)' the first screen cannot be reached again"
      found.append((InvariantViolation("way", text), nil, state))
    }
    // What a button waits for may be behind the end of the search.
    for (button, lead) in isComplete ? graph.deadButtons : [] {
      found.append(
        (
          InvariantViolation("button", "a tap on button '\(button.name)' does nothing"), lead,
          lead.state
        ))
    }
    return found
  }

  private func stops(_ hoard: Hoard) -> Bool { stopsAtViolation && !hoard.isEmpty }

  private func isSpent(_ table: StateTable, or end: Double?) -> Bool {
    if table.count >= budget.states { return true }
    if table.isFull { return true }
    return Self.hasPassed(end)
  }

  private static func hasPassed(_ end: Double?) -> Bool {
    end.map { $0 <= MonotonicClock.now } ?? false
  }

  /// Expands states; what is found is the same however many jobs there are, unless the time ends.
  private func expand(
    _ batch: [Int], after record: SearchRecord, _ trails: TrailPool, isEarly: Bool,
    until end: Double?
  ) -> [Expansion] {
    let chunks = stride(from: 0, to: batch.count, by: Self.chunk).map {
      Array(batch[$0..<min($0 + Self.chunk, batch.count)])
    }
    return Parallel.map(chunks, jobs: jobs, progress: { _, _ in }) { chunk in
      trails.withTrail { trail in
        let expander = Expander(
          trail, record.table, stateNames: description.states, knownWays: record.ways,
          knownFirsts: fullCount == Self.fullCountOfPart ? nil : record.firsts,
          keepsScreens: keepsScreens, isEarly: isEarly)
        expander.beginning = beginning
        expander.logbook = logbook
        for state in chunk where !Self.hasPassed(end) {
          expander.expand(state, depth: budget.depth)
        }
        return expander.result
      } ?? Expansion(coverage: ExplorationCoverage(states: description.states))
    }
  }

  /// Looks at steps; those that the time does not suffice for are left out.
  private func inspect(
    _ steps: [InspectedStep], in table: StateTable, _ trails: TrailPool,
    until end: Double?
  ) -> [Expansion] {
    let chunks = stride(from: 0, to: steps.count, by: Self.inspectedChunk).map {
      steps[$0..<min($0 + Self.inspectedChunk, steps.count)]
    }
    return Parallel.map(chunks, jobs: jobs, progress: { _, _ in }) { chunk in
      trails.withTrail { trail in
        let inspector = Inspector(
          trail, isChecked ? checks : nil, table, stateNames: description.states, logbook,
          beginning)
        for step in chunk where !Self.hasPassed(end) { inspector.inspect(step) }
        return inspector.result
      } ?? Expansion(coverage: ExplorationCoverage(states: description.states))
    }
  }

  private func walks(
    from rim: Range<Int>, in table: StateTable, until end: Double?
  ) -> [RandomWalk] {
    let walks = Parallel.map(
      Array(0..<budget.walks), jobs: jobs, progress: { _, _ in }
    ) { number -> RandomWalk? in
      guard !Self.hasPassed(end), let explorer = try? scenes.explore(beginning.header) else {
        return nil
      }
      var walk = RandomWalk(stateNames: description.states)
      let trail = Trail(explorer, alphabet, between: between)
      walk.run(
        trail, checks, table, from: rim, count: budget.walkLength,
        logbook, beginning, seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
      return walk
    }
    return walks.compactMap { $0 }
  }

  /// The shortest trace that shows a violation.
  private func finding(
    _ violation: InvariantViolation, _ steps: [EventTrace.Step]
  ) throws(TraceError) -> ExplorationResult.Finding {
    let check = try TraceCheck(beginning.header, of: scenes, checks.rules)
    var found = violation
    let shrunk = TraceShrinking.shrink(
      steps, from: beginning.start, limit: ExplorationLimits.violationTries
    ) { steps in
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
  /// The names of those that are left out.
  let without: Set<String>
  private(set) var breaches: [Expansion.Breach] = []
  private var keys: Set<String> = []

  init(limit: Int, _ without: Set<String>) {
    self.limit = limit
    self.without = without
  }

  /// One for the next search, which keeps none of those that are known.
  init(_ hoard: Hoard) {
    self = hoard
    breaches = []
  }

  /// Whether there is any.
  var isEmpty: Bool { keys.isEmpty }

  mutating func add(_ breach: Expansion.Breach) {
    if isNew(breach.violation) { breaches.append(breach) }
  }

  /// Whether a violation is the first of its kind, and one more is to be told.
  mutating func isNew(_ violation: InvariantViolation) -> Bool {
    !without.contains(violation.name) && keys.count < limit && keys.insert(violation.key).inserted
  }
}
