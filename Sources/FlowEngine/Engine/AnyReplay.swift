/// A replay of a scene that is not known until the trace's header has been read.
///
/// A struct of closures: it costs one indirect call per event, and needs none of the run-time type
/// information that Embedded Swift omits. A class that is overridden would not do: methods of a generic
/// class are not specialized where they are called by its table.
public struct AnyReplay {
  #if !hasFeature(Embedded)
    /// What is probably a slip in the header, if that is looked for.
    @usableFromInline var warning: EventWarning?
  #endif
  /// Writes the first frame.
  @usableFromInline let start: (inout JSONWriter) -> Void
  /// Sends an event, at a time in seconds, and writes the frames up to it; returns what is probably a
  /// slip in the event, if that is looked for. Throws for an event that the engine or the scene rejects.
  @usableFromInline let send: (Event, Double, inout JSONWriter) throws(EventError) -> EventWarning?
  /// Lets everything in flight finish, and writes the frames up to that point. Throws
  /// `EventError.neverSettles` if the scene's animations trigger each other forever.
  @usableFromInline let finish: (inout JSONWriter) throws(EventError) -> Void
  /// Writes the versions of the scene, where they are not 1.
  @usableFromInline let writeVersions: (inout JSONWriter) -> Void
  /// Writes the saved state at a time, in seconds. Throws for a time before the last event.
  @usableFromInline let save: (Double, inout JSONWriter) throws(EventError) -> Void

  @usableFromInline init(
    start: @escaping (inout JSONWriter) -> Void,
    send: @escaping (Event, Double, inout JSONWriter) throws(EventError) -> EventWarning?,
    finish: @escaping (inout JSONWriter) throws(EventError) -> Void,
    save: @escaping (Double, inout JSONWriter) throws(EventError) -> Void,
    writeVersions: @escaping (inout JSONWriter) -> Void
  ) {
    self.start = start
    self.send = send
    self.finish = finish
    self.save = save
    self.writeVersions = writeVersions
  }

  /// The same replay, of a trace of older versions.
  func reading(_ migration: EventMigration) -> AnyReplay {
    var migration = migration
    var reading = AnyReplay(
      start: start,
      send: { (event, time, json) throws(EventError) in
        var warning: EventWarning?
        for event in try migration.events(for: event) {
          warning = try send(event, time, &json)?.withoutProposals ?? warning
        }
        return warning
      },
      finish: finish, save: save, writeVersions: writeVersions)
    #if !hasFeature(Embedded)
      reading.warning = warning?.withoutProposals
    #endif
    return reading
  }
}
