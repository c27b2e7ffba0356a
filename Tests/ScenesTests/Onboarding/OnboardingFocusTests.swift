import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Focus, keeping the focused field in view, and the return key: F6, F7, example 8, rule 14.
struct OnboardingFocusTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var top: Double
    var height = 44.0
    var scrolled = 0.0
    var contentHeight: Double?
    var offset: Double
  }

  static let rows = [
    Row(testDescription: "example 8: covered", top: 420, offset: 127),
    Row(testDescription: "example 8: in sight", top: 300, height: 30, offset: 0),
    Row(testDescription: "just in sight", top: 293, offset: 0),
    Row(testDescription: "just not", top: 293.5, offset: 0.5),
    Row(testDescription: "above what is seen", top: 100, scrolled: 200, offset: 92),
    Row(testDescription: "nearer to the top than the margin", top: 4, scrolled: 200, offset: 0),
    Row(testDescription: "at the content's bottom", top: 615, offset: 322),
    Row(
      testDescription: "in higher content", top: 1000, scrolled: 300, contentHeight: 1200,
      offset: 707),
    Row(testDescription: "already scrolled into sight", top: 420, scrolled: 200, offset: 200),
    Row(testDescription: "higher than the room: its top", top: 150, height: 400, offset: 142),
  ]

  @Test("Example 8: the focused field is brought into sight", arguments: rows)
  func reveals(_ row: Row) throws {
    let configuration = Onboarding.Configuration.tall(
      [row.top], height: row.height, contentHeight: row.contentHeight)
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: configuration)
    try run.keyboard(top: 409, at: 10)
    try run.send(.scroll(Scroll("page-3", offset: Point(x: 0, y: row.scrolled))), at: 11)
    #expect(run.offset == row.scrolled)
    try run.focus("field-f0", at: 12)
    #expect(isNear(run.offset, row.offset, within: 1e-9))
  }

  @Test("Example 8: the keyboard comes to a focused field")
  func keyboardComes() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([420]))
    try run.focus("field-f0", at: 10)
    #expect(run.offset == 0)
    try run.keyboard(top: 409, at: 10)
    // At once, while the bar is still on its way.
    #expect(run.offset == 127)
    #expect(run.bar.minY == 603)
  }

  @Test("The margin is the client's")
  func margin() throws {
    var configuration = Onboarding.Configuration.tall([420])
    configuration.focusMargin = 20
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: configuration)
    try run.focus("field-f0", at: 10)
    try run.keyboard(top: 409, at: 10)
    #expect(run.offset == 139)
  }

  @Test("Rule 6: hiding limits the offset again")
  func hides() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([420]))
    try run.focus("field-f0", at: 10)
    try run.keyboard(top: 409, at: 10)
    #expect(run.offset == 127)
    try run.hideKeyboard(at: 11)
    #expect(run.offset == 64)
  }

  @Test("Without a keyboard the focus scrolls nothing")
  func noKeyboard() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([600]))
    try run.focus("field-f0", at: 10)
    #expect(run.offset == 0)
  }

  @Test("A scroll ends where the content does")
  func scrolls() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([300, 420]))
    func scroll(to y: Double) -> Event {
      .scroll(Scroll("page-3", offset: Point(x: 5, y: y), phase: .changed))
    }
    for (offset, seen) in [(30.0, 30.0), (-20, 0), (500, 64), (.nan, 64), (10, 10)] {
      try run.send(scroll(to: offset), at: 10)
      #expect(run.offset == seen)
      #expect(try run.node("page-3").contentOffset.x == 0)
    }
    try run.send(.scroll(Scroll("page-2", offset: Point(x: 0, y: 40))), at: 10)
    #expect(run.offset == 10)
  }

  @Test("A page keeps its offset, cut to its room when it comes back")
  func keepsOffset() throws {
    var run = try SceneRun<Onboarding>.resting(
      on: 3, configuration: .tall([420, 900], contentHeight: 952))
    try run.send(.scroll(Scroll("page-3", offset: Point(x: 0, y: 300))), at: 10)
    try run.tap("next-button", at: 11)
    #expect(try run.node("page-3").contentOffset.y == 300)
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 375, height: 800))), at: 11.1)
    try run.tap("back-button", at: 12)
    // 952 of content over a window of 800 less the bar.
    #expect(run.offset == 216)
  }

  @Test("Rule 14: a push ends editing; the bar stays until the keyboard goes")
  func pushEndsEditing() throws {
    for target in ["next-button", "skip-hint", "back-button"] {
      var run = try SceneRun<Onboarding>.resting(on: 4)
      try run.focus("field-bio", at: 10)
      try run.keyboard(top: 409, at: 10)
      try run.advance(to: 11)
      let count = run.frames.count
      try run.tap(NodeID(target), at: 11)
      #expect(run.focused == [])
      #expect(run.effectTypes(from: count).first == "endEditing")
      try run.advance(to: 12)
      #expect(run.bar.minY == 345)
      try run.hideKeyboard(at: 12)
      try run.settle()
      #expect(run.bar.minY == 603)
    }
  }

  @Test("Without focus there is no editing to end")
  func nothingToEnd() throws {
    var run = try SceneRun<Onboarding>.resting(on: 4)
    try run.focus("field-bio", at: 10)
    try run.send(.blur(target: "field-bio"), at: 10)
    #expect(run.focused == [])
    try run.tap("next-button", at: 11)
    #expect(!run.effectTypes().contains("endEditing"))
  }

  @Test("The return key goes to the next field, and from the last one on")
  func returns() throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.focus("field-displayName", at: 1)
    try run.type("Ann", in: "field-displayName", at: 1)
    try run.send(.returnKey(target: "field-displayName"), at: 2)
    #expect(run.focused == ["field-realName"])
    #expect(run.frame.effects == [.focus("field-realName")])
    // Rule 15: the same check as the button's.
    try run.send(.returnKey(target: "field-realName"), at: 3)
    #expect(run.scene.page == 1)
    #expect(run.frame.effects == [.announce("Required")])
    #expect(run.focused == ["field-realName"])
    try run.type("Ann Lee", in: "field-realName", at: 4)
    try run.send(.returnKey(target: "field-realName"), at: 5)
    #expect(run.scene.page == 2)
    #expect(run.scene.state == .pushing)
    #expect(run.frame.effects.first == .own(.endEditing))
  }

  @Test("Over a keyboard the next field is brought into sight")
  func returnReveals() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([100, 420]))
    try run.focus("field-f0", at: 10)
    try run.keyboard(top: 409, at: 10)
    #expect(run.offset == 0)
    try run.send(.returnKey(target: "field-f0"), at: 11)
    #expect(run.offset == 127)
  }

  @Test("In a multiline field the return key breaks the line")
  func breaksLine() throws {
    var run = try SceneRun<Onboarding>.resting(on: 4)
    try run.focus("field-bio", at: 10)
    try run.type("Hello", in: "field-bio", at: 10)
    try run.send(.returnKey(target: "field-bio"), at: 11)
    try run.type("you", in: "field-bio", at: 12)
    #expect(try run.node("field-bio").text == "Hello\nyou")
    #expect(run.scene.page == 4)
    #expect(run.focused == ["field-bio"])
  }

  @Test("What is meant for a field without the keyboard is ignored")
  func unfocused() throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.focus("field-birthday", at: 1)
    try run.focus("next-button", at: 1)
    #expect(run.focused == [])
    try run.focus("field-realName", at: 1)
    let nodes = run.frame.nodes
    for event in [
      Event.text(TextEdit("field-displayName", replacement: "x")),
      .deleteBackward(target: "field-displayName"), .returnKey(target: "field-displayName"),
      .blur(target: "field-displayName"), .text(TextEdit("field-birthday", replacement: "x")),
      .text(TextEdit("nobody", replacement: "x")), .focus(target: "nobody"),
      .select(Selection("field-realName", component: 0, row: 0)), .tick,
    ] {
      try run.send(event, at: 2)
      #expect(run.frame.nodes == nodes)
      #expect(run.frame.effects == [])
    }
  }
}
