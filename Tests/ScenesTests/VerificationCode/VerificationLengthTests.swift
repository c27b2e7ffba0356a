import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The number of cells: rules 9 and 18, C9.
struct VerificationLengthTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var length: Double
    var shown: String
    var name = VerificationCode.State.entering
    var caret: Double?
  }

  @Test(
    "Rule 9: another number of cells is drawn at once and never completes",
    arguments: [
      Row(testDescription: "longer", text: "12", length: 6, shown: "12", caret: 84.8333),
      Row(testDescription: "shorter than the text", text: "123", length: 2, shown: "12"),
      Row(testDescription: "as long as the text", text: "12", length: 2, shown: "12"),
      Row(testDescription: "shorter, with room", text: "1", length: 2, shown: "1", caret: 159.5),
      Row(testDescription: "the same", text: "12", length: 4, shown: "12", caret: 131.5),
      Row(
        testDescription: "longer, and full", text: "1234", length: 6, shown: "1234", caret: 159.5),
      Row(testDescription: "the least", text: "12", length: 1, shown: "1"),
      Row(testDescription: "the most", text: "", length: 13, shown: "", caret: 0.1154),
    ])
  func setLength(_ row: Row) throws {
    var run = try SceneRun<VerificationCode>.with(row.text)
    let asked = run.verifications.count
    try run.setLength(.number(row.length), at: 2)
    #expect(run.shown == row.shown)
    #expect(run.frames(of: "underline-").count == Int(row.length))
    #expect(run.scene.length == Int(row.length))
    #expect(run.scene.state == row.name)
    #expect(run.verifications.count == asked)
    #expect((run.caret != nil) == (row.caret != nil))
    if let caret = run.caret, let x = row.caret {
      #expect(isNear(caret.frame.minX, x, within: 1e-4))
    }
  }

  @Test("Rule 9: a row that is filled after it was shortened completes at its new length")
  func completesShortened() throws {
    var run = try SceneRun<VerificationCode>.with("123")
    try run.setLength(.number(2), at: 2)
    try run.paste("9", at: 3)
    #expect(run.verifications.isEmpty)
    try run.delete(at: 4)
    try run.paste("9", at: 5)
    #expect(run.verifications == [.verify(attempt: 1, code: "19")])
  }

  @Test("Without the keyboard the length changes all the same")
  func withoutFocus() throws {
    var run = try SceneRun<VerificationCode>.with("123")
    try run.send(.blur(target: "code-input"), at: 2)
    try run.setLength(.number(2), at: 3)
    #expect(run.shown == "12")
    #expect(run.scene.state == .idle)
  }

  @Test(
    "Rule 9: an impossible length is an error and changes nothing",
    arguments: [
      nil, .number(0), .number(14), .number(-1), .number(4.5), .number(1e300), .number(-1e300),
      .number(.nan), .string("4"), .bool(true),
    ] as [Command.Value?])
  func wrongLength(_ value: Command.Value?) throws {
    var run = try SceneRun<VerificationCode>.with("123")
    let before = run.frame
    let error = EventError.invalidMember("value", expected: "a whole number from 1 to 13")
    // Late enough for the caret to have faded.
    #expect(throws: error) { try run.setLength(value, at: 1.4) }
    #expect(error.message == "'value' must be a whole number from 1 to 13")
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.frames.count == 2)
  }

  @Test("Rule 14: a narrow box has room for fewer cells")
  func narrowBox() throws {
    var configuration = VerificationCode.Configuration()
    configuration.box.width = 64
    var run = try SceneRun(VerificationCode.self, configuration: configuration)
    // Five cells of (64 - 4 · 16) / 5 = 0 points are one too many.
    #expect(throws: EventError.invalidMember("value", expected: "a whole number from 1 to 4")) {
      try run.setLength(.number(5), at: 1)
    }
    try run.setLength(.number(3), at: 2)
    #expect(isNear(try run.node("underline-2").frame.width, 32.0 / 3, within: 1e-9))
  }

  @Test("An unknown command is an error and changes nothing")
  func unknownCommand() throws {
    var run = try SceneRun(VerificationCode.self)
    let error = EventError.unknownCommand("setLenght", known: ["setLength", "resend"])
    #expect(throws: error) { try run.send(.command(Command("setLenght")), at: 1) }
    #expect(run.frames.count == 1)
  }

  @Test("Rule 18: the configured length is there from the first frame")
  func firstFrame() throws {
    let run = try SceneRun<VerificationCode>.cells(6)
    #expect(run.frames(of: "underline-").count == 6)
    #expect(try run.node("code-input").accessibilityValue == "0 of 6 digits entered")
    #expect(run.frames.count == 1)
  }
}
