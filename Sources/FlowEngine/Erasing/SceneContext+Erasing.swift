#if hasFeature(Embedded)
  extension SceneContext<AnyScene> {
    /// Lends the moment to the scene whose type is erased, and takes what it requests.
    mutating func lend<Inner: Scene, Result, Failure: Error>(
      to inner: Inner.Type,
      _ body: (inout SceneContext<Inner>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var context = empty(for: inner)
      swap(&moment.presented, &context.moment.presented)
      defer { take(&context) }
      return try body(&context)
    }

    /// Takes back the nodes, and what has been requested.
    @inline(never) private mutating func take<Inner: Scene>(_ context: inout SceneContext<Inner>) {
      swap(&moment.presented, &context.moment.presented)
      swap(&transactions, &context.transactions)
      swap(&stopped, &context.stopped)
      listsProgress = listsProgress || context.listsProgress
      for effect in context.effects { effects.append(effect.erased) }
      for completion in context.completions {
        completions.append(completion.map { AnyCompletion(rawValue: $0.rawValue) })
      }
      for timer in context.timers {
        timers.append(
          Timer(AnyCompletion(rawValue: timer.completion.rawValue), after: timer.delay))
      }
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
      case .own(let effect): .own(AnyEffect(effect))
      }
    }
  }
#endif
