import FlowEngine

/// A live scene of any type, with what waits to be taken by its host.
///
/// A class with overrides, because Embedded Swift has no existential types.
class Session {
  /// What waits to be taken.
  let outbox: Outbox
  /// The nodes as the host may know them.
  var changes: ChangeLog
  /// The names that events have come with, so that one that recurs is not allocated.
  var names = StringCache()
  #if !arch(wasm32)
    /// The changes of the environment that came last.
    var environments = RecentEnvironments()
  #endif
  #if ERASED
    private let kind = SceneKind.current
  #endif
  #if TRACES
    /// Reads lines of a trace.
    var reader: TraceReader
    /// Writes what is asked for as JSON.
    var json = JSONWriter()
    /// What a recording hands on, if it does.
    var drained: Lines?
  #endif

  init(_ outbox: Outbox, changes: ChangeLog = ChangeLog()) {
    self.outbox = outbox
    self.changes = changes
    #if TRACES
      reader = TraceReader(readingEventsAtHostTimes: ())
    #endif
  }

  /// Makes the scene the one that a call is about.
  func begin() {
    #if ERASED
      SceneKind.current = kind
    #endif
  }

  // Overridden by the session of a scene, which is the only subclass.

  /// Whether frames stay as they are until another event or `nextWakeUp`.
  var isSettled: Bool { true }
  /// When the next frame is due without another event, in the host's time.
  var nextWakeUp: Double? { nil }
  /// The number and the time of the latest frame.
  var latest: (index: Int, time: Double) { (0, 0) }
  /// The name of the scene's state.
  var stateName: String { "" }

  func send(_ event: Event, at stamp: Double) throws(EventError) {}
  func advance(to stamp: Double) throws(EventError) {}
  func fork() -> Session { self }
  func close() {}

  /// Calls `body` with the nodes of the latest frame.
  func withNodes(_ body: (borrowing NodeList) -> Void) {}

  #if TRACES
    /// Writes the latest frame.
    func writeFrame(to json: inout JSONWriter) {}
    /// The whole scene as JSON.
    func saved(_ secrets: SavedSecrets) -> String { "" }
    func record(_ options: RecordingOptions) throws(RecordingError) {}
    func stopRecording() {}
    /// Hands on what waits to be.
    func tendRecording() {}
    /// Calls `body` with the trace so far; returns whether there is a recording.
    func withTrace(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool { false }
  #endif
}
