/// A recording of what another program tells of a scene, with the scene's type erased.
package struct SceneRecording {
  /// Where the times of events come from.
  package enum Clock: Sendable {
    /// A host's clock: any origin, and a time before the last one counts as the last one.
    case host
    /// A trace, whose times are kept to the bit.
    case trace
  }

  /// Takes the next event, with its time in seconds.
  package let send: (Event, Double) throws(EventError) -> Void
  /// Hands on what waits to be handed on.
  package let tend: () -> Void
  /// The trace; empty if it has been handed on.
  package let trace: () -> String
  /// How many events a replay takes in another way than the scene has.
  package let deviations: () -> Int

  /// Opens a scene as set up by a header, and begins to record it.
  ///
  /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
  package init<S: Scene>(
    _ scene: S.Type, _ header: TraceHeader, _ clock: Clock, _ options: RecordingOptions
  ) throws(TraceError) {
    let session: RecordedScene<S>
    do throws(MemberError) {
      session = try RecordedScene(header, clock, options)
    } catch {
      throw header.error(for: error)
    }
    send = { (event, time) throws(EventError) in try session.send(event, at: time) }
    tend = { session.recorder.tend() }
    trace = { session.recorder.trace }
    deviations = { session.recorder.deviations }
  }
}

/// A scene that is recorded without being shown.
private final class RecordedScene<S: Scene> {
  let recorder: TraceRecorder<S>
  private var engine: Engine<S>
  private var clock: HostClock?

  init(
    _ header: TraceHeader, _ clock: SceneRecording.Clock, _ options: RecordingOptions
  ) throws(MemberError) {
    if let state = header.state {
      engine = try Engine(restoring: state)
    } else {
      var configuration = S.Configuration()
      if let given = header.configuration { configuration = try S.Configuration(json: given) }
      engine = try Engine(configuration: configuration, environment: header.environment)
    }
    do throws(RecordingError) {
      recorder = try TraceRecorder(engine, isOpening: header.state == nil, options)
    } catch {
      throw MemberError(error.message)
    }
    if case .host = clock { self.clock = HostClock(at: engine.frame.time) }
  }

  func send(_ event: Event, at stamp: Double) throws(EventError) {
    clock?.take(stamp)
    let time = clock?.time ?? stamp
    try engine.check(event, at: time)
    try engine.complete(by: time) { _ in }
    if event.isRecordedAsItIs {
      try engine.step(event, at: time)
      recorder.record(event, at: time)
    } else {
      let earlier = engine
      try engine.step(event, at: time)
      recorder.record(event, at: time, from: earlier, to: engine)
    }
    try engine.complete(by: time) { _ in }
    recorder.tendIfNeeded()
  }
}
