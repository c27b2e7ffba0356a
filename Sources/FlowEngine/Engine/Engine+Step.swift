/// How far a call has come on its way from frame to frame.
@usableFromInline struct Turn {
  /// The time to which the call leads, in seconds.
  @usableFromInline let time: Double
  /// Whether the call's event is yet to come.
  @usableFromInline var awaitsEvent: Bool
  /// The number of completions in a row.
  @usableFromInline var completions = 0

  @inlinable init(to time: Double, awaitsEvent: Bool) {
    self.time = time
    self.awaitsEvent = awaitsEvent
  }
}

/// An event's way to its frame: what is due comes first, then the scene receives the event, and its
/// nodes are laid out.
extension Engine {
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
    try check(event, at: time)
    var turn = Turn(to: time, awaitsEvent: true)
    while try makeFrame(
      &turn, { (engine) throws(EventError) in try engine.step(event, at: time) })
    {
      receive(current)
    }
  }

  /// Makes the next frame of a call, whoever makes it; returns whether there is one.
  ///
  /// What ends comes first, each at its own time, then the event and what ends by that. A transaction in
  /// which nothing differs completes at once.
  /// - Parameters:
  ///   - turn: Where the call is, whose event has been checked.
  ///   - step: Makes the event's frame, as `step(_:at:)` does.
  /// - Throws: What `step` throws, and `EventError.layout`, after the last frame, for a layout at fault.
  @inlinable @inline(__always) mutating func makeFrame(
    _ turn: inout Turn, _ step: (inout Engine) throws(EventError) -> Void
  ) throws(EventError) -> Bool {
    let hasEnds = !running.isEmpty || S.isComposed && tree.end.time <= turn.time
    if Recognition.isIncluded, gestures.due <= turn.time {
      if try makeDueFrame(&turn) { return true }
    } else if hasEnds, try makeCompletionFrame(&turn) {
      return true
    }
    guard turn.awaitsEvent else {
      if let fault { throw .layout(fault) }
      return false
    }
    turn.awaitsEvent = false
    turn.completions = 0
    try step(&self)
    return true
  }

  /// Ends what ends next, if it is due; returns whether there is a frame of it.
  @inlinable @inline(never) mutating func makeCompletionFrame(
    _ turn: inout Turn
  ) throws(EventError) -> Bool {
    if S.isComposed {
      guard completeNextInTree(by: turn.time) else { return false }
    } else {
      guard let index = running.firstToEnd(by: turn.time) else { return false }
      let transaction = running.remove(at: index)
      present(at: transaction.end)
      beginStep(at: transaction.end)
      context.moment.wasReplaced = transaction.wasReplaced
      if let completion = transaction.completion { current.scene.complete(completion, &context) }
      endStep(.completion)
    }
    guard turn.completions < Self.completionLimit else {
      throw .neverSettles(after: turn.completions)
    }
    turn.completions += 1
    return true
  }

  /// Makes the frame of an event, whose time has come; of a pointer, the first of what it becomes.
  @inlinable mutating func step(_ event: Event, at time: Double) throws(EventError) {
    if Recognition.isIncluded, event.isOfEngine { return try recognize(event, at: time) }
    try stepAsItIs(event, at: time)
  }

  /// Makes the frame of an event that the scene receives as it is.
  @inlinable mutating func stepAsItIs(_ event: Event, at time: Double) throws(EventError) {
    let lastTime = current.time
    // The numbers of a tree's lists never go back.
    let isKept = !S.isComposed && event.mayBeRefused && needsSamples
    if isKept { animator.keepRevisions(of: current.nodes, whereStill: !isAnimating) }
    if Recognition.isIncluded, keyFocus.isUsed {
      keyFocus.lose(to: event, isTouch: event.isTouch)
    }
    // If the scene rejects the event, what has ended since goes on.
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    let name = event.name
    if name == .environment { applyEnvironment(event) }
    beginStep(at: time)
    do throws(EventError) {
      try deliver(event, name)
    } catch {
      if Recognition.isIncluded, keyFocus.isUsed { keyFocus.regain() }
      undoStep(begunAt: lastTime, hasKept: isKept)
      throw error
    }
    if !current.animations.isEmpty { current.animations.removeEnded(by: time) }
    if name == .environment {
      context.moment.previousEnvironment = context.moment.environment
    }
    endStep(.event, name)
  }

  /// Has the scene receive an event, whose name is given.
  @inlinable @inline(__always) mutating func deliver(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    if S.isComposed {
      #if !arch(wasm32)
        // The way of what comes most often is short.
        if name == .panChanged { return try deliverTouch(event, name) }
      #endif
      return try deliverInTree(event, name)
    }
    if name == .tap || name == .panBegan {
      try current.scene.receive(resolve(event), &context)
    } else {
      try current.scene.receive(event, &context)
    }
  }

  /// Makes the scene the model again and hands what is presented to the context.
  #if !arch(wasm32)
    @inline(__always)
  #endif
  @inlinable mutating func beginStep(at time: Double) {
    current.time = time
    context.moment.time = time
    if let transition, transition.hasVelocity { noteSpeeds(of: transition) }
    context.listsProgress = false
    context.moment.wasReplaced = false
    current.scene.progress = 1
    if S.isComposed {
      detachAnimations()
      lendNumbers()
      context.numbers.hasNews = false
      tree.step.advance()
    }
    swap(&current.nodes, &context.moment.presented)
  }

  /// Lays out the state, determines what is in flight from there on, and completes the frame.
  @inlinable @inline(__always) mutating func endStep(
    _ cause: Frame<S>.Cause, _ event: EventName? = nil
  ) {
    layOut()
    if Recognition.isIncluded, keyFocus.isUsed { dropLostFocus() }
    if S.isComposed {
      handOverEffectsOfTree()
    } else if !current.effects.isEmpty || !context.effects.isEmpty {
      handOverEffects()
    }
    current.index += 1
    current.cause = cause
    current.event = event
    if faultFinder != nil || current.nodes.storage.count > InputLimits.nodes { findFault() }
  }

  /// Lays out the state and determines what is in flight from there on.
  @inlinable @inline(__always) mutating func layOut() {
    if S.isComposed { return layOutTree() }
    if isStill, context.transactions.isEmpty {
      // If nothing moves, the presented list is refilled, so that it is known what changes.
      swap(&current.nodes, &context.moment.presented)
      layOutNodes()
      if !leaving.isEmpty { leaving.removeAll() }
      if !context.timers.isEmpty || !context.stopped.isEmpty { endRequests(at: current.time) }
      if !current.nodes.repeating.isEmpty { present(at: current.time) }
    } else {
      layOutInMotion(at: current.time)
    }
  }

  /// Lays out the nodes of the state at their targets.
  @inlinable @inline(__always) mutating func layOutNodes() {
    if Recognition.isIncluded, isComposing || keyFocus.isUsed || hasTouchMarks {
      return layOutMarked()
    }
    layOutUnmarked()
  }

  /// Lays out the nodes of the state, and shows what its scene does not know of: marked text in its field, where
  /// keys have put the focus, and what pointers press and point at.
  @inlinable @inline(never) mutating func layOutMarked() {
    let isTouched = hasTouchMarks
    if isTouched { gestures.unmark(&current.nodes) }
    let text = hideMarkedText()
    let focus = current.nodes.unmark()
    layOutUnmarked()
    markFocus(focus)
    showMarkedText(text)
    if isTouched { gestures.mark(&current.nodes) }
  }

  @inlinable @inline(__always) mutating func layOutUnmarked() {
    withUnsafeMutablePointer(to: &current.nodes) { list in
      let revision = list.pointee.revision
      var nodes = NodeBuilder(refilling: list)
      if S.isComposed { nodes.step = tree.step }
      current.scene.layout(context.moment.environment, context.configuration, into: &nodes)
      nodes.finish()
      if S.isComposed {
        if list.pointee.revision != revision { tree.forgetPlaces() }
        if !nodes.news.isEmpty {
          tree.note(nodes.news)
          list.pointee.noteNews()
        }
      }
    }
  }

  /// Lays out the state, and what is on its way out, outside of a change.
  @inlinable @inline(__always) mutating func layOutAgain() {
    if S.isComposed { tree.step.advance() }
    layOutNodes()
    if !leaving.isEmpty { leaving.put(into: &current.nodes) }
  }

  /// Moves the effects that the scene has requested into the frame.
  @inlinable mutating func handOverEffects() {
    swap(&current.effects, &context.effects)
    context.effects.empty()
  }

  /// Moves the nodes in flight, and those that repeat, to their values at a time, in seconds.
  @inlinable @inline(never) mutating func present(at time: Double, keepsEnded: Bool = false) {
    if S.isComposed { return presentTree(at: time, keepsEnded: keepsEnded) }
    presentOwn(at: time, keepsEnded: keepsEnded)
  }

  /// The same, without the children.
  @inlinable @inline(__always) mutating func presentOwn(at time: Double, keepsEnded: Bool = false) {
    if let transition { follow(transition, at: time) }
    animator.present(
      &current.animations, in: &current.nodes, at: time, keepsEnded: keepsEnded)
  }

  // MARK: Events

  /// Finds the node that a touch hits which begins without a target.
  @inlinable mutating func resolve(_ event: Event) -> Event {
    switch event {
    case .tap(let tap):
      guard tap.target == nil, let location = tap.location else { return event }
      return .tap(Tap(on: hit(location), at: location))
    case .pan(var pan):
      guard pan.phase == .began, pan.target == nil, let location = pan.location else {
        return event
      }
      pan.target = hit(location)
      return .pan(pan)
    default: return event
    }
  }

  /// The node that a touch hits; where it hits none, the path of the child that gets it, with a slash.
  @inlinable mutating func hit(_ location: Point) -> NodeID? {
    context.moment.presented.findParents()
    let id = context.presented.hitTest(location)
    guard S.isComposed, id == nil, let path = current.scene.touchedChild else { return id }
    return NodeID(path + "/")
  }

  @inlinable mutating func applyEnvironment(_ event: Event) {
    if case .environment(let change) = event { context.moment.environment.apply(change) }
    forgetStanding()
  }

  /// Has the next layouts add all nodes anew.
  @inlinable mutating func forgetStanding() {
    current.nodes.forgetStanding()
    context.moment.presented.forgetStanding()
    followed.forgetStanding()
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
    if S.isComposed { undoChildren(begunAt: lastTime) }
    swap(&current.nodes, &context.moment.presented)
    current.scene.progress = context.progress
    current.time = lastTime
    context.moment.time = lastTime
    // What is in flight has been brought to the time of the event.
    present(at: lastTime)
    if isKept { animator.restoreRevisions(of: &current.nodes) }
  }
}
