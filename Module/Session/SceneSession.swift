import FlowEngine

/// The session of a scene.
final class SceneSession<S: Scene>: Session {
  private let live: LiveScene<S>
  #if TRACES
    /// The recorder, which has the trace also after the end of the recording.
    private var recorder: TraceRecorder<S>?
  #endif

  init(_ live: LiveScene<S>, keepsFrames: Bool, changes: ChangeLog = ChangeLog()) {
    self.live = live
    let outbox = Outbox(keepsFrames: keepsFrames)
    super.init(outbox, changes: changes)
    // It holds the outbox and not the session, which holds it.
    live.onFrame = { frame in outbox.add(frame) }
  }

  override var isSettled: Bool { live.isSettled }
  override var nextWakeUp: Double? { live.nextWakeUp }
  override var latest: (index: Int, time: Double) {
    live.withFrame { (index: $0.index, time: $0.time) }
  }
  override var stateName: String { live.withFrame { $0.scene.state.rawValue } }

  override func send(_ event: Event, at stamp: Double) throws(EventError) {
    try live.send(event, at: stamp)
  }

  override func advance(to stamp: Double) throws(EventError) {
    try live.advance(to: stamp)
  }

  override func fork() -> Session {
    SceneSession(live.fork(), keepsFrames: outbox.keepsFrames, changes: changes)
  }

  override func close() { live.close() }

  override func withNodes(_ body: (borrowing NodeList) -> Void) {
    live.withFrame { body($0.nodes) }
  }

  #if TRACES
    override func writeFrame(to json: inout JSONWriter) {
      live.withFrame { json.frame($0) }
    }

    override func saved(_ secrets: SavedSecrets) -> String { live.saved(secrets: secrets) }

    override func record(_ options: RecordingOptions) throws(RecordingError) {
      recorder = try live.record(options)
    }

    override func stopRecording() { live.stopRecording() }

    override func tendRecording() { live.recorder?.tend() }

    override func withTrace(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
      guard let recorder else { return false }
      recorder.withTrace(body)
      return true
    }
  #endif
}
