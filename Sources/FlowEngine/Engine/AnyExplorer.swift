/// A scene that is tried out, without being known: it is sent events, taken back to marks, and asked
/// for the bytes by which its states are equal.
///
/// A struct of closures, as `AnyReplay`.
public struct AnyExplorer {
  @usableFromInline let restartBody: () -> Void
  @usableFromInline let markBody: (Int) -> Void
  @usableFromInline let rewindBody: (Int) -> Void
  @usableFromInline let sendBody:
    (Event, Double, ((ExploredFrame) -> Void)?) throws(EventError) -> Void
  @usableFromInline let passBody: (Double, ((ExploredFrame) -> Void)?) throws(EventError) -> Void
  @usableFromInline let settleBody: (((ExploredFrame) -> Void)?) throws(EventError) -> Void
  @usableFromInline let attemptBody: (Event, Int, inout JSONWriter) -> EventError?
  @usableFromInline let goOnBody: (inout JSONWriter) -> EventError?
  @usableFromInline let requestsBody: (inout JSONWriter) -> Void
  @usableFromInline let canonicalBody: (inout JSONWriter) -> Void
  @usableFromInline let frameBody: (Bool) -> ExploredFrame
  @usableFromInline let faultsBody: (Bool) -> [InvariantViolation]
  @usableFromInline let lookBody: () -> Look
  @usableFromInline let clockBody: () -> Clock
  @usableFromInline let askedBody: () -> [String]
  @usableFromInline let savedBody: () -> String
  @usableFromInline let stateBody: () -> String
  @usableFromInline let placeBody: () -> Int
  @usableFromInline let keepEditsBody: () -> Void

  /// Where a scene is in time.
  @usableFromInline package struct Clock: Equatable, Sendable {
    /// The time of the latest frame, in seconds.
    package var time: Double
    /// The time of the next completion, in seconds; `nil` if none is in flight.
    package var nextCompletion: Double?

    @usableFromInline init(time: Double, nextCompletion: Double?) {
      self.time = time
      self.nextCompletion = nextCompletion
    }
  }

  /// What is presented, without what the scene says of itself.
  @usableFromInline package struct Look {
    /// The frame's number.
    package var index: Int
    /// The frame's time, in seconds.
    package var time: Double
    /// What is presented.
    package var nodes: NodeList
    /// The scenes that it holds, each before those that it holds itself.
    package var children: [ExploredFrame.Child]
    /// Whether something finite is in flight.
    package var isMoving: Bool
    /// The environment that it is shown in.
    package var environment: Environment
    /// Whether a pointer is down.
    package var hasFingers: Bool

    @usableFromInline init(
      index: Int, time: Double, nodes: NodeList, children: [ExploredFrame.Child],
      animations: [Animation], environment: Environment, hasFingers: Bool
    ) {
      self.index = index
      self.time = time
      self.nodes = nodes
      self.children = children
      isMoving = animations.contains { $0.end.isFinite }
      self.environment = environment
      self.hasFingers = hasFingers
    }
  }

  @usableFromInline init(
    restart: @escaping () -> Void, mark: @escaping (Int) -> Void,
    rewind: @escaping (Int) -> Void,
    send: @escaping (Event, Double, ((ExploredFrame) -> Void)?) throws(EventError) -> Void,
    pass: @escaping (Double, ((ExploredFrame) -> Void)?) throws(EventError) -> Void,
    settle: @escaping (((ExploredFrame) -> Void)?) throws(EventError) -> Void,
    attempt: @escaping (Event, Int, inout JSONWriter) -> EventError?,
    goOn: @escaping (inout JSONWriter) -> EventError?,
    requests: @escaping (inout JSONWriter) -> Void,
    canonical: @escaping (inout JSONWriter) -> Void, frame: @escaping (Bool) -> ExploredFrame,
    faults: @escaping (Bool) -> [InvariantViolation], look: @escaping () -> Look,
    clock: @escaping () -> Clock, asked: @escaping () -> [String],
    saved: @escaping () -> String, state: @escaping () -> String, place: @escaping () -> Int,
    keepEdits: @escaping () -> Void
  ) {
    restartBody = restart
    markBody = mark
    rewindBody = rewind
    sendBody = send
    passBody = pass
    settleBody = settle
    attemptBody = attempt
    goOnBody = goOn
    requestsBody = requests
    canonicalBody = canonical
    frameBody = frame
    faultsBody = faults
    lookBody = look
    clockBody = clock
    askedBody = asked
    savedBody = saved
    stateBody = state
    placeBody = place
    keepEditsBody = keepEdits
  }

