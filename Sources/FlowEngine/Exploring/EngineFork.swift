#if !hasFeature(Embedded)
  /// A moment of an engine to which it can go back, without the nodes, which are laid out anew.
  ///
  /// A class, since it is large to copy.
  @usableFromInline final class EngineFork<S: Scene>: Sendable {
    @usableFromInline let scene: S
    @usableFromInline let index: Int
    @usableFromInline let time: Double
    @usableFromInline let cause: Frame<S>.Cause
    @usableFromInline let event: EventName?
    @usableFromInline let effects: [FrameEffect<S.Effect>]
    @usableFromInline let animations: [Animation]
    @usableFromInline let running: [RunningTransaction<S.Completion>]
    @usableFromInline let transition: ProgressTransition?
    @usableFromInline let leaving: LeavingNodes
    @usableFromInline let environment: Environment
    @usableFromInline let progress: Double
    @usableFromInline let nextTransaction: Int
    @usableFromInline let tree: TreeStatus
    @usableFromInline let gestures: HeldGestures
    @usableFromInline let keyFocus: KeyFocus
    @usableFromInline let editing: [Editing]

    @inlinable init(_ engine: borrowing Engine<S>) {
      scene = engine.current.scene
      index = engine.current.index
      time = engine.current.time
      cause = engine.current.cause
      event = engine.current.event
      effects = engine.current.effects
      animations = engine.current.animations
      running = engine.running
      transition = engine.transition
      leaving = engine.leaving
      environment = engine.context.moment.environment
      progress = engine.context.moment.progress
      nextTransaction = engine.nextTransaction
      tree = engine.tree
      gestures = engine.gestures
      keyFocus = engine.keyFocus
      editing = engine.editing
    }
  }

  extension Engine {
    /// Goes back to a moment; nodes keep their storage.
    @inlinable mutating func rewind(to fork: EngineFork<S>) {
      restore(fork)
      current.scene.progress = 1
      context.moment.progress = 1
      if transition == nil { layOutAgain() }
      if mayHaveMoved { present(at: fork.time) }
    }

    /// Goes back to the moment before an event that was tried, whose nodes have been kept.
    @inlinable mutating func retract(to fork: EngineFork<S>) {
      restore(fork)
      swap(&current.nodes, &context.moment.presented)
    }

    /// Takes over all of a moment but its nodes; arrays keep their storage.
    @inlinable mutating func restore(_ fork: EngineFork<S>) {
      current.scene = fork.scene
      forgetStanding()
      current.index = fork.index
      current.time = fork.time
      current.cause = fork.cause
      current.event = fork.event
      current.effects.refill(from: fork.effects)
      current.animations.refill(from: fork.animations)
      running.refill(from: fork.running)
      transition = fork.transition
      if !leaving.isEmpty || !fork.leaving.isEmpty { leaving = fork.leaving }
      context.moment.environment = fork.environment
      context.moment.previousEnvironment = fork.environment
      context.moment.time = fork.time
      context.moment.progress = fork.progress
      nextTransaction = fork.nextTransaction
      if S.isComposed {
        tree = fork.tree
        tree.forgetPlaces()
      }
      gestures = fork.gestures
      keyFocus.restore(fork.keyFocus)
      if !editing.isEmpty || !fork.editing.isEmpty { editing = fork.editing }
      // A fault is found again where there is one.
      fault = nil
    }

    /// Whether the engine does more with an event than to hand it on, so that it has to be sent to see what
    /// follows; without the focus of keys and marked text, an edit is handed on.
    ///
    /// Mutating only so that the engine is not copied.
    @inlinable mutating func doesMore(with event: Event) -> Bool {
      guard Recognition.isIncluded else { return false }
      if keyFocus.isUsed || isComposing { return true }
      switch event {
      case .text, .deleteBackward, .returnKey: return false
      default: return event.isOfEngine
      }
    }

    /// Has the scene receive an event at the time of the latest frame, at which nothing else is due.
    ///
    /// The nodes presented before are kept for `retract`. Until then, or until `goOn` has laid out what
    /// follows, only the state and what the scene requests may be looked at.
    /// - Throws: `EventError`.
    @inlinable mutating func attempt(_ event: Event) throws(EventError) {
      beginStep(at: current.time)
      do throws(EventError) {
        try check(event, at: current.time)
        if event.name == .environment { applyEnvironment(event) }
        try deliver(event, event.name)
      } catch {
        context.moment.environment = context.moment.previousEnvironment
        context.discard()
        throw error
      }
    }

    /// Determines what follows from an event that was received, for the sake of what is in flight and
    /// not of what is seen: where nothing moves, nothing is laid out.
    ///
    /// - Parameter receive: Called with the frame of each completion.
    /// - Returns: Whether the nodes presented before have been kept for `retract`.
    @inlinable mutating func goOn(
      _ receive: (borrowing Frame<S>) -> Void
    ) throws(EventError) -> Bool {
      let time = current.time
      context.moment.previousEnvironment = context.moment.environment
      if S.isComposed {
        layOutTree()
        handOverEffectsOfTree()
        receive(current)
        try drive(to: time, receive)
        return false
      }
      let moves = !running.isEmpty || !context.transactions.isEmpty
      if moves {
        layOutNodes()
        setInMotion(at: time)
      }
      endRequests(at: time)
      if !current.effects.isEmpty || !context.effects.isEmpty { handOverEffects() }
      guard running.firstToEnd(by: time) != nil else { return true }
      if !moves { layOutNodes() }
      present(at: time)
      try drive(to: time, receive)
      return false
    }
  }

  extension Array {
    /// Takes over the elements of another array, into the storage that is there.
    @inlinable mutating func refill(from other: [Element]) {
      if isEmpty, other.isEmpty { return }
      empty()
      append(contentsOf: other)
    }
  }
#endif
