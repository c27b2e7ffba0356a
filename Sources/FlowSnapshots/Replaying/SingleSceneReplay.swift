import FlowEngine

/// Replays traces of one scene, which need not be in the catalog.
struct SingleSceneReplay<S: Scene> {
  private let options: ReplayOptions
  private var reader = TraceReader()
  private var replay: Replay<S>?

  /// The frames of a trace.
  ///
  /// - Throws: `TraceError` with the place of what is wrong.
  static func frames(of trace: [UInt8], _ options: ReplayOptions) throws(TraceError) -> [UInt8] {
    var run = SingleSceneReplay(options: options)
    var lines = TraceLines()
    var json = JSONWriter(capacity: trace.count * 4)
    try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
      try lines.add(bytes) { (line) throws(TraceError) in try run.take(line, into: &json) }
    }
    try lines.finish { (line) throws(TraceError) in try run.take(line, into: &json) }
    try run.finish(into: &json)
    return json.withBytes { Array($0) }
  }

  private init(options: ReplayOptions) {
    self.options = options
  }

  private mutating func take(
    _ line: UnsafeBufferPointer<UInt8>, into json: inout JSONWriter
  ) throws(TraceError) {
    switch try reader.read(line) {
    case .header(let header):
      replay = try Self.open(header, options)
      options.writeHead(to: &json)
      replay?.start(into: &json)
    case .event(let event, let time):
      do throws(EventError) {
        try replay?.send(event, at: time, into: &json)
      } catch {
        throw reader.error(for: error)
      }
    case nil: break
    }
  }

  private mutating func finish(into json: inout JSONWriter) throws(TraceError) {
    try reader.finish()
    do throws(EventError) {
      try replay?.finish(into: &json)
    } catch {
      throw reader.error(for: error)
    }
    options.writeTail(to: &json)
  }

  private static func open(
    _ header: TraceHeader, _ options: ReplayOptions
  ) throws(TraceError) -> Replay<S> {
    guard header.scene == S.name else { throw header.unknownScene(known: [S.name]) }
    do throws(ConfigurationError) {
      var configuration = S.Configuration()
      if let json = header.configuration { configuration = try S.Configuration(json: json) }
      return try Replay(
        S.self, configuration: configuration, environment: header.environment, options: options)
    } catch {
      throw header.error(for: error)
    }
  }
}