  /// Goes back to the beginning.
  package func restart() { restartBody() }

  /// Counts the edits that can be undone, and done again, among what decides how the scene goes on: two
  /// moments that differ in them are no longer the same.
  package func keepEdits() { keepEditsBody() }

  /// Remembers the moment under a small number, in place of the one that it has stood for.
  package func mark(_ number: Int) { markBody(number) }

  /// Goes back to a moment that has been marked.
  package func rewind(to number: Int) { rewindBody(number) }

  /// Sends an event.
  ///
  /// - Parameter inspect: Called with each frame.
  /// - Throws: `EventError` as `Engine.send` does.
  package func send(
    _ event: Event, at time: Double, inspect: ((ExploredFrame) -> Void)? = nil
  ) throws(EventError) {
    try sendBody(event, time, inspect)
  }

  /// Lets time pass.
  ///
  /// - Parameter inspect: Called with the frame of each completion.
  /// - Throws: `EventError` for a time before the last one, and if completions do not end.
  package func pass(
    to time: Double, inspect: ((ExploredFrame) -> Void)? = nil
  ) throws(EventError) {
    try passBody(time, inspect)
  }

  /// Lets everything in flight finish.
  ///
  /// - Throws: `EventError.neverSettles`.
  package func settle(inspect: ((ExploredFrame) -> Void)? = nil) throws(EventError) {
    try settleBody(inspect)
  }

  /// Goes back to a moment that has been marked, at whose time nothing is due any more, has the scene
  /// receive an event there, and writes the bytes that the outcome depends on, as `writeRequests`.
  ///
  /// Much quicker than `send`, since nothing is laid out that nobody sees. Until it goes back to a
  /// mark, only `goOn` may follow.
  /// - Returns: The error of an event that is refused; the bytes tell whether it has changed
  ///   anything.
  package func attempt(
    _ event: Event, from mark: Int, writingTo json: inout JSONWriter
  ) -> EventError? {
    attemptBody(event, mark, &json)
  }

  /// Goes on from an event that has been received, and writes the bytes of what follows, as
  /// `writeCanonical`; then only `place` and `state` may be asked.
  ///
  /// - Returns: `EventError.neverSettles`, if completions do not end.
  package func goOn(writingTo json: inout JSONWriter) -> EventError? { goOnBody(&json) }

  /// Writes the state, and what the scene has requested by it: what two events at one moment have in
  /// common if the same follows from them.
  package func writeRequests(to json: inout JSONWriter) { requestsBody(&json) }

  /// Writes the bytes that two moments have in common if and only if the same goes on from them,
  /// whenever it is: times count from the latest frame. They are no JSON.
  package func writeCanonical(to json: inout JSONWriter) { canonicalBody(&json) }

  /// The latest frame, without what the scene itself finds wrong with it, and without its secrets.
  package var frame: ExploredFrame { frameBody(false) }

  /// The latest frame, with what the scene itself finds wrong with it, and with its secrets.
  package var checkedFrame: ExploredFrame { frameBody(true) }

  /// What the scene itself finds wrong with the latest frame, as one at which it may rest if it does:
  /// much quicker than `checkedFrame`.
  ///
  /// - Parameter isSeen: Whether only that is asked which must hold at rest.
  package func faults(isSeen: Bool) -> [InvariantViolation] { faultsBody(isSeen) }

  /// What is presented in the latest frame: much quicker than `frame`.
  package var look: Look { lookBody() }

  /// The latest time, and that of the next completion.
  package var clock: Clock { clockBody() }

  /// The ids of the last effects that can be answered, the oldest first.
  package var asked: [String] { askedBody() }

  /// The engine's saved state.
  package var saved: String { savedBody() }

  /// The name of the state.
  package var state: String { stateBody() }

  /// The place of the state among all that the scene has.
  package var place: Int { placeBody() }
}
