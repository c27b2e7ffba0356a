import FlowEngine
import Scenes
import Testing

/// Saved after any event of any recorded trace, restored and gone on, a scene makes the same frames.
struct SavedFixtureTests {
  #if DEBUG
    /// How many events are gone on for from each moment; to the end in a release build.
    private static let stretch = 1
    /// The step from one moment of a trace to the next that is tried.
    private static let stride = 4
  #else
    private static let stretch = Int.max
    private static let stride = 1
  #endif

  @Test("The shipped traces are all there")
  func count() {
    #expect(FixtureTrace.all.count >= 85)
  }

  @Test("Saved, restored and gone on: the same bytes", arguments: FixtureTrace.sample)
  func sameBytes(trace: FixtureTrace) throws {
    switch trace.header.scene {
    case AdaptiveField.name: try check(trace, AdaptiveField.self)
    case CardInput.name: try check(trace, CardInput.self)
    case Checkout.name: try check(trace, Checkout.self)
    case GlideCard.name: try check(trace, GlideCard.self)
    case Onboarding.name: try check(trace, Onboarding.self)
    default: try check(trace, VerificationCode.self)
    }
  }

  private func check<S: Scene>(_ trace: FixtureTrace, _ scene: S.Type) throws {
    var engine = try trace.open(scene)
    for index in 0...trace.events.count {
      if (trace.events.count - index).isMultiple(of: Self.stride) {
        let saved = engine.saved
        let restored = try Engine(scene, restoring: saved)
        #expect(restored.saved == saved, "after event \(index)")
        let rest = trace.events[index...].prefix(Self.stretch)
        try #expect(
          Self.frames(rest, restored) == Self.frames(rest, engine), "after event \(index)")
      }
      if index < trace.events.count {
        try engine.send(trace.events[index].0, at: trace.events[index].at)
      }
    }
  }

  /// The frames that come of some events and of settling, with two samples before each.
  private static func frames<S: Scene>(
    _ events: ArraySlice<(Event, at: Double)>, _ engine: Engine<S>
  ) throws -> String {
    var engine = engine
    var json = JSONWriter()
    for (event, time) in events {
      let now = engine.frame.time
      for share in [0.3, 0.7] {
        try engine.advance(to: now + (time - now) * share) { json.frame($0) }
      }
      try engine.send(event, at: time) { json.frame($0) }
    }
    try engine.settle { json.frame($0) }
    return json.text
  }
}
