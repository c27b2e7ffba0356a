import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Travelling to a page after a tap: F7, example 14, D19, B5 to B13.
struct CardTravelTests {
  @Test("Example 14: a travel 0 → 2 after 0.125 of 0.5 s")
  func straight() throws {
    var run = try SceneRun.design()
    try run.tap("expiry-button", at: 1)
    #expect(run.scene.state == .travelling && run.scene.page == 0)
    try run.advance(to: 1.125)
    let e = 0.12916
    // The xib rounds the number's 32.25 to 32.5, which would give 22.5 + 249·e = 54.661; unrounded
    // it is 22.25 + 249.25·e (example 14).
    #expect(isNear(run.focusArea.minX, 22.25 + 249.25 * e, within: 0.001))
    #expect(isNear(run.focusArea.minX + 0.25 * (1 - e), 54.661, within: 0.001))
    #expect(isNear(run.position, 2 * e, within: 1e-5))
    #expect(isNear(run.focusArea.width, 307.5 - 237 * e, within: 0.002))
    try run.settle()
    #expect(run.frame.time == 1.5 && run.scene.page == 2 && run.scene.state == .entering)
  }

  struct Tapped: Sendable, CustomTestStringConvertible {
    var target: NodeID
    var from: CardInput.Field
    var to: CardInput.Field

    var testDescription: String { "\(target.name) on \(from)" }
  }

  @Test(
    "A tap on a part of the front goes to its page; the keyboard moves at the start",
    arguments: [
      Tapped(target: "number-button", from: .holder, to: .number),
      Tapped(target: "number-button", from: .expiry, to: .number),
      Tapped(target: "holder-button", from: .number, to: .holder),
      Tapped(target: "holder-button", from: .expiry, to: .holder),
      Tapped(target: "expiry-button", from: .number, to: .expiry),
      Tapped(target: "expiry-button", from: .holder, to: .expiry),
    ])
  func goes(_ row: Tapped) throws {
    var run = try SceneRun.on(row.from)
    try run.tap(row.target, at: 1)
    #expect(run.scene.state == .travelling && run.scene.page == row.from.page)
    #expect(run.scene.field == row.to && run.frame.effects == [.focus(row.to)])
    try run.settle()
    #expect(run.frame.time == 1.5)
    #expect(run.position == Double(row.to.page) && run.scene.page == row.to.page)
    #expect(run.effects == [.focus(row.to)])
  }

  @Test("D19: a tap on the current part gives its input the keyboard, also after Cancel")
  func current() throws {
    var run = try SceneRun.design()
    try run.tap("number-button", at: 0)
    #expect(run.scene.field == .number && run.frame.effects == [.focus(.number)])
    #expect(run.scene.state == .entering)
    try run.tap("bar-cancel", at: 1)
    #expect(run.scene.field == nil && run.frame.effects == [.blur])
    try run.tap("number-button", at: 2)
    #expect(run.scene.field == .number)
    try run.tap("number-button", at: 3)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("D19: the outline takes no touches: they reach the button under it")
  func throughOutline() throws {
    var run = try SceneRun.design()
    #expect(try !run.node("focus-area").interactive)
    // The middle of the number, in the window: (20 + 176, 44 + 88).
    try run.send(.tap(Tap(at: Point(x: 196, y: 132))), at: 0)
    #expect(run.scene.field == .number)
  }

  @Test("While the back is shown there is no tap on the front, and no tap way back")
  func backShown() throws {
    var run = try SceneRun.on(.code)
    for target: NodeID in ["number-button", "holder-button", "expiry-button"] {
      try run.tap(target, at: 1)
      #expect(run.scene.page == 3 && run.scene.state == .entering && run.scene.field == .code)
    }
    try run.send(.tap(Tap(at: Point(x: 196, y: 132))), at: 2)
    #expect(run.scene.state == .entering)
  }

  @Test("In the first half of the flip the front's buttons still work")
  func duringFlip() throws {
    var run = try SceneRun.on(.expiry)
    try run.tap("bar-next", at: 1)
    try run.advance(to: 1.2)
    let p = run.position
    try run.tap("number-button", at: 1.2)
    #expect(isNear(run.position, p) && run.scene.state == .travelling)
    try run.settle()
    #expect(run.scene.page == 0 && run.scene.face == .front)
    try run.tap("bar-next", at: 3)
  }

  @Test("A travel that replaces another goes on from where strip and outline are seen")
  func replaced() throws {
    var run = try SceneRun.design()
    try run.tap("expiry-button", at: 1)
    try run.advance(to: 1.25)
    let (p, rect) = (run.position, run.focusArea)
    try run.tap("holder-button", at: 1.25)
    #expect(isNear(run.position, p) && isNear(run.focusArea, rect))
    try run.settle()
    #expect(run.frame.time == 1.75 && run.scene.page == 1)
    #expect(run.frames.count { $0.cause == .completion } == 1)
  }

  @Test("A second tap on the same part does not restart the travel")
  func twice() throws {
    var run = try SceneRun.design()
    try run.tap("expiry-button", at: 1)
    try run.tap("expiry-button", at: 1.2)
    #expect(run.frame.effects.isEmpty)
    try run.settle()
    #expect(run.frame.time == 1.5)
  }

  @Test("A tap on a part while a finger holds the strip ends the drag")
  func duringDrag() throws {
    var run = try SceneRun.design()
    try run.scroll(.began, to: 0, at: 0)
    try run.scroll(to: 0.2, at: 0.1)
    try run.tap("holder-button", at: 0.2)
    #expect(run.scene.state == .travelling && isNear(run.position, 0.2))
    try run.settle()
    #expect(run.scene.page == 1)
  }

  @Test("Cancel in the middle of a travel: it goes on, and brings no keyboard")
  func cancelled() throws {
    var run = try SceneRun.on(.number)
    try run.tap("holder-button", at: 1)
    try run.tap("bar-cancel", at: 1.2)
    try run.settle()
    #expect(run.scene.page == 1 && run.scene.field == nil)
    #expect(run.effects == [.focus(.holder), .blur])
  }

  @Test("Touching a text field gives it the keyboard")
  func field() throws {
    var run = try SceneRun.design()
    // The middle of the input, in the window: (20 + 100, 44 + 222).
    try run.send(.tap(Tap(at: Point(x: 120, y: 266))), at: 0)
    #expect(run.scene.field == .number && run.frame.effects == [.focus(.number)])
    try run.tap("bar-cancel", at: 1)
    try run.tap("input-number", at: 2)
    #expect(run.scene.field == .number && run.scene.state == .entering)
  }

  @Test("An input that takes the keyboard by itself is brought on screen")
  func focusElsewhere() throws {
    var run = try SceneRun.design()
    try run.focus(.expiry, at: 0)
    #expect(run.scene.field == .expiry && run.scene.state == .travelling)
    #expect(run.effects.isEmpty)
    try run.settle()
    #expect(run.scene.page == 2)
  }

  @Test("Reduced motion: a travel is over at once, and so is its flip")
  func reducedMotion() throws {
    var environment = Environment.design
    environment.reduceMotion = true
    var run = try SceneRun.on(.expiry, environment: environment)
    try run.tap("bar-next", at: 1)
    #expect(run.frames.suffix(2).map(\.cause) == [.event, .completion])
    #expect(run.frames.suffix(2).map(\.scene.face) == [.back, .back])
    #expect(run.frame.time == 1 && run.scene.page == 3 && run.position == 3)
    #expect(run.frames.allSatisfy { $0.animations.isEmpty })
  }
}
