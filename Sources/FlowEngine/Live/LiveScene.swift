/// A scene on a screen: what a host holds, tells what happens, and gets frames from.
///
/// An `Engine` is a value and strict: it refuses an event that is stamped before the last one, and
/// nothing can be sent to it while it hands out a frame. A host's events come as they like. So a live
/// scene takes time stamps of the host's clock, whatever its origin; it takes what is sent from
/// inside a handler after the frame that is being handed out; and it hands out the first frame as any
/// other.
///
/// ```swift
/// let live = try LiveScene(GlideCard.self, environment: environment)
/// live.onFrame = { frame in draw(frame) }
/// try live.start(at: CACurrentMediaTime())
/// ```
///
/// A live scene belongs to one thread, as a view does.
public final class LiveScene<S: Scene> {
  /// Receives each frame, in order, the first one included.
  ///
  /// Inside it, `frame` may be read and events may be sent or posted; they are taken in order after
  /// this frame, at its time.
  @exclusivity(unchecked) public var onFrame: ((borrowing Frame<S>) -> Void)?
  /// Receives each event that was refused after it had been posted, or sent from inside `onFrame`.
  @exclusivity(unchecked) public var onRefusal: ((Event, EventError) -> Void)?

  /// In memory of its own, where it is used in place: a property of a class would be copied whenever it
  /// is passed on to be read.
  @usableFromInline let storage: UnsafeMutablePointer<Engine<S>>
  @exclusivity(unchecked) @usableFromInline var clock: HostClock
  /// The events to take after the frame that is being handed out; the first `taken` are done.
  @exclusivity(unchecked) @usableFromInline var inbox: [Event] = []
  @exclusivity(unchecked) @usableFromInline var taken = 0
  /// Whether a call is under way, which hands out frames.
  @exclusivity(unchecked) @usableFromInline var isRunning = false
  @exclusivity(unchecked) @usableFromInline var hasStarted = false
  /// Whether the engine is as it was opened, by its configuration and environment.
  @exclusivity(unchecked) @usableFromInline var isOpening = false
  /// The memory in which an event is rehearsed, and of what was before one that is recorded.
  @exclusivity(unchecked) @usableFromInline var spare = SpareMemory<S>()

  /// The recording that is under way, if there is one.
  public private(set) var recorder: TraceRecorder<S>?
  /// What the recorder does.
  @exclusivity(unchecked) @usableFromInline var recording: RecordingCalls<S>?

  /// Whether `advance` hands out samples of animations that repeat for ever, such as a blinking caret,
  /// for a host that draws frames and has no animator of its own.
  @exclusivity(unchecked) public var samplesRepeating: Bool

  /// Whether it has been closed.
  public private(set) var isClosed = false

