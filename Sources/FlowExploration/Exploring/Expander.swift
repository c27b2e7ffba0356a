import FlowEngine
import FlowSnapshots

/// Expands states, one after the other.
final class Expander {
  /// What follows from an event.
  private struct Outcome {
    let hash: UInt64
    /// The place of the state.
    let place: Int
  }

  /// What is known of an instant before an event comes.
  private struct Moment {
    let state: Int
    /// The number of the instant, and what it is.
    let instant: Int
    let kind: Instant
    let time: Double
    let screen: UInt64
    /// The place of the state.
    let place: Int
    /// The hashes of the state as it was reached, of the instant, and of what stays if an event changes nothing.
    let own: UInt64
    let base: UInt64
    let unchanged: UInt64
    /// The name of the state; empty without a logbook.
    let name: String
    /// The hash of the event with which a finger has gone down; 0 for no finger.
    let began: UInt64
    /// The nodes, where it is checked what buttons do.
    let sight: NodeList?
  }

  /// Of so many ways to states that are known, one is looked at.
  private static let wayStride: UInt64 = 256

  private let trail: Trail
  private let table: StateTable
  private let knownWays: Set<Way>
  private let knownFirsts: Set<First>?
  /// Whether screens are kept, and what leads from one to another.
  private let keepsScreens: Bool
  /// Whether so few states are known that all is looked at.
  private let isEarly: Bool
  private var screens: [UInt64: UInt64] = [:]
  // The expander is used by one thread, and nothing it calls comes back to it.
  @exclusivity(unchecked) private var canonical = CanonicalHash()
  @exclusivity(unchecked) private var known: Set<UInt64> = []
  private var keys: Set<String> = []
  /// Where it says what it is about to do, and the trace with whose header that begins.
  var logbook: Logbook?
  var beginning: EventTrace?
  /// What follows at the instant that is being expanded, by what it depends on: most of the events
  /// that can come do the same as others, or nothing.
  @exclusivity(unchecked) private var outcomes: [UInt64: Outcome] = [:]
  @exclusivity(unchecked) private(set) var result: Expansion

  /// - Parameters:
  ///   - knownWays: Those that have been found before, the states after which have been checked in
  ///     full.
  ///   - knownFirsts: The events that have been checked in full; `nil` if that is not asked for.
  ///   - isEarly: Whether so few states are known that all is looked at.
  init(
    _ trail: Trail, _ table: StateTable, stateNames: [String], knownWays: Set<Way>,
    knownFirsts: Set<First>?, keepsScreens: Bool, isEarly: Bool
  ) {
    self.trail = trail
    self.table = table
    self.knownWays = knownWays
    self.knownFirsts = knownFirsts
    self.keepsScreens = keepsScreens
    self.isEarly = isEarly
    result = Expansion(coverage: ExplorationCoverage(states: stateNames))
  }

  /// Tries out everything that can come to a state.
  ///
  /// - Parameter depth: The most events in a trace.
  func expand(_ state: Int, depth: Int) {
    result.count += 1
    do throws(EventError) {
      try trail.go(to: state, in: table)
      guard trail.depth < depth else {
        result.deepest += 1
        return
      }
      logbook?.enter(trail.explorer.state) { trail.trace(to: state, in: table, from: beginning) }
      var screen: UInt64 = 0
      if keepsScreens {
        let frame = trail.explorer.frame
        screen = ScreenGraph.screen(of: frame)
        result.graph.visit(screen, state, frame)
      }
      let first = result.finds.endIndex
      for instant in trail.instants.indices {
        trail.rewind()
        try expand(state, at: instant, screen, trail.explorer)
      }
      putFingersFirst(from: first)
    } catch {
      if error.isCausedByScene { add(SceneChecks.violation(error), state, nil) }
    }
  }

