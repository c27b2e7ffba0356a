import FlowEngine
import FlowSnapshots

/// A scene that is taken from one state to another by the ways on which they were found, with the
/// states on the way marked.
final class Trail {
  /// A state on the way, with what can come to it.
  private struct Station {
    let state: Int
    let instants: [(Instant, Double)]
    /// The finger that is down.
    let gesture: PanGesture?
    /// The events at the instants that have been asked for.
    var events: [Int: [Event]] = [:]
  }

  /// The first mark of a state on the way.
  private static let firstMark = SceneChecks.firstMark + SceneChecks.markCount + 1
  /// The mark of the moment at an instant.
  static let baseMark = SceneChecks.firstMark + SceneChecks.markCount

  let explorer: AnyExplorer
  let alphabet: Alphabet
  private let between: Int
  private var stations: [Station] = []

  init(_ explorer: AnyExplorer, _ alphabet: Alphabet, between: Int) {
    self.explorer = explorer
    self.alphabet = alphabet
    self.between = between
    if alphabet.undoesEdits { explorer.keepEdits() }
  }

  /// The instants of the state that it has been taken to.
  var instants: [(Instant, Double)] { stations.last?.instants ?? [] }

  /// The instants of the moment where the scene is.
  var instantsNow: [(Instant, Double)] { Instant.all(at: explorer.clock, between: between) }

  /// The finger that is down in the state that it has been taken to.
  var gesture: PanGesture? { stations.last?.gesture ?? nil }

  /// The depth of the state that it has been taken to: how many events lead there.
  var depth: Int { stations.count - 1 }

  /// Goes to a state; an event that led there can be sent again.
  func go(to state: Int, in table: StateTable) throws(EventError) {
    let way = table.way(to: state)
    var common = 0
    while common < min(way.count, stations.count), stations[common].state == way[common] {
      common += 1
    }
    stations.removeLast(stations.count - common)
    if common == 0 {
      explorer.restart()
      enter(way[0], nil)
      common = 1
    }
    for state in way[common...] {
      let arrival = table.arrival(of: state)
      rewind()
      let step = try self.step(arrival.instant, arrival.event)
      rewind()
      try explorer.send(step.event, at: step.time)
      enter(state, PanGesture(gesture, then: step.event))
    }
    rewind()
  }

  /// Goes back to the state.
  func rewind() { explorer.rewind(to: Self.firstMark + stations.count - 1) }

  private func enter(_ state: Int, _ gesture: PanGesture?) {
    explorer.mark(Self.firstMark + stations.count)
    stations.append(
      Station(
        state: state, instants: Instant.all(at: explorer.clock, between: between),
        gesture: gesture))
  }

  /// The events at an instant of the state; the scene is there afterwards.
  func events(at instant: Int) throws(EventError) -> [Event] {
    let last = stations.count - 1
    let (kind, time) = stations[last].instants[instant]
    if let known = stations[last].events[instant] {
      try explorer.pass(to: time)
      return known
    }
    let events = try pass(to: time, kind)
    stations[last].events[instant] = events
    return events
  }

  /// Lets time pass to an instant, and returns the events that may come there.
  ///
  /// At the time of a completion they may be meant for what was seen before it: `send` delivers the
  /// completion first, and then the event.
  /// - Parameter inspect: Called with the frame of each completion.
  func pass(
    to time: Double, _ instant: Instant, inspect: ((ExploredFrame) -> Void)? = nil
  ) throws(EventError) -> [Event] {
    var before: Alphabet.Sight?
    if instant == .exactly, alphabet.only == nil {
      try explorer.pass(
        to: max(explorer.clock.time, time - Double(Instant.margin) / 1e9), inspect: inspect)
      before = Alphabet.Sight(frame: explorer.look, asked: explorer.asked)
    }
    try explorer.pass(to: time, inspect: inspect)
    return alphabet.events(for: explorer.look, asked: explorer.asked, before: before)
  }

  /// An event that has come to the state.
  private func step(_ instant: Int, _ event: Int) throws(EventError) -> EventTrace.Step {
    let last = stations.count - 1
    let time = stations[last].instants[instant].1
    if let known = stations[last].events[instant] {
      return EventTrace.Step(known[event], at: time)
    }
    return EventTrace.Step(try events(at: instant)[event], at: time)
  }

  /// The trace that leads to a state that has been gone to, with the header of another; `nil` without one.
  func trace(to state: Int, in table: StateTable, from beginning: EventTrace?) -> EventTrace? {
    guard var trace = beginning else { return nil }
    trace.steps = (try? steps(to: state, in: table)) ?? []
    return trace
  }

  /// The events that lead to a state.
  func steps(to state: Int, in table: StateTable) throws(EventError) -> [EventTrace.Step] {
    try go(to: state, in: table)
    let way = table.way(to: state)
    var steps: [EventTrace.Step] = []
    for (place, state) in way.dropFirst().enumerated() {
      let arrival = table.arrival(of: state)
      guard let events = stations[place].events[arrival.instant] else { continue }
      steps.append(
        EventTrace.Step(events[arrival.event], at: stations[place].instants[arrival.instant].1))
    }
    return steps
  }
}
