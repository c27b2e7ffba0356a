import FlowEngine
import FlowTesting

/// A walk at random from a state that has not been expanded.
struct RandomWalk: Sendable {
  private(set) var transitions = 0
  private(set) var coverage: ExplorationCoverage
  private(set) var breaches: [(InvariantViolation, [EventTrace.Step])] = []

  /// Of so many events, one is checked in full.
  private static let fullStride = 16

  init(stateNames: [String]) {
    coverage = ExplorationCoverage(states: stateNames)
  }

  /// Goes on with random events.
  mutating func run(
    _ trail: Trail, _ checks: SceneChecks, _ table: StateTable, from rim: Range<Int>,
    count: Int, _ logbook: Logbook?, _ beginning: EventTrace, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let state = rim.lowerBound + random.number(below: rim.count)
    do throws(EventError) {
      var steps = try trail.steps(to: state, in: table)
      for number in 0..<count {
        if let logbook {
          var trace = beginning
          trace.steps = steps
          logbook.enter(trail.explorer.state) { trace }
        }
        let instants = trail.instantsNow
        let (instant, time) = instants[random.number(below: instants.count)]
        try step(
          trail, checks, (instant, time), &steps, &random, logbook,
          isFull: number % Self.fullStride == 0)
      }
    } catch {
      // A scene that does not settle has been found out by then.
      return
    }
  }

  private mutating func step(
    _ trail: Trail, _ checks: SceneChecks, _ instant: (Instant, Double),
    _ steps: inout [EventTrace.Step], _ random: inout SeededGenerator, _ logbook: Logbook?,
    isFull: Bool
  ) throws(EventError) {
    let explorer = trail.explorer
    var found: [InvariantViolation] = []
    var effects: [ExploredFrame.Effect] = []
    var last: ExploredFrame?
    let inspect: (ExploredFrame) -> Void = { frame in
      effects += frame.effects
      found += checks.violations(in: frame, after: last)
      last = frame
    }
    let events = try trail.pass(to: instant.1, instant.0, inspect: inspect)
    guard !events.isEmpty else { return }
    let event = random.one(of: events)
    let name = explorer.state
    let presented = checks.presented(before: event, explorer)
    var canonical = CanonicalHash()
    let before = canonical.value(of: explorer)
    transitions += 1
    logbook?.tries(EventTrace.Step(event, at: instant.1))
    if logbook?.skips(event, in: name) ?? false { return }
    do throws(EventError) {
      try explorer.send(event, at: instant.1) { next in
        found += checks.jumps(from: presented, to: next)
        inspect(next)
      }
      steps.append(EventTrace.Step(event, at: instant.1))
    } catch {
      if error.isCausedByScene { throw error }
    }
    let place = coverage.states.firstIndex(of: name) ?? 0
    let changes = canonical.value(of: explorer) != before
    coverage.note(coverage.place(place, event.name, instant.0), changes: changes)
    coverage.note(effects)
    found += checks.violations(from: explorer, isFull: isFull)
    for violation in found { breaches.append((violation, steps)) }
  }
}
