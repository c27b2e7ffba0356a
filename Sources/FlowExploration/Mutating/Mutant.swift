import FlowEngine

/// A scene around another one, which does the same but for a mutation.
///
/// Engine and replay are those of every scene, so that its frames are compared as any others.
struct Mutant<S: Scene>: Scene {
  typealias Configuration = MutantConfiguration<S.Configuration>
  typealias State = S.State
  typealias Effect = S.Effect
  typealias Completion = S.Completion
  typealias Part = S.Part

  static var name: String { S.name }
  static var summary: String { S.summary }
  static var commands: [SceneInput] { S.inputs }
  static var responses: [SceneInput] { S.responses }
  static var isComposed: Bool { S.isComposed }

  private var scene: S

  init(_ context: inout Context) {
    let probe = context.configuration.probe
    probe?.census?.begin(at: context.time)
    scene = context.lend(to: S.self, configuration: context.configuration.base) { S(&$0) }
    Self.change(&context, by: "opening", in: scene.state.rawValue)
  }

  var state: S.State { scene.state }

  var progress: Double {
    get { scene.progress }
    set { scene.progress = newValue }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    let lost = Mutation.event(event.name, state: scene.state.rawValue)
    try handle(lost, by: event.name.rawValue, &context) { (scene, context) throws(EventError) in
      try scene.receive(event, &context)
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    let lost = Mutation.completion(completion.rawValue, state: scene.state.rawValue)
    handle(lost, by: completion.rawValue, &context) { scene, context in
      scene.complete(completion, &context)
    }
  }

  mutating func reachChildren(_ children: inout ChildVisitor) { scene.reachChildren(&children) }

  mutating func noticeChildren(_ context: inout Context) {
    let state = scene.state.rawValue
    context.lend(to: S.self, configuration: context.configuration.base) {
      scene.noticeChildren(&$0)
    }
    Self.change(&context, by: "children", in: state)
  }

  mutating func takesTouch(_ event: Event, _ context: inout Context) -> Bool {
    context.lend(to: S.self, configuration: context.configuration.base) {
      scene.takesTouch(event, &$0)
    }
  }

  /// Lets the scene handle an event or a completion, unless that is what gets lost.
  private mutating func handle<Failure: Error>(
    _ lost: Mutation, by cause: String, _ context: inout Context,
    _ body: (inout S, inout S.Context) throws(Failure) -> Void
  ) throws(Failure) {
    let probe = context.configuration.probe
    if probe?.mutation == lost { return }
    let state = scene.state.rawValue
    let before = probe?.census == nil ? nil : scene
    try context.lend(to: S.self, configuration: context.configuration.base) {
      (context) throws(Failure) in
      try body(&scene, &context)
    }
    if let before {
      probe?.census?.begin(at: context.time)
      // What changes nothing cannot be missed.
      if context.hasRequests || !scene.isInSameState(as: before) { probe?.census?.note(lost) }
    }
    Self.change(&context, by: cause, in: state)
  }

  /// Changes what the scene has asked for.
  private static func change(_ context: inout Context, by cause: String, in state: String) {
    guard let probe = context.configuration.probe else { return }
    switch probe.mutation {
    case .effect(let type, let place) where place == state:
      context.requestedEffects.removeAll { $0.type == type }
    case .effectOrder(let first, let second):
      for index in context.requestedEffects.indices.dropFirst()
      where context.requestedEffects[index - 1].type == first
        && context.requestedEffects[index].type == second
      {
        context.requestedEffects.swapAt(index - 1, index)
        break
      }
    case .slower(let place) where place.cause == cause && place.state == state:
      guard let timing = context.timing(of: place) else { break }
      context.time(transaction: place.number - 1, as: timing.slower)
    case .undamped(let place) where place.cause == cause && place.state == state:
      guard let timing = context.timing(of: place) else { break }
      context.time(transaction: place.number - 1, as: timing.undamped)
    case .later(let name, let place) where place == state:
      if let completion = Completion(rawValue: name) { context.delay(completion, by: 1.1) }
    default: break
    }
    probe.census?.note(context, by: cause, in: state)
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    scene.layout(environment, configuration.base, into: &nodes)
    configuration.probe?.change(&nodes, S.self)
  }

  mutating func visit(_ members: inout StateMembers) { scene.visit(&members) }

  mutating func didRestore(_ context: Context) throws(MemberError) {
    var context = context
    try context.lend(to: S.self, configuration: context.configuration.base) {
      (context) throws(MemberError) in
      try scene.didRestore(context)
    }
  }
}

extension SceneContext {
  /// The timing of a transaction; `nil` if there is no such one.
  fileprivate func timing(of place: Mutation.TransactionPlace) -> Timing? {
    let timings = requestedTimings
    return timings.indices.contains(place.number - 1) ? timings[place.number - 1] : nil
  }
}

extension Timing {
  /// The same over a time that is a tenth longer.
  fileprivate var slower: Timing {
    switch self {
    case .curve(let curve, let duration): .curve(curve, duration: duration * 1.1)
    case .spring(let spring):
      .spring(duration: spring.duration * 1.1, dampingRatio: spring.dampingRatio)
    }
  }

  /// The same with the least damping that a spring can have.
  fileprivate var undamped: Timing {
    switch self {
    case .curve: self
    case .spring(let spring): .spring(duration: spring.duration, dampingRatio: 0)
    }
  }
}
