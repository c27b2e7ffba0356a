import FlowEngine
import FlowTesting
import Scenes
import Testing

/// State restoration, with and without secrets.
struct SavedSecretsTests {
  @Test("Saved without secrets, a state has none, and is one to go on from")
  func omitted() throws {
    func check<S: Scene>(_ scene: S.Type, _ configuration: S.Configuration) throws {
      for seed in 0..<UInt64(AuditEffort.count(1_000)) {
        var random = SeededGenerator(seed: seed)
        var engine = try Engine(scene, configuration: configuration)
        var time = 0.0
        for _ in 0..<20 {
          time += Double(random.number(below: 30)) / 240
          try? engine.send(TypingEvents.next(&random, engine), at: time)
          let saved = engine.saved(secrets: .omitted)
          var other = try Engine(scene, restoring: saved)
          #expect(
            other.scene.enteredTexts.filter { $0.isSecret }.allSatisfy { $0.text.isEmpty },
            "seed \(seed)")
          let before = engine.scene.enteredTexts.filter { !$0.isSecret }
          #expect(other.scene.enteredTexts.filter { !$0.isSecret } == before)
          try other.settle()
        }
      }
    }
    try check(CardInput.self, CardInput.Configuration())
    try check(VerificationCode.self, VerificationCode.Configuration())
    try check(Onboarding.self, Onboarding.Configuration())
    try check(GlideCard.self, GlideCard.Configuration())
    var form = AdaptiveField.Configuration()
    for index in form.fields.indices { form.fields[index].secret = true }
    try check(AdaptiveField.self, form)
  }

  @Test("A code that is being verified has yet to be entered where it is not saved")
  func verifying() throws {
    let live = try LiveScene(VerificationCode.self)
    try live.send(.text(TextEdit("code-input", replacement: "1739")), at: 1)
    #expect(live.frame.scene.state == .verifying)
    #expect(live.saved(secrets: .kept) == live.saved)
    let saved = live.saved(secrets: .omitted)
    #expect(!saved.contains("1739"))
    let other = try LiveScene(VerificationCode.self, restoring: saved)
    #expect(other.frame.scene.state == .entering && other.frame.scene.count == 0)
    #expect(live.frame.scene.code == "1739")
  }

  /// What is in flight when a session is restored.
  enum Moment: CaseIterable {
    case drag, spring, push, blink
  }

  @Test(
    "Restored in the middle, a session goes on as if nothing had been", arguments: Moment.allCases)
  func restored(_ moment: Moment) throws {
    func check<S: Scene>(_ scene: S.Type, _ before: [Event], _ after: [Event]) throws {
      let first = try LiveScene(scene, samplesRepeating: true)
      var time = 100.0
      for event in before {
        try first.send(event, at: time)
        time += 0.07
      }
      try first.advance(to: time)
      let second = try LiveScene(scene, restoring: first.saved, samplesRepeating: true)
      // What has passed since the latest frame is not saved.
      time = 100 + first.frame.time
      let box = (Texts(), Texts())
      first.onFrame = { box.0.take($0) }
      try second.start(at: 7)
      second.onFrame = { box.1.take($0) }
      for step in 1...120 {
        let later = Double(step) / 64
        if step % 30 == 0, step / 30 <= after.count {
          try first.send(after[step / 30 - 1], at: time + later)
          try second.send(after[step / 30 - 1], at: 7 + later)
        }
        try first.advance(to: time + later)
        try second.advance(to: 7 + later)
      }
      #expect(box.0.texts.count > 20 && box.0.texts == box.1.texts)
    }
    func pan(_ phase: Pan.Phase, _ y: Double) -> Event {
      .pan(Pan(phase, translation: Point(x: 0, y: y), velocity: Point(x: 0, y: y), target: "card"))
    }
    switch moment {
    case .drag:
      try check(
        GlideCard.self,
        [
          .command(Command("show")), .tick, .tick, .tick, .tick, .tick, .tick, .tick,
          pan(.began, 0), pan(.changed, -20),
        ], [pan(.changed, -60), pan(.ended, -90)])
    case .spring: try check(GlideCard.self, [.command(Command("show"))], [.tick])
    case .push:
      try check(
        Onboarding.self,
        [
          .command(Command("setValue", target: "field-displayName", value: .string("Ann"))),
          .command(Command("setValue", target: "field-realName", value: .string("Ann Lee"))),
          .tap(Tap(on: "next-button")),
        ], [.tap(Tap(on: "back-button"))])
    case .blink:
      try check(
        VerificationCode.self, [.text(TextEdit("code-input", replacement: "1"))],
        [.text(TextEdit("code-input", replacement: "2"))])
    }
  }

  /// Frames without their numbers.
  private final class Texts {
    var texts: [String] = []

    func take<S: Scene>(_ frame: borrowing Frame<S>) {
      var json = JSONWriter()
      json.frame(frame)
      texts.append(String(json.text.drop { $0 != "," }.drop { $0 != "c" }))
    }
  }
}
