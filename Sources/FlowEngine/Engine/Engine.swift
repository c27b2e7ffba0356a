/// Runs a scene: takes events, keeps the state, and makes frames.
///
/// The engine is a value. Time enters only with the calls; nothing in it asks a clock, so the same
/// calls give the same frames everywhere. A host calls `send(_:at:_:)` for what happens to the
/// screen and `advance(to:_:)` from its display link.
public struct Engine<S: Scene>: Sendable {
  /// How many completions may follow each other within one call before the scene is given up.
  @inlinable public static var completionLimit: Int { 10_000 }

  @usableFromInline var current: Frame<S>
  /// The transactions in flight, in the order in which they began.
  @usableFromInline var flights: [Flight<S.Completion>] = []
  @usableFromInline var context: SceneContext<S>
  @usableFromInline var animator = Animator()
  @usableFromInline var nextTransaction = 0
  /// The transaction that moves the state's progress, if one is in flight.
  @usableFromInline var following: Following?

  /// Opens a scene; the first frame is there at once, at time 0.
  ///
  /// - Throws: `ConfigurationError` for a configuration that the scene cannot be shown with.
  @inlinable public init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment()
  ) throws(ConfigurationError) {
    try configuration.validate()
    context = SceneContext(configuration: configuration, environment: environment)
    current = Frame(state: S.start(&context))
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    layOut()
    takeEffects()
  }

  /// The newest frame.
  @inlinable public var frame: Frame<S> { current }

  /// What the client has set up.
  @inlinable public var configuration: S.Configuration { context.configuration }

  /// What the scene is shown in.
  @inlinable public var environment: Environment { context.environment }

  /// The state that the machine is in.
  @inlinable public var state: S.State { current.state }

  /// Whether nothing finite is in flight: without another event the frames stay as they are, but
  /// for animations that repeat for ever.
  @inlinable public var isSettled: Bool { flights.isEmpty }

  /// When the next transaction in flight ends, in seconds; `nil` where none is.
  @inlinable public var nextCompletionTime: Double? {
    var earliest: Double?
    for flight in flights where earliest.map({ flight.end < $0 }) ?? true { earliest = flight.end }
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
    try complete(by: time, receive)
    try take(event, at: time)
    receive(current)
    // A transaction in which nothing differs completes at once.
    try complete(by: time, receive)
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
    guard !isSettled || !current.nodes.loops.isEmpty, time > current.time else { return }
    present(at: time)
    emit(.sample, at: time)
    receive(current)
  }

  /// Lets everything that is in flight end.
  ///
  /// - Parameter receive: Is handed the frame of each completion, in order.
  /// - Throws: `EventError.neverSettles` for a scene whose animations follow each other for ever.
  @inlinable public mutating func settle(
    _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try complete(by: .infinity, receive)
  }

  // MARK: Steps

  @inlinable func check(_ time: Double) throws(EventError) {
    guard time.isFinite, time >= 0 else { throw .invalidTime(time) }
    guard time >= current.time else { throw .timeRunsBack(to: time, from: current.time) }
  }

  @inlinable mutating func complete(
    by time: Double, _ receive: (borrowing Frame<S>) -> Void
  ) throws(EventError) {
    var count = 0
    while let index = nextFlight(by: time) {
      guard count < Self.completionLimit else { throw .neverSettles(after: count) }
      count += 1
      let flight = flights.remove(at: index)
      present(at: flight.end)
      beginStep(at: flight.end)
      if let completion = flight.completion { S.complete(&current.state, completion, &context) }
      endStep(.completion)
      receive(current)
    }
  }

  /// The flight that ends first, of those that end by `time`; of equals the one that began first.
  @inlinable func nextFlight(by time: Double) -> Int? {
    var next: Int?
    for index in flights.indices where flights[index].end <= time {
      if next.map({ flights[index].end < flights[$0].end }) ?? true { next = index }
    }
    return next
  }

  @inlinable mutating func take(_ event: Event, at time: Double) throws(EventError) {
    let lastTime = current.time
    present(at: time)
    if case .environment(let change) = event { context.moment.environment.apply(change) }
    beginStep(at: time)
    do throws(EventError) {
      if lacksTarget(event) {
        try S.reduce(&current.state, resolve(event), &context)
      } else {
        try S.reduce(&current.state, event, &context)
      }
    } catch {
      context.moment.environment = context.moment.previousEnvironment
      context.discard()
      swap(&current.nodes, &context.moment.presented)
      current.state.progress = context.progress
      current.time = lastTime
      throw error
    }
    if case .environment = event {
      context.moment.previousEnvironment = context.moment.environment
    }
    endStep(.event)
    current.event = event.kind
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
    if let following { follow(following, at: time) }
    if current.animations.isEmpty, current.nodes.loops.isEmpty { return }
    animator.present(&current.animations, in: &current.nodes, at: time)
  }

  /// Lays the state out as far as its progress is.
  @inlinable mutating func follow(_ following: Following, at time: Double) {
    if time < following.end {
      context.moment.progress = following.progress(at: time)
    } else {
      context.moment.progress = 1
      self.following = nil
    }
    // The frame's state says what is seen; the reducer is handed the model again.
    current.state.progress = context.progress
    layOutNodes()
  }

  /// Hands what is presented to the reducer.
  @inlinable mutating func beginStep(at time: Double) {
    current.time = time
    context.moment.time = time
    current.state.progress = 1
    swap(&current.nodes, &context.moment.presented)
  }

  @inlinable mutating func endStep(_ cause: Frame<S>.Cause) {
    layOut()
    takeEffects()
    emit(cause, at: current.time)
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
    S.layout(
      current.state, context.moment.environment, context.configuration, into: &current.nodes)
    current.nodes.endLayout()
  }

  /// Lays the state out and works out what is in flight from there on.
  @inlinable mutating func layOut() {
    let moves = !flights.isEmpty || !context.transactions.isEmpty
    // Where nothing moves, what was presented is filled anew, so that it is known what changes.
    if !moves { swap(&current.nodes, &context.moment.presented) }
    layOutNodes()
    let time = current.time
    if !context.stopped.isEmpty, context.stopped.contains(nil) { stopFollowing() }
    if moves {
      animator.reconcile(
        &current.animations, with: current.nodes, presented: context.presented,
        transactions: context.transactions, from: nextTransaction, stopped: context.stopped,
        reduceMotion: context.environment.reduceMotion, at: time)
      updateFlights(at: time)
    }
    if !context.transactions.isEmpty {
      context.transactions.removeAll(keepingCapacity: true)
      context.completions.removeAll(keepingCapacity: true)
    }
    if !context.stopped.isEmpty { context.stopped.removeAll(keepingCapacity: true) }
    present(at: time)
  }

  /// Drops the flights of which nothing is left and adds the new ones.
  @inlinable mutating func updateFlights(at time: Double) {
    let followed = following?.transaction
    for index in flights.indices.reversed()
    where flights[index].end > time && flights[index].number != followed {
      // What ends now has lost its animations by ending.
      if let end = end(of: flights[index].number) {
        flights[index].end = end
      } else {
        flights.remove(at: index)
      }
    }
    for index in context.transactions.indices {
      var end = end(of: nextTransaction) ?? time
      if context.transactions[index].followsProgress {
        stopFollowing()
        let timing = context.transactions[index].timing
        if !context.environment.reduceMotion, timing.duration > 0 {
          let next = Following(transaction: nextTransaction, timing: timing, begin: time)
          end = next.end
          following = next
        }
      }
      flights.append(
        Flight(number: nextTransaction, end: end, completion: context.completions[index]))
      nextTransaction += 1
    }
  }

  /// Drops the transaction that moves the progress; it never completes.
  @inlinable mutating func stopFollowing() {
    guard let stopped = following?.transaction else { return }
    following = nil
    context.moment.progress = 1
    flights.removeAll { $0.number == stopped }
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

  @inlinable mutating func takeEffects() {
    swap(&current.effects, &context.effects)
    if !context.effects.isEmpty { context.effects.removeAll(keepingCapacity: true) }
  }
}
