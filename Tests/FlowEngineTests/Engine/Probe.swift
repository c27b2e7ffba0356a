import FlowEngine

/// A scene for tests: two boxes and a label, moved by commands in every way an engine knows.
enum Probe: Scene {
  static var name: String { "probe" }
  static var summary: String { "Boxes for tests." }
  static var commands: [String] {
    [
      "set", "wide", "spring", "bounce", "creep", "damped", "ease", "fade", "slow", "both", "chain",
      "ever",
      "nothing", "enter", "leave", "stop", "stopA", "follow", "refuse",
    ]
  }

  struct Configuration: SceneConfiguration {
    var blinks = false
    var limit = 10.0

    mutating func visit<Visitor: ConfigurationVisitor & ~Copyable>(
      _ visitor: inout Visitor
    ) throws(ConfigurationError) {
      try visitor.member("blinks", &blinks, "whether the label blinks")
      try visitor.member("limit", &limit, "a number for tests")
    }

    func validate() throws(ConfigurationError) {
      guard limit > 0 else { throw ConfigurationError("expected more than 0", of: "limit") }
    }
  }

  struct State: SceneState {
    enum Name: String, CaseIterable, Sendable { case idle }

    var a = 0.0
    var b = 0.0
    var alpha = 1.0
    var color = Color.black
    var entered = false
    var done: [String] = []
    var progress = 1.0

    var name: Name { .idle }

    func write(to json: inout JSONWriter) {
      json.member("done", done.count)
    }
  }

  enum Effect: SceneEffect {
    case did(String)

    var type: String { "did" }

    func write(to json: inout JSONWriter) {
      if case .did(let what) = self { json.member("what", what) }
    }
  }

  struct Done: Equatable, Sendable {
    var name: String
  }
  typealias Completion = Done

  enum Part: ScenePart {
    case a, b, child, label, guest

    var id: NodeID {
      switch self {
      case .a: "a"
      case .b: "b"
      case .child: "child"
      case .label: "label"
      case .guest: "guest"
      }
    }
    var kind: Node.Kind { self == .label ? .label : .view }
    var parent: Part? { self == .child ? .a : nil }
  }

  static func start(_ context: inout SceneContext<Probe>) -> State { State() }

  static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<Probe>
  ) throws(EventError) {
    guard case .command(let command) = event else { return }
    guard commands.contains(command.name) else {
      throw .unknownCommand(command.name, known: commands)
    }
    if command.name == "refuse" { throw .invalidMember("value", expected: "something else") }
    var value = 0.0
    if case .number(let number) = command.value { value = number }
    let done = Done(name: command.name)
    switch command.name {
    case "set": state.a = value
    case "wide":
      state.a = value
      state.alpha = 0
      context.animate(Transaction(.easeInOut(duration: 0.8), completion: done))
    case "spring":
      state.a = value
      context.animate(Transaction(.spring(duration: 0.8, dampingRatio: 1), completion: done))
    case "bounce":
      state.a = value
      context.animate(Transaction(.spring(duration: 0.9, dampingRatio: 0.5), completion: done))
    case "creep":
      state.a = value
      context.animate(Transaction(.spring(duration: 0.9, dampingRatio: 2), completion: done))
    case "damped":
      state.a = 100
      context.animate(Transaction(.spring(duration: 0.8, dampingRatio: value), completion: done))
    case "ease":
      state.a = value
      context.animate(
        Transaction(.easeInOut(duration: 0.5), of: "a", properties: .frame, completion: done))
    case "fade":
      state.alpha = value
      state.color = .white
      context.animate(
        Transaction(.easeInOut(duration: 0.2), properties: [.alpha, .background], completion: done))
    case "slow":
      state.b = value
      context.animate(Transaction(.easeInOut(duration: 2), of: "b", completion: done))
    case "both":
      state.a = value
      state.b = value
      context.animate(
        Transaction(.easeInOut(duration: 0.3), of: "a", completion: Done(name: "first")))
      context.animate(Transaction(.easeInOut(duration: 0.3), completion: Done(name: "second")))
    case "chain":
      state.a = value
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: done))
    case "ever", "nothing":
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: done))
    case "enter":
      state.entered = true
      context.animate(
        Transaction(
          .easeInOut(duration: 0.4), of: "guest", completion: done,
          from: [
            .init(
              "guest", .frame, from: AnimatableValue(Rect(x: 100, y: 0, width: 10, height: 10)))
          ]))
    case "leave": state.entered = false
    case "stop": context.stopAnimations()
    case "stopA": context.stopAnimations(of: "a")
    default:
      state.b = value
      context.animate(.following(.easeInOut(duration: 0.5), completion: done))
    }
  }

  static func complete(
    _ state: inout State, _ completion: Done, _ context: inout SceneContext<Probe>
  ) {
    state.done.append(completion.name)
    context.send(.did(completion.name))
    if completion.name == "chain", state.done.count < 3 {
      state.a += 10
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: completion))
    }
    if completion.name == "ever" {
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: completion))
    }
  }

  static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    nodes.append(Part.a, frame: Rect(x: state.a, y: 0, width: 40, height: 40)) { a in
      a.interactive = true
      a.accessibilityLabel = "A"
    }
    nodes.append(Part.child, frame: Rect(x: state.a / 2, y: 0, width: 10, height: 10))
    // Half way the box turns over: what only a layout at each moment can show.
    nodes.append(
      Part.b,
      frame: Rect(x: state.b * state.progress * state.progress, y: 50, width: 40, height: 40)
    ) { b in
      b.hidden = state.progress < 0.5
    }
    nodes.append(Part.label, frame: Rect(x: 0, y: 100, width: 40, height: 20)) { label in
      label.alpha = state.alpha
      label.background = state.color
    }
    if configuration.blinks {
      nodes.append(
        RepeatingAnimation(
          "label", .alpha, from: AnimatableValue(1), to: AnimatableValue(0), curve: .easeIn,
          duration: 0.9, begin: 0))
    }
    if state.entered {
      nodes.append(Part.guest, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    }
  }
}

/// An engine of the probe with all frames it has made.
struct ProbeRun {
  var engine: Engine<Probe>
  var frames: [Frame<Probe>]

  init(blinks: Bool = false, environment: Environment = Environment()) throws {
    var configuration = Probe.Configuration()
    configuration.blinks = blinks
    engine = try Engine(configuration: configuration, environment: environment)
    frames = [engine.frame]
  }

  var a: Double { engine.frame.nodes["a"]?.frame.minX ?? .nan }
  var b: Double { engine.frame.nodes["b"]?.frame.minX ?? .nan }
  var label: Node? { engine.frame.nodes["label"] }
  /// The names of the completions that have come, with their times.
  var done: [String] {
    frames.flatMap { frame in frame.effects.map { "\($0.what) \(frame.time)" } }
  }

  mutating func command(_ name: String, _ value: Double = 0, at time: Double) throws {
    try send(.command(Command(name, value: .number(value))), at: time)
  }

  mutating func send(_ event: Event, at time: Double) throws {
    var made: [Frame<Probe>] = []
    try engine.send(event, at: time) { made.append(copy $0) }
    frames += made
  }

  mutating func advance(to time: Double) throws {
    var made: [Frame<Probe>] = []
    try engine.advance(to: time) { made.append(copy $0) }
    frames += made
  }

  mutating func settle() throws {
    var made: [Frame<Probe>] = []
    try engine.settle { made.append(copy $0) }
    frames += made
  }
}

extension Probe.Effect {
  var what: String {
    switch self {
    case .did(let what): what
    }
  }
}
