#if hasFeature(Embedded)
  extension SceneContext<AnyScene> {
    /// Lends the moment to the scene whose type is erased, and takes what it requests.
    mutating func lend<Inner: Scene, Result, Failure: Error>(
      to inner: Inner.Type,
      _ body: (inout SceneContext<Inner>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var context = empty(for: inner)
      // With what events of the same step have requested.
      exchange(&context.moment.presented, &context.transactions, &context.stopped, false)
      defer { take(&context) }
      return try body(&context)
    }

    /// Takes back the nodes, and what has been requested.
    @inline(never) private mutating func take<Inner: Scene>(_ context: inout SceneContext<Inner>) {
      exchange(
        &context.moment.presented, &context.transactions, &context.stopped, context.listsProgress)
      for effect in context.effects { add(effect.erased) }
      for completion in context.completions { add(completion?.rawValue) }
      for timer in context.timers { addTimer(timer.completion.rawValue, timer.delay) }
    }

    // What is the same for every scene is not part of what is there for each.

    @inline(never) private mutating func exchange(
      _ presented: inout NodeList, _ transactions: inout [Transaction<Never>],
      _ stopped: inout [NodeID?], _ listsProgress: Bool
    ) {
      swap(&moment.presented, &presented)
      swap(&self.transactions, &transactions)
      swap(&self.stopped, &stopped)
      if listsProgress { self.listsProgress = true }
    }

    @inline(never) private mutating func add(_ effect: FrameEffect<AnyEffect>) {
      effects.append(effect)
    }

    @inline(never) private mutating func add(_ completion: String?) {
      completions.append(completion.map { AnyCompletion(rawValue: $0) })
    }

    @inline(never) private mutating func addTimer(_ completion: String, _ delay: Double?) {
      timers.append(Timer(AnyCompletion(rawValue: completion), after: delay))
    }

    /// The moment as the scene sees it whose type is erased.
    @inline(never) func copy<Inner: Scene>(for inner: Inner.Type) -> SceneContext<Inner> {
      var context = empty(for: inner)
      context.moment.presented = moment.presented
      return context
    }

    /// The moment without the nodes.
    @inline(never) private func empty<Inner: Scene>(for inner: Inner.Type) -> SceneContext<Inner> {
      var context = SceneContext<Inner>(
        configuration: configuration.of(inner), environment: moment.environment)
      context.moment.previousEnvironment = moment.previousEnvironment
      context.moment.time = moment.time
      context.moment.progress = moment.progress
      context.moment.wasReplaced = moment.wasReplaced
      return context
    }
  }

  extension FrameEffect {
    /// The effect, with the type of the scene's own ones erased.
    fileprivate var erased: FrameEffect<AnyEffect> {
      switch self {
      case .focus(let target): .focus(target)
      case .blur: .blur
      case .child(let effect): .child(effect)
      case .announce(let text): .announce(text)
      case .copy(let text): .copy(text)
      case .paste(let target): .paste(target)
      case .own(let effect): .own(AnyEffect(effect))
      }
    }
  }
#endif
