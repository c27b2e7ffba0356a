/// Where the times of recorded events come from.
package enum RecordingClock: Sendable {
  /// A host's clock: any origin, and a time before the last one counts as the last one.
  case host
  /// A trace, whose times are kept to the bit.
  case trace
}

/// A recording of what another program tells of a scene, whatever the scene's type.
package protocol SceneRecording: AnyObject {
  /// What the event that was sent last makes different in a replay, if anything.
  var difference: RecordingDifference? { get }
  /// The trace; empty if it has been handed on.
  var trace: String { get }

  #if !hasFeature(Embedded)
    /// The warning about a node whose text is to be public if the scene can have no such node.
    func warning(ofPublic id: NodeID) -> EventWarning?
  #endif
  /// The events to send for one that a host has sent, each with its time.
  func events(for event: Event, at stamp: Double) throws(EventError) -> [(
    event: Event, time: Double
  )]
  /// The events to send when no others come.
  func lastEvents() throws(EventError) -> [(event: Event, time: Double)]
  /// Sends the next event, with its time in seconds; it is recorded by `record`.
  func send(_ event: Event, at stamp: Double) throws(EventError)
  /// Records the event that was sent last.
  func record()
  /// Lets end what is in flight; `difference` then says whether a replay ends alike.
  func settle() throws(EventError)
  /// Hands on what waits to be handed on.
  func tend()
}

extension RecordedScene: SceneRecording {
  package var trace: String { recorder.trace }

  package func tend() { recorder.tend() }
}
