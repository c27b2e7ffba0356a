import FlowEngine
import FlowSnapshots

/// A step whose frames are looked at, with the state after it.
struct InspectedStep: Sendable {
  /// The state before, and the instant.
  let state: Int
  let instant: Int
  let step: EventTrace.Step
  /// Whether what takes long is checked, too.
  let isFull: Bool
  /// Whether the same is tried in other environments.
  let isCompared: Bool
  /// Whether what must hold of the event in any scene is checked.
  let isGeneral: Bool

  /// Of so many new states one is checked in full; of so many, the same is tried in other environments;
  /// and of so many, what must hold of the event in any scene is checked.
  private static let fullStride: UInt64 = 64
  private static let environmentStride: UInt64 = 4
  private static let generalStride: UInt64 = 16

  /// - Parameters:
  ///   - isNew: Whether the state after it is new.
  ///   - isFull: Whether it is checked in full in any case.
  init(_ candidate: Expansion.Candidate, isNew: Bool, isFull: Bool) {
    state = candidate.state
    instant = candidate.instant
    step = candidate.step
    let hash = candidate.hash
    self.isFull = isFull || isNew && hash % Self.fullStride == 0
    isCompared = self.isFull || isNew && hash % Self.environmentStride == 0
    isGeneral = self.isFull || isNew && hash % Self.generalStride == 0
  }
}

/// Looks at the frames of steps that have been tried, and at the states after them.
final class Inspector {
  private let trail: Trail
  private let checks: SceneChecks?
  private let table: StateTable
  private let logbook: Logbook?
  private let beginning: EventTrace
  private var keys: Set<String> = []
  /// The last frame that was checked.
  private var last: ExploredFrame?
  /// The state and the instant of the last step.
  private var place: (state: Int, instant: Int)?
  /// The name of the state that the logbook was last told of.
  private var entered = ""
  @exclusivity(unchecked) private(set) var result: Expansion

  /// - Parameters:
  ///   - checks: What is looked for; `nil` for no violation.
  ///   - logbook: Where it says what it is about to do, in traces that begin with `beginning`.
  init(
    _ trail: Trail, _ checks: SceneChecks?, _ table: StateTable, stateNames: [String],
    _ logbook: Logbook?, _ beginning: EventTrace
  ) {
    self.trail = trail
    self.checks = checks
    self.table = table
    self.logbook = logbook
    self.beginning = beginning
    result = Expansion(coverage: ExplorationCoverage(states: stateNames))
  }

  /// Looks at a step; steps of one state and instant are best looked at one after the other.
  func inspect(_ inspected: InspectedStep) {
    let explorer = trail.explorer
    let step = inspected.step
    if let logbook {
      if place?.state != inspected.state { enter(inspected.state, logbook) }
      logbook.tries(step)
      if logbook.skips(step.event, in: entered) { return }
    }
    var found: [InvariantViolation] = []
    do throws(EventError) {
      try go(to: inspected)
      let presented = checks?.presented(before: step.event, explorer)
      if let checks { found = before(inspected, checks, explorer) }
      trail.rewind()
      let watch = checks?.watch()
      try explorer.send(step.event, at: step.time) { [self] frame in
        result.coverage.note(frame.effects)
        for child in frame.children {
          result.childStates[child.family, default: []].insert(child.state)
        }
        guard let checks else { return }
        watch?.look(at: frame)
        found += checks.violations(in: frame, after: last)
        found += checks.jumps(from: presented, to: frame)
        last = frame
      }
      if let checks, let watch { found += checks.ruleViolations(watch, explorer) }
      found += checks?.violations(from: explorer, isFull: inspected.isFull) ?? []
    } catch {
      found.append(SceneChecks.violation(error))
    }
    for violation in found where keys.insert(violation.key).inserted {
      result.breaches.append(
        Expansion.Breach(violation: violation, state: inspected.state, step: step))
    }
  }

  private func enter(_ state: Int, _ logbook: Logbook) {
    place = nil
    guard (try? trail.go(to: state, in: table)) != nil else { return }
    entered = trail.explorer.state
    logbook.enter(entered) { trail.trace(to: state, in: table, from: beginning) }
  }

  /// Goes to the moment of a step.
  private func go(to inspected: InspectedStep) throws(EventError) {
    if let place, place == (inspected.state, inspected.instant) {
      return trail.explorer.rewind(to: Trail.baseMark)
    }
    try trail.go(to: inspected.state, in: table)
    try trail.explorer.pass(to: trail.instants[inspected.instant].1)
    trail.explorer.mark(Trail.baseMark)
    place = (inspected.state, inspected.instant)
  }

  /// What is wrong with an event in other environments, by the rules for any scene, and in a scene that is
  /// restored; the scene is at the moment before it.
  private func before(
    _ inspected: InspectedStep, _ checks: SceneChecks, _ explorer: AnyExplorer
  ) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    let event = inspected.step.event
    if inspected.isCompared {
      found = checks.violations(of: event, inOtherEnvironments: explorer, gesture: trail.gesture)
    }
    if inspected.isGeneral {
      found += checks.generalViolations(of: event, explorer, gesture: trail.gesture)
    }
    if inspected.isFull { found += checks.violations(of: inspected.step, restoring: explorer) }
    return found
  }
}
