/// What a live scene asks of its recorder.
///
/// Closures, so that a program that never records does not contain a recorder: they are made where a
/// recording begins.
@usableFromInline struct RecordingCalls<S: Scene> {
  /// Records an event that the trace has as it is.
  @usableFromInline let recordPlain: (Event, Double) -> Void
  /// Records an event that has been handled, with the engine just before it and after it.
  @usableFromInline let record: (Event, Double, Engine<S>, Engine<S>) -> Void
  /// Does the work that no event should wait for.
  @usableFromInline let tend: () -> Void
  /// Whether texts are entered in the scene, which any event may change.
  #if arch(wasm32)
    // Modules have no room for the shorter way.
    @inlinable var hasTexts: Bool { true }
  #else
    @usableFromInline let hasTexts = S.textInput != nil
  #endif

  init(_ recorder: TraceRecorder<S>) {
    recordPlain = { event, time in
      recorder.record(event, at: time)
      recorder.tendIfNeeded()
    }
    record = { event, time, earlier, later in
      recorder.record(event, at: time, from: earlier, to: later)
      recorder.tend()
    }
    tend = { recorder.tend() }
  }
}
