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
  static var strings: [SceneString] { S.strings }
  static var palette: [SceneColor] { S.palette }
  static var steps: VersionSteps { S.steps }
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
    let (name, state) = (event.name, scene.state.rawValue)
    var event = event
    noteMistakes(event, context)
    if case .mistaken(let member, name, state) = context.configuration.probe?.mutation {
      event = member.mistaking(event) ?? event
    }
    let isTwice = context.configuration.probe?.mutation == .doubled(name, state: state)
    let lost = Mutation.event(name, state: state)
    try handle(lost, by: name.rawValue, &context) { (scene, context) throws(EventError) in
      try scene.receive(event, &context)
      // What the scene refuses the second time has happened once.
      if isTwice { try? scene.receive(event, &context) }
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

  var touchedChild: String? { scene.touchedChild }

  mutating func takesTouch(_ event: Event, _ context: inout Context) -> Bool {
    context.lend(to: S.self, configuration: context.configuration.base) {
      scene.takesTouch(event, &$0)
    }
  }

  /// The state after events, and the effects, timers and timings that they request.
  private struct Outcome {
    var scene: S
    var effects: [String]
    var timers: [String]
    var timings: [Timing]
  }

  /// Notes the mistakes about an event of which something else would come.
  private func noteMistakes(_ event: Event, _ context: Context) {
    // The children of a scene are not part of its value.
    guard let probe = context.configuration.probe, probe.census != nil, !S.isComposed,
      let right = outcome(of: [event], context)
    else { return }
    func isOther(_ outcome: Outcome?) -> Bool {
      guard let outcome else { return true }
      return outcome.effects != right.effects || outcome.timers != right.timers
        || !outcome.scene.isInSameState(as: right.scene)
    }
    probe.census?.begin(at: context.time)
    let (name, state) = (event.name, scene.state.rawValue)
    if isOther(outcome(of: [event, event], context)) {
      probe.census?.note(.doubled(name, state: state))
    }
    for member in EventMember.allCases {
      guard let other = member.mistaking(event) else { continue }
      let wrong = outcome(of: [other], context)
      if isOther(wrong) || wrong?.timings != right.timings {
        probe.census?.note(.mistaken(member, of: name, state: state))
      }
    }
  }

  /// What comes of events, of which only the first must not be refused; `nil` if it is.
  private func outcome(of events: [Event], _ context: Context) -> Outcome? {
    var (scene, context) = (scene, context)
    for (index, event) in events.enumerated() {
      do throws(EventError) {
        try context.lend(to: S.self, configuration: context.configuration.base) {
          (context) throws(EventError) in
          try scene.receive(event, &context)
        }
      } catch {
        if index == 0 { return nil }
      }
    }
    return Outcome(
      scene: scene, effects: context.requestedEffects.map { $0.type },
      timers: context.requestedTimers.map { "\($0.completion.rawValue) \($0.delay)" },
      timings: context.requestedTimings)
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
