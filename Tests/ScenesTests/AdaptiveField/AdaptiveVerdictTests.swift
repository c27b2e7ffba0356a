import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The verdict on a text and how it is shown: D11 to D13, D20, D22.
struct AdaptiveVerdictTests {
  /// A field whose text is validated by its length, with its own colours, texts and images.
  private static func judged(
    _ change: (inout AdaptiveField.FieldConfiguration) -> Void = { _ in }
  ) -> AdaptiveField.Configuration {
    .field(limits: [9]) {
      $0.validation = .minimumLength(3)
      $0.useVerdictColors()
      $0.texts.valid = "Right"
      $0.texts.invalid = "Wrong"
      $0.images.valid = Size(width: 12, height: 10)
      $0.images.invalid = Size(width: 12, height: 11)
      change(&$0)
    }
  }

  /// A run whose field is up at rest and is left at time 5 with a text.
  private func left(
    _ text: String, _ configuration: AdaptiveField.Configuration = judged()
  ) throws -> SceneRun<AdaptiveField> {
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    try run.type(text, in: "f", at: 1)
    try run.settle()
    try run.tap("screen", at: 5)
    return run
  }

  @Test("A verdict takes 0.2 s; text and image are there at once, colours and alpha fade")
  func verdict() throws {
    var run = try left("123")
    #expect(try run.node("f.placeholder-label").text == "Right")
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    #expect(try run.node("f.state-image").image == "valid")
    #expect(try run.node("f.state-image").alpha == 0)
    try run.advance(to: 5.1)
    // Half of the way from 180 to 0 and to 188; from 180 to 0 and to 170.
    #expect(try run.node("f.placeholder-label").textColor == Color(0x5AB85A))
    #expect(try run.node("f.section-0").borderColor == Color(0x5AAF5A))
    #expect(isNear(try run.node("f.state-image").alpha, 0.5, within: 1e-9))
    try run.advance(to: 5.2)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.placeholder-label").textColor == Color(0x00BC00))
    #expect(try run.node("f.section-0").borderColor == Color(0x00AA00))
    #expect(try run.node("f.state-image").alpha == 1)
    #expect(run.frames.allSatisfy { $0.animations.allSatisfy { $0.property != .contentInset } })
  }

  @Test("An invalid text")
  func invalid() throws {
    var run = try left("12")
    try run.settle()
    #expect(run.scene.verdict(of: "f") == .invalid)
    #expect(try run.node("f.placeholder-label").text == "Wrong")
    #expect(try run.node("f.placeholder-label").textColor == Color(0xBB0000))
    #expect(try run.node("f.section-0").borderColor == Color(0xAA0000))
    #expect(try run.node("f.state-image").image == "invalid")
    #expect(try run.node("f.state-image").frame == Rect(x: 219, y: 10.5, width: 12, height: 11))
  }

  @Test("D12: the first edit removes a verdict in 0.2 s", arguments: ["type", "delete"])
  func firstEdit(how: String) throws {
    var run = try left("123")
    try run.settle()
    try run.tap("f.section-0", at: 6)
    #expect(run.scene.verdict(of: "f") == .valid)
    #expect(try run.node("f.placeholder-label").text == "Right")
    if how == "type" {
      try run.type("4", in: "f", at: 7)
    } else {
      try run.delete(in: "f", at: 7)
    }
    #expect(run.scene.verdict(of: "f") == .undefined)
    #expect(try run.node("f.placeholder-label").text == "Field")
    #expect(try run.node("f.state-image").image == "valid")
    #expect(try run.node("f.state-image").alpha == 1)
    try run.advance(to: 7.1)
    #expect(isNear(try run.node("f.state-image").alpha, 0.5, within: 1e-9))
    #expect(try run.node("f.section-0").borderColor == Color(0x5AAF5A))
    try run.advance(to: 7.2)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
    #expect(try run.node("f.state-image").alpha == 0)
  }

  @Test("D12: an edit that changes nothing leaves the verdict")
  func noEdit() throws {
    var run = try left("123")
    try run.tap("f.section-0", at: 6)
    try run.type("3", in: "f", range: (2, 1), at: 7)
    #expect(run.scene.verdict(of: "f") == .valid)
  }

