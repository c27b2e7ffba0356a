import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The law of composition for recordings: that of a child has the events of the scene's alone, with the path
/// before their targets, and replays to its frames; made anonymous once more, it stays what it is.
@Suite struct RecordedCompositionTests {
  /// An event of a trace.
  private struct Told: Equatable {
    let event: Event
    let time: Double
  }

  /// Two at which recordings of children have differed, in what is undone and in a card's stand-ins; a
  /// release build tries more.
  private static let seeds: [UInt64] = {
    let known: [UInt64] = [8, 20]
    #if DEBUG
      return known
    #else
      return known + (0..<UInt64(AuditEffort.count(2_000))).filter { !known.contains($0) }
    #endif
  }()

  @Test("The recording of a child is that of the scene alone", arguments: seeds)
  func holds(_ seed: UInt64) throws {
    try compare(seed, AdaptiveField.self)
    try compare(seed, CardInput.self)
    try compare(seed, GlideCard.self)
    try compare(seed, Onboarding.self)
    try compare(seed, VerificationCode.self)
  }

  private func compare<S: Scene>(_ seed: UInt64, _ scene: S.Type) throws {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine(scene)
    var told: [Told] = []
    var time = 0.0
    for _ in 0..<20 {
      let event = TypingEvents.next(&random, engine)
      time += random.number(in: 0...0.4)
      // A refused event is in no recording.
      if (try? engine.send(event, at: time)) != nil { told.append(Told(event: event, time: time)) }
    }
    let alone = try recording(of: scene, told)
    try compare(alone, told, Bare<S>.self, .child(depth: 1))
    try compare(alone, told, Bare<Bare<Bare<S>>>.self, .child(depth: 3))
  }

  private func compare<S: Scene, Outer: Scene>(
    _ alone: Recording<S>, _ told: [Told], _ outer: Outer.Type, _ place: NestedFrame.Place
  ) throws {
    let nested = try recording(of: outer, self.nested(told, in: place))
    #expect(nested.told == self.nested(alone.told, in: place), "\(alone.trace)\n\(nested.trace)")
    let (frames, nestedFrames) = (try alone.replayed(), try nested.replayed())
    #expect(frames.count == nestedFrames.count)
    for (frame, other) in zip(frames, nestedFrames) {
      let (expected, found) = (NestedFrame.text(of: frame, at: place), NestedFrame.text(of: other))
      guard expected != found else { continue }
      Issue.record("\(place.path): expected \(expected), found \(found)\n\(nested.trace)")
      return
    }
    #expect(try nested.anonymized().count == nested.told.count + 1)
  }

  private func nested(_ told: [Told], in place: NestedFrame.Place) -> [Told] {
    told.map { Told(event: $0.event.nested(in: place.path), time: $0.time) }
  }

  private func recording<S: Scene>(of scene: S.Type, _ told: [Told]) throws -> Recording<S> {
    let live = try LiveScene(scene)
    let recorder = try live.record()
    for told in told { try live.send(told.event, at: told.time) }
    live.stopRecording()
    return try Recording(recorder.trace)
  }

  /// A recorded trace, and what it tells.
  private struct Recording<S: Scene> {
    let trace: String
    private(set) var told: [Told] = []

    init(_ trace: String) throws {
      self.trace = trace
      var reader = TraceReader()
      for line in trace.split(separator: "\n") {
        let read = try Array(line.utf8).withUnsafeBufferPointer { try reader.read($0) }
        if case .event(let event, let time) = read { told.append(Told(event: event, time: time)) }
      }
    }

    /// The frames of a replay.
    func replayed() throws -> [String] {
      var replay = TraceReplay(of: S.self)
      try Array(trace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
      try replay.finish()
      return replay.output.text.split(separator: "\n").map { String($0) }
    }

    /// The lines of the trace, made anonymous once more.
    func anonymized() throws -> [Substring] {
      var reader = TraceReader()
      var recording: RecordedScene<S>?
      for line in trace.split(separator: "\n") {
        switch try Array(line.utf8).withUnsafeBufferPointer({ try reader.read($0) }) {
        case .header(let header):
          recording = try RecordedScene(S.self, header, .trace, RecordingOptions())
        case .event(let event, let time):
          try recording?.send(event, at: time)
          #expect(recording?.difference == nil)
          recording?.record()
        case nil: break
        }
      }
      try recording?.settle()
      #expect(recording?.difference == nil)
      let trace = recording?.trace ?? ""
      _ = try Recording(trace).replayed()
      return trace.split(separator: "\n")
    }
  }
}
