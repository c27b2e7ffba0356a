import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

@Suite("An event that is tried")
struct AttemptTests {
  static let scenes = SceneList(
    AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
    VerificationCode.self)

  /// Events that begin something, so that what is tried comes to a state in motion, too.
  static let beginnings = [
    ("glide-card", [#"{"type":"tap","target":"trigger"}"#]),
    ("card-input", [#"{"type":"tap","target":"input-expiry-text"}"#]),
    (
      "onboarding",
      [
        #"{"type":"command","name":"setValue","target":"field-displayName","value":"A"}"#,
        #"{"type":"command","name":"setValue","target":"field-realName","value":"B"}"#,
        #"{"type":"tap","target":"next-button"}"#,
      ]
    ),
    ("adaptive-field", [#"{"type":"focus","target":"name"}"#]),
    (
      "verification-code",
      [#"{"type":"text","target":"code-input","replacement":"4242"}"#]
    ),
    (
      "checkout",
      [
        #"{"type":"command","name":"open","value":["form"]}"#,
        #"{"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0],"location":[8,406]}"#,
        #"{"type":"pan","phase":"changed","translation":[160,0],"velocity":[0,0]}"#,
      ]
    ),
  ]

  @Test("leads to what it leads to when it is sent", arguments: beginnings)
  func equals(_ scene: String, _ lines: [String]) throws {
    let trace = try EventTrace(of: scene)
    let exploration = try Exploration(trace, of: Self.scenes)
    let explorer = try Self.scenes.explore(trace.header)
    var canonical = CanonicalHash()
    var count = 0
    // A debug build tries a moment in the middle of what has begun.
    #if DEBUG
      let waits = [0.1]
    #else
      let waits = [0, 0.1, 0.25]
    #endif
    for wait in waits {
      explorer.restart()
      for event in try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8)) {
        try explorer.send(event, at: explorer.clock.time)
      }
      try explorer.pass(to: wait)
      explorer.mark(9)
      let events = exploration.alphabet.events(for: explorer.look, asked: explorer.asked)
      var outcomes: [UInt64: UInt64] = [:]
      for event in events {
        explorer.rewind(to: 9)
        var isRefused = false
        do throws(EventError) {
          try explorer.send(event, at: wait)
        } catch {
          isRefused = true
        }
        let sent = canonical.value(of: explorer)
        explorer.rewind(to: 9)
        // Twice, so that it is also taken back without a layout.
        for _ in 0..<2 {
          let (key, error) = canonical.attempt(event, from: 9, explorer)
          #expect((error != nil) == isRefused, "\(event)")
          guard error == nil else { continue }
          // What has the same key is not tried again.
          #expect(outcomes.updateValue(sent, forKey: key) ?? sent == sent, "\(event) at \(wait)")
          let (tried, _) = canonical.goOn(explorer)
          #expect(tried == sent, "\(event) at \(wait)")
        }
        count += 1
      }
    }
    #expect(count > 15 * waits.count)
  }

  @Test("that does the same as another has the same key")
  func keys() throws {
    let explorer = try Self.scenes.explore(try EventTrace(of: "glide-card").header)
    explorer.mark(9)
    var canonical = CanonicalHash()
    let unchanged = canonical.requests(of: explorer)
    let show = canonical.attempt(.command(Command("show")), from: 9, explorer).key
    let tap = canonical.attempt(.tap(Tap(on: "trigger")), from: 9, explorer).key
    let tick = canonical.attempt(.tick, from: 9, explorer).key
    #expect(show == tap)
    #expect(show != unchanged)
    #expect(tick == unchanged)
  }

  @Test("is not the same in a font in which another character has the advance")
  func advances() throws {
    let explorer = try Self.scenes.explore(try EventTrace(of: "glide-card").header)
    explorer.mark(9)
    var canonical = CanonicalHash()
    let keys = ["i", "w"].map { (character: Unicode.Scalar) in
      var fonts = FontBook()
      fonts["body"] = FontMetrics(advances: [FontMetrics.Advance(character, 0.3)])
      let change = Event.environment(EnvironmentChange(fonts: fonts))
      return canonical.attempt(change, from: 9, explorer).key
    }
    #expect(keys[0] != keys[1])
  }
}

@Suite("A number in a state")
struct CanonicalNumberTests {
  @Test(
    "is that of another way to the same place",
    arguments: [
      (0.1 + 0.2, 0.3), (-0.0, 0.0), (1e-9, 0.0), (-1e-9, 0.0), (1000.0000001, 1000.0000002),
      (0.007_812_5, 0.007_812_500_000_001), (1.0 / 3, 0.333_333_333_333),
      (12.345_678_9, 12.345_679),
    ])
  func isSame(_ first: Double, _ second: Double) {
    #expect(CanonicalNumber.rounded(first) == CanonicalNumber.rounded(second))
  }

  @Test(
    "is not that of another place",
    arguments: [
      (0.0, 1e-6), (0.0, -1e-6), (1.0, 1.000_001), (1e12, 1e12 + 1), (2e12, 2e12 + 1),
      (.infinity, 1e300), (-.infinity, .infinity), (.nan, 0),
    ] as [(Double, Double)])
  func differs(_ first: Double, _ second: Double) {
    #expect(CanonicalNumber.rounded(first) != CanonicalNumber.rounded(second))
  }
}
