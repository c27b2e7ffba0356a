/// A recording of what another program tells of a scene, with the scene's type erased.
package struct SceneRecording {
  /// Where the times of events come from.
  package enum Clock: Sendable {
    /// A host's clock: any origin, and a time before the last one counts as the last one.
    case host
    /// A trace, whose times are kept to the bit.
    case trace
  }

  /// Sends the next event, with its time in seconds; it is recorded by `record`.
  package let send: (Event, Double) throws(EventError) -> Void
  /// What the event that was sent last makes different in a replay, if anything.
  package let difference: () -> RecordingDifference?
  /// Records the event that was sent last.
  package let record: () -> Void
  /// Lets end what is in flight; `difference` then says whether a replay ends alike.
  package let settle: () throws(EventError) -> Void
  /// Hands on what waits to be handed on.
  package let tend: () -> Void
  /// The trace; empty if it has been handed on.
  package let trace: () -> String

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
    difference = { session.difference }
    record = { session.record() }
    settle = { () throws(EventError) in try session.settle() }
    tend = { session.recorder.tend() }
    trace = { session.recorder.trace }
  }
}
