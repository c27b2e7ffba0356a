import FlowEngine
import FlowSnapshots

/// The states of a scene, and the transitions that it lists, or that traces have made.
package struct SceneDiagram: Equatable {
  /// A way from one state to another.
  package struct Transition: Equatable {
    /// The names of the states.
    package var from: String
    package var to: String
    /// The triggers, the most frequent first.
    package var triggers: [Trigger]
    /// Whether the scene lists it, so that its label needs no counts.
    package var isListed = false

    /// How many times it was taken; 0 if an exploration has found it, and no trace takes it.
    package var count: Int { triggers.reduce(0) { $0 + $1.count } }
    /// Whether it is drawn dashed: an exploration has found it, and no trace takes it.
    var isUntaken: Bool { !isListed && count == 0 }
  }

  /// A trigger of a transition.
  package struct Trigger: Equatable {
    /// The event, with its target, or `completion`; of a listed transition, with its guard.
    package var name: String
    /// How many times traces contain it.
    package var count: Int
  }

  /// The scene's name.
  package let scene: String
  /// All states that the scene says it has, and any other that was seen.
  package let states: [String]
  /// The states in which the scene has opened.
  package let starts: [String]
  /// The transitions, in the order of the states.
  package let transitions: [Transition]
  /// The states that no trace reaches.
  package let unreached: [String]
  /// What the scene takes and no trace sends: its commands, and the events that its kinds of nodes
  /// have.
  package let unsent: [String]

  /// Composes a diagram of what was seen.
  ///
  /// - Parameter moves: What an exploration has found; those that no trace makes are drawn, too.
  init(of scene: SceneDescription, _ walks: [StateWalk], moves: [ReportCoverage.Move] = []) {
    self.scene = scene.name
    var seen: [String: [String: [String: Int]]] = [:]
    var reached: Set<String> = []
    var starts: Set<String> = []
    var sent: Set<String> = []
    for walk in walks {
      reached.formUnion(walk.states)
      if let start = walk.start { starts.insert(start) }
      sent.formUnion(walk.sent)
      for (step, count) in walk.steps {
        seen[step.from, default: [:]][step.to, default: [:]][step.trigger, default: 0] += count
      }
    }
    let others = reached.filter { !scene.states.contains($0) }.sorted()
    let states = scene.states + others
    self.states = states
    self.starts = states.filter { starts.contains($0) }
    unreached = scene.states.filter { !reached.contains($0) }
    unsent = Self.taken(by: scene).filter { !sent.contains($0) }
    transitions = states.flatMap { from in
      states.flatMap { to in
        let never = moves.filter { $0.from == from && $0.to == to && from != to && $0.count == 0 }
          .map { Trigger(name: Self.words($0.by), count: 0) }
        return [
          Transition(from: from, to: to, triggers: Self.named(seen[from]?[to] ?? [:])),
          Transition(from: from, to: to, triggers: never),
        ].filter { !$0.triggers.isEmpty }
      }
    }
  }

  /// Composes a diagram of the transitions that a scene lists.
  ///
  /// - Parameter start: The state in which the scene opens.
  package init(listedBy scene: SceneDescription, start: String?) {
    self.scene = scene.name
    let states = scene.states
    self.states = states
    starts = start.map { [$0] } ?? []
    unreached = []
    unsent = []
    transitions = states.flatMap { from in
      states.compactMap { to in
        let triggers = scene.transitions.filter { $0.source == from && $0.target == to }.map {
          let guarded = $0.guard.map { " (\($0))" } ?? ""
          return Trigger(name: Self.words($0.trigger) + guarded, count: 0)
        }
        return triggers.isEmpty
          ? nil : Transition(from: from, to: to, triggers: triggers, isListed: true)
      }
    }
  }

  /// Composes a diagram of what traces take of a scene that is held.
  ///
  /// - Parameters:
  ///   - coverage: What they take.
  ///   - states: The names of its states.
  package init(of coverage: ReportCoverage, states: [String]) {
    scene = coverage.scene
    self.states = states
    starts = []
    unreached = coverage.missingStates
    unsent = []
    transitions = states.flatMap { from in
      states.compactMap { to in
        var triggers: [String: Int] = [:]
        for move in coverage.moves where move.from == from && move.to == to && from != to {
          triggers[Self.words(move.by)] = move.count
        }
        return triggers.isEmpty
          ? nil : Transition(from: from, to: to, triggers: Self.named(triggers))
      }
    }
  }

  /// The name of an event as labels have it.
  static func words(_ event: String) -> String {
    String(event.map { $0 == "." ? " " : $0 })
  }

  /// The triggers of a transition, the most frequent first. Where there are many, taps are one, whatever
  /// they are on.
  private static func named(_ triggers: [String: Int]) -> [Trigger] {
    var triggers = triggers
    if triggers.count > triggerLimit {
      for (trigger, count) in triggers where trigger.hasPrefix("tap ") {
        triggers["tap", default: 0] += count
        triggers[trigger] = nil
      }
    }
    return triggers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { Trigger(name: $0.key, count: $0.value) }
  }

  /// What a scene takes, as far as it says so.
  private static func taken(by scene: SceneDescription) -> [String] {
    let ofKinds: [(kind: String, events: [String])] = [
      ("button", ["tap"]),
      ("field", ["tap", "text", "deleteBackward", "return", "focus", "blur"]),
      ("scroll", ["scroll"]), ("picker", ["select"]),
    ]
    var events: [String] = []
    for (kind, names) in ofKinds where scene.nodes.contains(where: { $0.kind == kind }) {
      events += names.filter { !events.contains($0) }
    }
    return events + scene.commands.map { "command \($0)" }
  }
}

