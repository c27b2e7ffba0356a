import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What a verification leads to: rule 8, B8 and B13.
struct VerificationAnswerTests {
  @Test("Success: the caret is gone, and nothing is edited any more")
  func success() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.answer(1, .success, at: 2)
    #expect(run.scene.state == .verified)
    #expect(run.frame.effects == [.announce("Code verified")])
    try run.delete(at: 3)
    try run.paste("5", at: 4)
    #expect(run.shown == "1234")
    #expect(run.caret == nil)
    #expect(run.scene.state == .verified)
    // Not even in a row that has become longer.
    try run.setLength(.number(6), at: 5)
    try run.paste("5", at: 6)
    #expect(run.shown == "1234")
    #expect(run.caret == nil)
    #expect(run.scene.state == .verified)
  }

  @Test("Failure: an empty row with the keyboard, failed until the next edit")
  func failure() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.answer(1, .failure, at: 2)
    #expect(run.scene.state == .failed)
    #expect(run.scene.isFocused)
    #expect(run.shown.isEmpty)
    #expect(run.caret?.frame.minX == 19.5)
    #expect(run.frame.effects == [.announce("Wrong code")])
    // None of these is an edit.
    try run.delete(at: 3)
    try run.paste("no digit", at: 4)
    try run.setLength(.number(5), at: 5)
    try run.setLength(.number(4), at: 5)
    try run.send(.tick, at: 6)
    #expect(run.scene.state == .failed)
    #expect(run.blinkStart == 2)
    try run.paste("5", at: 7)
    #expect(run.scene.state == .entering)
    try run.paste("678", at: 8)
    #expect(run.verifications.last == .verify(attempt: 2, code: "5678"))
  }

  @Test("A failed row without the keyboard is still failed")
  func failedWithoutFocus() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.send(.blur(target: "code-input"), at: 1.5)
    #expect(run.scene.state == .verifying)
    #expect(!run.scene.isFocused)
    try run.answer(1, .failure, at: 2)
    #expect(run.scene.state == .failed)
    #expect(!run.scene.isFocused)
    #expect(run.caret == nil)
    try run.send(.tap(Tap(on: "code-input")), at: 3)
    #expect(run.scene.state == .failed)
    #expect(run.caret?.frame.minX == 19.5)
  }

  @Test("A blur while the code is verified leaves the answer welcome")
  func blurredSuccess() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.send(.blur(target: "code-input"), at: 1.5)
    try run.answer(1, .success, at: 2)
    #expect(run.scene.state == .verified)
    #expect(!run.scene.isFocused)
  }

  @Test("Rule 8: a response to an older attempt is stale", arguments: Response.Outcome.allCases)
  func stale(_ outcome: Response.Outcome) throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.delete(at: 2)
    try run.paste("5", at: 3)
    let before = run.frame
    try run.answer(1, outcome, at: 3)
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.frame.effects.isEmpty)
    try run.answer(2, outcome, at: 4)
    #expect(run.scene.state == (outcome == .success ? .verified : .failed))
  }

  @Test(
    "Deleting while a code is verified makes its answer stale", arguments: Response.Outcome.allCases
  )
  func deletedMeanwhile(_ outcome: Response.Outcome) throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.delete(at: 2)
    #expect(run.scene.state == .entering)
    try run.answer(1, outcome, at: 3)
    #expect(run.scene.state == .entering)
    #expect(run.shown == "123")
    #expect(run.frame.effects.isEmpty)
  }

  @Test("So does another number of cells", arguments: [3, 4, 6])
  func resizedMeanwhile(length: Int) throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.setLength(.number(Double(length)), at: 2)
    #expect(run.scene.state == .entering)
    try run.answer(1, .success, at: 3)
    #expect(run.scene.state == .entering)
    #expect(run.verifications.count == 1)
  }

  @Test(
    "An answer that nobody waits for",
    arguments: [
      "verify-1", "verify-0", "verify-2", "verify-", "verify-01", "verify", "1", "",
    ])
  func unasked(id: String) throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.response(Response(to: id, .success)), at: 2)
    #expect(run.scene.state == .entering)
    try run.paste("34", at: 3)
    guard id != "verify-1" else { return }
    try run.send(.response(Response(to: id, .success)), at: 4)
    #expect(run.scene.state == .verifying)
  }

  @Test("An attempt is answered once")
  func answeredTwice() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.answer(1, .success, at: 2)
    try run.answer(1, .failure, at: 3)
    #expect(run.scene.state == .verified)
    run = try SceneRun<VerificationCode>.with("1234")
    try run.answer(1, .failure, at: 2)
    try run.answer(1, .success, at: 3)
    #expect(run.scene.state == .failed)
  }
}
