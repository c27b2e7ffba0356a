#if !hasFeature(Embedded)
  /// A moment of an engine to which it can go back, without the nodes, which are laid out anew.
  @usableFromInline struct EngineFork<S: Scene>: Sendable {
    @usableFromInline var scene: S
    @usableFromInline var index: Int
    @usableFromInline var time: Double
    @usableFromInline var cause: Frame<S>.Cause
    @usableFromInline var event: EventName?
    @usableFromInline var effects: [FrameEffect<S.Effect>]
    @usableFromInline var animations: [Animation]
    @usableFromInline var running: [RunningTransaction<S.Completion>]
    @usableFromInline var transition: ProgressTransition?
    @usableFromInline var environment: Environment
    @usableFromInline var nextTransaction: Int

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
      environment = engine.context.moment.environment
      nextTransaction = engine.nextTransaction
    }
  }

  extension Engine {
    /// Goes back to a moment; nodes keep their storage.
    @inlinable mutating func rewind(to fork: EngineFork<S>) {
      current.scene = fork.scene
      current.scene.progress = 1
      current.index = fork.index
      current.time = fork.time
      current.cause = fork.cause
      current.event = fork.event
      current.effects = fork.effects
      current.animations = fork.animations
      running = fork.running
      transition = fork.transition
      context.moment.environment = fork.environment
      context.moment.previousEnvironment = fork.environment
      context.moment.time = fork.time
      context.moment.progress = 1
      nextTransaction = fork.nextTransaction
      if transition == nil { layOutNodes() }
      present(at: fork.time)
    }

    /// Lets time pass to a moment, handing on the frames of completions.
    @inlinable mutating func elapse(
      to time: Double, _ receive: (borrowing Frame<S>) -> Void
    ) throws(EventError) {
      try check(time)
      try complete(by: time, receive)
      present(at: time)
      current.time = time
    }
  }
#endif
