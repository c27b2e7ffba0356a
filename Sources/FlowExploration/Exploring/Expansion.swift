import FlowEngine
import FlowSnapshots

/// What follows from a few states: everything that can come to them, tried out.
struct Expansion: Sendable {
  /// A state that was not known before.
  struct Find: Sendable {
    let hash: UInt64
    let parent: Int
    let instant: Int
    let event: Int
    /// What is found there; `nil` if that is not kept.
    let screen: UInt64?
    /// Whether a finger is down.
    let hasFinger: Bool
  }

  /// A step from a state; without an event time alone has passed.
  struct Lead: Sendable {
    let state: Int
    let event: Event
    let time: Double
  }

  /// A violation, and the event with which it comes.
  struct Breach: Sendable {
    let violation: InvariantViolation
    /// The state before the event.
    let state: Int
    /// The event; `nil` if time alone leads to it.
    let step: EventTrace.Step?
  }

  /// The number of states that were expanded.
  var count = 0
  var finds: [Find] = []
  /// The first step with which each move is made.
  var moves: [MoveKey: Lead] = [:]
  /// The moves and the instants at which they are made.
  var ways: Set<Way> = []
  /// The events that have come to a state of each name at once.
  var firsts: Set<First> = []
  var breaches: [Breach] = []
  var transitions = 0
  var refusals = 0
  var coverage: ExplorationCoverage
  /// The names of commands that changed something.
  var commands: Set<String> = []
  /// The states of held scenes that were seen, by their paths with what varies in angle brackets.
  var childStates: [String: Set<String>] = [:]
  var graph = ScreenGraph()

  init(coverage: ExplorationCoverage) { self.coverage = coverage }
}

/// A move while it is looked for, quick to compare.
struct MoveKey: Hashable, Sendable {
  /// The place of the state before.
  let place: Int
  /// The event; `nil` for a completion.
  let event: EventName?
  /// The place of the state after.
  let to: Int

  /// The move, with the names of the states.
  func move(of states: [String]) -> Move {
    Move(from: states[place], by: event?.rawValue ?? Move.completion, to: states[to])
  }
}

/// A move at an instant.
struct Way: Hashable, Sendable {
  let move: MoveKey
  let instant: Instant
}

/// An event that comes to a state of a name at once.
struct First: Hashable, Sendable {
  /// The place of the state.
  let place: Int
  /// The hash of the event.
  let event: UInt64
  /// That of the event with which a finger has gone down that this one is of; 0 for no finger.
  let began: UInt64
}

/// Expands states, one after the other.
final class Expander {
  /// What follows from an event.
  private struct Outcome {
    let hash: UInt64
    /// The place of the state.
    let place: Int
  }

  /// One of so many states is checked in full, and of so many, whether the same is reached in other
  /// environments.
  private static let fullStride: UInt64 = 64
  private static let environmentStride: UInt64 = 4
  private static let generalStride: UInt64 = 16
  /// Of so many ways to states that are known, one is looked at.
  private static let wayStride: UInt64 = 256

  private let trail: Trail
  private let checks: SceneChecks?
  private let table: StateTable
  private let knownWays: Set<Way>
  private let knownFirsts: Set<First>?
  /// Whether screens are kept, and what leads from one to another.
  private let keepsScreens: Bool
  /// So many states are checked in full, and all that leads there.
  private let fullCount: Int
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
  /// The last frame that was checked.
  private var last: ExploredFrame?
  @exclusivity(unchecked) private(set) var result: Expansion

  /// - Parameters:
  ///   - checks: What is looked for; `nil` for no violation.
  ///   - knownWays: Those that have been found before, the states after which have been checked in
  ///     full.
  ///   - knownFirsts: The events that have been checked in full; `nil` if that is not asked for.
  init(
    _ trail: Trail, _ checks: SceneChecks?, _ table: StateTable, stateNames: [String],
    knownWays: Set<Way>, knownFirsts: Set<First>?, keepsScreens: Bool,
    fullCount: Int
  ) {
    self.trail = trail
    self.checks = checks
    self.table = table
    self.knownWays = knownWays
    self.knownFirsts = knownFirsts
    self.keepsScreens = keepsScreens
    self.fullCount = fullCount
    result = Expansion(coverage: ExplorationCoverage(states: stateNames))
  }