  @Test("D12: folding removes the verdict; label and image fade in 0.2 s")
  func collapse() throws {
    var run = try left("123")
    try run.settle()
    try run.tap("f.section-0", at: 6)
    try run.type("", in: "f", range: (0, 3), at: 7)
    try run.tap("screen", at: 7.1)
    #expect(run.scene.isRaised("f") == false)
    #expect(run.scene.verdict(of: "f") == .undefined)
    #expect(isNear(try run.node("f.state-image").alpha, 0.5, within: 1e-9))
    try run.advance(to: 7.3)
    #expect(try run.node("f.state-image").alpha == 0)
    #expect(try run.node("f.placeholder-label").textColor == Color(0x505050))
    #expect(run.engine.nextCompletionTime == 7.45)
    #expect(!run.effects.suffix(2).contains { $0.type == "didValidate" })
  }

  @Test("A field that is tapped while it folds keeps what is left of the image on its fade")
  func raiseOverFade() throws {
    var run = try left("123")
    try run.settle()
    try run.tap("f.section-0", at: 6)
    try run.type("", in: "f", range: (0, 3), at: 7)
    try run.tap("screen", at: 7.05)
    try run.tap("f", at: 7.1)
    let fade = try #require(
      run.frame.animations.first { $0.node == "f.state-image" && $0.property == .alpha })
    #expect(isNear(fade.end, 7.3, within: 1e-9))
  }

  @Test("D13: a verdict without colours of its own has those of the raised field")
  func fallback() throws {
    var run = try left(
      "123",
      .field(limits: [9]) {
        $0.validation = .minimumLength(3)
      })
    #expect(run.scene.verdict(of: "f") == .valid)
    #expect(try run.node("f.placeholder-label").text == "Field")
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
    // There is nothing to fade.
    #expect(run.engine.isSettled)
    try run.settle()
  }

  @Test("A verdict without an image shows none")
  func oneImage() throws {
    var run = try left("12", Self.judged { $0.images.invalid = nil })
    try run.settle()
    #expect(run.scene.verdict(of: "f") == .invalid)
    #expect(try run.node("f.state-image").alpha == 0)
    #expect(try run.node("f.section-0").contentInset.right == 4)
  }

  @Test("D11: the underlined style has no boxes, and its line shows what boxes would")
  func underlined() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: Self.judged {
        $0.style = .underlined
        $0.colors.underline = Color(0x112233)
        $0.colors.raisedBorder = Color(0x445566)
      })
    #expect(try run.node("f.underline").background == Color(0x112233))
    try run.tap("f", at: 0)
    try run.type("123", in: "f", at: 1)
    try run.settle()
    #expect(try run.node("f.underline").background == Color(0x445566))
    #expect(try run.node("f.underline").frame == Rect(x: 4, y: 31, width: 232, height: 1))
    try run.tap("screen", at: 5)
    try run.settle()
    #expect(try run.node("f.underline").background == Color(0x00AA00))
    try run.tap("f.section-0", at: 6)
    try run.delete(in: "f", at: 7)
    try run.tap("screen", at: 8)
    try run.settle()
    #expect(try run.node("f.underline").background == Color(0xAA0000))
    for frame in run.frames {
      #expect(frame.nodes["f.underline"]?.alpha == 1)
      #expect(frame.nodes["f.section-0"]?.borderColor == nil)
      #expect(frame.nodes["f.section-0"]?.borderWidth == 0)
    }
  }

  @Test("The bordered style's line has nothing to do with verdicts")
  func bordered() throws {
    var run = try left("123")
    try run.settle()
    #expect(try run.node("f.underline").background == Color(0xB4B4B4))
    #expect(try run.node("f.underline").alpha == 0)
  }

  struct Rules: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var validation: String
    var text: String
    var isValid: Bool

    init(_ validation: String, _ text: String, _ isValid: Bool) {
      testDescription = "\(validation) of '\(text)'"
      self.validation = validation
      self.text = text
      self.isValid = isValid
    }
  }

  @Test(
    "Rules",
    arguments: [
      Rules("{}", "x", true),
      Rules(#"{"minimumLength":5}"#, "1234", false),
      Rules(#"{"minimumLength":5}"#, "12345", true),
      Rules(#"{"exactLength":16}"#, "4111111111111111", true),
      Rules(#"{"exactLength":16}"#, "411111111111111", false),
      Rules(#"{"luhn":true}"#, "4111111111111111", true),
      Rules(#"{"luhn":true}"#, "4111111111111112", false),
      Rules(#"{"luhn":true}"#, "378282246310005", true),
      Rules(#"{"luhn":true}"#, "411111111111111a", false),
      Rules(#"{"luhn":true}"#, "0", false),
      Rules(#"{"luhn":true,"exactLength":15}"#, "4111111111111111", false),
      Rules(#"{"luhn":true,"exactLength":16}"#, "4111111111111111", true),
      Rules(#"{"pattern":"digits"}"#, "0123456789", true),
      Rules(#"{"pattern":"digits"}"#, "12a", false),
      Rules(#"{"pattern":"letters"}"#, "Zoë", true),
      Rules(#"{"pattern":"letters"}"#, "Zoe\u{308}", true),
      Rules(#"{"pattern":"letters"}"#, "Анна", true),
      Rules(#"{"pattern":"letters"}"#, "က\u{102B}", true),
      Rules(#"{"pattern":"letters"}"#, "\u{301}", false),
      Rules(#"{"pattern":"letters"}"#, "\u{301}a", false),
      Rules(#"{"pattern":"letters"}"#, "a\u{20DD}", false),
      Rules(#"{"pattern":"letters"}"#, "a b", false),
      Rules(#"{"pattern":"letters"}"#, "a1", false),
      Rules(#"{"pattern":"alphanumeric"}"#, "a1", true),
      Rules(#"{"pattern":"alphanumeric"}"#, "1e\u{301}2", true),
      Rules(#"{"pattern":"alphanumeric"}"#, "e1\u{301}", false),
      Rules(#"{"pattern":"digits"}"#, "1\u{301}", false),
      Rules(#"{"pattern":"alphanumeric"}"#, "a-1", false),
      Rules(#"{"pattern":"alphanumeric","minimumLength":3}"#, "a1", false),
    ])
  func rules(_ row: Rules) throws {
    let configuration = try AdaptiveField.Configuration(
      #"{"fields":[{"id":"f","frame":[0,0,200,30],"limits":[20],"validation":\#(row.validation)}]}"#
    )
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.command("setText", "f", row.text, at: 0)
    #expect(run.scene.verdict(of: "f") == (row.isValid ? .valid : .invalid))
  }

  @Test(
    "D22: a text with a section missing in the middle is invalid, whatever the joined text",
    arguments: [
      (["12", "34", ""], AdaptiveField.Verdict.valid), (["12", "", "34"], .invalid),
      (["", "12", "34"], .invalid),
    ])
  func gaps(texts: [String], verdict: AdaptiveField.Verdict) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [2, 2, 3]) { $0.validation = .exactLength(4) })
    try run.fill("f", texts, thenFocus: 0, at: 0)
    try run.tap("screen", at: 1)
    #expect(run.scene.verdict(of: "f") == verdict)
  }

  @Test("The example's name, card and price")
  func example() throws {
    var run = try SceneRun<AdaptiveField>()
    try run.tap("name", at: 0)
    try run.type("Anna", in: "name", at: 1)
    try run.tap("card", at: 2)
    #expect(run.scene.verdict(of: "name") == .invalid)
    #expect(run.frame.effects.contains(.announce("Wrong name")))
    #expect(try run.node("name.placeholder-label").text == "Wrong name")
    try run.type("4111111111111111", in: "card", at: 3)
    #expect(run.scene.verdict(of: "card") == .valid)
    try run.tap("price", at: 4)
    try run.type("5", in: "price", at: 5)
    try run.tap("screen", at: 6)
    #expect(run.scene.verdict(of: "price") == .valid)
    try run.settle()
    #expect(try run.node("name.section-0").borderColor == Color(0xFF9393))
    #expect(try run.node("card.section-2").borderColor == Color(0xA3E358))
  }
}