  private func expand(
    _ state: Int, at instant: Int, _ screen: UInt64, _ explorer: AnyExplorer
  ) throws(EventError) {
    let own = canonical.value(of: explorer)
    let former = explorer.place
    let next = explorer.clock.nextCompletion
    let events = try trail.events(at: instant)
    let (kind, time) = trail.instants[instant]
    explorer.mark(Trail.baseMark)
    let base = canonical.value(of: explorer)
    let unchanged = canonical.requests(of: explorer)
    let place = explorer.place
    if let next, next <= time {
      let move = MoveKey(place: former, event: nil, to: place)
      if result.moves[move] == nil {
        result.moves[move] = Expansion.Lead(state: state, event: .tick, time: time)
      }
    }
    let isCalm = kind == .atOnce && next == nil && trail.gesture == nil
    outcomes.removeAll(keepingCapacity: true)
    let moment = Moment(
      state: state, instant: instant, kind: kind, time: time, screen: screen, place: place,
      own: own, base: base, unchanged: unchanged,
      name: logbook == nil ? "" : explorer.state,
      began: trail.gesture.map { canonical.value(of: .pan($0.began)) } ?? 0,
      sight: keepsScreens && isCalm ? explorer.frame.nodes : nil)
    for (index, event) in events.enumerated() { attempt(event, index, at: moment, explorer) }
  }

  /// Tries out an event.
  private func attempt(
    _ event: Event, _ index: Int, at moment: Moment, _ explorer: AnyExplorer
  ) {
    result.transitions += 1
    let step = EventTrace.Step(event, at: moment.time)
    if let logbook {
      logbook.tries(step)
      if logbook.skips(event, in: moment.name) { return }
    }
    let row = result.coverage.place(moment.place, event.name, moment.kind)
    let (key, refusal) = canonical.attempt(event, from: Trail.baseMark, explorer)
    if let refusal {
      result.refusals += 1
      result.coverage.note(row, changes: false)
      if key != moment.unchanged { add(.refusal(refusal), moment.state, step) }
      return
    }
    if case .command(let command) = event, key != moment.unchanged {
      result.commands.insert(command.name)
    }
    let isRepeated = outcomes[key] != nil
    guard let outcome = outcome(key, explorer, moment.state, step) else { return }
    let hash = outcome.hash
    let changes = hash != moment.base
    result.coverage.note(row, changes: changes)
    let newWay = changes ? way(of: event, to: outcome.place, at: moment) : nil
    let isKnown = hash == moment.own || known.contains(hash) || table.contains(hash)
    if !isKnown {
      known.insert(hash)
    } else if keepsScreens, let to = screens[hash] ?? table.screens[hash] {
      result.graph.connect(moment.screen, to: to)
    }
    // What is seen on the way to a state that is known may be wrong as well.
    let isSample = !isRepeated && changes && (isEarly || key % Self.wayStride == 0)
    // What changes nothing may ask for something.
    let mayBeFirst = moment.kind == .atOnce && (changes ? !isRepeated : event.mayAsk)
    let first =
      mayBeFirst ? first(event, at: moment.place, of: event.isOfPan ? moment.began : 0) : nil
    if !isKnown || newWay != nil || first != nil || isSample {
      result.candidates.append(
        Expansion.Candidate(
          state: moment.state, instant: moment.instant, step: step, hash: hash, isFind: !isKnown,
          way: newWay, first: first, isSample: isSample))
    }
    if !isKnown { keep(hash, after: step, index, at: moment, explorer) }
    if let sight = moment.sight, let control = control(event, on: moment.screen, sight) {
      let changes =
        key != moment.unchanged || !result.graph.changes(at: control) && asks(step, explorer)
      result.graph.note(
        control, changes: changes,
        Expansion.Lead(state: moment.state, event: event, time: moment.time))
    }
  }

  /// Notes the move that an event makes, and returns the way if it is new.
  private func way(of event: Event, to place: Int, at moment: Moment) -> Way? {
    let move = MoveKey(place: moment.place, event: event.name, to: place)
    let way = Way(move: move, instant: moment.kind)
    guard result.ways.insert(way).inserted else { return nil }
    if result.moves[move] == nil {
      result.moves[move] = Expansion.Lead(state: moment.state, event: event, time: moment.time)
    }
    return knownWays.contains(way) ? nil : way
  }

