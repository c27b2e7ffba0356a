import FlowEngine
import FlowSnapshots

/// A trace in memory, whose events can be taken away and changed.
package struct EventTrace: Sendable {
  /// An event, at a time in seconds.
  package struct Step: Equatable, Sendable {
    package var event: Event
    package var time: Double

    package init(_ event: Event, at time: Double) {
      self.event = event
      self.time = time
    }
  }

  /// The header's line as it was written.
  package private(set) var headerText: String
  /// The header.
  package let header: TraceHeader
  /// The events, in the order of their times.
  package var steps: [Step]

  /// Creates the beginning of a trace of a scene, with all defaults.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene.
  ///   - versions: Its versions.
  /// - Throws: `TraceError` for a name that no header can have.
  package init(of scene: String, _ versions: SceneVersions = .ones) throws(TraceError) {
    var json = JSONWriter(capacity: 128)
    json.beginObject()
    json.member("flowTrace", TraceHeader.version)
    json.member("scene", scene)
    json.members(of: versions)
    json.endObject()
    try self.init(Array(json.text.utf8))
  }

  /// Creates the beginning of a trace of a scene with a configuration.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene.
  ///   - versions: Its versions.
  ///   - configuration: The configuration as JSON.
  /// - Throws: `TraceError` for what no header can have.
  init(
    of scene: String, _ versions: SceneVersions, configuration: String
  ) throws(TraceError) {
    let header = try EventTrace(of: scene, versions).headerText.dropLast()
    try self.init(Array("\(header),\"configuration\":\(configuration)}".utf8))
  }

  /// Reads a trace.
  ///
  /// - Throws: `TraceError` with the place of the fault.
  package init(_ bytes: [UInt8]) throws(TraceError) {
    var lines = TraceLines()
    var reader = TraceReader()
    var header: TraceHeader?
    var headerText = ""
    var steps: [Step] = []
    func take(_ line: UnsafeBufferPointer<UInt8>) throws(TraceError) {
      switch try reader.read(line) {
      case .header(let read):
        header = read
        headerText = String(decoding: line, as: UTF8.self)
      case .event(let event, let time): steps.append(Step(event, at: time))
      case nil: break
      }
    }
    try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in
      try lines.add(bytes) { (line) throws(TraceError) in try take(line) }
    }
    try lines.finish { (line) throws(TraceError) in try take(line) }
    try reader.finish()
    guard let header else { throw TraceError(.headerMissing, line: 1, offset: 0) }
    self.header = header
    self.headerText = headerText.last == "\r" ? String(headerText.dropLast()) : headerText
    self.steps = steps
  }

  /// The trace with other events.
  package func with(_ steps: [Step]) -> EventTrace {
    var trace = self
    trace.steps = steps
    return trace
  }

  /// When it begins, in seconds: at the time of the saved state, if it has one.
  package var start: Double {
    guard case .number(let time)? = header.setup.state?["t"]?.content else { return 0 }
    return time
  }

  /// The trace as JSON Lines.
  package var text: String {
    var json = JSONWriter()
    for step in steps {
      json.event(step.event, at: step.time)
      json.endLine()
    }
    return headerText + "\n" + json.text
  }
}

extension EventTrace {
  /// Reads a trace; one of an older version of its scene, through the scene's steps.
  ///
  /// - Throws: `TraceError` with the place of the fault.
  package init(_ bytes: [UInt8], of scenes: SceneList) throws(TraceError) {
    try self.init(try MigratedTrace(bytes, of: scenes)?.text ?? bytes)
  }

  /// Reads a trace from a file; one of an older version of its scene, through the scene's steps.
  ///
  /// - Parameter isReplayed: Whether it is replayed first, so that an event that the scene refuses is an error
  ///   with its place.
  /// - Throws: `StreamError` for a file that cannot be read, or a trace at fault.
  package init(
    at path: String, of scenes: SceneList, isReplayed: Bool = false
  ) throws(StreamError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    do throws(TraceError) {
      if isReplayed { try TraceTrimming.check(bytes, of: scenes) }
      try self.init(bytes, of: scenes)
    } catch {
      throw .trace(error, in: path)
    }
  }
}
