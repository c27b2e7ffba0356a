/// What a scene knows at an event beside itself, and what it asks for.
public struct SceneContext<S: Scene>: Sendable {
  /// What the client has set up.
  public let configuration: S.Configuration

  @usableFromInline var moment: Moment
  @usableFromInline var effects: [FrameEffect<S.Effect>] = []
  /// How the change is animated, and what is sent at the end of each transaction.
  @usableFromInline var transactions: [Transaction<Never>] = []
  @usableFromInline var completions: [S.Completion?] = []
  @usableFromInline var stopped: [NodeID?] = []
  /// What is to be sent after a time, or is no longer.
  @usableFromInline var timers: [Timer] = []

  /// What the engine knows of the moment of an event.
  @usableFromInline struct Moment: Sendable {
    @usableFromInline var environment: Environment
    @usableFromInline var previousEnvironment: Environment
    @usableFromInline var time = 0.0
    @usableFromInline var presented = NodeList()
    @usableFromInline var progress = 1.0

    @inlinable init(environment: Environment) {
      self.environment = environment
      previousEnvironment = environment
    }
  }

  /// A completion that was scheduled, or cancelled.
  @usableFromInline struct Timer: Sendable {
    @usableFromInline var completion: S.Completion
    /// The seconds until then; `nil` to cancel.
    @usableFromInline var delay: Double?

    @inlinable init(_ completion: S.Completion, after delay: Double?) {
      self.completion = completion
      self.delay = delay
    }
  }

  @inlinable init(configuration: S.Configuration, environment: Environment) {
    self.configuration = configuration
    moment = Moment(environment: environment)
  }

  /// What the scene is shown in, after the event.
  @inlinable public var environment: Environment { _read { yield moment.environment } }

  /// The environment before the event; differs at an `environment` event only.
  @inlinable public var previousEnvironment: Environment {
    _read { yield moment.previousEnvironment }
  }

  /// The time of the event, in seconds.
  @inlinable public var time: Double { moment.time }

  /// The nodes as they are seen just before the event.
  @inlinable public var presented: NodeList { _read { yield moment.presented } }

  /// How far a change that follows the progress is seen to be; 1 where none is in flight.
  @inlinable public var progress: Double { moment.progress }

  // MARK: Effects

  /// Asks something particular of the host.
  @inlinable public mutating func send(_ effect: S.Effect) {
    effects.append(.own(effect))
  }

  /// Asks the host to bring the keyboard up.
  ///
  /// - Parameter target: The field that is to have it; `nil` where there is only one.
  @inlinable public mutating func focus(_ target: NodeID? = nil) {
    effects.append(.focus(target))
  }

  /// Asks the host to put the keyboard away.
  @inlinable public mutating func blur() {
    effects.append(.blur)
  }

  /// Asks the host to let a screen reader say a text; never a secret.
  @inlinable public mutating func announce(_ text: String) {
    effects.append(.announce(text))
  }

  // MARK: Animations

  /// Animates the change that the scene makes.
  ///
  /// Several transactions may share a change; each takes the properties in its reach that no
  /// earlier one has taken.
  @inlinable public mutating func animate(_ transaction: Transaction<S.Completion>) {
    transactions.append(transaction.withoutCompletion)
    completions.append(transaction.completion)
  }

  /// Stops what is in flight: its properties are at their targets at once, and nothing completes.
  ///
  /// - Parameter subtree: The node that is stopped, with all that is in it; `nil` for all nodes.
  @inlinable public mutating func stopAnimations(of subtree: NodeID? = nil) {
    stopped.append(subtree)
  }

  // MARK: Timers

  /// Sends the scene a completion after a time. Where the same one is on its way, it comes at the
  /// new time instead.
  ///
  /// - Parameter delay: Seconds from the event on, 0 or more; what is no number counts as 0.
  @inlinable public mutating func schedule(_ completion: S.Completion, after delay: Double) {
    timers.append(Timer(completion, after: delay > 0 && delay.isFinite ? delay : 0))
  }

  /// Takes a completion back that was scheduled.
  @inlinable public mutating func cancel(_ completion: S.Completion) {
    timers.append(Timer(completion, after: nil))
  }

  /// Forgets what a scene that refused an event has asked for.
  @inlinable mutating func discard() {
    effects.removeAll(keepingCapacity: true)
    transactions.removeAll(keepingCapacity: true)
    completions.removeAll(keepingCapacity: true)
    stopped.removeAll(keepingCapacity: true)
    timers.removeAll(keepingCapacity: true)
  }
}
