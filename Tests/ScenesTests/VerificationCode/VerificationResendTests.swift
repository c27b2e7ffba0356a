import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Another code and the wait for it: G10, B21 to B24.
struct VerificationResendTests {
  private static func run(after seconds: Double?) throws -> SceneRun<VerificationCode> {
    var configuration = VerificationCode.Configuration()
    configuration.resendAfter = seconds
    return try SceneRun(configuration: configuration)
  }

  private func title(_ run: SceneRun<VerificationCode>) throws -> String? {
    try run.node("resend-button").text
  }

  @Test("G10: the button is 24 under the row, as wide as it and 44 high")
  func button() throws {
    let run = try Self.run(after: 30)
    let button = try run.node("resend-button")
    #expect(button.frame == Rect(x: 83.5, y: 240, width: 208, height: 44))
    #expect(button.kind == .button)
    #expect(button.parent == "screen")
    #expect(button.accessibilityLabel == "Send again")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(!button.enabled)
    #expect(button.text == "Send again (30)")
    #expect(run.frame.nodes.last?.id == "resend-button")
    #expect(try Self.run(after: nil).frame.nodes["resend-button"] == nil)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var wait: Double
    /// The times at which the title changes, and what it then says.
    var titles: [(time: Double, title: String)]

    var testDescription: String { "\(wait) s" }
  }

  @Test(
    "B23: the engine counts the seconds down, rounded up",
    arguments: [
      Row(
        wait: 3,
        titles: [
          (0, "Send again (3)"), (0.999, "Send again (3)"), (1, "Send again (2)"),
          (2, "Send again (1)"), (2.999, "Send again (1)"), (3, "Send again"),
        ]),
      Row(
        wait: 2.5,
        titles: [
          (0, "Send again (3)"), (0.5, "Send again (2)"), (1.5, "Send again (1)"),
          (2.5, "Send again"),
        ]),
      Row(wait: 0.25, titles: [(0, "Send again (1)"), (0.25, "Send again")]),
      Row(wait: 0, titles: [(0, "Send again")]),
    ])
  func countsDown(_ row: Row) throws {
    var run = try Self.run(after: row.wait)
    for (time, expected) in row.titles {
      try run.advance(to: time)
      #expect(try title(run) == expected, "at \(time)")
      #expect(try run.node("resend-button").enabled == (expected == "Send again"))
    }
    try run.settle()
    #expect(run.frames.count { $0.cause == .completion } == Int(row.wait.rounded(.up)))
    #expect(run.frame.time == row.wait)
  }

  @Test("B22: a tap after the wait asks for another code, empties the row and waits again")
  func taps() throws {
    var run = try Self.run(after: 2)
    try run.paste("12", at: 0.5)
    try run.send(.tap(Tap(on: "resend-button")), at: 1)
    #expect(run.frame.effects == [])
    #expect(run.shown == "12")
    try run.send(.tap(Tap(on: "resend-button")), at: 2)
    #expect(run.frame.effects == [.own(.resend(number: 1))])
    #expect(run.json().contains(#""effects":[{"type":"resend","id":"resend-1"}]"#))
    #expect(run.shown.isEmpty)
    #expect(run.blinkStart == 2)
    #expect(try title(run) == "Send again (2)")
    try run.advance(to: 4)
    #expect(try title(run) == "Send again")
    try run.send(.tap(Tap(at: Point(x: 187, y: 260))), at: 5)
    #expect(run.frame.effects == [.own(.resend(number: 2))])
  }

  @Test("B22: the command works without a button, and while the user has to wait")
  func command() throws {
    var run = try Self.run(after: nil)
    try run.paste("12", at: 1)
    try run.send(.command(Command("resend")), at: 1)
    #expect(run.frame.effects == [.own(.resend(number: 1))])
    #expect(run.shown.isEmpty)
    #expect(run.engine.isSettled)
    run = try Self.run(after: 5)
    try run.send(.command(Command("resend")), at: 1.5)
    #expect(run.frame.effects == [.own(.resend(number: 1))])
    #expect(try title(run) == "Send again (5)")
    try run.advance(to: 6.4)
    #expect(try title(run) == "Send again (1)")
    try run.advance(to: 6.5)
    #expect(try title(run) == "Send again")
  }

  @Test("B22: a code that is being verified is asked for anew, and its answer is stale")
  func verifying() throws {
    var run = try Self.run(after: nil)
    try run.paste("1234", at: 1)
    try run.send(.command(Command("resend")), at: 2)
    #expect(run.scene.state == .entering)
    try run.answer(1, .success, at: 3)
    #expect(run.scene.state == .entering)
    try run.paste("5678", at: 4)
    try run.answer(2, .success, at: 5)
    #expect(run.scene.state == .verified)
    try run.send(.command(Command("resend")), at: 6)
    #expect(run.frame.effects == [])
    #expect(run.shown == "5678")
  }

  @Test("B22: failed stays until an edit")
  func failed() throws {
    var run = try Self.run(after: 1)
    try run.paste("1234", at: 1)
    try run.answer(1, .failure, at: 2)
    try run.send(.tap(Tap(on: "resend-button")), at: 3)
    #expect(run.scene.state == .failed)
    #expect(run.frame.effects == [.own(.resend(number: 1))])
    // The row was empty: nothing in it has changed.
    #expect(run.blinkStart == 2)
    try run.paste("1", at: 4)
    #expect(run.scene.state == .entering)
  }

