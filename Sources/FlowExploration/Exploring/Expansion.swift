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

  /// The states that were expanded.
  let states: Range<Int>
  var finds: [Find] = []
  /// The first step with which each move is made.
  var moves: [Move: Lead] = [:]
  var breaches: [Breach] = []
  var transitions = 0
  var refusals = 0
  var coverage: ExplorationCoverage

  init(states: Range<Int>, coverage: ExplorationCoverage) {
    self.states = states
    self.coverage = coverage
  }
}

/// A move while it is looked for, quick to compare.
private struct MoveKey: Hashable {
  let place: Int
  let event: EventName
  let to: String
}

/// Expands states, one after the other.
final class Expander {
  /// Of each state so many of those found from it are checked in full, and one of so many others.
  private static let fullCount = 2
  private static let fullStride: UInt64 = 256

  private let trail: Trail
  private let checks: SceneChecks
  private let table: StateTable
  private var canonical = CanonicalHash()
  private var known: Set<UInt64> = []
  private var keys: Set<String> = []
  private var moves: Set<MoveKey> = []
  /// The number of states found from the one that is being expanded.
  private var findCount = 0
  /// The last frame that was checked.
  private var last: ExploredFrame?
  private(set) var result: Expansion

  init(
    _ trail: Trail, _ checks: SceneChecks, _ table: StateTable, _ states: Range<Int>,
    stateNames: [String]
  ) {
    self.trail = trail
    self.checks = checks
    self.table = table
    result = Expansion(states: states, coverage: ExplorationCoverage(states: stateNames))
  }

  private var explorer: AnyExplorer { trail.explorer }

  /// Tries out everything that can come to a state.
  ///
  /// - Parameter depth: The most events in a trace.
  func expand(_ state: Int, depth: Int) {
    do throws(EventError) {
      try trail.go(to: state, in: table)
      guard trail.depth < depth else { return }
      findCount = 0
      for instant in trail.instants.indices {
        trail.rewind()
        try expand(state, at: instant)
      }
    } catch {
      if error.isCausedByScene { add(SceneChecks.violation(error), state, nil) }
    }
  }

  private func expand(_ state: Int, at instant: Int) throws(EventError) {
    let own = canonical.value(of: explorer)
    let former = explorer.state
    let next = explorer.clock.nextCompletion
    let events = try trail.events(at: instant)
    let (kind, time) = trail.instants[instant]
    explorer.mark(Trail.baseMark)
    let base = canonical.value(of: explorer)
    let name = explorer.state
    let place = result.coverage.states.firstIndex(of: name) ?? 0
    if let next, next <= time {
      let move = Move(from: former, by: Move.completion, to: name)
      lead(move, Expansion.Lead(state: state, event: .tick, time: time))
    }
    var isThere = true
    for (index, event) in events.enumerated() {
      if !isThere { explorer.rewind(to: Trail.baseMark) }
      isThere = false
      result.transitions += 1
      let row = result.coverage.place(place, event.name, kind)
      do throws(EventError) {
        try explorer.send(event, at: time)
      } catch {
        result.refusals += 1
        result.coverage.note(row, changes: false)
        let step = EventTrace.Step(event, at: time)
        if error.isCausedByScene {
          add(SceneChecks.violation(error), state, step)
        } else if canonical.value(of: explorer) != base {
          add(.refusal(error), state, step)
        } else {
          isThere = true
        }
        continue
      }
      let hash = canonical.value(of: explorer)
      result.coverage.note(row, changes: hash != base)
      if hash != base {
        let move = MoveKey(place: place, event: event.name, to: explorer.state)
        if moves.insert(move).inserted {
          lead(
            Move(from: name, by: event.name.rawValue, to: move.to),
            Expansion.Lead(state: state, event: event, time: time))
        }
      }
      if hash == own || known.contains(hash) || table.contains(hash) { continue }
      known.insert(hash)
      findCount += 1
      result.finds.append(
        Expansion.Find(hash: hash, parent: state, instant: instant, event: index))
      inspect(state, EventTrace.Step(event, at: time), hash)
    }
  }

  /// Checks the frames on the way to a state that has been found, and the state.
  private func inspect(_ state: Int, _ step: EventTrace.Step, _ hash: UInt64) {
    explorer.rewind(to: Trail.baseMark)
    var found = checks.violations(of: step.event, reducingMotionIn: explorer)
    trail.rewind()
    do throws(EventError) {
      try explorer.send(step.event, at: step.time) { [self] frame in
        result.coverage.note(frame.effects)
        found += checks.violations(in: frame, after: last)
        last = frame
      }
      let isFull = findCount <= Self.fullCount || hash % Self.fullStride == 0
      found += checks.violations(from: explorer, isFull: isFull)
    } catch {
      found.append(SceneChecks.violation(error))
    }
    for violation in found { add(violation, state, step) }
  }

  private func lead(_ move: Move, _ lead: Expansion.Lead) {
    if result.moves[move] == nil { result.moves[move] = lead }
  }

  private func add(
    _ violation: InvariantViolation, _ state: Int, _ step: EventTrace.Step?
  ) {
    guard keys.insert(violation.key).inserted else { return }
    result.breaches.append(Expansion.Breach(violation: violation, state: state, step: step))
  }
}

extension InvariantViolation {
  /// What violations have in common that count as one: all but the numbers.
  var key: String { name + ":" + text.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
