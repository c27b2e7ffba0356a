/// Runs a scene: handles events, keeps the state and produces frames.
///
/// The engine is a value. Time enters only through calls; the engine never reads a clock, so the
/// same calls give the same frames everywhere. A host calls `send(_:at:_:)` when something happens
/// to the screen, and `advance(to:_:)` from its display link.
public struct Engine<S: Scene>: Sendable {
  /// The most completions that may follow each other within one call before the engine gives up.
  @inlinable public static var completionLimit: Int { 10_000 }

  @usableFromInline var current: Frame<S>
  /// The transactions in flight and the timers, in the order in which they began.
  @usableFromInline var running: [RunningTransaction<S.Completion>] = []
  @usableFromInline var context: SceneContext<S>
  @usableFromInline var animator = Animator()
  @usableFromInline var nextTransaction = 0
  /// The transaction in flight that moves the state's progress, if there is one.
  @usableFromInline var transition: ProgressTransition?
  /// The nodes at some moment of the change that follows the progress, while it is determined what
  /// frames list of it.
  @usableFromInline var followed = NodeList()
  /// Finds faults in layouts, if they are checked. A function, so that a program that checks none does
  /// not contain it.
  @usableFromInline let faultFinder: LayoutCheck.Finder?
  /// The first fault found in a layout, if layouts are checked.
  @usableFromInline var fault: LayoutFault?
  @usableFromInline var layoutCheck = LayoutCheck()

