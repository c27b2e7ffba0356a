/// A replay of a scene that is not known until the trace's header has been read.
///
/// A struct of closures: it costs one indirect call per event, and needs none of the run-time type
/// information that Embedded Swift omits.
public struct AnyReplay {
  @usableFromInline let startBody: (inout JSONWriter) -> Void
  @usableFromInline let sendBody:
    (Event, Double, inout JSONWriter) throws(EventError) -> EventWarning?
  @usableFromInline let finishBody: (inout JSONWriter) throws(EventError) -> Void
  @usableFromInline let saveBody: (Double, inout JSONWriter) throws(EventError) -> Void

  @usableFromInline init(
    start: @escaping (inout JSONWriter) -> Void,
    send: @escaping (Event, Double, inout JSONWriter) throws(EventError) -> EventWarning?,
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

  /// Sends an event and writes the frames up to it.
  ///
  /// - Returns: What is probably a slip in the event, if that is looked for.
  /// - Throws: `EventError` for an event that the engine or the scene rejects.
  @inlinable package func send(
    _ event: Event, at time: Double, into json: inout JSONWriter
  ) throws(EventError) -> EventWarning? {
    try sendBody(event, time, &json)
  }

  /// Lets everything in flight finish and writes the frames up to that point.
  ///
  /// - Throws: `EventError.neverSettles` if the scene's animations trigger each other forever.
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
