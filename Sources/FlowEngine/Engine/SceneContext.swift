/// A scene's view of the engine while it handles an event, and its requests.
public struct SceneContext<S: Scene>: Sendable {
  /// The configuration that the client has set.
  public let configuration: S.Configuration

  @usableFromInline var moment: Moment
  @usableFromInline var effects: [FrameEffect<S.Effect>] = []
  /// How the change is animated; `completions` holds the completion of each transaction.
  @usableFromInline var transactions: [Transaction<Never>] = []
  @usableFromInline var completions: [S.Completion?] = []
  @usableFromInline var stopped: [NodeID?] = []
  /// Whether frames list, from this change on, what follows the progress.
  @usableFromInline var listsProgress = false
  /// Whether the scene claims no touches of its children's.
  @usableFromInline var claimsNothing = false
  /// The next numbers of the tree, while a scene that holds others takes part in a step.
  @usableFromInline var numbers = TreeNumbers()
  /// The timers to schedule or to cancel.
  @usableFromInline var timers: [Timer] = []

  /// The engine's view of the moment of an event.
  @usableFromInline struct Moment: Sendable {
    @usableFromInline var environment: Environment
    @usableFromInline var previousEnvironment: Environment
    @usableFromInline var time = 0.0
    @usableFromInline var presented = NodeList()
    @usableFromInline var progress = 1.0
    @usableFromInline var wasReplaced = false

    @inlinable init(environment: Environment) {
      self.environment = environment
      previousEnvironment = environment
    }
  }

  /// A completion to schedule, or to cancel.
  @usableFromInline struct Timer: Sendable {
    @usableFromInline var completion: S.Completion
    /// The delay in seconds; `nil` to cancel.
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

  /// The environment after the event.
  @inlinable public var environment: Environment { _read { yield moment.environment } }

  /// The environment before the event; it differs only at an `environment` event.
  @inlinable public var previousEnvironment: Environment {
    _read { yield moment.previousEnvironment }
  }

  /// The time of the event, in seconds.
  @inlinable public var time: Double { moment.time }

  /// The nodes as presented just before the event.
  @inlinable public var presented: NodeList { _read { yield moment.presented } }

  /// The presented progress of the change in flight that follows it; 1 if there is none.
  @inlinable public var progress: Double { moment.progress }

  /// Whether the transaction whose completion is being handled was replaced or stopped before its end,
  /// which it has asked to be told by `Transaction.completesWhenReplaced`.
  @inlinable public var wasReplaced: Bool { moment.wasReplaced }

  // MARK: Effects

  /// Requests one of the scene's own effects from the host.
  @inlinable public mutating func send(_ effect: S.Effect) {
    effects.append(.own(effect))
  }

  /// Asks the host to show the keyboard.
  ///
  /// - Parameter target: The field to focus; `nil` if there is only one.
  @inlinable public mutating func focus(_ target: NodeID? = nil) {
    effects.append(.focus(target))
  }

  /// Asks the host to dismiss the keyboard.
  @inlinable public mutating func blur() {
    effects.append(.blur)
  }

  /// Asks the host to have a screen reader speak a text, which must never be a secret.
  @inlinable public mutating func announce(_ text: String) {
    effects.append(.announce(text))
  }

  /// Asks the host to put a text on the clipboard, which must never be a secret.
  @inlinable public mutating func copy(_ text: String) {
    effects.append(.copy(text))
  }

  /// Asks the host to enter what is on the clipboard into a field.
  @inlinable public mutating func paste(into target: NodeID) {
    effects.append(.paste(target))
  }

  // MARK: Animations

  /// Animates the change that the scene is making.
  ///
  /// A change may have several transactions; each animates the properties within its reach that no
  /// earlier one reaches.
  @inlinable public mutating func animate(_ transaction: Transaction<S.Completion>) {
    transactions.append(transaction.withoutCompletion)
    completions.append(transaction.completion)
  }

  /// Stops animations in flight: their properties jump to their targets, and nothing completes.
  ///
  /// - Parameter subtree: The node to stop, with its descendants; `nil` for all nodes.
  @inlinable public mutating func stopAnimations(of subtree: NodeID? = nil) {
    stopped.append(subtree)
  }

  /// Lists the change that follows the progress from now on, if its transaction was not listed.
  ///
  /// It is listed with the time at which it began, and the `from` that gives the presented value with
  /// its timing.
  @inlinable public mutating func listProgress() {
    listsProgress = true
  }

  // MARK: Timers

  /// Schedules a completion to be sent after a delay. If the same completion is already scheduled,
  /// it moves to the new time.
  ///
  /// - Parameters:
  ///   - completion: The completion that the scene receives.
  ///   - delay: Seconds from the event, from 0 to `InputLimits.duration`; NaN and infinity count as
  ///     0.
  @inlinable public mutating func schedule(_ completion: S.Completion, after delay: Double) {
    let delay = delay > 0 && delay.isFinite ? min(delay, InputLimits.duration) : 0
    timers.append(Timer(completion, after: delay))
  }

  /// Cancels a scheduled completion.
  @inlinable public mutating func cancel(_ completion: S.Completion) {
    timers.append(Timer(completion, after: nil))
  }

  /// Discards the requests of a scene that rejected an event.
  @inlinable mutating func discard() {
    effects.removeAll(keepingCapacity: true)
    transactions.removeAll(keepingCapacity: true)
    completions.removeAll(keepingCapacity: true)
    stopped.removeAll(keepingCapacity: true)
    listsProgress = false
    timers.removeAll(keepingCapacity: true)
  }
}
