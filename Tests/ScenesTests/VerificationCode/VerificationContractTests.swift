import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Names, colours, state, effects and accessibility: G1 to G7, B13 to B20, rule 19.
struct VerificationContractTests {
  @Test("The scene and its commands")
  func names() {
    #expect(VerificationCode.name == "verification-code")
    #expect(VerificationCode.commands.map { $0.name } == ["setLength", "resend"])
    #expect(
      VerificationCode.State.allCases.map(\.rawValue)
        == ["idle", "entering", "verifying", "verified", "failed"])
    #expect(
      VerificationCode.Part.allCases.map(\.id)
        == [
          "screen", "phone-label", "code-input", "underline-<k>", "digit-<k>", "caret",
          "resend-button",
        ])
  }

  @Test("Nodes, kinds and parents, back to front")
  func nodes() throws {
    let run = try SceneRun<VerificationCode>.with("1", cells: 2)
    let nodes = run.frame.nodes
    #expect(
      nodes.map(\.id) == [
        "screen", "phone-label", "code-input", "underline-0", "underline-1", "digit-0", "caret",
      ])
    #expect(nodes.map(\.kind) == [.view, .label, .field, .shape, .shape, .label, .shape])
    #expect(
      nodes.map(\.parent) == [
        nil, "screen", "screen", "code-input", "code-input", "code-input", "code-input",
      ])
  }

  @Test("Colours and fonts")
  func looks() throws {
    let run = try SceneRun<VerificationCode>.with("1")
    #expect(try run.node("screen").background == Color(0x1C1C1E))
    #expect(try run.node("digit-0").textColor == Color(0xFFFFFF))
    #expect(try run.node("digit-0").font?.size == 24)
    #expect(try run.node("caret").background == Color(0xFFFFFF))
    #expect(try run.node("underline-3").background == Color(0x2E86F0))
    #expect(try run.node("code-input").background == nil)
  }

  @Test("The phone label shows the configured text")
  func phone() throws {
    #expect(try SceneRun(VerificationCode.self).node("phone-label").text == "")
    var configuration = VerificationCode.Configuration()
    configuration.phone = "+44 20 7946 0018"
    let run = try SceneRun(VerificationCode.self, configuration: configuration)
    #expect(try run.node("phone-label").text == "+44 20 7946 0018")
  }

  @Test("State members and effects in a frame")
  func json() throws {
    var run = try SceneRun(VerificationCode.self)
    #expect(
      run.json().contains(
        #""state":{"name":"entering","length":4,"count":0,"attempt":0,"focused":true}"#))
    #expect(run.json().hasSuffix(#""effects":[{"type":"focus"}]}"#))
    try run.paste("0427", at: 1)
    #expect(
      run.json().contains(
        #""state":{"name":"verifying","length":4,"count":4,"attempt":1,"focused":true}"#))
    #expect(
      run.json().hasSuffix(
        #""animations":[],"effects":[{"type":"verify","id":"verify-1","code":"0427"}]}"#))
    try run.send(.blur(target: "code-input"), at: 2)
    #expect(
      run.json().contains(
        #""state":{"name":"verifying","length":4,"count":4,"attempt":1,"focused":false}"#))
    try run.answer(1, .failure, at: 3)
    #expect(
      run.json().hasSuffix(
        #""effects":[{"type":"announce","text":"Wrong code"}]}"#))
  }

  @Test(
    "Rule 19: a screen reader hears how many digits there are",
    arguments: [
      ("", "0 of 4 digits entered"), ("2", "1 of 4 digits entered"),
      ("27", "2 of 4 digits entered"),
      ("2718", "4 of 4 digits entered"),
    ])
  func accessibilityValue(text: String, value: String) throws {
    let run = try SceneRun<VerificationCode>.with(text)
    #expect(try run.node("code-input").accessibilityValue == value)
    #expect(try run.node("code-input").accessibilityLabel == "Verification code")
  }

  @Test("Rule 19: the value follows the number of cells, deletions and failures")
  func accessibilityChanges() throws {
    var run = try SceneRun<VerificationCode>.with("123")
    try run.delete(at: 2)
    #expect(try run.node("code-input").accessibilityValue == "2 of 4 digits entered")
    try run.setLength(.number(6), at: 3)
    #expect(try run.node("code-input").accessibilityValue == "2 of 6 digits entered")
    try run.setLength(.number(1), at: 4)
    #expect(try run.node("code-input").accessibilityValue == "1 of 1 digits entered")
    try run.delete(at: 5)
    try run.paste("7", at: 6)
    try run.answer(1, .failure, at: 7)
    #expect(try run.node("code-input").accessibilityValue == "0 of 1 digits entered")
  }

  @Test("Rule 19: digits are drawn as they are")
  func notSecure() throws {
    let run = try SceneRun<VerificationCode>.with("1")
    #expect(try !run.node("digit-0").secure)
    #expect(try !run.node("code-input").secure)
  }

  @Test("No announcement and no value holds the code")
  func keepsSecret() throws {
    for outcome in Response.Outcome.allCases {
      var run = try SceneRun<VerificationCode>.with("8362")
      try run.send(.response(Response(to: "verify-1", outcome, message: "8362")), at: 2)
      for frame in run.frames {
        for node in frame.nodes {
          #expect(node.accessibilityValue?.contains("8362") != true)
          #expect(node.accessibilityLabel?.contains("8362") != true)
        }
        for case .announce(let text) in frame.effects { #expect(!text.contains("8362")) }
      }
    }
  }
}