/// The states that a trace goes through, in memory for those and not for its events.
struct StateWalk {
  /// A change of the state.
  struct Step: Hashable {
    var from: String
    var to: String
    /// What has led to it, in words.
    var trigger: String
  }

  /// The state in which the scene opens; `nil` for a trace that begins with a saved one.
  private(set) var start: String?
  /// All states that it was in.
  private(set) var states: Set<String> = []
  /// How often each change was made.
  private(set) var steps: [Step: Int] = [:]
  /// The events that it sends: their types, and commands with their names.
  private(set) var sent: Set<String> = []

  /// Replays a trace.
  ///
  /// - Throws: `DocumentError` for a trace that cannot be read or replayed.
  init(of trace: String, check: CaseCheck) throws(DocumentError) {
    let frames: FrameReader
    do throws(FileError) {
      frames = FrameReader(
        try ReplayedFrames(
          of: trace, scenes: check.scenes, options: ReplayOptions(), limit: check.options.limit))
    } catch {
      throw .file(error)
    }
    // Frames have the names of the newest version.
    var text: [UInt8]
    do throws(FileError) { text = try File.contents(of: trace) } catch { throw .file(error) }
    do throws(TraceError) {
      text = try MigratedTrace(text, of: check.scenes)?.text ?? text
    } catch {
      throw .trace(error, path: trace)
    }
    try walk(frames, Lines(of: text), EventCounter(text))
  }

  /// The lines of a trace that are not blank, one by one.
  private struct Lines {
    private var rest: ArraySlice<UInt8>

    init(of text: [UInt8]) { rest = text[...] }

    mutating func next() -> ArraySlice<UInt8>? {
      rest = rest.drop { $0 <= UInt8(ascii: " ") }
      if rest.isEmpty { return nil }
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...]
      return line
    }
  }

  /// Goes through frames, and the lines of the trace that gives them beside them.
  private mutating func walk(
    _ frames: FrameReader, _ lines: Lines, _ counter: EventCounter
  ) throws(DocumentError) {
    var lines = lines
    var counter = counter
    var recorded = RecordedEvents()
    if let header = lines.next() { recorded.add(header) }
    var state: String?
    while let frame = try frames.next() {
      if counter.take(frame.head) {
        if let line = lines.next() { recorded.add(line) }
        note(recorded.last)
      }
      let outline = frame.outline
      let name = outline.member("name", of: frame.state).flatMap { outline.string($0) } ?? ""
      if let state, state != name { count(state, name, frame.head, recorded) }
      state = name
      states.insert(name)
      if start == nil, !recorded.beginsInTheMiddle { start = name }
    }
  }

  private mutating func note(_ event: RecordedEvents.Event?) {
    guard let event else { return }
    sent.insert(event.type)
    if event.type == "command", sent.count < DrawingLimits.stateChanges { sent.insert(event.label) }
  }

  private mutating func count(
    _ from: String, _ to: String, _ head: FrameRecord.Head, _ recorded: RecordedEvents
  ) {
    let event = recorded.event(recorded.count, named: head.event)?.label
    // What a pointer has become is in no line.
    let trigger = head.cause == .event ? event ?? head.event.map(SceneDiagram.words) : nil
    var step = Step(from: from, to: to, trigger: trigger ?? "completion")
    if steps[step] == nil, steps.count >= DrawingLimits.stateChanges {
      step.trigger = head.event.map { String($0.prefix { $0 != "." }) } ?? step.trigger
    }
    steps[step, default: 0] += 1
  }
}
