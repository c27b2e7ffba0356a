/// Runs a scene: handles events, keeps the state and produces frames.
///
/// The engine is a value. Time enters only through calls; the engine never reads a clock, so the
/// same calls give the same frames everywhere. A host calls `send(_:at:_:)` when something happens
/// to the screen, and `advance(to:_:)` from its display link.
public struct Engine<S: Scene>: Sendable {
  /// The most completions that may follow each other within one call before the engine gives up.
  @inlinable public static var completionLimit: Int { 10_000 }

  @usableFromInline var current: Frame<S>
  /// The transactions in flight and the timers, in the order in which they began.
  @usableFromInline var running: [RunningTransaction<S.Completion>] = []
  @usableFromInline var context: SceneContext<S>
  @usableFromInline var animator = Animator()
  /// The nodes that no layout has any more and that are on their way out.
  @usableFromInline var leaving = LeavingNodes()
  @usableFromInline var nextTransaction = 0
  /// The transaction in flight that moves the state's progress, if there is one.
  @usableFromInline var transition: ProgressTransition?
  /// The nodes at some moment of the change that follows the progress, while it is determined what
  /// frames list of it.
  @usableFromInline var followed = NodeList()
  /// Finds faults in layouts, if they are checked. A function, so that a program that checks none does
  /// not contain it.
  @usableFromInline let faultFinder: LayoutCheck.Finder?
  /// The first fault found in a layout, if layouts are checked.
  @usableFromInline var fault: LayoutFault?
  @usableFromInline var layoutCheck = LayoutCheck()
  /// What it knows of the scenes that the scene holds.
  @usableFromInline var tree = TreeStatus()
  /// The pointers that are down.
  @usableFromInline var gestures = HeldGestures()
  /// The node that keys have put the focus on.
  @usableFromInline var keyFocus = KeyFocus()
  /// What it knows of edits, of which there is nothing until the first.
  @usableFromInline var editing: [Editing] = []

  /// Whether engines check layouts by default: true in debug builds.
  public static var checksLayoutByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Opens a scene; its first frame, at time 0, is available at once.
  ///
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - configuration: The configuration that the client sets.
  ///   - environment: The environment that the scene is shown in.
  ///   - checksLayout: Whether faults in the scene's layout are errors of `send`, `advance` and
  ///     `settle`: two nodes with the same id, a parent that is missing or comes later, or a number
  ///     that is not finite.
  /// - Throws: `MemberError` for a configuration that the scene rejects, and for a configuration or an
  ///   environment that no trace can have.
  @inlinable @inline(__always) public init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment(), checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    try configuration.validate()
    // A module for WebAssembly checks what it is given.
    #if !arch(wasm32)
      try configuration.checkExpressible()
      try environment.check()
    #endif
    self.init(validated: configuration, environment, checksLayout ? LayoutCheck.finder : nil)
  }

  @inlinable init(
    validated configuration: S.Configuration, _ environment: Environment,
    _ faultFinder: LayoutCheck.Finder?
  ) {
    self.faultFinder = faultFinder
    context = SceneContext(configuration: configuration, environment: environment)
    current = Frame(scene: S(&context))
    if faultFinder != nil { current.nodes.checkStanding() }
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    if S.isComposed { takeNumbers() }
    // The first frame has the number 0.
    current.index = -1
    endStep(.start)
  }

  /// The latest frame.
  @inlinable public var frame: Frame<S> { current }

  /// The configuration that the client has set.
  @inlinable public var configuration: S.Configuration { context.configuration }

  /// The environment that the scene is shown in.
  @inlinable public var environment: Environment { context.environment }

  /// The scene, which is its state.
  @inlinable public var scene: S { current.scene }

  /// Whether nothing is in flight: without another event, frames stay the same except for
  /// animations that repeat forever.
  @inlinable public var isSettled: Bool { isStill && !gestures.areDue }

  /// Whether no transaction and no timer of the scenes is in flight.
  @inlinable var isStill: Bool {
    running.isEmpty && (!S.isComposed || tree.end.time == .infinity)
  }

  /// Whether a finite animation is in flight; timers do not count.
  @inlinable public var isAnimating: Bool {
    @inline(__always) get {
      transition != nil || !current.animations.isEmpty || S.isComposed && tree.end.isAnimating
    }
  }

  /// The time, in seconds, at which the next transaction or timer ends, or a long press begins; `nil` if
  /// none is in flight.
  @inlinable public var nextCompletionTime: Double? {
    var earliest: Double?
    for transaction in running where earliest.map({ transaction.end < $0 }) ?? true {
      earliest = transaction.end
    }
    if S.isComposed, tree.end.time < earliest ?? .infinity { earliest = tree.end.time }
    if gestures.areDue, gestures.due < earliest ?? .infinity {
      earliest = max(gestures.due, current.time)
    }
    return earliest
  }

  /// Advances time, as a display link does.
  ///
  /// - Parameters:
  ///   - time: The new time, in seconds; not before the time of the last call.
  ///   - receive: Called with the frame of each completion on the way and then, if an animation is
  ///     in flight at `time`, with a sample.
  /// - Throws: `EventError` for an invalid time.
  @inlinable public mutating func advance(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try drive(to: time, receive)
    if sample(at: time) { receive(current) }
  }

  /// Presents what moves at a time; returns whether there is a frame of it.
  @inlinable mutating func sample(at time: Double) -> Bool {
    guard needsSamples, time > current.time else { return false }
    present(at: time)
    current.index += 1
    current.time = time
    current.cause = .sample
    current.event = nil
    current.effects.empty()
    return true
  }

  /// Whether frames differ from one moment to the next.
  @inlinable var needsSamples: Bool {
    @inline(__always) get { isAnimating || !current.nodes.repeating.isEmpty }
  }

  /// Whether something is elsewhere at another moment, be it in a child that is not mounted.
  @inlinable var mayHaveMoved: Bool {
    @inline(__always) get { needsSamples || S.isComposed && tree.end.isRepeating }
  }

  /// Advances time, making frames for completions only.
  @inlinable package mutating func pass(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try drive(to: time, receive)
    present(at: time)
    current.time = time
  }

  /// Sends an event, discarding the frames.
  // A module has its code once. A default argument would be allocated where this is not specialized.
  @inlinable @inline(never) package mutating func pass(
    _ event: Event, at time: Double
  ) throws(EventError) {
    try send(event, at: time) { _ in }
  }

  /// Lets everything in flight finish.
  ///
  /// - Parameter receive: Called with the frame of each completion, in order.
  /// - Throws: `EventError.neverSettles` if the scene's animations or timers trigger each other
  ///   forever.
  @inlinable public mutating func settle(
    _ receive: (borrowing Frame<S>) -> Void = { _ in }
  ) throws(EventError) {
    try driveOn(to: .infinity, receive)
  }

  // MARK: Time

  /// Lets time pass.
  @inlinable @inline(__always) mutating func drive(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void
  ) throws(EventError) {
    try check(time)
    try driveOn(to: time, receive)
  }

  /// Lets time pass, for ever if need be.
  @inlinable @inline(__always) mutating func driveOn(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void
  ) throws(EventError) {
    var turn = Turn(to: time, awaitsEvent: false)
    while try makeFrame(&turn, { _ throws(EventError) in }) { receive(current) }
  }
}