  /// Whether engines check layouts by default: true in debug builds.
  public static var checksLayoutByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Opens a scene; its first frame, at time 0, is available at once.
  ///
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - configuration: The configuration that the client sets.
  ///   - environment: The environment that the scene is shown in.
  ///   - checksLayout: Whether faults in the scene's layout are errors of `send`, `advance` and
  ///     `settle`: two nodes with the same id, a parent that is missing or comes later, or a number
  ///     that is not finite.
  /// - Throws: `MemberError` for a configuration that the scene rejects.
  @inlinable @inline(__always) public init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment(), checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    try configuration.validate()
    self.init(validated: configuration, environment, checksLayout ? LayoutCheck.finder : nil)
  }

  @inlinable init(
    validated configuration: S.Configuration, _ environment: Environment,
    _ faultFinder: LayoutCheck.Finder?
  ) {
    self.faultFinder = faultFinder
    context = SceneContext(configuration: configuration, environment: environment)
    current = Frame(scene: S(&context))
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    layOut()
    handOverEffects()
    findFault()
  }

  /// The latest frame.
  @inlinable public var frame: Frame<S> { current }

  /// The configuration that the client has set.
  @inlinable public var configuration: S.Configuration { context.configuration }

  /// The environment that the scene is shown in.
  @inlinable public var environment: Environment { context.environment }

  /// The scene, which is its state.
  @inlinable public var scene: S { current.scene }

  /// Whether nothing is in flight: without another event, frames stay the same except for
  /// animations that repeat forever.
  @inlinable public var isSettled: Bool { running.isEmpty }

  /// Whether a finite animation is in flight; timers do not count.
  @inlinable public var isAnimating: Bool {
    @inline(__always) get { transition != nil || !current.animations.isEmpty }
  }

  /// The time, in seconds, at which the next transaction or timer ends; `nil` if none is in flight.
  @inlinable public var nextCompletionTime: Double? {
    var earliest: Double?
    for transaction in running where earliest.map({ transaction.end < $0 }) ?? true {
      earliest = transaction.end
    }
    return earliest
  }

  /// Sends an event to the scene.
  ///
  /// Completions that are due come first, each at its own time.
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When it happened, in seconds; not before the time of the last call, and not after
  ///     `InputLimits.time`.
  ///   - receive: Called with each frame, in order.
  /// - Throws: `EventError`; an event that is rejected leaves everything as the completions before it
  ///   have left it.
  @inlinable public mutating func send(
    _ event: Event, at time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try drive(event, at: time, receive) { (engine) throws(EventError) in
      try engine.step(event, at: time)
    }
  }

  /// Advances time, as a display link does.
  ///
  /// - Parameters:
  ///   - time: The new time, in seconds; not before the time of the last call.
  ///   - receive: Called with the frame of each completion on the way and then, if an animation is
  ///     in flight at `time`, with a sample.
  /// - Throws: `EventError` for an invalid time.
  @inlinable public mutating func advance(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try drive(to: time, receive)
    if sample(at: time) { receive(current) }
  }

  /// Presents what moves at a time; returns whether there is a frame of it.
  @inlinable mutating func sample(at time: Double) -> Bool {
    guard needsSamples, time > current.time else { return false }
    present(at: time)
    emit(.sample, at: time)
    return true
  }

  /// Whether frames differ from one moment to the next.
  @inlinable var needsSamples: Bool {
    @inline(__always) get { isAnimating || !current.nodes.repeating.isEmpty }
  }

  /// Advances time, making frames for completions only.
  @inlinable package mutating func pass(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try drive(to: time, receive)
    present(at: time)
    current.time = time
  }

  /// Sends an event, discarding the frames.
  // A module has its code once.
  @inlinable @inline(never) package mutating func pass(
    _ event: Event, at time: Double
  ) throws(EventError) {
    try send(event, at: time)
  }

  /// Lets everything in flight finish.
  ///
  /// - Parameter receive: Called with the frame of each completion, in order.
  /// - Throws: `EventError.neverSettles` if the scene's animations or timers trigger each other
  ///   forever.
  @inlinable public mutating func settle(
    _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try driveOn(to: .infinity, receive)
  }

  // MARK: Steps

  /// Whether something in flight ends by a time, in seconds.
  @inlinable func hasEnds(by time: Double) -> Bool { running.firstToEnd(by: time) != nil }

  /// Ends what ends next, if it does so by `time`; returns whether there is a frame of it.
  @inlinable mutating func completeNext(by time: Double) -> Bool {
    guard let index = running.firstToEnd(by: time) else { return false }
    let transaction = running.remove(at: index)
    present(at: transaction.end)
    beginStep(at: transaction.end)
    if let completion = transaction.completion { current.scene.complete(completion, &context) }
    endStep(.completion)
    return true
  }

  /// Makes the frame of an event, whose time has come.
  @inlinable mutating func step(_ event: Event, at time: Double) throws(EventError) {
    let lastTime = current.time
    let isKept = needsSamples && event.mayBeRefused
    if isKept { animator.keepRevisions(of: current.nodes) }
    // If the scene rejects the event, what has ended since goes on.
    present(at: time, keepsEnded: true)
    let name = event.name
    if name == .environment { applyEnvironment(event) }
    beginStep(at: time)
    do throws(EventError) {
      try deliver(event, name)
    } catch {
      undoStep(begunAt: lastTime, hasKept: isKept)
      throw error
    }
    if !current.animations.isEmpty { current.animations.removeAll { time >= $0.end } }
    if name == .environment {
      context.moment.previousEnvironment = context.moment.environment
    }
    endStep(.event, name)
  }

  /// Has the scene receive an event, whose name is given.
  @inlinable @inline(__always) mutating func deliver(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    if name == .tap || name == .panBegan {
      try current.scene.receive(resolve(event), &context)
    } else {
      try current.scene.receive(event, &context)
    }
  }

  /// Undoes the beginning of a step whose event the scene has rejected.
  ///
  /// - Parameters:
  ///   - lastTime: The time before the step, in seconds.
  ///   - isKept: Whether the revisions of the nodes have been kept.
  @inlinable @inline(never) mutating func undoStep(
    begunAt lastTime: Double, hasKept isKept: Bool
  ) {
    context.moment.environment = context.moment.previousEnvironment
    context.discard()
    current.nodes.exchangeNodes(with: &context.moment.presented)
    current.scene.progress = context.progress
    current.time = lastTime
    context.moment.time = lastTime
    // What is in flight has been brought to the time of the event.
    present(at: lastTime)
    if isKept { animator.restoreRevisions(of: &current.nodes) }
  }

  @inlinable mutating func applyEnvironment(_ event: Event) {
    if case .environment(let change) = event { context.moment.environment.apply(change) }
  }

  /// Moves the nodes in flight, and those that repeat, to their values at a time.
  @inlinable @inline(__always) mutating func present(at time: Double, keepsEnded: Bool = false) {
    if let transition { follow(transition, at: time) }
    if current.animations.isEmpty, current.nodes.repeating.isEmpty { return }
    presentInFlight(at: time, keepsEnded: keepsEnded)
  }

  @inlinable @inline(never) mutating func presentInFlight(
    at time: Double, keepsEnded: Bool = false
  ) {
    animator.present(
      &current.animations, in: &current.nodes, at: time, keepsEnded: keepsEnded)
  }

  /// Makes the scene the model again and hands what is presented to the context.
  @inlinable mutating func beginStep(at time: Double) {
    current.time = time
    context.moment.time = time
    context.listsProgress = false
    current.scene.progress = 1
    current.nodes.exchangeNodes(with: &context.moment.presented)
  }

  @inlinable @inline(__always) mutating func endStep(
    _ cause: Frame<S>.Cause, _ event: EventName? = nil
  ) {
    layOut()
    handOverEffects()
    emit(cause, at: current.time)
    current.event = event
    findFault()
  }

  @inlinable @inline(__always) mutating func emit(_ cause: Frame<S>.Cause, at time: Double) {
    current.index += 1
    current.time = time
    current.cause = cause
    current.event = nil
    if cause == .sample { current.effects.removeAll(keepingCapacity: true) }
  }

  /// Lays out the nodes of the state at their targets.
  @inlinable @inline(__always) mutating func layOutNodes() {
    var nodes = NodeBuilder(reusing: &current.nodes)
    current.scene.layout(context.moment.environment, context.configuration, into: &nodes)
    current.nodes = nodes.finish()
  }

  /// Lays out the state and determines what is in flight from there on.
  @inlinable @inline(__always) mutating func layOut() {
    let time = current.time
    guard isSettled, context.transactions.isEmpty else { return layOutInMotion(at: time) }
    // If nothing moves, the presented list is refilled, so that it is known what changes.
    current.nodes.exchangeNodes(with: &context.moment.presented)
    layOutNodes()
    if !context.timers.isEmpty || !context.stopped.isEmpty { endRequests(at: time) }
    if !current.nodes.repeating.isEmpty { presentInFlight(at: time) }
  }

  @inlinable @inline(never) mutating func layOutInMotion(at time: Double) {
    layOutNodes()
    setInMotion(at: time)
    listFollowing()
    endRequests(at: time)
    present(at: time)
  }

  /// Determines what is in flight from the new layout on.
  @inlinable @inline(__always) mutating func setInMotion(at time: Double) {
    if !context.stopped.isEmpty, context.stopped.contains(nil) { stopTransition() }
    current.nodes.findParents()
    animator.reconcile(
      &current.animations, with: current.nodes, presented: context.presented,
      transactions: context.transactions, from: nextTransaction, stopped: context.stopped,
      reduceMotion: context.environment.reduceMotion, at: time)
    updateTransactions(at: time)
  }

  /// Starts the timers, and forgets what the scene has requested of the change.
  @inlinable @inline(never) mutating func endRequests(at time: Double) {
    if !context.timers.isEmpty { updateTimers(at: time) }
    if !context.transactions.isEmpty {
      context.transactions.removeAll(keepingCapacity: true)
      context.completions.removeAll(keepingCapacity: true)
    }
    if !context.stopped.isEmpty { context.stopped.removeAll(keepingCapacity: true) }
  }

  /// Moves the effects that the scene has requested into the frame.
  @inlinable @inline(__always) mutating func handOverEffects() {
    if current.effects.isEmpty, context.effects.isEmpty { return }
    swap(&current.effects, &context.effects)
    if !context.effects.isEmpty { context.effects.removeAll(keepingCapacity: true) }
  }
}
