import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The law of composition: a scene that is a child in the full window makes the frames that it makes alone,
/// with the path before its ids.
@Suite struct LawOfCompositionTests {
  /// A short fixture of each scene in a debug build, in which a long one takes seconds.
  private static let traces: [FixtureTrace] = {
    #if DEBUG
      let scenes = Dictionary(grouping: FixtureTrace.all) { $0.header.scene }
      return scenes.sorted { $0.key < $1.key }.compactMap { _, traces in
        traces.filter { $0.events.count >= 8 }.min { $0.events.count < $1.events.count }
      }
    #else
      return FixtureTrace.all
    #endif
  }()

  @Test("A child makes the frames of the scene alone", arguments: traces)
  func holds(_ trace: FixtureTrace) throws {
    switch trace.header.scene {
    case AdaptiveField.name: try compare(trace, AdaptiveField.self)
    case CardInput.name: try compare(trace, CardInput.self)
    case Checkout.name: try compare(trace, Checkout.self)
    case GlideCard.name: try compare(trace, GlideCard.self)
    case Onboarding.name: try compare(trace, Onboarding.self)
    case VerificationCode.name: try compare(trace, VerificationCode.self)
    default: Issue.record("unknown scene '\(trace.header.scene)'")
    }
  }

  private func compare<S: Scene>(_ trace: FixtureTrace, _ scene: S.Type) throws {
    guard trace.header.setup.state == nil else { return }
    let configuration =
      try trace.header.setup.configuration.map { try S.Configuration(json: $0) }
      ?? S.Configuration()
    let session = Session<S>(
      trace.events, try frames(of: trace.open(scene), trace.events), configuration,
      trace.header.setup.environment)
    try compare(session, of: scene)
  }

  @Test("So it does at random events", arguments: 0..<UInt64(AuditEffort.count(2_000)))
  func holdsAtRandom(_ seed: UInt64) throws {
    try compare(seed, AdaptiveField.self)
    try compare(seed, CardInput.self)
    try compare(seed, GlideCard.self)
    try compare(seed, Onboarding.self)
    try compare(seed, VerificationCode.self)
  }

  private func compare<S: Scene>(_ seed: UInt64, _ scene: S.Type) throws {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine(scene)
    var events: [(Event, at: Double)] = []
    var time = 0.0
    while events.count < 20 {
      let event = RandomEvents.next(&random, engine)
      time += random.number(in: 0...0.4)
      events.append((event, at: time))
      do { try engine.send(event, at: time) } catch {}
    }
    let session = Session<S>(
      events, try frames(of: Engine(scene), events), S.Configuration(), Environment())
    try compare(session, of: scene)
  }

  /// What a scene has shown alone.
  private struct Session<S: Scene> {
    let events: [(Event, at: Double)]
    let frames: [String]
    let configuration: S.Configuration
    let environment: Environment

    init(
      _ events: [(Event, at: Double)], _ frames: [String], _ configuration: S.Configuration,
      _ environment: Environment
    ) {
      self.events = events
      self.frames = frames
      self.configuration = configuration
      self.environment = environment
    }
  }

  /// Compares what a scene shows alone with what it shows in another one, deep in others, and as a row.
  private func compare<S: Scene>(_ session: Session<S>, of scene: S.Type) throws {
    let configuration = session.configuration
    #if !DEBUG
      try compare(
        session, Bare<S>.self, Bare.Configuration(child: configuration), .child(depth: 1))
    #endif
    try compare(
      session, Bare<Bare<Bare<S>>>.self, .init(child: .init(child: .init(child: configuration))),
      .child(depth: 3))
    var row = BareRow<S>.Configuration()
    row.child = configuration
    try compare(session, BareRow<S>.self, row, .row)
  }

  private func compare<S: Scene, Outer: Scene>(
    _ session: Session<S>, _ outer: Outer.Type, _ configuration: Outer.Configuration,
    _ place: NestedFrame.Place
  ) throws {
    let engine = try Engine(
      outer, configuration: configuration, environment: session.environment, checksLayout: true)
    let events = session.events.map { ($0.0.nested(in: place.path), at: $0.at) }
    // A debug build does one of the two: it restores what is deep.
    #if DEBUG
      let ways = [place.path.contains("/")]
    #else
      let ways = [false, true]
    #endif
    for restoring in ways {
      expect(session.frames, try frames(of: engine, events, restoring: restoring), place)
    }
  }

  private func expect(_ alone: [String], _ nested: [String], _ place: NestedFrame.Place) {
    #expect(alone.count == nested.count)
    for (frame, other) in zip(alone, nested) {
      let expected = NestedFrame.text(of: frame, at: place)
      let actual = NestedFrame.text(of: other)
      guard expected != actual else { continue }
      let same = zip(expected, actual).prefix { $0 == $1 }.count
      let (first, second) = (
        expected.dropFirst(max(0, same - 80)), actual.dropFirst(max(0, same - 80))
      )
      Issue.record(
        "\(place.path): expected …\(first.prefix(240))…, found …\(second.prefix(240))…")
      return
    }
  }

  /// The frames of a session, with two samples before each event.
  private func frames<S: Scene>(
    of engine: Engine<S>, _ events: [(Event, at: Double)], restoring: Bool = false
  ) throws -> [String] {
    var engine = engine
    var cache = EncodedFrameCache()
    var frames: [String] = []
    func take(_ frame: borrowing Frame<S>) {
      var json = JSONWriter()
      json.frame(frame, layout: .line, cache: &cache)
      frames.append(json.text)
    }
    take(engine.frame)
    for (event, time) in events {
      let last = engine.frame.time
      for share in [0.3, 0.7] {
        try engine.advance(to: last + (time - last) * share) { take($0) }
      }
      // An event that is refused changes nothing.
      do { try engine.send(event, at: time) { take($0) } } catch {}
      if restoring {
        let saved = engine.saved
        engine = try Engine(restoring: saved, checksLayout: true)
        cache = EncodedFrameCache()
        #expect(engine.saved == saved)
      }
    }
    try engine.settle { take($0) }
    return frames
  }
}
