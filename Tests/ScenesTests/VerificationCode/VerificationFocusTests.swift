import FlowEngine
import FlowTesting
import Scenes
import Testing

/// How the keyboard comes and goes: rules 12 and 13.
struct VerificationFocusTests {
  @Test("The screen opens with the keyboard")
  func opens() throws {
    let run = try SceneRun(VerificationCode.self)
    #expect(run.scene.state == .entering)
    #expect(run.scene.isFocused)
    #expect(run.frame.effects == [.focus(nil)])
    #expect(try run.node("code-input").focused)
  }

  struct TapRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var tap: Tap
    var focuses: Bool
  }

  @Test(
    "Rule 12: a tap anywhere in the box continues at the end",
    arguments: [
      TapRow(testDescription: "the box", tap: Tap(on: "code-input"), focuses: true),
      TapRow(testDescription: "its corner", tap: Tap(at: Point(x: 83.5, y: 168)), focuses: true),
      TapRow(
        testDescription: "the first digit", tap: Tap(at: Point(x: 103, y: 190)), focuses: true),
      TapRow(
        testDescription: "between two cells", tap: Tap(at: Point(x: 131, y: 190)), focuses: true),
      TapRow(
        testDescription: "the last cell", tap: Tap(at: Point(x: 290, y: 215)), focuses: true),
      TapRow(
        testDescription: "just beside it", tap: Tap(at: Point(x: 291.5, y: 190)), focuses: false),
      TapRow(testDescription: "below it", tap: Tap(at: Point(x: 190, y: 216)), focuses: false),
      TapRow(
        testDescription: "the phone label", tap: Tap(at: Point(x: 190, y: 130)), focuses: false),
      TapRow(testDescription: "the label by name", tap: Tap(on: "phone-label"), focuses: false),
      TapRow(testDescription: "a cell by name", tap: Tap(on: "underline-0"), focuses: false),
      TapRow(testDescription: "nothing", tap: Tap(on: nil, at: nil), focuses: false),
    ])
  func tap(_ row: TapRow) throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.blur(target: "code-input"), at: 2)
    try run.send(.tap(row.tap), at: 3)
    #expect(run.scene.isFocused == row.focuses)
    #expect(run.scene.state == (row.focuses ? .entering : .idle))
    #expect(run.frame.effects == (row.focuses ? [.focus(nil)] : []))
    #expect(run.caret?.frame.minX == (row.focuses ? 131.5 : nil))
    #expect(run.shown == "12")
  }

  @Test("A tap on the row that has the keyboard asks for nothing")
  func tapAgain() throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.tap(Tap(on: "code-input")), at: 1)
    #expect(run.frame.effects.isEmpty)
    #expect(run.blinkStart == 1)
  }

  @Test("The keyboard that has come is not asked for again")
  func focusEvent() throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.blur(target: "code-input"), at: 2)
    try run.send(.focus(target: "code-input"), at: 3)
    #expect(run.scene.state == .entering)
    #expect(run.frame.effects.isEmpty)
    #expect(run.caret?.frame.minX == 131.5)
  }

  @Test("A key asks for a code on the clipboard while the row has the keyboard")
  func pasteKey() throws {
    var run = try SceneRun(VerificationCode.self)
    let key = Event.key(KeyStroke("v", modifiers: .control))
    try run.send(key, at: 1)
    #expect(run.json().hasSuffix(#""effects":[{"type":"paste","target":"code-input"}]}"#))
    try run.send(.blur(target: "code-input"), at: 2)
    try run.send(key, at: 3)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("Edits need the keyboard")
  func editsWithoutFocus() throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.blur(target: "code-input"), at: 2)
    try run.paste("3", at: 3)
    try run.delete(at: 4)
    #expect(run.shown == "12")
    #expect(run.scene.state == .idle)
  }

  @Test(
    "Events for other nodes, and those that this screen has no use for, change nothing",
    arguments: [
      Event.text(TextEdit("digit-0", replacement: "3")),
      .text(TextEdit("nobody", replacement: "3")),
      .deleteBackward(target: "phone-label"),
      .focus(target: "screen"),
      .blur(target: "screen"),
      .blur(target: "nobody"),
      .returnKey(target: "code-input"),
      .select(Selection("code-input", component: 0, row: 1)),
      .scroll(Scroll("code-input", offset: Point(x: 0, y: 9))),
      .pan(Pan(.began, translation: .zero, target: "code-input")),
      .keyboard(
        KeyboardChange(.willShow, frame: Rect(x: 0, y: 521, width: 375, height: 291))),
      .tick,
    ])
  func ignored(_ event: Event) throws {
    var run = try SceneRun<VerificationCode>.with("12")
    let before = run.frame
    try run.send(event, at: 1)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.effects.isEmpty)
    #expect(run.frame.event == event.name)
  }

  @Test("Rotation stretches the screen; the row stays under its label")
  func rotation() throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.environment(EnvironmentChange(size: Size(width: 812, height: 375))), at: 2)
    #expect(try run.node("screen").frame == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(try run.node("code-input").frame == Rect(x: 83.5, y: 168, width: 208, height: 48))
  }
}
