/// Records a scene's events as a trace that replays to the shown frames.
///
/// Text is private: the trace has stand-ins of the same shape for it (`docs/recording.md`). A recorder
/// belongs to the thread of its live scene, which begins it with `record(_:)`.
public final class TraceRecorder<S: Scene> {
  /// First, so that its offset is the same for every scene.
  private let log = EventLog()
  /// An engine as a replay of the trace begins, if it was asked for.
  package private(set) var beginning: Engine<S>?
  private let options: RecordingOptions
  /// The header's line, or the part of it still to be passed on.
  private var header = JSONWriter(capacity: 1024)
  private var standIns: StandIns<S>
  /// A scene that has replayed the dropped events, with their stand-ins.
  private var base: Engine<S>?
  /// Whether the trace begins with the state of `base`.
  private var hasDropped = false
  /// Reads the lines that `base` replays.
  private var reader = TraceReader()
  /// The lines to pass on; also the trace while it is read.
  private var output = JSONWriter(capacity: 4096)

  /// How many events of the whole session a replay takes in another way than was shown; see
  /// `docs/recording.md` for which they can be.
  public var deviations: Int { standIns.deviations }

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - engine: The engine as it is.
  ///   - isOpening: Whether nothing has happened to it since it was opened.
  ///   - options: How much is kept.
  ///   - isReplayed: Whether `beginning` is needed.
  /// - Throws: `RecordingError` for a scene that cannot be recorded from where it is.
  package init(
    _ engine: Engine<S>, isOpening: Bool, _ options: RecordingOptions, isReplayed: Bool = false
  ) throws(RecordingError) {
    self.options = options
    var standIns = StandIns<S>(publicText: options.publicText)
    var start = engine
    if !isOpening {
      guard !standIns.hasUnlistedTexts else {
        throw .unlistedTexts(scene: S.name)
      }
      do throws(MemberError) { try standIns.begin(with: &start) } catch { throw .state(error) }
    }
    self.standIns = standIns
    log.lastTime = engine.frame.time
    if isOpening {
      header.header(of: S.self, engine.environment, engine.configuration)
    } else {
      header.header(beginningWith: start)
    }
    guard header.count <= InputLimits.lineLength else {
      throw .state(MemberError("expected \(InputLimits.lineLength) bytes or less"))
    }
    header.endLine()
    // A new one, because this one presents the texts themselves.
    func replica() throws(RecordingError) -> Engine<S> {
      do throws(MemberError) {
        return isOpening
          ? try Engine(
            configuration: engine.configuration, environment: engine.environment,
            checksLayout: false)
          : try Engine(restoring: start.saved, checksLayout: false)
      } catch { throw .state(error) }
    }
    if isReplayed { beginning = try replica() }
    if case .last = options.extent {
      base = try replica()
      _ = header.withBytes { try? reader.read(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }
  }

  // MARK: What happens

  /// Records an event that neither has nor changes text.
  package func record(_ event: Event, at time: Double) {
    append(event, at: time)
  }

  /// Records an event that has been handled.
  ///
  /// - Parameters:
  ///   - earlier: The engine just before the event.
  ///   - later: The engine after it.
  package func record(
    _ event: Event, at time: Double, from earlier: Engine<S>, to later: Engine<S>
  ) {
    append(standIn(for: event, at: time, from: earlier, to: later), at: time)
  }

  /// The event to record in place of one that has been handled, without recording it.
  package func standIn(
    for event: Event, at time: Double, from earlier: Engine<S>, to later: Engine<S>
  ) -> Event {
    standIns.event(for: event, at: time, from: earlier, to: later)
  }

  @inline(__always) private func append(_ event: Event, at time: Double) {
    if !log.append(event, at: time) { appendInstead(of: event, at: time) }
  }

  @inline(never) private func appendInstead(of event: Event, at time: Double) {
    if let event = event.withinLimits, log.append(event, at: time) { return }
    standIns.deviate()
    _ = log.append(.tick, at: time)
  }

  /// Whether a trace can have the line of an event.
  package func admits(_ event: Event, at time: Double) -> Bool {
    event.isRecordedAsItIs || log.events.isLine(event, at: time)
  }

  /// Does the work between frames for which no event should wait.
  package func tend() {
    switch options.extent {
    case .whole: break
    case .last(let seconds): drop(before: log.lastTime - seconds, atMost: Self.piece + log.waiting)
    case .stream: handOn()
    }
  }

  /// Does that work if too much of it has piled up.
  func tendIfNeeded() {
    guard log.waiting >= Self.mostWaiting else { return }
    tend()
  }

  /// The most events that one call drops beyond those that have come since the last call.
  private static var piece: Int { 16 }
  /// The number of events after which the work is done even without a frame.
  private static var mostWaiting: Int { 64 }

  // MARK: The trace

  /// The trace so far; empty if it is handed on as it goes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the trace.
  public var trace: String {
    withTrace { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of the trace so far, which are valid only during the call.
  public func withTrace<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    output.removeAll()
    if case .stream = options.extent { return output.withBytes(body) }
    if hasDropped, let base {
      output.header(beginningWith: base)
      output.endLine()
    } else {
      header.withBytes { bytes in output.append(bytes) }
    }
    var place = log.events.start
    while let item = log.events.read(at: &place) { log.events.write(item, to: &output) }
    defer { output.removeAll() }
    return output.withBytes(body)
  }

  /// The memory that the recorded events take, in bytes.
  public var eventMemory: Int { log.events.capacity }

  /// Forgets the events so far, for a measurement.
  package func removeAll() {
    var place = log.events.start
    while log.events.read(at: &place) != nil {}
    log.events.removeAll(before: place)
  }

  /// Calls `body` with each piece of memory that the recorder keeps, for tests that search it for
  /// secrets.
  ///
  /// - Parameter hasScratch: Whether to include the buffer for lines, with its unused part.
  package func withMemory(
    hasScratch: Bool = true, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    log.events.withMemory(body)
    header.withBytes(body)
    if hasScratch {
      output.withMemory(body)
      log.events.withScratch(body)
    }
    for entry in standIns.entries {
      var text = entry.text.text
      text.withUTF8(body)
    }
    if let base {
      var saved = base.saved
      saved.withUTF8(body)
      for node in base.frame.nodes {
        for text in [node.text, node.accessibilityValue, node.accessibilityLabel] {
          var text = text ?? ""
          text.withUTF8(body)
        }
      }
    }
  }

  // MARK: Dropping

  private func drop(before limit: Double, atMost count: Int) {
    log.waiting = 0
    var place = log.events.start
    for _ in 0..<count {
      var next = place
      guard let item = log.events.read(at: &next), item.time < limit else { break }
      take(item)
      hasDropped = true
      place = next
    }
    log.events.removeAll(before: place)
  }

  private func take(_ item: PackedEvents.Item) {
    switch item {
    case .event(let event, let time): try? base?.pass(event, at: time)
    case .line(_, let offset, let count):
      let line = log.events.withBytes(from: offset, count: count) { try? reader.read($0) }
      guard case .event(let event, let time)? = line else { return }
      try? base?.pass(event, at: time)
    }
  }

  // MARK: Handing on

  private func handOn() {
    guard case .stream(let receive) = options.extent else { return }
    log.waiting = 0
    output.removeAll()
    header.withBytes { bytes in output.append(bytes) }
    header.removeAll()
    var place = log.events.start
    while let item = log.events.read(at: &place) { log.events.write(item, to: &output) }
    log.events.removeAll(before: place)
    if output.count > 0 { output.withBytes { receive($0) } }
    output.removeAll()
  }
}

extension Event {
  /// Whether a recording contains the event unchanged, whatever its effect in the scene.
  @usableFromInline var isRecordedAsItIs: Bool {
    switch self {
    case .pan, .scroll, .tick, .keyboard: true
    // What a lifted finger becomes may clear a field.
    case .pointer(let pointer): pointer.phase != .up
    default: false
    }
  }

  /// Whether the event may bring a text, or undo an edit. A recording contains any other one unchanged, unless it
  /// changes a text of the scene.
  @usableFromInline var mayHoldText: Bool {
    switch self {
    case .text, .command, .response, .compose, .key, .undo, .redo: true
    default: false
    }
  }

  /// An event that any scene takes as it does this one, and that a trace can have.
  fileprivate var withinLimits: Event? {
    switch self {
    case .tap(let tap) where tap.target == nil && tap.location == nil:
      // Far away from anything.
      return .tap(Tap(at: Point(x: -InputLimits.magnitude, y: -InputLimits.magnitude)))
    case .text(var edit):
      edit.range = edit.range?.withinLimits
      return .text(edit)
    case .selection(var selection):
      selection.range = selection.range.withinLimits
      return .selection(selection)
    case .compose(var composition):
      composition.selection = composition.selection?.withinLimits
      return .compose(composition)
    default: return nil
    }
  }
}

extension TextRange {
  fileprivate var withinLimits: TextRange {
    TextRange(location: location.withinLimits, length: length.withinLimits)
  }
}

extension Int {
  fileprivate var withinLimits: Int { Swift.min(Swift.max(self, 0), Int(InputLimits.magnitude)) }
}
