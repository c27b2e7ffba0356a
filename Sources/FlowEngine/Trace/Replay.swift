/// Runs a scene through the events of a trace and writes each frame.
public struct Replay<S: Scene>: Sendable {
  /// The scene as it runs.
  @inlinable public var engine: Engine<S> { running }

  @usableFromInline var running: Engine<S>
  @usableFromInline let options: ReplayOptions
  /// The last sample that was due, counted from time 0.
  @usableFromInline var sample = 0

  /// Opens the scene of a trace.
  ///
  /// - Throws: `ConfigurationError` for a configuration that the scene cannot be shown with.
  @inlinable public init(
    _ scene: S.Type, configuration: S.Configuration, environment: Environment,
    options: ReplayOptions = ReplayOptions()
  ) throws(ConfigurationError) {
    running = try Engine(scene, configuration: configuration, environment: environment)
    self.options = options
  }

  /// Writes the first frame.
  @inlinable public mutating func start(into json: inout JSONWriter) {
    options.write(running.frame, to: &json)
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
    let options = options
    try running.send(event, at: time) { options.write($0, to: &json) }
  }

  /// Lets what is in flight end and writes the frames up to there.
  ///
  /// - Throws: `EventError.neverSettles` for a scene whose animations follow each other for ever.
  @inlinable public mutating func finish(into json: inout JSONWriter) throws(EventError) {
    if options.framesPerSecond != nil { try writeSamples(until: .infinity, into: &json) }
    let options = options
    try running.settle { options.write($0, to: &json) }
  }

  /// Writes a frame at each k/N before `limit` at which something finite is in flight and no other
  /// frame stands.
  @inlinable mutating func writeSamples(
    until limit: Double, into json: inout JSONWriter
  ) throws(EventError) {
    guard let rate = options.framesPerSecond.map({ Double($0) }) else { return }
    let options = options
    sample = max(sample, Int(running.frame.time * rate))
    while let completion = running.nextCompletionTime {
      let time = Double(sample + 1) / rate
      let next = min(completion, limit)
      if time < next, !Instant.areSame(time, next) {
        sample += 1
        if time <= running.frame.time || Instant.areSame(time, running.frame.time) { continue }
        try running.advance(to: time) { options.write($0, to: &json) }
      } else if completion < limit, !Instant.areSame(completion, limit) {
        try running.advance(to: completion) { frame in
          // The completion's frame stands at this time; no sample is due beside it.
          if frame.cause == .completion { options.write(frame, to: &json) }
        }
      } else {
        return
      }
    }
  }
}