  /// Tries out everything that can come to a state.
  ///
  /// - Parameter depth: The most events in a trace.
  func expand(_ state: Int, depth: Int) {
    result.count += 1
    do throws(EventError) {
      try trail.go(to: state, in: table)
      guard trail.depth < depth else { return }
      logbook?.enter(trail.explorer.state) { trace(to: state) }
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
    let sight = keepsScreens && isCalm ? explorer.frame.nodes : nil
    outcomes.removeAll(keepingCapacity: true)
    let name = logbook == nil ? "" : explorer.state
    let began = trail.gesture.map { canonical.value(of: .pan($0.began)) } ?? 0
    for (index, event) in events.enumerated() {
      result.transitions += 1
      if let logbook {
        logbook.tries(EventTrace.Step(event, at: time))
        if logbook.skips(event, in: name) { continue }
      }
      let row = result.coverage.place(place, event.name, kind)
      let (key, refusal) = canonical.attempt(event, from: Trail.baseMark, explorer)
      if let refusal {
        result.refusals += 1
        result.coverage.note(row, changes: false)
        if key != unchanged { add(.refusal(refusal), state, EventTrace.Step(event, at: time)) }
        continue
      }
      let step = EventTrace.Step(event, at: time)
      if case .command(let command) = event, key != unchanged {
        result.commands.insert(command.name)
      }
      if let sight { note(event, changes: key != unchanged, on: screen, sight, state, time) }
      let isRepeated = outcomes[key] != nil
      guard let outcome = outcome(key, explorer, state, step) else { continue }
      result.coverage.note(row, changes: outcome.hash != base)
      let hash = outcome.hash
      var isNewWay = false
      if hash != base {
        let move = MoveKey(place: place, event: event.name, to: outcome.place)
        let way = Way(move: move, instant: kind)
        if result.ways.insert(way).inserted {
          isNewWay = !knownWays.contains(way)
          if result.moves[move] == nil {
            result.moves[move] = Expansion.Lead(state: state, event: event, time: time)
          }
        }
      }
      let isKnown = hash == own || known.contains(hash) || table.contains(hash)
      if !isKnown {
        known.insert(hash)
      } else if keepsScreens, let to = screens[hash] ?? table.screens[hash] {
        result.graph.connect(screen, to: to)
      }
      // What is seen on the way to a state that is known may be wrong as well.
      let isSample = !isRepeated && hash != base && (isEarly || key % Self.wayStride == 0)
      // What changes nothing may ask for something.
      let isFirst =
        kind == .atOnce && (hash == base ? event.mayAsk : !isRepeated)
        && self.isFirst(event, at: place, of: event.isOfPan ? began : 0)
      if !isKnown || isNewWay || isFirst || isSample {
        let isFull = isNewWay || isFirst || !isKnown && (isEarly || hash % Self.fullStride == 0)
        let isCompared = isFull || !isKnown && hash % Self.environmentStride == 0
        let isGeneral = isFull || !isKnown && hash % Self.generalStride == 0
        inspect(
          state, step, isFull: isFull, isCompared: isCompared, isGeneral: isGeneral, explorer)
      }
      if !isKnown {
        var to: UInt64?
        if keepsScreens {
          to = ScreenGraph.screen(of: explorer.frame)
          screens[hash] = to
          result.graph.connect(screen, to: to ?? 0)
        }
        result.finds.append(
          Expansion.Find(
            hash: hash, parent: state, instant: instant, event: index, screen: to,
            hasFinger: PanGesture(trail.gesture, then: event) != nil))
      }
    }
  }

  /// Puts states in which a finger is down before the others that follow from a state: what has begun is
  /// gone on with first.
  private func putFingersFirst(from first: Int) {
    let finds = result.finds[first...]
    result.finds.replaceSubrange(
      first..., with: finds.filter { $0.hasFinger } + finds.filter { !$0.hasFinger })
  }

  /// The trace that leads to a state that has been gone to.
  private func trace(to state: Int) -> EventTrace? {
    guard var trace = beginning else { return nil }
    trace.steps = (try? trail.steps(to: state, in: table)) ?? []
    return trace
  }

  /// Notes a tap on a button of a screen at rest.
  private func note(
    _ event: Event, changes: Bool, on screen: UInt64, _ nodes: NodeList, _ state: Int,
    _ time: Double
  ) {
    guard case .tap(let tap) = event, let location = tap.location,
      let id = nodes.hitTest(location), let node = nodes[id], node.kind == .button, node.enabled
    else { return }
    let control = ScreenGraph.Control(screen: screen, button: id)
    result.graph.note(
      control, changes: changes, Expansion.Lead(state: state, event: event, time: time))
  }

  /// Whether an event has not come to a state of that name before, or not of that finger; it counts from
  /// now on.
  private func isFirst(_ event: Event, at place: Int, of began: UInt64) -> Bool {
    guard let knownFirsts else { return false }
    let first = First(place: place, event: canonical.value(of: event), began: began)
    return !knownFirsts.contains(first) && result.firsts.insert(first).inserted
  }

  /// Whether so few states are known that all is checked.
  private var isEarly: Bool { table.count < fullCount }

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

  /// Checks the frames on the way to a state, and the state.
  ///
  /// - Parameters:
  ///   - isFull: Whether to check what takes long, too.
  ///   - isCompared: Whether to try the same in other environments.
  ///   - isGeneral: Whether to check what must hold of the event in any scene.
  private func inspect(
    _ state: Int, _ step: EventTrace.Step, isFull: Bool, isCompared: Bool, isGeneral: Bool,
    _ explorer: AnyExplorer
  ) {
    explorer.rewind(to: Trail.baseMark)
    var found: [InvariantViolation] = []
    let presented = explorer.frame
    if isCompared, let checks {
      found = checks.violations(
        of: step.event, inOtherEnvironments: explorer, gesture: trail.gesture)
    }
    if isGeneral, let checks {
      found += checks.generalViolations(of: step.event, explorer, gesture: trail.gesture)
    }
    if isFull, let checks { found += checks.violations(of: step, restoring: explorer) }
    trail.rewind()
    do throws(EventError) {
      var frames: [ExploredFrame] = []
      try explorer.send(step.event, at: step.time) { [self] frame in
        result.coverage.note(frame.effects)
        for child in frame.children {
          result.childStates[child.family, default: []].insert(child.state)
        }
        if checks != nil { frames.append(frame) }
        guard let checks else { return }
        found += checks.violations(in: frame, after: last)
        if frame.event != nil { found += checks.jumps(from: presented, to: frame) }
        last = frame
      }
      found += checks?.ruleViolations(of: frames, explorer) ?? []
      found += checks?.violations(from: explorer, isFull: isFull) ?? []
    } catch {
      found.append(SceneChecks.violation(error))
    }
    for violation in found { add(violation, state, step) }
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

extension InvariantViolation {
  /// What violations have in common that count as one: all but the numbers.
  var key: String { name + ":" + text.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
