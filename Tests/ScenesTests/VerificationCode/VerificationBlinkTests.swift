import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The caret: example 5, rules 10, 11 and 17.
struct VerificationBlinkTests {
  @Test(
    "Example 5: the opacity of the caret",
    arguments: [
      (0.0, 1.0), (0.09, 0.982973), (0.225, 0.906535), (0.45, 0.684643), (0.675, 0.378138),
      (0.81, 0.160572), (0.899, 0.001904), (0.9, 1), (1.35, 0.684643),
    ])
  func blinks(time: Double, alpha: Double) throws {
    var run = try SceneRun(VerificationCode.self)
    try run.send(.tick, at: time)
    #expect(isNear(try #require(run.caret).alpha, alpha, within: 1e-6))
  }

  @Test("Example 5: full again after each 0.9 s, whenever it began", arguments: [1.2, 2.1, 3, 3.9])
  func full(time: Double) throws {
    var run = try SceneRun(VerificationCode.self)
    try run.paste("1", at: 0.3)
    try run.send(.tick, at: time)
    #expect(try #require(run.caret).alpha == 1)
  }

  @Test("The blink repeats for ever, and the frame says so")
  func repeats() throws {
    let run = try SceneRun(VerificationCode.self)
    #expect(run.engine.isSettled)
    #expect(run.frame.animations.isEmpty)
    #expect(
      run.frame.nodes.repeatingAnimations == [
        RepeatingAnimation(
          "caret", .alpha, from: AnimatableValue(1), to: AnimatableValue(0), curve: .easeIn,
          duration: 0.9, begin: 0)
      ])
    #expect(run.json().contains(#""repeats":true"#))
  }

  struct RestartRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text = "12"
    var events: [Event]
    var restarts: Bool
  }

  @Test(
    "Rule 11: the blink restarts when the text changes or the row takes the keyboard",
    arguments: [
      RestartRow(testDescription: "a digit", events: [.text("3")], restarts: true),
      RestartRow(
        testDescription: "a deletion", events: [.deleteBackward(target: "code-input")],
        restarts: true),
      RestartRow(
        testDescription: "a shorter row that cuts the text",
        events: [
          .command(Command("setLength", value: .number(1))), .deleteBackward(target: "code-input"),
        ],
        restarts: true),
      RestartRow(
        testDescription: "the keyboard, back from elsewhere",
        events: [.blur(target: "code-input"), .focus(target: "code-input")], restarts: true),
      RestartRow(
        testDescription: "a tap, back from elsewhere",
        events: [.blur(target: "code-input"), .tap(Tap(on: "code-input"))], restarts: true),
      RestartRow(
        testDescription: "a failure", text: "1234",
        events: [.response(Response(to: "verify-1", .failure))], restarts: true),
      RestartRow(
        testDescription: "nothing that is a digit", events: [.text("ab")], restarts: false),
      RestartRow(
        testDescription: "a deletion of nothing", text: "",
        events: [.deleteBackward(target: "code-input")], restarts: false),
      RestartRow(
        testDescription: "a tap on the row that has the keyboard",
        events: [.tap(Tap(on: "code-input"))], restarts: false),
      RestartRow(
        testDescription: "the keyboard that it has", events: [.focus(target: "code-input")],
        restarts: false),
      RestartRow(testDescription: "a tick", events: [.tick], restarts: false),
      RestartRow(
        testDescription: "a longer row",
        events: [.command(Command("setLength", value: .number(6)))],
        restarts: false),
      RestartRow(
        testDescription: "another window",
        events: [.environment(EnvironmentChange(size: Size(width: 812, height: 375)))],
        restarts: false),
    ])
  func restarts(_ row: RestartRow) throws {
    var run = try SceneRun<VerificationCode>.with(row.text)
    let before = run.scene
    for event in row.events { try run.send(event, at: 1.4) }
    let started = row.text.isEmpty ? 0 : 1.0
    #expect(run.blinkStart == (row.restarts ? 1.4 : started))
    #expect((run.caret?.alpha == 1) == row.restarts)
    if !row.restarts { #expect(run.scene.count == before.count) }
  }

  @Test("Rule 11: time that passes unseen does not leave the caret solid")
  func background() throws {
    var run = try SceneRun(VerificationCode.self)
    try run.send(.tick, at: 0.1)
    // 4,000 rounds and a half later.
    try run.send(.tick, at: 3600.45)
    #expect(isNear(try #require(run.caret).alpha, 0.684643, within: 1e-6))
    // A host that wants a full caret on its return gives the keyboard back.
    try run.send(.blur(target: "code-input"), at: 3601)
    try run.send(.focus(target: "code-input"), at: 3601)
    #expect(run.caret?.alpha == 1)
    #expect(run.blinkStart == 3601)
  }

  @Test(
    "Rules 10 and 17: a caret exactly where the next digit goes",
    arguments: [1, 2, 4, 13])
  func presence(cells: Int) throws {
    for count in 0...cells {
      var run = try SceneRun<VerificationCode>.cells(cells)
      try run.paste(String(repeating: "7", count: count), at: 1)
      #expect((run.caret != nil) == (count < cells))
      #expect(run.frame.nodes.repeatingAnimations.count == (count < cells ? 1 : 0))
      if let caret = run.caret {
        let cell = try run.node(NodeID("underline-\(count)")).frame
        #expect(isNear(caret.frame.midX, cell.midX, within: 1e-9))
      }
      try run.send(.blur(target: "code-input"), at: 2)
      #expect(run.caret == nil)
      #expect(run.shown.count == count)
    }
  }

  @Test("A caret stays where motion is reduced")
  func reducedMotion() throws {
    var run = try SceneRun<VerificationCode>.cells(4, environment: Environment(reduceMotion: true))
    try run.send(.tick, at: 0.45)
    #expect(isNear(try #require(run.caret).alpha, 0.684643, within: 1e-6))
  }
}

extension Event {
  /// A text put into the row.
  fileprivate static func text(_ text: String) -> Event {
    .text(TextEdit("code-input", replacement: text))
  }
}
