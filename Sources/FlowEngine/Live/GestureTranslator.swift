/// Turns the pointers of a session into the events that they become.
///
/// The scene that sees the pointers is one of its own.
struct GestureTranslator<S: Scene> {
  /// An event, with its time in seconds.
  typealias Entry = (event: Event, time: Double)

  private var engine: Engine<S>
  private var clock: HostClock?

  /// Begins where an engine is.
  ///
  /// - Parameter clock: The clock of the time stamps, unless they are the scene's own times.
  init(_ engine: Engine<S>, _ clock: HostClock?) {
    self.engine = engine
    self.clock = clock
    self.engine.gestures.keepLog()
  }

  /// What happens up to an event and by it: long presses that begin before it, and the event itself or what
  /// it becomes.
  mutating func take(_ event: Event, at stamp: Double) throws(EventError) -> [Entry] {
    let time = try clock?.time(of: stamp) ?? stamp
    try engine.check(event, at: time)
    let earlier = clock
    clock?.take(stamp, of: time)
    do throws(EventError) {
      try engine.send(event, at: time)
    } catch {
      if let earlier { clock?.turnBack(to: earlier, atLeast: engine.current.time) }
      throw error
    }
    var entries = engine.gestures.takeLog()
    if case .pointer = event { return entries }
    entries.append((event, time))
    return entries
  }

  /// What still happens when nothing else does.
  mutating func settle() throws(EventError) -> [Entry] {
    try engine.settle { _ in }
    return engine.gestures.takeLog()
  }
}
