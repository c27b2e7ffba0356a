import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The bar's way and the page's room, where several things come together: C4, F4, F6, F7.
struct OnboardingWayTests {
  @Test("F4: an event of no duration puts the bar where it is going, at once")
  func arrivesAtOnce() throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.keyboard(top: 409, duration: 0.5, at: 1)
    try run.advance(to: 1.1)
    #expect(run.bar.minY > 345)
    try run.keyboard(top: 409, duration: 0, at: 1.1)
    #expect(run.bar.minY == 345)
    #expect(run.engine.isSettled)
    try run.hideKeyboard(duration: 0.5, at: 2)
    try run.hideKeyboard(duration: -1, at: 2.1)
    #expect(run.bar.minY == 603)
    #expect(run.engine.isSettled)
  }

  @Test("F4: one with a duration leaves the bar on its way")
  func goesOn() throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.keyboard(top: 409, duration: 0.5, at: 1)
    let animations = run.frame.animations
    try run.keyboard(top: 409, duration: 0.1, at: 1.1)
    #expect(run.frame.animations == animations)
  }

  @Test("F4: a push that is in flight goes on when the bar is put in its place")
  func pushGoesOn() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.keyboard(top: 409, at: 10)
    try run.tap("next-button", at: 10.1)
    try run.keyboard(top: 409, duration: 0, at: 10.2)
    #expect(run.bar.minY == 345)
    #expect(run.scene.state == .pushing)
    try run.settle()
    #expect(run.frame.time == 10.5)
  }

  @Test("C4: the content is as high as it is configured, whatever is in it")
  func contentHeight() throws {
    let low = try SceneRun<Onboarding>.resting(
      on: 3, configuration: .tall([900], contentHeight: 500))
    #expect(try low.node("page-3").contentSize == Size(width: 375, height: 500))
    let own = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([900]))
    #expect(try own.node("page-3").contentSize == Size(width: 375, height: 667))
  }

  @Test("F7: a field below its content is brought as near as the content reaches")
  func lowField() throws {
    var run = try SceneRun<Onboarding>.resting(
      on: 3, configuration: .tall([900], contentHeight: 500))
    try run.focus("field-f0", at: 10)
    try run.keyboard(top: 409, at: 10)
    #expect(run.offset == 500 - 345)
  }

  @Test("F6: scrolling by hand over a keyboard is limited to the content and otherwise left alone")
  func scrollsByHand() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([300, 420]))
    try run.focus("field-f1", at: 11)
    try run.keyboard(top: 409, at: 11)
    #expect(run.offset == 127)
    for (offset, seen) in [(200.0, 200.0), (0, 0), (412, 322), (-5, 0), (60, 60)] {
      try run.send(.scroll(Scroll("page-3", offset: Point(x: 0, y: offset))), at: 12)
      #expect(run.offset == seen)
    }
  }

  struct RevealRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: Event
    var offset: Double
  }

  @Test(
    "F7: the focused field comes back into view at",
    arguments: [
      RevealRow(
        testDescription: "typing", event: .text(TextEdit("field-f0", replacement: "x")),
        offset: 127),
      RevealRow(
        testDescription: "a deletion", event: .deleteBackward(target: "field-f0"), offset: 127),
      RevealRow(testDescription: "a focus", event: .focus(target: "field-f0"), offset: 127),
      RevealRow(
        testDescription: "a keyboard event",
        event: .keyboard(
          KeyboardChange(.willShow, frame: Rect(x: 0, y: 409, width: 375, height: 258))),
        offset: 127),
      RevealRow(
        testDescription: "not a value of the host's",
        event: .command(Command("setValue", target: "field-f0", value: .string("x"))), offset: 0),
      RevealRow(
        testDescription: "not an edit of another field",
        event: .text(TextEdit("field-f1", replacement: "x")), offset: 0),
      RevealRow(testDescription: "not a tick", event: .tick, offset: 0),
    ])
  func reveals(_ row: RevealRow) throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([420, 40]))
    try run.focus("field-f0", at: 11)
    try run.keyboard(top: 409, at: 11)
    try run.send(.scroll(Scroll("page-3", offset: .zero)), at: 12)
    #expect(run.offset == 0)
    try run.send(row.event, at: 13)
    #expect(run.offset == row.offset)
  }
}
