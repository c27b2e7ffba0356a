/// Runs a scene through the events of a trace and writes each frame.
public struct Replay<S: Scene>: Sendable {
  /// The scene as it runs.
  @inlinable public var engine: Engine<S> { running }

  @usableFromInline var running: Engine<S>
  @usableFromInline let options: ReplayOptions
  @usableFromInline var cache = EncodedNodeCache()
  /// The last sample that was due, counted from time 0.
  @usableFromInline var sample = 0

  /// Opens the scene of a trace.
  ///
  /// - Throws: `MemberError` for a configuration that the scene cannot be shown with.
  @inlinable public init(
    _ scene: S.Type, configuration: S.Configuration, environment: Environment,
    options: ReplayOptions = ReplayOptions()
  ) throws(MemberError) {
    running = try Engine(
      scene, configuration: configuration, environment: environment,
      checksLayout: options.isStrict || Engine<S>.checksLayoutByDefault)
    self.options = options
  }

  /// Goes on from the saved state that a trace begins with; the frames are counted anew.
  ///
  /// - Throws: `MemberError` for a state that the scene cannot go on from.
  @usableFromInline init(
    _ scene: S.Type, restoring state: JSONValue, options: ReplayOptions
  ) throws(MemberError) {
    running = try Engine(
      restoring: state, checksLayout: options.isStrict || Engine<S>.checksLayoutByDefault)
    running.current.index = 0
    self.options = options
  }

  /// Writes the first frame.
  @inlinable public mutating func start(into json: inout JSONWriter) {
    options.write(running.frame, &cache, to: &json)
  }

  /// Lets an event happen and writes the frames up to it.
  ///
  /// - Throws: `EventError` for an event that cannot be taken.
  @inlinable public mutating func send(
    _ event: Event, at time: Double, into json: inout JSONWriter
  ) throws(EventError) {
    if options.framesPerSecond != nil, !running.isSettled {
      try writeSamples(until: time, into: &json)
    }
    try write(into: &json) { (running, receive) throws(EventError) in
      try running.send(event, at: time, receive)
    }
  }

  /// Lets what is in flight end and writes the frames up to there.
  ///
  /// - Throws: `EventError.neverSettles` for a scene whose animations follow each other forever.
  @inlinable public mutating func finish(into json: inout JSONWriter) throws(EventError) {
    if options.framesPerSecond != nil { try writeSamples(until: .infinity, into: &json) }
    try write(into: &json) { (running, receive) throws(EventError) in
      try running.settle(receive)
    }
  }

  /// Writes the saved state at a time, in seconds.
  ///
  /// - Throws: `EventError` for a time before the last event.
  @inlinable public mutating func save(at time: Double, into json: inout JSONWriter)
    throws(EventError)
  {
    try running.pass(to: time)
    running.write(to: &json)
    json.endLine()
  }

  /// Writes the frames that come of a step.
  @inlinable @inline(__always) mutating func write(
    into json: inout JSONWriter,
    _ step: (inout Engine<S>, (borrowing Frame<S>) -> Void) throws(EventError) -> Void
  ) throws(EventError) {
    try Self.write(&running, &cache, options, into: &json, step)
  }

  /// Writes the frames that come of a step; the two parts of a replay are changed side by side.
  @inlinable @inline(__always) static func write(
    _ running: inout Engine<S>, _ cache: inout EncodedNodeCache, _ options: ReplayOptions,
    into json: inout JSONWriter,
    _ step: (inout Engine<S>, (borrowing Frame<S>) -> Void) throws(EventError) -> Void
  ) throws(EventError) {
    try step(&running) { frame in options.write(frame, &cache, to: &json) }
  }

  /// Writes a frame at each k/N before `limit` at which something finite is in flight and no other
  /// frame stands.
  @inlinable mutating func writeSamples(
    until limit: Double, into json: inout JSONWriter
  ) throws(EventError) {
    guard let rate = options.framesPerSecond.map({ Double($0) }) else { return }
    sample = max(sample, Int(running.frame.time * rate))
    while let completion = running.nextCompletionTime {
      // While only a timer runs, nothing is to be seen before it ends.
      if !running.isAnimating { sample = max(sample, Int(min(completion, limit) * rate)) }
      let time = Double(sample + 1) / rate
      let next = min(completion, limit)
      if time < next, !TimeArithmetic.areSame(time, next) {
        sample += 1
        if time <= running.frame.time || TimeArithmetic.areSame(time, running.frame.time) {
          continue
        }
        try write(into: &json) { (running, receive) throws(EventError) in
          try running.advance(to: time, receive)
        }
      } else if completion < limit, !TimeArithmetic.areSame(completion, limit) {
        try write(into: &json) { (running, receive) throws(EventError) in
          try running.advance(to: completion) { frame in
            // The completion's frame stands at this time; no sample is due beside it.
            if frame.cause == .completion { receive(frame) }
          }
        }
      } else {
        return
      }
    }
  }
}
