/// Runs a scene: takes events, keeps the state, and makes frames.
///
/// The engine is a value. Time enters only with the calls; nothing in it asks a clock, so the same
/// calls give the same frames everywhere. A host calls `send(_:at:_:)` for what happens to the
/// screen and `advance(to:_:)` from its display link.
public struct Engine<S: Scene>: Sendable {
  /// How many completions may follow each other within one call before the scene is given up.
  @inlinable public static var completionLimit: Int { 10_000 }

  @usableFromInline var current: Frame<S>
  /// The transactions in flight, and the timers, in the order in which they began.
  @usableFromInline var running: [RunningTransaction<S.Completion>] = []
  @usableFromInline var context: SceneContext<S>
  @usableFromInline var animator = Animator()
  @usableFromInline var nextTransaction = 0
  /// The transaction that moves the state's progress, if one is in flight.
  @usableFromInline var transition: ProgressTransition?
  @usableFromInline let checksLayout: Bool
  /// The first mistake that a layout has made, where layouts are checked.
  @usableFromInline var fault: LayoutFault?

  /// Whether engines check layouts unless they are told otherwise: in debug builds.
  public static var checksLayoutByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Opens a scene; the first frame is there at once, at time 0.
  ///
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - configuration: What the client sets up.
  ///   - environment: What the scene is shown in.
  ///   - checksLayout: Whether mistakes of the scene's layout are errors of `send`, `advance` and
  ///     `settle`: two nodes of one id, a parent that is missing or comes later, a number that is
  ///     not finite.
  /// - Throws: `MemberError` for a configuration that the scene cannot be shown with.
  @inlinable public init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment(), checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    try configuration.validate()
    self.checksLayout = checksLayout
    context = SceneContext(configuration: configuration, environment: environment)
    current = Frame(scene: S(&context))
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    layOut()
    handOverEffects()
    if checksLayout { findFault() }
  }

  /// The newest frame.
  @inlinable public var frame: Frame<S> { current }

  /// What the client has set up.
  @inlinable public var configuration: S.Configuration { context.configuration }

  /// What the scene is shown in.
  @inlinable public var environment: Environment { context.environment }

  /// The scene, which is its state.
  @inlinable public var scene: S { current.scene }

  /// Whether nothing is in flight: without another event the frames stay as they are, but for
  /// animations that repeat for ever.
  @inlinable public var isSettled: Bool { running.isEmpty }

  /// Whether something finite moves; a timer alone moves nothing.
  @inlinable public var isAnimating: Bool {
    transition != nil || !current.animations.isEmpty
  }

  /// When the next transaction in flight ends, or the next timer, in seconds; `nil` where none is.
  @inlinable public var nextCompletionTime: Double? {
    var earliest: Double?
    for transaction in running where earliest.map({ transaction.end < $0 }) ?? true {
      earliest = transaction.end
    }
    return earliest
  }

  /// Tells the scene that something happened.
  ///
  /// Completions that are due come first, each at its own time.
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds; not before the last call.
  ///   - receive: Is handed each frame, in order.
  /// - Throws: `EventError`; an event that is not taken leaves the state as it was.
  @inlinable public mutating func send(
    _ event: Event, at time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try check(time)
    try check(event)
    try complete(by: time, receive)
    try step(event, at: time)
    receive(current)
    // A transaction in which nothing differs completes at once.
    try complete(by: time, receive)
    try checkFault()
  }

  /// Moves the time on, as a display link does.
  ///
  /// - Parameters:
  ///   - time: The new time, in seconds; not before the last call.
  ///   - receive: Is handed the frame of each completion on the way, and last, if anything is in
  ///     flight at `time`, a sample.
  /// - Throws: `EventError` for a time that cannot be.
  @inlinable public mutating func advance(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try check(time)
    try complete(by: time, receive)
    try checkFault()
    guard isAnimating || !current.nodes.repeatingAnimations.isEmpty, time > current.time else {
      return
    }
    present(at: time)
    emit(.sample, at: time)
    receive(current)
  }

  /// Moves the time on without a frame but those of completions.
  @usableFromInline package mutating func pass(to time: Double) throws(EventError) {
    try check(time)
    try complete(by: time) { _ in }
    present(at: time)
    current.time = time
    try checkFault()
  }

  /// Lets everything that is in flight end.
  ///
  /// - Parameter receive: Is handed the frame of each completion, in order.
  /// - Throws: `EventError.neverSettles` for a scene whose animations or timers follow each other for ever.
  @inlinable public mutating func settle(
    _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try complete(by: .infinity, receive)
    try checkFault()
  }

  // MARK: Steps

  @inlinable func check(_ time: Double) throws(EventError) {
    guard time.isFinite, time >= 0 else { throw .invalidTime(time) }
    guard time >= current.time else { throw .timeRunsBack(to: time, from: current.time) }
  }

  /// Refuses a command that the scene does not list.
  @inlinable func check(_ event: Event) throws(EventError) {
    guard case .command(let command) = event, !S.commands.contains(command.name) else { return }
    throw .unknownCommand(command.name, known: S.commands)
  }

  @inlinable func checkFault() throws(EventError) {
    if let fault { throw .layout(fault) }
  }

  @inlinable mutating func complete(
    by time: Double, _ receive: (borrowing Frame<S>) -> Void
  ) throws(EventError) {
    var count = 0
    while let index = nextToEnd(by: time) {
      guard count < Self.completionLimit else { throw .neverSettles(after: count) }
      count += 1
      let transaction = running.remove(at: index)
      present(at: transaction.end)
      beginStep(at: transaction.end)
      if let completion = transaction.completion { current.scene.complete(completion, &context) }
      endStep(.completion)
      receive(current)
    }
  }

  /// The transaction that ends first, of those that end by `time`; of equals the one that began
  /// first.
  @inlinable func nextToEnd(by time: Double) -> Int? {
    var next: Int?
    for index in running.indices where running[index].end <= time {
      if next.map({ running[index].end < running[$0].end }) ?? true { next = index }
    }
    return next
  }

  @inlinable mutating func step(_ event: Event, at time: Double) throws(EventError) {
    let lastTime = current.time
    present(at: time)
    if case .environment(let change) = event { context.moment.environment.apply(change) }
    beginStep(at: time)
    do throws(EventError) {
      if lacksTarget(event) {
        try current.scene.receive(resolve(event), &context)
      } else {
        try current.scene.receive(event, &context)
      }
    } catch {
      context.moment.environment = context.moment.previousEnvironment
      context.discard()
      swap(&current.nodes, &context.moment.presented)
      current.scene.progress = context.progress
      current.time = lastTime
      // What is in flight has been brought to the time of the event.
      present(at: lastTime)
      throw error
    }
    if case .environment = event {
      context.moment.previousEnvironment = context.moment.environment
    }
    endStep(.event, event.name)
  }

  /// Whether an event is a touch without a target.
  @inlinable func lacksTarget(_ event: borrowing Event) -> Bool {
    switch event {
    case .tap(let tap): tap.target == nil
    case .pan(let pan): pan.phase == .began && pan.target == nil
    default: false
    }
  }

  /// Finds the node that a touch without a target is on.
  @inlinable func resolve(_ event: Event) -> Event {
    switch event {
    case .tap(let tap):
      guard let location = tap.location else { return event }
      return .tap(Tap(on: context.presented.hitTest(location), at: location))
    case .pan(var pan):
      guard let location = pan.location else { return event }
      pan.target = context.presented.hitTest(location)
      return .pan(pan)
    default: return event
    }
  }

  /// Brings the nodes in flight, and those that repeat, to a time.
  @inlinable mutating func present(at time: Double) {
    if let transition { follow(transition, at: time) }
    if current.animations.isEmpty, current.nodes.repeatingAnimations.isEmpty { return }
    animator.present(&current.animations, in: &current.nodes, at: time)
  }

  /// Lays the state out as far as its progress is.
  @inlinable mutating func follow(_ transition: ProgressTransition, at time: Double) {
    if time < transition.end {
      context.moment.progress = transition.progress(at: time)
    } else {
      context.moment.progress = 1
      self.transition = nil
    }
    // The frame's scene says what is seen; at the next step it is the model again.
    current.scene.progress = context.progress
    layOutNodes()
  }

  /// Makes the scene the model again, and what is presented the context's.
  @inlinable mutating func beginStep(at time: Double) {
    current.time = time
    context.moment.time = time
    current.scene.progress = 1
    swap(&current.nodes, &context.moment.presented)
  }

  @inlinable mutating func endStep(_ cause: Frame<S>.Cause, _ event: EventName? = nil) {
    layOut()
    handOverEffects()
    emit(cause, at: current.time)
    current.event = event
    if checksLayout { findFault() }
  }

  @inlinable mutating func findFault() {
    guard fault == nil, let (node, reason) = current.nodes.firstFault() else { return }
    fault = LayoutFault(scene: S.name, node: node, reason: reason, event: current.event)
  }

  @inlinable mutating func emit(_ cause: Frame<S>.Cause, at time: Double) {
    current.index += 1
    current.time = time
    current.cause = cause
    current.event = nil
    if cause == .sample { current.effects.removeAll(keepingCapacity: true) }
  }

  /// Puts the nodes of the state where the state has them.
  @inlinable mutating func layOutNodes() {
    current.nodes.beginLayout()
    current.scene.layout(
      context.moment.environment, context.configuration, into: &current.nodes)
    current.nodes.endLayout()
  }

  /// Lays the state out and works out what is in flight from there on.
  @inlinable mutating func layOut() {
    let moves = !running.isEmpty || !context.transactions.isEmpty
    // Where nothing moves, what was presented is filled anew, so that it is known what changes.
    if !moves { swap(&current.nodes, &context.moment.presented) }
    layOutNodes()
    let time = current.time
    if !context.stopped.isEmpty, context.stopped.contains(nil) { stopTransition() }
    if moves {
      animator.reconcile(
        &current.animations, with: current.nodes, presented: context.presented,
        transactions: context.transactions, from: nextTransaction, stopped: context.stopped,
        reduceMotion: context.environment.reduceMotion, at: time)
      updateTransactions(at: time)
    }
    if !context.timers.isEmpty { updateTimers(at: time) }
    if !context.transactions.isEmpty {
      context.transactions.removeAll(keepingCapacity: true)
      context.completions.removeAll(keepingCapacity: true)
    }
    if !context.stopped.isEmpty { context.stopped.removeAll(keepingCapacity: true) }
    present(at: time)
  }

  /// Drops the transactions of which nothing is left and adds the new ones.
  @inlinable mutating func updateTransactions(at time: Double) {
    let followed = transition?.transaction
    for index in running.indices.reversed()
    where running[index].end > time && running[index].number != followed && !running[index].isTimer
    {
      // What ends now has lost its animations by ending.
      if let end = end(of: running[index].number) {
        running[index].end = end
      } else {
        running.remove(at: index)
      }
    }
    for index in context.transactions.indices {
      var end = end(of: nextTransaction) ?? time
      if context.transactions[index].followsProgress {
        stopTransition()
        let timing = context.transactions[index].timing
        if !context.environment.reduceMotion, timing.duration > 0 {
          let next = ProgressTransition(transaction: nextTransaction, timing: timing, begin: time)
          end = next.end
          transition = next
        }
      }
      running.append(
        RunningTransaction(
          number: nextTransaction, end: end, completion: context.completions[index]))
      nextTransaction += 1
    }
  }

  /// Starts the timers that were scheduled and drops those that were cancelled.
  @inlinable mutating func updateTimers(at time: Double) {
    for timer in context.timers {
      running.removeAll { $0.isTimer && $0.completion == timer.completion }
      guard let delay = timer.delay else { continue }
      running.append(
        RunningTransaction(
          number: nextTransaction, end: TimeArithmetic.sum(time, delay),
          completion: timer.completion, isTimer: true))
      nextTransaction += 1
    }
    context.timers.removeAll(keepingCapacity: true)
  }

  /// Drops the transaction that moves the progress; it never completes.
  @inlinable mutating func stopTransition() {
    guard let stopped = transition?.transaction else { return }
    transition = nil
    context.moment.progress = 1
    running.removeAll { $0.number == stopped }
    current.animations.removeAll { $0.transaction == stopped }
  }

  /// When the last animation of a transaction ends; `nil` where it has none.
  @inlinable func end(of number: Int) -> Double? {
    var end: Double?
    for index in current.animations.indices
    where current.animations[index].transaction == number {
      end = max(end ?? 0, current.animations[index].end)
    }
    return end
  }

  /// Puts what the scene has asked for into the frame.
  @inlinable mutating func handOverEffects() {
    swap(&current.effects, &context.effects)
    if !context.effects.isEmpty { context.effects.removeAll(keepingCapacity: true) }
  }
}