  /// Opens a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - configuration: The configuration that the client sets.
  ///   - environment: The environment that the scene is shown in.
  ///   - samplesRepeating: Whether samples are handed out while nothing but animations that repeat is
  ///     in flight.
  /// - Throws: `MemberError` for a configuration that the scene rejects, and for a configuration or an
  ///   environment that no trace can have: no recording of it would replay.
  @inlinable public convenience init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment(), samplesRepeating: Bool = false
  ) throws(MemberError) {
    self.init(
      try Engine(scene, configuration: configuration, environment: environment),
      samplesRepeating: samplesRepeating)
    isOpening = true
  }

  /// Goes on from a saved state.
  ///
  /// The time between saving and the first time stamp does not count.
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - state: What `saved` was.
  ///   - samplesRepeating: Whether samples are handed out while nothing but animations that repeat is
  ///     in flight.
  /// - Throws: `MemberError` for a state that is not this scene's, or is damaged, with its place.
  @inlinable public convenience init(
    _ scene: S.Type = S.self, restoring state: String, samplesRepeating: Bool = false
  ) throws(MemberError) {
    self.init(try Engine(scene, restoring: state), samplesRepeating: samplesRepeating)
  }

  /// Goes on from where an engine is, such as a fork of another live scene.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - samplesRepeating: Whether samples are handed out while nothing but animations that repeat is
  ///     in flight.
  @inlinable public init(_ engine: Engine<S>, samplesRepeating: Bool = false) {
    self.samplesRepeating = samplesRepeating
    storage = .allocate(capacity: 1)
    storage.initialize(to: engine)
    clock = HostClock(at: engine.frame.time)
  }

  @inlinable deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  // MARK: What is shown

  /// The latest frame.
  @inlinable public var frame: Frame<S> { running.frame }

  /// Calls `body` with the latest frame, where it is: copying one takes longer than most of what is
  /// read of it.
  @inlinable package func withFrame<Result>(_ body: (borrowing Frame<S>) -> Result) -> Result {
    storage.pointee.withFrame(body)
  }

  /// The engine as it is, a value.
  public var engine: Engine<S> { running }

  /// A second live scene, which goes on from here by itself: with the same clock, without handlers and
  /// without a recording.
  ///
  /// Events that wait to be taken stay with this one.
  public func fork() -> LiveScene {
    let fork = LiveScene(running.copy(), samplesRepeating: samplesRepeating)
    fork.clock = clock
    fork.hasStarted = hasStarted
    fork.isOpening = isOpening
    return fork
  }

  /// The whole scene as JSON, with everything in flight, for `init(_:restoring:)`.
  ///
  /// Not from inside `onFrame`: events that wait are not part of it.
  public var saved: String { running.saved }

  /// The whole scene as JSON, with or without the texts that are secrets; not from inside `onFrame`, as `saved`.
  ///
  /// - Parameter secrets: Whether secrets are part of it; what goes to disk should be without them.
  public func saved(secrets: SavedSecrets) -> String { running.saved(secrets: secrets) }

  /// Whether no more frames come until another event or a timer: a display link may be paused until
  /// `nextWakeUp`.
  ///
  /// Animations that repeat do not count, unless samples of them are asked for: frames list them in
  /// `nodes.repeatingAnimations`, and a host runs them with its own animator.
  @inlinable public var isSettled: Bool {
    samplesRepeating ? !running.needsSamples : !running.isAnimating
  }

  /// When the next frame is due without another event, in the host's time, in seconds.
  ///
  /// While something moves, this is the time of the latest frame, which has passed: the next frame is
  /// due with the display's next refresh. When only timers run, it is the end of the first. `nil` if
  /// nothing will happen, or nothing has started.
  @inlinable public var nextWakeUp: Double? {
    if !isSettled { return clock.stamp(at: clock.time) }
    return running.nextCompletionTime.flatMap { clock.stamp(at: $0) }
  }

  /// The host's time at a time of the scene, in seconds, for an animator of the host's own; `nil` if
  /// nothing has started.
  ///
  /// What frames list begins and ends at times of the scene.
  @inlinable public func hostTime(of time: Double) -> Double? { clock.stamp(at: time) }

  // MARK: Recording

  /// Begins to record what happens, in place of a recording that may be under way.
  ///
  /// The trace begins with the opening of the scene, or with its state if something has happened
  /// since.
  /// - Parameter options: How much is kept, and what text may be shown.
  /// - Returns: The recorder, which has the trace, also after the end of the recording.
  /// - Throws: `RecordingError` for a scene that cannot be recorded from where it is.
  @discardableResult public func record(
    _ options: RecordingOptions = RecordingOptions()
  ) throws(RecordingError) -> TraceRecorder<S> {
    let recorder = try TraceRecorder(running, isOpening: isOpening, options)
    stopRecording()
    self.recorder = recorder
    recording = RecordingCalls(recorder)
    // A file begins with its header, whatever happens.
    recorder.tend()
    return recorder
  }

  /// Ends the recording, if there is one; what waits to be handed on is.
  public func stopRecording() {
    recording?.tend()
    recording = nil
    recorder = nil
  }

  // MARK: What happens

  /// Hands out the first frame, with the effects that it asks for.
  ///
  /// The first `send` or `advance` does so, too; a second call does nothing.
  /// - Parameter stamp: The host's time, in seconds from any origin.
  /// - Throws: `EventError.invalidStamp` for a time stamp that no session can have, which changes
  ///   nothing; `EventError` for a layout at fault, if layouts are checked.
  @inlinable public func start(at stamp: Double) throws(EventError) {
    if isClosed { return }
    let time = try clock.time(of: stamp)
    if isRunning { return }
    clock.take(stamp, of: time)
    try run { live throws(EventError) in try live.proceed(to: time) }
  }

  /// Tells the scene of an event. Completions that are due come first, each at its own time.
  ///
  /// Called from inside a handler, it does as `post` does.
  /// - Parameters:
  ///   - event: The event.
  ///   - stamp: When it happened, in the host's time; before the last time counts as the last.
  /// - Throws: `EventError` for an event that is refused, or a time stamp that no session can have.
  ///   Nothing changes then: neither the scene, nor the clock, nor whether the first frame has been
  ///   handed out.
  @inlinable public func send(_ event: Event, at stamp: Double) throws(EventError) {
    if isClosed { return }
    let time = try clock.time(of: stamp)
    if isRunning { return post(event) }
    try running.check(event, at: time)
    if !hasStarted || event.mayBeRefused && hasMore(before: time) {
      try rehearse(event, at: time)
    }
    let earlier = clock
    clock.take(stamp, of: time)
    do throws(EventError) {
      try run { live throws(EventError) in try live.proceed(to: time, then: event) }
    } catch {
      if !error.isCausedByScene { clock.turnBack(to: earlier, atLeast: running.current.time) }
      throw error
    }
  }

  /// Advances to a time, as a display link does, and hands out a frame if anything moves.
  ///
  /// Called from inside a handler, it does nothing.
  /// - Parameter stamp: The host's time, in seconds; before the last time counts as the last.
  /// - Throws: `EventError.invalidStamp` for a time stamp that no session can have, which changes
  ///   nothing; `EventError` for a scene that does not settle, or a layout at fault.
  @inlinable public func advance(to stamp: Double) throws(EventError) {
    if isClosed { return }
    let time = try clock.time(of: stamp)
    if isRunning { return }
    clock.take(stamp, of: time)
    try run { live throws(EventError) in
      try live.proceed(to: time)
      guard !live.isSettled, live.running.sample(at: time) else { return }
      live.handOut()
      try live.proceed(to: time)
    }
    recording?.tend()
  }

  /// Tells the scene of an event, at the time of the latest frame.
  ///
  /// From inside a handler, the event is taken after the frame that is being handed out. If it is
  /// refused, `onRefusal` is told.
  @inlinable public func post(_ event: Event) {
    if isClosed { return }
    inbox.append(event)
    if isRunning || !hasStarted { return }
    do throws(EventError) {
      try run { live throws(EventError) in try live.proceed(to: live.clock.time) }
    } catch {
      onRefusal?(event, error)
    }
  }

  /// Ends the session: handlers are released, a recording ends, and whatever is sent afterwards does
  /// nothing. A second call does no harm. The last frame can still be read.
  public func close() {
    isClosed = true
    stopRecording()
    onFrame = nil
    onRefusal = nil
    inbox = []
    taken = 0
  }

  // MARK: Running

  /// Hands out the first frame, if it has not been, and calls `body`.
  @inlinable func run(_ body: (LiveScene) throws(EventError) -> Void) throws(EventError) {
    isRunning = true
    defer { isRunning = false }
    if !hasStarted {
      hasStarted = true
      handOut()
      // What the first frame's handler has posted does not depend on what this call is for.
      try proceed(to: running.current.time)
    }
    try body(self)
  }

  @inlinable var running: Engine<S> {
    @inline(__always) unsafeAddress { UnsafePointer(storage) }
    @inline(__always) unsafeMutableAddress { storage }
  }

  /// Takes what has been posted, lets end what ends by a time, and then takes an event.
  @inlinable func proceed(to time: Double, then event: Event? = nil) throws(EventError) {
    // A comparison with nil would bring the comparison of events into every module.
    let awaitsEvent = if case .some = event { true } else { false }
    var turn = Turn(to: time, awaitsEvent: awaitsEvent)
    var count = 0
    while !isClosed {
      var hasFrame = true
      if taken < inbox.count {
        hasFrame = try makePostedFrame()
      } else {
        hasFrame = try running.makeFrame(&turn) { (engine) throws(EventError) in
          if let event { try take(event, at: time, by: &engine) }
        }
        if !hasFrame { break }
      }
      guard count < Engine<S>.completionLimit else { throw .neverSettles(after: count) }
      count += 1
      if hasFrame {
        isOpening = false
        handOut()
      }
    }
  }

  /// Makes the next frame for the inbox's next event: what ends at its time comes before it. Returns
  /// whether there is a frame, which one that is refused has not.
  @inlinable func makePostedFrame() throws(EventError) -> Bool {
    let event = inbox[taken]
    let time = running.current.time
    var turn = Turn(to: time, awaitsEvent: true)
    do throws(EventError) {
      return try running.makeFrame(&turn) { (engine) throws(EventError) in
        taken += 1
        if taken == inbox.count {
          inbox.removeAll(keepingCapacity: true)
          taken = 0
        }
        try engine.check(event, at: time)
        try take(event, at: time, by: &engine)
      }
    } catch {
      onRefusal?(event, error)
      return false
    }
  }

  /// Makes the frame of an event, and records the event.
  @inlinable func take(
    _ event: Event, at time: Double, by engine: inout Engine<S>
  ) throws(EventError) {
    guard let recording else { return try engine.step(event, at: time) }
    if event.isRecordedAsItIs {
      try engine.step(event, at: time)
      recording.recordPlain(event, time)
    } else if !recording.hasTexts, !event.mayHoldText {
      try engine.step(event, at: time)
      recording.recordPlain(event, time)
      recording.tend()
    } else {
      #if arch(wasm32)
        let earlier = engine.copy()
      #else
        var earlier = engine.copy()
        spare.part(&earlier)
        defer { spare.takeBack(from: &earlier) }
      #endif
      try engine.step(event, at: time)
      recording.record(event, time, earlier, engine)
    }
  }

  // MARK: Refusing

  /// Whether something comes before an event at a time, in seconds, so that the scene may be another
  /// when it takes the event.
  @inlinable func hasMore(before time: Double) -> Bool {
    taken < inbox.count || running.hasEnds(by: time)
  }

  /// Finds out on a copy whether the scene takes an event after what comes before it: frames that have
  /// been handed out cannot be taken back.
  ///
  /// What handlers would answer meanwhile is not known.
  @inlinable @inline(never) func rehearse(
    _ event: Event, at time: Double
  ) throws(EventError) {
    var copy = running.copy()
    spare.lend(to: &copy)
    defer { spare.takeBack(from: &copy) }
    for place in taken..<inbox.count {
      // One that is refused is left out.
      try? copy.pass(inbox[place], at: copy.current.time)
    }
    do throws(EventError) {
      try copy.pass(event, at: time)
    } catch {
      // A scene at fault shows its frames up to there.
      if !error.isCausedByScene { throw error }
    }
  }

  @inlinable func handOut() {
    if let onFrame { storage.pointee.withFrame(onFrame) }
  }
}

extension Engine {
  /// Calls `body` with the latest frame, in place; it changes nothing, and is mutating because a frame
  /// that is only read is copied.
  @inlinable @inline(__always) mutating func withFrame<Result>(
    _ body: (borrowing Frame<S>) -> Result
  ) -> Result {
    body(current)
  }
}
