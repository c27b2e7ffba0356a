/// A scene that is recorded without being shown, and the replay of its recording beside it.
///
/// An event is sent, then recorded: in between, `difference` says whether the replay shows what the
/// scene does. A recording never has an event that its replay refuses.
package final class RecordedScene<S: Scene> {
  package let recorder: TraceRecorder<S>
  /// What the last event has made different in the replay, if anything; told once for all frames
  /// that differ one after the other.
  package private(set) var difference: RecordingDifference?

  private var engine: Engine<S>
  private var replay: Engine<S>
  private var clock: HostClock?
  private var translator: GestureTranslator<S>?
  private var agreement: FrameAgreement
  /// The frames that the replay has yet to come to.
  private var shown: [Frame<S>] = []
  private var isDifferent = false
  private var waiting: (event: Event, time: Double)?

  /// Begins to record a scene from where it is.
  ///
  /// - Parameter isOpening: Whether nothing has happened to it since it was opened.
  /// - Throws: `MemberError` for a scene that cannot be recorded from there.
  package init(
    _ engine: Engine<S>, isOpening: Bool, _ clock: RecordingClock, _ options: RecordingOptions
  ) throws(MemberError) {
    self.engine = engine
    agreement = FrameAgreement(engine)
    do throws(RecordingError) {
      recorder = try TraceRecorder(engine, isOpening: isOpening, options, isReplayed: true)
    } catch {
      throw MemberError(error.message)
    }
    replay = recorder.beginning ?? engine
    if case .host = clock { self.clock = HostClock(at: engine.frame.time) }
    if options.translatesPointers {
      translator = GestureTranslator(engine, self.clock)
      // What comes of it has the scene's times.
      self.clock = nil
    }
    // The header comes before whatever happens.
    recorder.tend()
  }

  /// Opens a scene as a header says, and begins to record it.
  ///
  /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
  package convenience init(
    _ scene: S.Type = S.self, _ header: TraceHeader, _ clock: RecordingClock,
    _ options: RecordingOptions
  ) throws(TraceError) {
    try header.requireNewest(scene)
    do throws(MemberError) {
      try self.init(try Engine(header.setup), isOpening: header.setup.state == nil, clock, options)
    } catch {
      throw header.error(for: error)
    }
  }

  #if !hasFeature(Embedded)
    package func warning(ofPublic id: NodeID) -> EventWarning? {
      var slips = SlipFinder(isResumed: true)
      return slips.warning(of: id, in: S.self, engine.configuration, takesPaths: false)
    }
  #endif

  // MARK: What happens

  /// The events to send for one that a host has sent, each with its time: a pointer may be recorded as what
  /// it becomes.
  package func events(
    for event: Event, at stamp: Double
  ) throws(EventError) -> [(event: Event, time: Double)] {
    try translator?.take(event, at: stamp) ?? [(event, stamp)]
  }

  /// The events that pointers still become when no others come.
  package func lastEvents() throws(EventError) -> [(event: Event, time: Double)] {
    try translator?.settle() ?? []
  }

  /// Sends the next event, after the last one has been recorded.
  ///
  /// - Throws: `EventError` for an event that the scene refuses, and which is not recorded.
  package func send(_ event: Event, at stamp: Double) throws(EventError) {
    difference = nil
    var time = stamp
    if let clock { time = try clock.time(of: stamp) }
    try engine.check(event, at: time)
    if event.mayBeRefused, engine.hasEnds(by: time) {
      // Ends that have come cannot be taken back.
      var copy = engine
      try copy.pass(event, at: time)
    }
    var recorded = event
    var turn = Turn(to: time, awaitsEvent: true)
    while try engine.makeFrame(
      &turn,
      { (engine) throws(EventError) in
        if event.isRecordedAsItIs { return try engine.step(event, at: time) }
        let earlier = engine
        try engine.step(event, at: time)
        for text in event.enteredTexts(in: earlier.scene) { agreement.enter(text) }
        recorded = recorder.standIn(for: event, at: time, from: earlier, to: engine)
      })
    {
      shown.append(engine.frame)
    }
    // An event that is refused leaves the clock as it was.
    clock?.take(stamp, of: time)
    waiting = (follow(recorded, at: time), time)
  }

  /// Records the event that was sent.
  package func record() {
    guard let (event, time) = waiting else { return }
    waiting = nil
    recorder.record(event, at: time)
    recorder.tendIfNeeded()
  }

  /// Lets end what is in flight; `difference` then says whether the replay ends as the scene does.
  package func settle() throws(EventError) {
    difference = nil
    try engine.settle { shown.append(copy $0) }
    try replay.settle { compare(copy $0) }
    if !shown.isEmpty { tell("the replay has fewer frames", at: engine.frame.time) }
  }

  // MARK: The replay

  /// Sends an event of the recording to the replay; returns the event to record.
  private func follow(_ event: Event, at time: Double) -> Event {
    guard recorder.admits(event, at: time) else {
      tell("the event takes more than \(InputLimits.lineLength) bytes", at: time)
      return follow(.tick, at: time)
    }
    do throws(EventError) {
      try replay.send(event, at: time) { compare(copy $0) }
    } catch {
      if error.isCausedByScene {
        tell("the replay fails: \(error.message)", at: time)
      } else {
        tell("the replay refuses the event: \(error.message)", at: time)
        return follow(.tick, at: time)
      }
    }
    if !shown.isEmpty {
      tell("the replay has fewer frames", at: time)
      shown.removeAll()
    }
    return event
  }

  private func compare(_ frame: Frame<S>) {
    guard !shown.isEmpty else { return tell("the replay has more frames", at: frame.time) }
    if let text = agreement.difference(between: shown.removeFirst(), and: frame) {
      tell(text, at: frame.time)
    } else {
      isDifferent = false
    }
  }

  private func tell(_ text: String, at time: Double) {
    if !isDifferent { difference = RecordingDifference(time: time, text: text) }
    isDifferent = true
  }
}

extension Event {
  /// The texts that come with the event to a scene.
  fileprivate func enteredTexts<S: Scene>(in scene: S) -> [String] {
    switch self {
    case .text(let edit): return [edit.replacement]
    case .compose(let composition): return [composition.text]
    case .command(let command):
      if case .string(let text) = command.value { return [text] }
      return marked(in: command.value, scene)
    case .response(let response):
      return (response.message.map { [$0] } ?? []) + marked(in: response.value, scene)
    default: return []
    }
  }

  /// The texts in a value that its type marks as entered.
  private func marked<S: Scene>(in value: Command.Value?, _ scene: S) -> [String] {
    guard let value, case .typed(let type) = scene.kind(of: self) else { return [] }
    return type.enteredTexts(in: value)
  }
}
