/// What a reducer knows beside the state, and what it asks for.
public struct SceneContext<S: Scene>: Sendable {
  /// What the client has set up.
  public let configuration: S.Configuration

  @usableFromInline var moment: Moment
  @usableFromInline var effects: [S.Effect] = []
  /// How the change is animated, and what is sent at the end of each transaction.
  @usableFromInline var transactions: [Transaction<Never>] = []
  @usableFromInline var completions: [S.Completion?] = []
  @usableFromInline var stopped: [NodeID?] = []

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

  /// Asks something of the host.
  @inlinable public mutating func send(_ effect: S.Effect) {
    effects.append(effect)
  }

  /// Animates the change that the reducer makes.
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

  /// Forgets what a reducer that failed has asked for.
  @inlinable mutating func discard() {
    effects.removeAll(keepingCapacity: true)
    transactions.removeAll(keepingCapacity: true)
    completions.removeAll(keepingCapacity: true)
    stopped.removeAll(keepingCapacity: true)
  }
}
