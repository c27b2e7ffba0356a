/// A replay of a scene that is known only when the trace's header has been read.
///
/// A struct of closures: one indirect call an event, and none of the run-time type information
/// that Embedded Swift does without.
public struct AnyReplay {
  @usableFromInline let startBody: (inout JSONWriter) -> Void
  @usableFromInline let sendBody: (Event, Double, inout JSONWriter) throws(EventError) -> Void
  @usableFromInline let finishBody: (inout JSONWriter) throws(EventError) -> Void
  @usableFromInline let saveBody: (Double, inout JSONWriter) throws(EventError) -> Void

  @usableFromInline init(
    start: @escaping (inout JSONWriter) -> Void,
    send: @escaping (Event, Double, inout JSONWriter) throws(EventError) -> Void,
    finish: @escaping (inout JSONWriter) throws(EventError) -> Void,
    save: @escaping (Double, inout JSONWriter) throws(EventError) -> Void
  ) {
    startBody = start
    sendBody = send
    finishBody = finish
    saveBody = save
  }

  /// Writes the first frame.
  @inlinable package func start(into json: inout JSONWriter) {
    startBody(&json)
  }

  /// Lets an event happen and writes the frames up to it.
  ///
  /// - Throws: `EventError` for an event that cannot be taken.
  @inlinable package func send(_ event: Event, at time: Double, into json: inout JSONWriter)
    throws(EventError)
  {
    try sendBody(event, time, &json)
  }

  /// Lets what is in flight end and writes the frames up to there.
  ///
  /// - Throws: `EventError.neverSettles` for a scene whose animations follow each other for ever.
  @inlinable package func finish(into json: inout JSONWriter) throws(EventError) {
    try finishBody(&json)
  }

  /// Writes the saved state at a time, in seconds.
  ///
  /// - Throws: `EventError` for a time before the last event.
  @inlinable package func save(at time: Double, into json: inout JSONWriter) throws(EventError) {
    try saveBody(time, &json)
  }
}
