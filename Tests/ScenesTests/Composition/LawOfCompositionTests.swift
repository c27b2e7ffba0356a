import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The law of composition: a scene that is a child in the full window makes the frames that it makes alone,
/// with the path before its ids.
@Suite struct LawOfCompositionTests {
  /// One fixture in nine in a debug build, in which each takes a second or two.
  private static let traces: [FixtureTrace] = {
    let sample = FixtureTrace.sample
    return sample.count == FixtureTrace.all.count
      ? sample : stride(from: 0, to: sample.count, by: 3).map { sample[$0] }
  }()

  @Test("A child makes the frames of the scene alone", arguments: traces)
  func holds(_ trace: FixtureTrace) throws {
    switch trace.header.scene {
    case AdaptiveField.name: try compare(trace, AdaptiveField.self)
    case CardInput.name: try compare(trace, CardInput.self)
    case GlideCard.name: try compare(trace, GlideCard.self)
    case Onboarding.name: try compare(trace, Onboarding.self)
    case VerificationCode.name: try compare(trace, VerificationCode.self)
    default: Issue.record("unknown scene '\(trace.header.scene)'")
    }
  }

  private func compare<S: Scene>(_ trace: FixtureTrace, _ scene: S.Type) throws {
    guard trace.header.setup.state == nil else { return }
    let alone = try frames(of: trace.open(scene), trace.events)
    let configuration =
      try trace.header.setup.configuration.map { try S.Configuration(json: $0) }
      ?? S.Configuration()
    let bare = try Engine(
      Bare<S>.self, configuration: Bare.Configuration(child: configuration),
      environment: trace.header.setup.environment, checksLayout: true)
    let events = trace.events.map { (nested($0.0), at: $0.at) }
    expect(alone, try frames(of: bare, events), "child", 1)
    expect(alone, try frames(of: bare, events, restoring: true), "child", 1)
    let thrice = try Engine(
      Bare<Bare<Bare<S>>>.self,
      configuration: .init(child: .init(child: .init(child: configuration))),
      environment: trace.header.setup.environment, checksLayout: true)
    let deep = trace.events.map { (nested(nested(nested($0.0))), at: $0.at) }
    expect(alone, try frames(of: thrice, deep), "child/child/child", 3)
    expect(alone, try frames(of: thrice, deep, restoring: true), "child/child/child", 3)
  }

  private func expect(_ alone: [String], _ nested: [String], _ path: String, _ depth: Int) {
    #expect(alone.count == nested.count)
    for (frame, other) in zip(alone, nested) {
      let expected = NestedFrame.text(of: frame, path, depth)
      let actual = NestedFrame.text(of: other)
      guard expected != actual else { continue }
      let same = zip(expected, actual).prefix { $0 == $1 }.count
      let (first, second) = (
        expected.dropFirst(max(0, same - 80)), actual.dropFirst(max(0, same - 80))
      )
      Issue.record("depth \(depth): expected …\(first.prefix(240))…, found …\(second.prefix(240))…")
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

  private func nested(_ event: Event) -> Event {
    func inner(_ id: NodeID) -> NodeID { NodeID("child/" + id.name) }
    switch event {
    case .pan(var pan):
      pan.target = pan.target.map(inner)
      return .pan(pan)
    case .tap(let tap): return .tap(Tap(on: tap.target.map(inner), at: tap.location))
    case .scroll(var scroll):
      scroll.target = inner(scroll.target)
      return .scroll(scroll)
    case .text(var edit):
      edit.target = inner(edit.target)
      return .text(edit)
    case .deleteBackward(let target): return .deleteBackward(target: inner(target))
    case .returnKey(let target): return .returnKey(target: inner(target))
    case .focus(let target): return .focus(target: inner(target))
    case .blur(let target): return .blur(target: inner(target))
    case .select(var selection):
      selection.target = inner(selection.target)
      return .select(selection)
    case .command(var command):
      command.target = command.target.map(inner)
      return .command(command)
    case .response(var response):
      response.id = "child/" + response.id
      return .response(response)
    case .keyboard, .environment, .tick: return event
    }
  }
}
