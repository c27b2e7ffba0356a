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

  /// A step whose frames are to be looked at, if it is the first of its kind when all are put together.
  struct Candidate: Sendable {
    /// The state before, and the instant.
    let state: Int
    let instant: Int
    let step: EventTrace.Step
    /// The hash of the state after it.
    let hash: UInt64
    /// Whether that is one of the finds.
    let isFind: Bool
    /// The way, if it was not known.
    let way: Way?
    /// The event's coming, if it was not known to.
    let first: First?
    /// Whether it is looked at in any case.
    let isSample: Bool
  }

  /// A violation, and the event with which it comes.
  struct Breach: Sendable {
    let violation: InvariantViolation
    /// The state before the event.
    let state: Int
    /// The event; `nil` if time alone leads to it.
    let step: EventTrace.Step?
  }

  /// The number of states that were taken.
  var count = 0
  /// The number of those to which nothing came, since their traces are as deep as they may be.
  var deepest = 0
  var finds: [Find] = []
  var candidates: [Candidate] = []
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