  @Test("B22: once the code is verified, the button rests")
  func verified() throws {
    var run = try Self.run(after: 1)
    try run.paste("1234", at: 1)
    try run.answer(1, .success, at: 2)
    #expect(try !run.node("resend-button").enabled)
    #expect(try title(run) == "Send again")
    try run.send(.tap(Tap(on: "resend-button")), at: 3)
    #expect(run.frame.effects == [])
  }

  @Test("A wait that is saved goes on")
  func restored() throws {
    var run = try Self.run(after: 3)
    try run.advance(to: 0.5)
    var copy = try SceneRun(VerificationCode.self, restoring: run.engine.saved)
    #expect(try title(copy) == "Send again (3)")
    try copy.advance(to: 1)
    #expect(try title(copy) == "Send again (2)")
    try copy.settle()
    #expect(copy.frame.time == 3)
  }

  @Test("B21: a wrong code is seen, until the next edit")
  func seenFailure() throws {
    var configuration = VerificationCode.Configuration()
    configuration.colors.underline = Color(0x111111)
    configuration.colors.failure = Color(0x222222)
    var run = try SceneRun(VerificationCode.self, configuration: configuration)
    try run.paste("1234", at: 1)
    #expect(try run.node("underline-2").background == Color(0x111111))
    try run.answer(1, .failure, at: 2)
    for k in 0..<4 {
      #expect(try run.node(NodeID("underline-\(k)")).background == Color(0x222222))
    }
    try run.delete(at: 3)
    #expect(try run.node("underline-0").background == Color(0x222222))
    try run.paste("5", at: 4)
    #expect(try run.node("underline-0").background == Color(0x111111))
  }

  @Test("C10: the colours are the client's")
  func colors() throws {
    var configuration = VerificationCode.Configuration()
    configuration.colors.digit = Color(0x010101)
    configuration.colors.caret = Color(0x020202)
    configuration.colors.background = Color(0xFEFEFE)
    configuration.colors.underline = Color(0x030303)
    configuration.resendAfter = 0
    var run = try SceneRun(VerificationCode.self, configuration: configuration)
    try run.paste("1", at: 1)
    #expect(try run.node("digit-0").textColor == Color(0x010101))
    #expect(try run.node("phone-label").textColor == Color(0x010101))
    #expect(try run.node("caret").background == Color(0x020202))
    #expect(try run.node("screen").background == Color(0xFEFEFE))
    #expect(try run.node("resend-button").textColor == Color(0x030303))
  }

  @Test("G3: the row says what keyboard it wants")
  func keyboard() throws {
    let input = try SceneRun(VerificationCode.self).node("code-input")
    #expect(input.keyboardType == .numberPad)
    #expect(input.textContentType == .oneTimeCode)
  }

  @Test("B25: a verified code ends the wait: no seconds, and a button that stays disabled")
  func verifiedWhileWaiting() throws {
    for wait in [0, 0.4, 2.5, 30] {
      var run = try Self.run(after: wait)
      try run.paste("1234", at: 0.1)
      try run.send(.response(Response(to: "verify-1", .success)), at: 0.2)
      let count = run.frames.count
      #expect(try title(run) == "Send again")
      #expect(try run.node("resend-button").alpha == 0.4)
      #expect(try !run.node("resend-button").enabled)
      #expect(run.scene.secondsLeft == 0 && run.engine.isSettled)
      try run.settle()
      #expect(run.frames.count == count)
      try run.send(.command(Command("resend")), at: 40)
      #expect(run.frame.effects == [] && run.engine.isSettled)
      let copy = try SceneRun(VerificationCode.self, restoring: run.engine.saved)
      #expect(try title(copy) == "Send again")
    }
  }

  @Test("B25: a wrong code, and one that is being verified, go on waiting")
  func notVerified() throws {
    var run = try Self.run(after: 2)
    try run.paste("1234", at: 0.1)
    #expect(try title(run) == "Send again (2)")
    try run.send(.response(Response(to: "verify-1", .failure)), at: 0.2)
    #expect(try title(run) == "Send again (2)")
    try run.settle()
    #expect(run.frame.time == 2)
    #expect(try run.node("resend-button").enabled)
    let saved = run.engine.saved
      .replacing(#""phase":"failed""#, with: #""phase":"verified""#)
      .replacing(#""secondsLeft":0"#, with: #""secondsLeft":1"#)
    #expect(throws: MemberError.self) { try Engine(VerificationCode.self, restoring: saved) }
  }

  @Test("B8: a code that is wrong has no digits, also where it is restored")
  func failedWithDigits() throws {
    var run = try Self.run(after: 2)
    try run.paste("12", at: 0.1)
    let saved = run.engine.saved
    let error = #expect(throws: MemberError.self) {
      try Engine(
        VerificationCode.self,
        restoring: saved.replacing(#""phase":"entering""#, with: #""phase":"failed""#))
    }
    #expect(error?.path == "state.phase")
  }
}
