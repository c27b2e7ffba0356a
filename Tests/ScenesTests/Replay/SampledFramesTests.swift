import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Samples between events change no other frame, so that a recording replays whenever its host has refreshed.
struct SampledFramesTests {
  @Test(
    "Samples change no other frame, nor where Tab moves the focus", arguments: FixtureTrace.sample)
  func changeNothing(_ trace: FixtureTrace) throws {
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
    // The rest of the fixtures open the scene.
    guard trace.header.setup.state == nil else { return }
    for seed in 0..<UInt64(max(4, AuditEffort.count(12))) {
      var plain = try trace.open(scene)
      var sampled = plain
      for (event, time) in Self.withTabs(trace.events, seed) {
        let frames = Self.frames(of: event, at: time, &plain)
        let moments = (1...3).map { plain.frame.time + (time - plain.frame.time) * Double($0) / 4 }
        let others = Self.frames(of: event, at: time, &sampled, after: moments)
        #expect(frames == others, "seed \(seed), \(event.name) at \(time)")
        guard frames == others else { return }
      }
    }
  }

  /// The events with Tab, and Shift with Tab, pressed at any time between them.
  private static func withTabs(
    _ events: [(Event, at: Double)], _ seed: UInt64
  ) -> [(Event, at: Double)] {
    var random = SeededGenerator(seed: seed)
    var all: [(Event, at: Double)] = []
    var last = 0.0
    for (event, time) in events {
      if random.chance(0.3) {
        let modifiers: Modifiers = random.chance(0.5) ? .shift : []
        let moment = random.number(in: last...min(time, last + 0.5))
        all.append((.key(KeyStroke("Tab", modifiers: modifiers)), at: moment))
      }
      all.append((event, at: time))
      last = time
    }
    return all
  }

  /// The frames of an event, if it is not refused, and of what is due before; without their numbers.
  private static func frames<S: Scene>(
    of event: Event, at time: Double, _ engine: inout Engine<S>, after moments: [Double] = []
  ) -> [String] {
    var lines: [String] = []
    func add(_ frame: borrowing Frame<S>) {
      guard frame.cause != .sample else { return }
      var json = JSONWriter()
      json.frame(frame)
      lines.append(String(json.text.drop { $0 != "t" }))
    }
    do throws(EventError) {
      for moment in moments { try engine.advance(to: moment, add) }
      try engine.send(event, at: time, add)
    } catch {
      lines.append(error.message)
    }
    return lines
  }
}
