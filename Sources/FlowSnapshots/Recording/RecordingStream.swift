import FlowEngine

/// Makes a trace that is free of private texts from a stream of events, as it comes.
package final class RecordingStream {
  private let scenes: SceneList
  private let clock: RecordingClock
  private let options: RecordingOptions
  private let refuse: (TraceError) throws(TraceError) -> Void
  private let differ: (TraceError) throws(TraceError) -> Void
  private var lines = TraceLines()
  private var reader: TraceReader
  private var start = StreamStart()
  /// What reads the events, if they are of older versions.
  private var migration: EventMigration?
  /// The events that are to be recorded next.
  private var waiting: [(event: Event, time: Double)] = []
  /// The recording, once there is a header.
  package private(set) var recording: (any SceneRecording)?

  /// Creates a stream that has not read anything.
  ///
  /// - Parameters:
  ///   - scenes: The scenes that the header may name.
  ///   - clock: Where the times of events come from.
  ///   - options: How much is kept, and what text may be shown.
  ///   - refuse: Called for each event that the scene refuses, which is left out; what it throws ends
  ///     the stream.
  ///   - differ: Called before an event is written whose replay shows something else than the scene
  ///     does, and for each public node that the scene cannot have; what it throws ends the stream
  ///     without the event.
  package init(
    _ scenes: SceneList, _ clock: RecordingClock, _ options: RecordingOptions,
    refuse: @escaping (TraceError) throws(TraceError) -> Void,
    differ: @escaping (TraceError) throws(TraceError) -> Void
  ) {
    self.scenes = scenes
    self.clock = clock
    self.options = options
    self.refuse = refuse
    self.differ = differ
    reader = TraceReader(hasHostTimes: clock == .host)
  }

  /// Reads a file, or standard input for `-`, to its end.
  ///
  /// - Parameter proceed: Called before each wait for more; it returns whether to go on.
  /// - Throws: `StreamError` for a file that cannot be read or a line that is at fault.
  package func read(_ path: String, while proceed: () -> Bool) throws(StreamError) {
    if path == "-" { return try read(.standardInput, while: proceed) }
    try File.open(path, orThrow: StreamError.file) { (file) throws(StreamError) in
      try read(file, while: proceed)
    }
  }

  private func read(_ input: FileDescriptor, while proceed: () -> Bool) throws(StreamError) {
    guard proceed() else { return }
    let isAtEnd = try input.forEachPiece(orThrow: StreamError.file) {
      (piece) throws(StreamError) in
      // What is right up to a line at fault is handed on.
      defer { recording?.tend() }
      do throws(TraceError) {
        start.take(piece)
        try lines.add(piece) { (line) throws(TraceError) in try take(line) }
      } catch {
        throw start.rejection(error, in: input.name)
      }
      return proceed()
    }
    guard isAtEnd else { return }
    defer { recording?.tend() }
    do throws(TraceError) {
      try lines.finish { (line) throws(TraceError) in try take(line) }
      try reader.finish()
      try settle()
    } catch {
      throw start.rejection(error, in: input.name)
    }
  }

  /// Compares the ends of what is still in flight.
  private func settle() throws(TraceError) {
    guard let recording else { return }
    try record { (recording) throws(EventError) in try recording.lastEvents() }
    do throws(EventError) { try recording.settle() } catch { throw reader.error(for: error) }
    if let difference = recording.difference {
      try differ(reader.error(forRecording: difference.text))
    }
  }

  private func take(_ line: UnsafeBufferPointer<UInt8>) throws(TraceError) {
    switch try reader.read(line) {
    case .header(let header):
      let migration = try scenes.migration(of: header)
      self.migration = migration.map { EventMigration($0) }
      recording = try scenes.record(
        try migration.map { (migration) throws(TraceError) in try header.migrated(by: migration) }
          ?? header, clock, options)
      try checkPublicText()
    case .event(let event, let time):
      guard migration != nil else { return try take(event, time) }
      var events: [Event] = []
      do throws(EventError) { events = try migration?.events(for: event) ?? [] } catch {
        throw reader.error(for: error)
      }
      for event in events { try take(event, time) }
    case nil: break
    }
  }

  /// Reports public nodes that the scene cannot have, whose texts would silently become stand-ins.
  private func checkPublicText() throws(TraceError) {
    for id in options.publicText {
      guard let warning = recording?.warning(ofPublic: id) else { continue }
      try differ(reader.error(forPublicText: warning))
    }
  }

  private func take(_ event: Event, _ time: Double) throws(TraceError) {
    try record { (recording) throws(EventError) in try recording.events(for: event, at: time) }
  }

  /// Sends and records events; one that the scene refuses is left out.
  private func record(
    _ events: (any SceneRecording) throws(EventError) -> [(event: Event, time: Double)]
  ) throws(TraceError) {
    guard let recording else { return }
    do throws(EventError) {
      waiting = try events(recording)
    } catch {
      try refused(error)
    }
    defer { waiting.removeAll(keepingCapacity: true) }
    for (event, time) in waiting {
      do throws(EventError) {
        try recording.send(event, at: time)
      } catch {
        try refused(error)
        continue
      }
      if let difference = recording.difference {
        try differ(reader.error(forRecording: difference.text))
      }
      recording.record()
    }
  }

  /// Tells of an event that the scene refuses; throws what the scene is at fault for.
  private func refused(_ error: EventError) throws(TraceError) {
    if error.isCausedByScene { throw reader.error(for: error) }
    try refuse(reader.error(for: error))
  }
}
