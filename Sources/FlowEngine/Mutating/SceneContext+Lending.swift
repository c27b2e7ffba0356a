#if !hasFeature(Embedded)
  extension SceneContext {
    /// Lends the moment, and what has been requested in it, to a scene inside this one.
    ///
    /// - Parameters:
    ///   - inner: The scene inside.
    ///   - configuration: Its configuration.
    ///   - body: Called with the context as the scene inside has it.
    package mutating func lend<Inner: Scene, Result, Failure: Error>(
      to inner: Inner.Type, configuration: Inner.Configuration,
      _ body: (inout SceneContext<Inner>) throws(Failure) -> Result
    ) throws(Failure) -> Result
    where Inner.Effect == S.Effect, Inner.Completion == S.Completion {
      var context = SceneContext<Inner>(
        configuration: configuration, environment: moment.environment)
      context.moment.previousEnvironment = moment.previousEnvironment
      context.moment.time = moment.time
      context.moment.progress = moment.progress
      context.moment.wasReplaced = moment.wasReplaced
      context.timers = timers.map { SceneContext<Inner>.Timer($0.completion, after: $0.delay) }
      exchange(&context)
      defer {
        exchange(&context)
        timers = context.timers.map { Timer($0.completion, after: $0.delay) }
      }
      return try body(&context)
    }

    /// Exchanges what need not be copied.
    private mutating func exchange<Inner: Scene>(_ other: inout SceneContext<Inner>)
    where Inner.Effect == S.Effect, Inner.Completion == S.Completion {
      swap(&moment.presented, &other.moment.presented)
      swap(&effects, &other.effects)
      swap(&transactions, &other.transactions)
      swap(&completions, &other.completions)
      swap(&stopped, &other.stopped)
      swap(&listsProgress, &other.listsProgress)
      swap(&numbers, &other.numbers)
    }
  }

  // MARK: What has been requested in a step

  extension SceneContext {
    /// Whether anything has been requested.
    package var hasRequests: Bool {
      !effects.isEmpty || !transactions.isEmpty || !stopped.isEmpty || !timers.isEmpty
    }

    /// The effects.
    package var requestedEffects: [FrameEffect<S.Effect>] {
      get { effects }
      set { effects = newValue }
    }

    /// The timings of the transactions.
    package var requestedTimings: [Timing] { transactions.map { $0.timing } }

    /// Gives a transaction another timing.
    package mutating func time(transaction index: Int, as timing: Timing) {
      transactions[index].timing = timing
    }

    /// The completions that are to be sent later, each after a delay in seconds.
    package var requestedTimers: [(completion: S.Completion, delay: Double)] {
      timers.compactMap { timer in timer.delay.map { (timer.completion, $0) } }
    }

    /// Multiplies the delays of a completion.
    package mutating func delay(_ completion: S.Completion, by factor: Double) {
      for index in timers.indices where timers[index].completion == completion {
        timers[index].delay = timers[index].delay.map { min($0 * factor, InputLimits.duration) }
      }
    }
  }
#endif
