/// Runs a scene through the events of a trace and writes each frame.
///
/// A class, which the closures of its erased form share.
@usableFromInline final class Replay<S: Scene> {
  // Only the closures call it, and they do not call each other.
  @exclusivity(unchecked) @usableFromInline var running: Engine<S>
  @usableFromInline let options: ReplayOptions
  @exclusivity(unchecked) @usableFromInline var cache = EncodedFrameCache()
  /// The number of the last sample due, counted from time 0.
  @exclusivity(unchecked) @usableFromInline var sample: Int64 = 0
  /// The number of samples written.
  @exclusivity(unchecked) @usableFromInline var samples = 0
  @exclusivity(unchecked) @usableFromInline var slips: SlipFinder
  #if !hasFeature(Embedded)
    // Modules have no room for it: their hosts pass the texts.
    @exclusivity(unchecked) @usableFromInline var language: TraceLanguage
    /// What is probably a slip in the header.
    @usableFromInline let warning: EventWarning?
  #endif

  /// Opens the scene of a trace, whose frames are numbered from 0.
  ///
  /// - Throws: `MemberError` for a configuration, or a saved state, that the scene rejects.
  @inlinable init(_ setup: ReplaySetup, _ options: ReplayOptions) throws(MemberError) {
    #if !hasFeature(Embedded)
      var setup = setup
      language = TraceLanguage(options.catalog) { SceneParts(S.self).strings }
      warning = options.looksForSlips ? language.unknownKey(in: setup) : nil
      language.begin(&setup)
    #endif
    running = try Engine(
      setup, checksLayout: options.isStrict || Engine<S>.checksLayoutByDefault)
    running.current.index = 0
    self.options = options
    slips = SlipFinder(isResumed: setup.state != nil)
  }

  /// The replay, with the type of its scene erased.
  @inlinable var erased: AnyReplay {
    let erased = AnyReplay(
      start: { json in self.start(into: &json) },
      send: { (event, time, json) throws(EventError) in
        try self.send(event, at: time, into: &json)
      },
      finish: { (json) throws(EventError) in try self.finish(into: &json) },
      save: { (time, json) throws(EventError) in try self.save(at: time, into: &json) },
      writeVersions: { json in self.running.writeVersions(to: &json) })
    #if hasFeature(Embedded)
      return erased
    #else
      var noted = erased
      noted.warning = warning
      return noted
    #endif
  }

  /// Writes the first frame.
  @inlinable func start(into json: inout JSONWriter) {
    if options.looksForSlips { slips.note(running.frame.effects) }
    options.write(running.frame, &cache, to: &json)
  }

  /// Sends an event and writes the frames up to it.
  ///
  /// - Returns: What is probably a slip in the event, if that is looked for.
  /// - Throws: `EventError` for an event that the engine or the scene rejects.
  @inlinable func send(
    _ event: Event, at time: Double, into json: inout JSONWriter
  ) throws(EventError) -> EventWarning? {
    #if !hasFeature(Embedded)
      if case .environment(var change) = event {
        language.translate(&change, in: running.environment)
        return try send(.environment(change), given: event, at: time, into: &json)
      }
    #endif
    return try send(event, given: event, at: time, into: &json)
  }

  /// Sends an event as the trace has given it, or in the trace's language.
  @inlinable @inline(__always) func send(
    _ event: Event, given: Event, at time: Double, into json: inout JSONWriter
  ) throws(EventError) -> EventWarning? {
    if options.framesPerSecond != nil {
      try writeSamples(until: time, into: &json)
    }
    var warning: EventWarning?
    if options.looksForSlips {
      warning = try slip(in: given, at: time, into: &json)
      if options.isStrict, let warning { throw .slip(warning) }
    }
    try write(into: &json) { (running, receive) throws(EventError) in
      try running.send(event, at: time, receive)
    }
    return warning
  }

  /// Lets everything in flight finish and writes the frames up to that point.
  ///
  /// - Throws: `EventError.neverSettles` if the scene's animations trigger each other forever.
  @inlinable func finish(into json: inout JSONWriter) throws(EventError) {
    if options.framesPerSecond != nil { try writeSamples(until: .infinity, into: &json) }
    try write(into: &json) { (running, receive) throws(EventError) in
      try running.settle(receive)
    }
  }

  /// Writes the saved state at a time, in seconds.
  ///
  /// - Throws: `EventError` for a time before the last event.
  @inlinable func save(at time: Double, into json: inout JSONWriter)
    throws(EventError)
  {
    try running.pass(to: time)
    running.write(to: &json)
    json.endLine()
  }

  /// Writes the frames of a step.
  @inlinable @inline(__always) func write(
    into json: inout JSONWriter,
    _ step: (inout Engine<S>, (borrowing Frame<S>) -> Void) throws(EventError) -> Void
  ) throws(EventError) {
    try step(&running) { frame in
      if options.looksForSlips { slips.note(frame.effects) }
      options.write(frame, &cache, to: &json)
    }
    try options.check(json)
  }

  /// Writes a sample at each k/N before `limit` at which a finite animation is in flight, or one
  /// repeats and the limit is not infinite, and there is no other frame.
  @inlinable func writeSamples(
    until limit: Double, into json: inout JSONWriter
  ) throws(EventError) {
    guard let rate = options.framesPerSecond.map({ Double($0) }) else { return }
    sample = max(sample, Int64(running.frame.time * rate))
    while true {
      let completion = running.nextCompletionTime ?? .infinity
      let next = min(completion, limit)
      guard next.isFinite else { return }
      // While only timers run, there is nothing to show before one ends.
      if !showsChange(before: limit) { sample = max(sample, Int64(next * rate)) }
      let time = Double(sample + 1) / rate
      if time < next, !TimeArithmetic.areSame(time, next) {
        sample += 1
        if time <= running.frame.time || TimeArithmetic.areSame(time, running.frame.time) {
          continue
        }
        guard samples < options.sampleLimit else {
          throw .tooManySamples(limit: options.sampleLimit)
        }
        samples += 1
        try write(into: &json) { (running, receive) throws(EventError) in
          try running.advance(to: time, receive)
        }
      } else if completion < limit, !TimeArithmetic.areSame(completion, limit) {
        try write(into: &json) { (running, receive) throws(EventError) in
          try running.advance(to: completion) { frame in
            // What is due has a frame at this time, so no sample is.
            if frame.cause != .sample { receive(frame) }
          }
        }
      } else {
        return
      }
    }
  }

  /// Whether what is presented changes with time: after the last event, or where the options say so,
  /// only what is finite counts.
  @inlinable func showsChange(before limit: Double) -> Bool {
    running.isAnimating
      || (limit.isFinite && !options.omitsRepeating
        && !running.frame.nodes.repeatingAnimations.isEmpty)
  }
}