  /// Keeps a state that was not known.
  private func keep(
    _ hash: UInt64, after step: EventTrace.Step, _ index: Int, at moment: Moment,
    _ explorer: AnyExplorer
  ) {
    var to: UInt64?
    if keepsScreens {
      to = seen(after: step, explorer)
      screens[hash] = to
      result.graph.connect(moment.screen, to: to ?? 0)
    }
    result.finds.append(
      Expansion.Find(
        hash: hash, parent: moment.state, instant: moment.instant, event: index, screen: to,
        hasFinger: PanGesture(trail.gesture, then: step.event) != nil))
  }

  /// Whether the host is asked for something by a step.
  private func asks(_ step: EventTrace.Step, _ explorer: AnyExplorer) -> Bool {
    explorer.rewind(to: Trail.baseMark)
    var asks = false
    // What follows from it is known, so it is sent.
    try? explorer.send(step.event, at: step.time) { if !$0.effects.isEmpty { asks = true } }
    return asks
  }

  /// The screen to which a step leads.
  private func seen(after step: EventTrace.Step, _ explorer: AnyExplorer) -> UInt64 {
    explorer.rewind(to: Trail.baseMark)
    // What follows from it is known, so it is sent.
    try? explorer.send(step.event, at: step.time)
    return ScreenGraph.screen(of: explorer.frame)
  }

  /// Puts states in which a finger is down before the others that follow from a state: what has begun is
  /// gone on with first.
  private func putFingersFirst(from first: Int) {
    let finds = result.finds[first...]
    result.finds.replaceSubrange(
      first..., with: finds.filter { $0.hasFinger } + finds.filter { !$0.hasFinger })
  }

  /// The button of a screen that an event is a tap on.
  private func control(
    _ event: Event, on screen: UInt64, _ nodes: NodeList
  ) -> ScreenGraph.Control? {
    guard case .tap(let tap) = event, let location = tap.location,
      let id = nodes.hitTest(location), let node = nodes[id], node.kind == .button, node.enabled
    else { return nil }
    return ScreenGraph.Control(screen: screen, button: id)
  }

  /// The coming of an event to a state of that name, if it has not come before, or not of that finger.
  private func first(_ event: Event, at place: Int, of began: UInt64) -> First? {
    guard let knownFirsts else { return nil }
    let first = First(place: place, event: canonical.value(of: event), began: began)
    return !knownFirsts.contains(first) && result.firsts.insert(first).inserted ? first : nil
  }

  /// What follows from an event that has been received; `nil` if that does not settle.
  private func outcome(
    _ key: UInt64, _ explorer: AnyExplorer, _ state: Int, _ step: EventTrace.Step
  ) -> Outcome? {
    if let known = outcomes[key] { return known }
    let (hash, error) = canonical.goOn(explorer)
    if let error {
      add(SceneChecks.violation(error), state, step)
      return nil
    }
    let outcome = Outcome(hash: hash, place: explorer.place)
    outcomes[key] = outcome
    return outcome
  }

  private func add(
    _ violation: InvariantViolation, _ state: Int, _ step: EventTrace.Step?
  ) {
    guard keys.insert(violation.key).inserted else { return }
    result.breaches.append(Expansion.Breach(violation: violation, state: state, step: step))
  }
}

extension Event {
  /// Whether it is of a finger that has gone down.
  fileprivate var isOfPan: Bool {
    guard case .pan(let pan) = self else { return false }
    return pan.phase != .began
  }

  /// Whether it may lead to an effect where it changes nothing, as a tap on a button may.
  fileprivate var mayAsk: Bool {
    switch self {
    case .tap, .returnKey, .response, .command: true
    default: false
    }
  }
}
