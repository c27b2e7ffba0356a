import FlowEngine
import FlowSnapshots

/// A step of a scene's state machine: from a state by an event, or by a completion, to a state, which
/// may be the same if something else has changed.
package struct Move: Hashable, Comparable, Sendable {
  /// The name that stands for completions.
  package static let completion = SceneDescription.Transition.completion

  /// The state before.
  package var from: String
  /// The name of the event, or `completion`.
  package var by: String
  /// The state after.
  package var to: String

  init(from: String, by: String, to: String) {
    self.from = from
    self.by = by
    self.to = to
  }

  /// The move of a transition that a scene lists.
  package init(_ transition: SceneDescription.Transition) {
    self.init(from: transition.source, by: transition.trigger, to: transition.target)
  }

  package static func < (move: Move, other: Move) -> Bool {
    (move.from, move.by, move.to) < (other.from, other.by, other.to)
  }

  /// Whether a scene's list allows it: lists it, or what its scene receives in the place of its event.
  ///
  /// A pointer or a key becomes any event, an edit the focus and texts (docs/editing.md).
  package func isAllowed(by listed: Set<Move>) -> Bool {
    if from == to || listed.contains(self) { return true }
    if by.hasPrefix("pointer.") || by.hasPrefix("key.") { return true }
    let received = Self.received[by] ?? []
    var reached: Set = [from]
    var count = 0
    while reached.count > count {
      count = reached.count
      for move in listed where received.contains(move.by) && reached.contains(move.from) {
        reached.insert(move.to)
      }
    }
    return reached.contains(to)
  }

  /// The events that a scene receives in the place of edits.
  private static let received: [String: Set<String>] = [
    EventName.composeCommitted.rawValue: [EventName.text.rawValue],
    EventName.undo.rawValue: [EventName.focus.rawValue, EventName.text.rawValue],
    EventName.redo.rawValue: [EventName.focus.rawValue, EventName.text.rawValue],
  ]

  /// The move as people read it.
  package var text: String { "\(from) --\(by)--> \(to)" }
}

/// What a scene does on the way of a trace.
package struct TraceMoves {
  /// How often each move was made.
  package private(set) var counts: [Move: Int] = [:]
  /// The events that came, by state and name, whatever came of them.
  package private(set) var events: [String: [EventName: Int]] = [:]
  /// The types of effects that were asked for.
  package private(set) var effects: Set<String> = []
  /// The states that were seen.
  package private(set) var states: Set<String> = []
  /// The number of events.
  package private(set) var count = 0
  private var following = ChildFollowing()

  package init() {}

  /// What the scenes do that the scene holds, by their paths with what varies in angle brackets.
  package var children: [String: ChildMoves] { following.moves }

  /// The moves.
  package var moves: Set<Move> { Set(counts.keys) }

  /// Adds the way of a trace; events that the scene refuses lead nowhere.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or a header that it rejects.
  package mutating func add(_ trace: EventTrace, of scenes: SceneList) throws(TraceError) {
    add(trace.steps, try scenes.explore(trace.header))
  }

  mutating func add(_ steps: [EventTrace.Step], _ explorer: AnyExplorer) {
    explorer.restart()
    var state = explorer.state
    states.insert(state)
    following.begin(explorer.frame)
    var hash = CanonicalHash()
    for effect in explorer.frame.effects { effects.insert(effect.type) }
    for step in steps {
      pass(step.time, explorer, &state)
      let before = hash.value(of: explorer)
      events[state, default: [:]][step.event.name, default: 0] += 1
      count += 1
      following.note(step.event, to: explorer.frame)
      var frames: [ExploredFrame] = []
      do throws(EventError) {
        try explorer.send(step.event, at: step.time) { frames.append($0) }
      } catch {
        continue
      }
      if case .pointer = step.event {
        for frame in frames { follow(frame, of: step.event.name, &state) }
        state = explorer.state
        continue
      }
      let hasChanged = hash.value(of: explorer) != before
      for frame in frames { note(frame, hasChanged: hasChanged) }
      let after = explorer.state
      if hasChanged {
        counts[Move(from: state, by: step.event.name.rawValue, to: after), default: 0] += 1
      }
      state = after
    }
    pass(.infinity, explorer, &state)
  }

  private mutating func note(_ frame: ExploredFrame, hasChanged: Bool = true) {
    following.follow(frame, hasChanged: hasChanged)
    for effect in frame.effects { effects.insert(effect.type) }
    states.insert(frame.state)
  }

  /// Follows a frame of a pointer, which moves the scene by what has been recognized of it.
  private mutating func follow(
    _ frame: ExploredFrame, of pointer: EventName, _ state: inout String
  ) {
    note(frame)
    guard let event = frame.event else { return step(to: frame, &state) }
    guard event != pointer else { return }
    events[state, default: [:]][event, default: 0] += 1
    step(to: frame, &state)
  }

  /// Counts the move to a frame, by its event or by a completion.
  private mutating func step(to frame: ExploredFrame, _ state: inout String) {
    let move = Move(from: state, by: frame.event?.rawValue ?? Move.completion, to: frame.state)
    counts[move, default: 0] += 1
    state = frame.state
  }

  private mutating func pass(_ time: Double, _ explorer: AnyExplorer, _ state: inout String) {
    var frames: [ExploredFrame] = []
    // A scene that does not settle has been found out by then.
    if time.isFinite {
      try? explorer.pass(to: time) { frames.append($0) }
    } else {
      try? explorer.settle { frames.append($0) }
    }
    for frame in frames {
      note(frame)
      step(to: frame, &state)
    }
    state = explorer.state
  }
}
