import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The host's own check, and what stands nowhere but in its field: B37 to B39, B41.
struct AdaptiveHostTests {
  private static func asked(
    limits: [Int] = [9], _ change: (inout AdaptiveField.FieldConfiguration) -> Void = { _ in }
  ) -> AdaptiveField.Configuration {
    .field(limits: limits) {
      var validation = AdaptiveField.Validation()
      validation.host = true
      validation.minimumLength = 3
      $0.validation = validation
      $0.texts.invalid = "Wrong"
      change(&$0)
    }
  }

  /// A run whose field is left with a text at time 2.
  private func left(
    _ text: String, _ configuration: AdaptiveField.Configuration = asked()
  ) throws -> SceneRun<AdaptiveField> {
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    try run.type(text, in: "f", at: 1)
    try run.tap("screen", at: 2)
    return run
  }

  private func answer(
    _ run: inout SceneRun<AdaptiveField>, _ id: String, _ outcome: Response.Outcome,
    _ message: String? = nil, at time: Double
  ) throws {
    try run.send(.response(Response(to: id, outcome, message: message)), at: time)
  }

  @Test("B37: a text that passes its own checks is sent to the host, and has no verdict yet")
  func asks() throws {
    let run = try left("abcd")
    #expect(
      run.frame.effects == [
        .blur, .own(.validate(id: "validate-f-1", field: "f", text: "abcd", texts: ["abcd"])),
        .own(.didEndEditing(field: "f")),
      ])
    #expect(run.scene.verdict(of: "f") == .undefined)
    var json = JSONWriter()
    json.effect(run.frame.effects[1])
    #expect(
      json.text
        == #"{"type":"validate","id":"validate-f-1","field":"f","text":"abcd","texts":["abcd"]}"#)
  }

  @Test("B37: one that fails them is not")
  func fails() throws {
    let run = try left("ab")
    #expect(run.scene.verdict(of: "f") == .invalid)
    #expect(!run.effects.contains { $0.type == "validate" })
  }

  @Test("B37: with no other check, the host is asked about any text, with its gaps")
  func gaps() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: Self.asked(limits: [2, 2, 2]) { $0.validation?.minimumLength = nil })
    try run.fill("f", ["1", "", "3"], thenFocus: 0, at: 0)
    try run.tap("screen", at: 1)
    #expect(
      run.ownEffects.contains(
        .validate(id: "validate-f-1", field: "f", text: "13", texts: ["1", "", "3"])))
  }

  @Test("B38: success and failure, with the host's words as the label's text")
  func answers() throws {
    var run = try left("abcd")
    try answer(&run, "validate-f-1", .success, "unused", at: 3)
    #expect(run.scene.verdict(of: "f") == .valid)
    #expect(
      run.frame.effects == [
        .own(.didValidate(field: "f", verdict: .valid)), .announce("Field: valid"),
      ])
    for nothing in [nil, ""] {
      run = try left("abcd")
      try answer(&run, "validate-f-1", .failure, nothing, at: 3)
      #expect(run.scene.verdict(of: "f") == .invalid)
      #expect(try run.node("f.placeholder-label").text == "Wrong")
      #expect(run.effects.last == .announce("Wrong"))
    }
    run = try left("abcd")
    try answer(&run, "validate-f-1", .failure, "Taken", at: 3)
    #expect(try run.node("f.placeholder-label").text == "Taken")
    #expect(
      run.frame.effects == [
        .own(.didValidate(field: "f", verdict: .invalid)), .announce("Taken"),
      ])
    #expect(!run.engine.isSettled || run.scene.verdict(of: "f") == .invalid)
    // D12: the first edit takes the words back with the verdict.
    try run.tap("f.section-0", at: 4)
    try run.type("e", in: "f", at: 5)
    #expect(try run.node("f.placeholder-label").text == "Field")
  }

  @Test("B38: only the newest question counts, once")
  func once() throws {
    var run = try left("abcd")
    try run.tap("f.section-0", at: 3)
    try run.tap("screen", at: 4)
    #expect(run.ownEffects.contains { $0.type == "validate" })
    try answer(&run, "validate-f-1", .success, at: 5)
    #expect(run.scene.verdict(of: "f") == .undefined)
    try answer(&run, "validate-f-2", .failure, at: 6)
    #expect(run.scene.verdict(of: "f") == .invalid)
    try answer(&run, "validate-f-2", .success, at: 7)
    #expect(run.scene.verdict(of: "f") == .invalid)
    #expect(run.frame.effects == [])
  }

  @Test("B39: asked again about the same text, the field has no verdict until the answer")
  func asksAgain() throws {
    var run = try left("abcd")
    try answer(&run, "validate-f-1", .success, at: 3)
    try run.tap("f.section-0", at: 4)
    #expect(run.scene.verdict(of: "f") == .valid)
    try run.tap("screen", at: 5)
    #expect(run.scene.verdict(of: "f") == .undefined)
    try answer(&run, "validate-f-2", .success, at: 6)
    #expect(run.scene.verdict(of: "f") == .valid)
  }

  struct StaleRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: Event
    var isStale = true
  }

  @Test(
    "B39: what makes an open question stale",
    arguments: [
      StaleRow(testDescription: "an edit", event: .text(TextEdit("f", replacement: "e"))),
      StaleRow(testDescription: "a deletion", event: .deleteBackward(target: "f")),
      StaleRow(
        testDescription: "reload", event: .command(Command("reload", target: "f"))),
      StaleRow(
        testDescription: "the same limits",
        event: .command(Command("setLimits", target: "f", value: .string("9")))),
      StaleRow(
        testDescription: "setText",
        event: .command(Command("setText", target: "f", value: .string("")))),
      StaleRow(
        testDescription: "not an edit that changes nothing",
        event: .text(
          TextEdit("f", replacement: "d", range: TextRange(location: 3, length: 1))),
        isStale: false),
      StaleRow(testDescription: "not a tick", event: .tick, isStale: false),
    ])
  func stale(_ row: StaleRow) throws {
    var run = try left("abcd")
    try run.tap("f.section-0", at: 3)
    try run.send(row.event, at: 4)
    try answer(&run, "validate-f-1", .success, at: 5)
    #expect((run.scene.verdict(of: "f") == .undefined) == row.isStale)
  }

  @Test("B39: setText asks anew")
  func setText() throws {
    var run = try left("abcd")
    try run.command("setText", "f", "efgh", at: 3)
    #expect(
      run.ownEffects.last
        == .validate(id: "validate-f-2", field: "f", text: "efgh", texts: ["efgh"]))
    try answer(&run, "validate-f-1", .success, at: 4)
    #expect(run.scene.verdict(of: "f") == .undefined)
    try answer(&run, "validate-f-2", .success, at: 5)
    #expect(run.scene.verdict(of: "f") == .valid)
  }

  @Test("A question that is saved can be answered, and so can its words")
  func restored() throws {
    var run = try left("abcd")
    try run.settle()
    var copy = try SceneRun(AdaptiveField.self, restoring: run.engine.saved)
    try answer(&copy, "validate-f-1", .failure, "Taken", at: 3)
    try copy.settle()
    #expect(try copy.node("f.placeholder-label").text == "Taken")
    let again = try SceneRun(AdaptiveField.self, restoring: copy.engine.saved)
    #expect(try again.node("f.placeholder-label").text == "Taken")
  }

  // MARK: Secrets

  @Test(
    "B41: a field is secret if it says so, or else where luhn is checked",
    arguments: [(nil, true, true), (nil, false, false), (false, true, false), (true, false, true)]
      as [(Bool?, Bool, Bool)])
  func secret(given: Bool?, luhn: Bool, isSecret: Bool) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: Self.asked(limits: [2, 4]) {
        $0.secret = given
        $0.validation?.luhn = luhn
        $0.validation?.minimumLength = nil
      })
    try run.tap("f", at: 0)
    try run.type("424", in: "f", at: 1)
    #expect(run.scene.texts(of: "f") == ["42", "4"])
    #expect(try run.node("f.section-0").text == "42")
    #expect(
      run.ownEffects.last
        == (isSecret
          ? .didChangeSecret(field: "f", length: 3) : .didChange(field: "f", text: "424")))
    #expect(run.stateText.contains(#""texts":[2,1]"#) == isSecret)
    #expect(try run.node("f.section-0").accessibilityValue?.contains("42") == false)
    #expect(try run.node("f.section-0").autocorrection == !isSecret)
    try run.type("2", in: "f", at: 2)
    try run.tap("screen", at: 3)
    let question = run.ownEffects.first { $0.type == "validate" }
    #expect(
      question
        == (isSecret
          ? .validateSecret(id: "validate-f-1", field: "f", length: 4)
          : .validate(id: "validate-f-1", field: "f", text: "4242", texts: ["42", "42"])))
  }

  @Test("B41: what a secret's effects say")
  func secretEffects() {
    for (effect, text) in [
      (
        AdaptiveField.Effect.didChangeSecret(field: "f", length: 3),
        #"{"type":"didChange","field":"f","length":3}"#
      ),
      (
        .validateSecret(id: "validate-f-1", field: "f", length: 4),
        #"{"type":"validate","id":"validate-f-1","field":"f","length":4}"#
      ),
    ] {
      var json = JSONWriter()
      json.effect(FrameEffect<AdaptiveField.Effect>.own(effect))
      #expect(json.text == text)
    }
  }

  @Test("B41: a secret single section says how much of it is there")
  func secretVoice() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [9]) { $0.secret = true })
    try run.tap("f", at: 0)
    try run.type("pass", in: "f", at: 1)
    #expect(try run.node("f.section-0").accessibilityValue == "4 of 9 characters")
  }
}
