import FlowEngine

/// Replays a trace from bytes to bytes: a trace of any length in constant memory.
///
/// Feed it the trace in pieces of any size, take what has been written from `output` whenever it
/// suits, and call `finish()` at the end.
public struct TraceReplay: ~Copyable {
  /// The frames written so far and not yet drained.
  public var output: JSONWriter

  private var lines = TraceLines()
  private var run: Run

  /// Makes a replay that has read nothing yet.
  ///
  /// - Parameters:
  ///   - options: How frames are written.
  ///   - capacity: Bytes of output there is room for at first.
  public init(options: ReplayOptions = ReplayOptions(), capacity: Int = 1 << 16) {
    output = JSONWriter(capacity: capacity)
    run = Run(options: options)
  }

  /// Reads a piece of the trace and writes the frames that come of it.
  ///
  /// - Throws: `TraceError` with the place of what is wrong.
  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceError) {
    try lines.add(bytes) { (line) throws(TraceError) in try run.take(line, into: &output) }
  }

  /// Reads the last line if it has no end, and lets what is in flight end.
  ///
  /// - Throws: `TraceError` with the place of what is wrong.
  public mutating func finish() throws(TraceError) {
    try lines.finish { (line) throws(TraceError) in try run.take(line, into: &output) }
    try run.finish(into: &output)
  }

  /// What goes on between lines, apart from the lines' own buffer.
  private struct Run {
    let options: ReplayOptions
    var reader = TraceReader()
    var replay: AnyReplay?

    init(options: ReplayOptions) {
      self.options = options
    }

    mutating func take(
      _ line: UnsafeBufferPointer<UInt8>, into json: inout JSONWriter
    ) throws(TraceError) {
      switch try reader.read(line) {
      case .event(let event, let time):
        do throws(EventError) {
          try replay?.send(event, at: time, into: &json)
        } catch {
          throw reader.error(for: error)
        }
      case .header(let header): try open(header, into: &json)
      case nil: break
      }
    }

    private mutating func open(
      _ header: TraceHeader, into json: inout JSONWriter
    ) throws(TraceError) {
      var opening = Opening(header: header, options: options)
      let opened: AnyReplay?
      do throws(ConfigurationError) {
        opened = try SceneCatalog.visit(header.scene, with: &opening)
      } catch {
        throw header.error(for: error)
      }
      guard let opened else { throw header.unknownScene(known: SceneCatalog.names) }
      replay = opened
      options.writeHead(to: &json)
      opened.start(into: &json)
    }

    mutating func finish(into json: inout JSONWriter) throws(TraceError) {
      try reader.finish()
      do throws(EventError) {
        try replay?.finish(into: &json)
      } catch {
        throw reader.error(for: error)
      }
      options.writeTail(to: &json)
    }
  }

  /// Opens the scene that a header names.
  private struct Opening: SceneVisitor {
    let header: TraceHeader
    let options: ReplayOptions

    func visit<S: Scene>(_ scene: S.Type) throws(ConfigurationError) -> AnyReplay {
      var configuration = S.Configuration()
      if let json = header.configuration { configuration = try S.Configuration(json: json) }
      return AnyReplay(
        try Replay(
          scene, configuration: configuration, environment: header.environment, options: options))
    }
  }
}
