/// Replays a trace of any length from bytes to bytes, in constant memory.
///
/// Feed it the trace in pieces of any size and call `finish()` at the end. The frames go to `receive`
/// as they are written; without it, they wait in `output`, from where they can be drained at any time.
public struct TraceReplay: ~Copyable {
  /// A function that opens the scene that a header names.
  package typealias Opening = @Sendable (TraceHeader, ReplayOptions) throws(TraceError) -> AnyReplay

  /// The frames written so far and not yet drained.
  public var output: JSONWriter

  private var lines = TraceLines()
  private var run: Run

  /// The reader of the lines.
  package var reader: TraceReader { run.reader }

  #if !arch(wasm32)
    /// The name of the scene, once the header has been read.
    package var scene: String? { run.scene }
  #endif

  /// Probable slips in the lines read so far, if the options ask for them; at most
  /// `TraceWarning.limit`.
  public var warnings: [TraceWarning] { run.warnings }

  /// Creates a replay that has not read anything yet.
  ///
  /// - Parameters:
  ///   - options: How frames are written.
  ///   - capacity: The initial capacity of the output, in bytes.
  ///   - receive: Called with the output in pieces of about 64 kB.
  ///   - reader: A reader at the start of a trace.
  ///   - opening: Opens the scene that the trace's header names.
  package init(
    options: ReplayOptions = ReplayOptions(), capacity: Int = 1 << 16,
    receive: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil, reader: TraceReader = TraceReader(),
    opening: @escaping Opening
  ) {
    output = JSONWriter(capacity: capacity)
    if let receive { output.setOutlet(pieceLength: Self.pieceLength, receive) }
    run = Run(options: options, opening: opening, reader: reader)
  }

  /// The number of bytes at which the output is passed on.
  private static var pieceLength: Int { 1 << 16 }

  /// Creates a replay for the traces of one scene, which may be any client's.
  public init<S: Scene>(
    of scene: S.Type, options: ReplayOptions = ReplayOptions(), capacity: Int = 1 << 16,
    receive: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil
  ) {
    self.init(
      options: options, capacity: capacity, receive: receive, opening: Self.opening(of: scene))
  }

  /// Returns a function that opens one scene and rejects all others.
  package static func opening<S: Scene>(of scene: S.Type) -> Opening {
    { (header, options) throws(TraceError) in
      guard header.scene.bytes == S.name.bytes else { throw header.unknownScene(known: [S.name]) }
      return try header.open(S.self, options)
    }
  }

  /// Reads a piece of the trace and writes the frames that result.
  ///
  /// - Throws: `TraceError` with the location of the fault.
  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceError) {
    try lines.add(bytes) { (line) throws(TraceError) in try run.receive(line, into: &output) }
  }

  /// Reads lines of a piece of the trace until a number of bytes of frames wait in `output`.
  ///
  /// An event of a few bytes can lead to a frame of megabytes.
  /// - Returns: The number of bytes read.
  /// - Throws: `TraceError` with the location of the fault.
  package mutating func feed(
    _ bytes: UnsafeBufferPointer<UInt8>, untilWaiting count: Int
  ) throws(TraceError) -> Int {
    try lines.add(bytes, while: output.count < count) { (line) throws(TraceError) in
      try run.receive(line, into: &output)
    }
  }

  /// Reads the last line if no newline ended it, and lets everything in flight finish.
  ///
  /// - Throws: `TraceError` with the location of the fault.
  public mutating func finish() throws(TraceError) {
    try lines.finish { (line) throws(TraceError) in try run.receive(line, into: &output) }
    try run.finish(into: &output)
    output.flush()
  }

  /// The state kept from line to line, separate from the buffer of `lines`.
  private struct Run {
    let options: ReplayOptions
    let opening: Opening
    var reader: TraceReader
    /// The event of the last line.
    var event = Event.tick
    #if !arch(wasm32)
      var scene: String?
    #endif
    var replay: AnyReplay?
    var warnings: [TraceWarning] = []

    init(options: ReplayOptions, opening: @escaping Opening, reader: TraceReader) {
      self.options = options
      self.opening = opening
      self.reader = reader
    }

    mutating func receive(
      _ line: UnsafeBufferPointer<UInt8>, into json: inout JSONWriter
    ) throws(TraceError) {
      switch try reader.read(line, into: &event) {
      case .event(let time):
        if case .state(let limit) = options.format, time > limit { break }
        do throws(EventError) {
          if let warning = try replay?.send(event, time, &json) { note(warning) }
        } catch {
          throw reader.error(for: error)
        }
      case .header(let header):
        let opened = try opening(header, options)
        replay = opened
        #if !arch(wasm32)
          scene = header.scene
        #endif
        #if !hasFeature(Embedded)
          if let warning = opened.warning {
            if options.isStrict { throw header.error(for: warning) }
            warnings.append(header.warning(for: warning))
          }
        #endif
        options.writeHead(to: &json, versions: opened.writeVersions)
        opened.start(&json)
      case .blank: break
      }
    }

    private mutating func note(_ warning: EventWarning) {
      if warnings.count < TraceWarning.limit { warnings.append(reader.warning(for: warning)) }
    }

    mutating func finish(into json: inout JSONWriter) throws(TraceError) {
      try reader.finish()
      do throws(EventError) {
        if case .state(let time) = options.format {
          try replay?.save(time, &json)
        } else {
          try replay?.finish(&json)
        }
      } catch {
        throw reader.error(for: error)
      }
      options.writeTail(to: &json)
    }
  }
}
