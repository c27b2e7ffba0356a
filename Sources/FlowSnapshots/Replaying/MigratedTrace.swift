import FlowEngine

/// A trace of older versions of a scene, with the names and members of the newest ones.
package struct MigratedTrace {
  /// The name of the scene.
  package private(set) var scene = ""
  /// The versions that it was recorded with.
  package private(set) var from = SceneVersions.ones
  /// The versions that it has now.
  package private(set) var to = SceneVersions.ones
  /// Its lines.
  package private(set) var text: [UInt8] = []
  /// The line of the older trace that each of its lines comes from, from 1.
  let origins: [Int]

  /// Reads a trace through the steps of its scene; `nil` if it is of the newest versions.
  ///
  /// Lines in which nothing changes stay as they are, byte for byte.
  /// - Throws: `TraceError` for a header or a line that cannot be read.
  package init?(_ trace: [UInt8], of scenes: SceneList) throws(TraceError) {
    var pass = Pass(scenes)
    var lines = TraceLines()
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
      try lines.add(bytes) { (line) throws(TraceError) in try pass.take(line) }
    }
    try lines.finish { (line) throws(TraceError) in try pass.take(line) }
    guard let header = pass.header, let newest = pass.newest else { return nil }
    scene = header.scene
    from = header.versions
    to = newest
    text = pass.json.withBytes { Array($0) }
    origins = pass.origins
  }

  /// Whether the trace replays to the frames of the one that it was made of.
  ///
  /// - Throws: `TraceError` for one that does not replay.
  package func hasFrames(of trace: [UInt8], _ scenes: SceneList) throws(TraceError) -> Bool {
    try FrameSums.replaying(trace, scenes, until: .infinity)
      == FrameSums.replaying(text, scenes, until: .infinity)
  }

  /// The error for a migrated trace that replays otherwise.
  package static var otherFrames: TraceError {
    TraceError(.recording("migrated, the trace has other frames"), line: 1)
  }

  /// A pass over the lines.
  private struct Pass: ~Copyable {
    let scenes: SceneList
    var json = JSONWriter()
    var header: TraceHeader?
    var newest: SceneVersions?
    var origins: [Int] = []
    private var reader = TraceReader()
    private var migration: EventMigration?

    init(_ scenes: SceneList) { self.scenes = scenes }

    mutating func take(_ line: UnsafeBufferPointer<UInt8>) throws(TraceError) {
      // Of a trace of the newest versions only the header is read.
      if header != nil, newest == nil { return }
      switch try reader.read(line) {
      case .header(let header):
        self.header = header
        guard let migration = try scenes.migration(of: header) else { return }
        newest = migration.newest
        self.migration = EventMigration(migration)
        try header.write(migratedBy: migration, to: &json)
        endLine(like: line)
      case .event(let event, let time):
        var events = [event]
        do throws(EventError) { events = try migration?.events(for: event) ?? events } catch {
          throw reader.error(for: error)
        }
        if events == [event] { return keep(line) }
        for event in events {
          json.event(event, at: time)
          endLine(like: line)
        }
      case nil: keep(line)
      }
    }

    private mutating func keep(_ line: UnsafeBufferPointer<UInt8>) {
      json.append(line)
      endLine()
    }

    /// Ends a line that takes the place of another as that ends.
    private mutating func endLine(like line: UnsafeBufferPointer<UInt8>) {
      if line.last == UInt8(ascii: "\r") {
        json.append(UnsafeBufferPointer(rebasing: line.suffix(1)))
      }
      endLine()
    }

    private mutating func endLine() {
      json.endLine()
      origins.append(reader.line)
    }
  }
}
