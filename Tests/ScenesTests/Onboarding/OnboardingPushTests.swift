import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The push of a page: F2, examples 1 and 2, rules 1, 2, 3 and 12.
struct OnboardingPushTests {
  struct Moment: Sendable, CustomTestStringConvertible {
    var testDescription: String { "after \(time) s" }
    var time: Double
    var leaving: Double
    var entering: Double
  }

  @Test(
    "Example 1: forwards",
    arguments: [
      Moment(time: 0, leaving: 0, entering: 375),
      Moment(time: 0.1, leaving: -48.4357, entering: 326.5643),
      Moment(time: 0.2, leaving: -187.5, entering: 187.5),
      Moment(time: 0.3, leaving: -326.5643, entering: 48.4357),
    ])
  func forwards(_ moment: Moment) throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10 + moment.time)
    #expect(isNear(try #require(run.x(1)), moment.leaving))
    #expect(isNear(try #require(run.x(2)), moment.entering))
    #expect(run.scene.state == .pushing)
    #expect(run.scene.page == 2)
  }

  @Test(
    "Example 2: backwards",
    arguments: [
      Moment(time: 0, leaving: 0, entering: -375),
      Moment(time: 0.1, leaving: 48.4357, entering: -326.5643),
      Moment(time: 0.3, leaving: 326.5643, entering: -48.4357),
    ])
  func backwards(_ moment: Moment) throws {
    var run = try SceneRun<Onboarding>.resting(on: 4)
    try run.tap("back-button", at: 10)
    try run.advance(to: 10 + moment.time)
    #expect(isNear(try #require(run.x(4)), moment.leaving))
    #expect(isNear(try #require(run.x(3)), moment.entering))
  }

  @Test("Example 1: after 0.4 s the new page is alone")
  func arrives() throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10.399999)
    #expect(run.pages == ["page-1", "page-2"])
    try run.advance(to: 10.4)
    #expect(run.frame.cause == .completion)
    #expect(run.frame.time == 10.4)
    #expect(run.pages == ["page-2"])
    #expect(run.x(2) == 0)
    #expect(run.scene.state == .page)
    #expect(run.frames.filter { $0.cause == .completion && $0.time == 10.4 }.count == 1)
    // Just before it both pages are almost where the push ends.
    let last = run.frames[run.frames.count - 2]
    #expect(isNear(try #require(last.nodes["page-1"]).frame.minX, -375))
    #expect(isNear(try #require(last.nodes["page-2"]).frame.minX, 0))
  }

  @Test("Pages touch edge to edge, and nothing but x changes", arguments: [1, -1])
  func touches(direction: Double) throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.tap(direction > 0 ? "next-button" : "back-button", at: 10)
    let entering = run.scene.page
    for step in 1..<20 {
      try run.advance(to: 10 + Double(step) / 50)
      let (old, new) = (try #require(run.x(3)), try #require(run.x(entering)))
      #expect(isNear(new - old, direction * 375, within: 1e-9))
      for id in run.pages {
        let page = try run.node(NodeID(id))
        #expect(page.frame.minY == 0)
        #expect(page.frame.size == Size(width: 375, height: 667))
        #expect(page.alpha == 1)
      }
    }
  }

  @Test("Rule 1: the bar is the same in all frames of a push")
  func barStands() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.tap("next-button", at: 10)
    let first = run.frame.nodes.filter { $0.id == "bottom-bar" || $0.parent == "bottom-bar" }
    #expect(first.count == 4)
    for step in 1...39 {
      try run.advance(to: 10 + Double(step) / 100)
      let bar = run.frame.nodes.filter { $0.id == "bottom-bar" || $0.parent == "bottom-bar" }
      #expect(bar == first)
      #expect(run.frame.animations.allSatisfy { $0.node.name.hasPrefix("page-") })
      #expect(run.frame.animations.count == 2)
    }
  }

  @Test("Rule 1: a push does not stop a bar that is moving with the keyboard")
  func barGoesOn() throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.keyboard(top: 409, at: 10)
    try run.tap("next-button", at: 10.1)
    try run.advance(to: 10.125)
    #expect(isNear(run.bar.minY, 474))
    try run.advance(to: 10.25)
    #expect(run.bar.minY == 345)
    try run.advance(to: 10.3)
    #expect(isNear(try #require(run.x(2)), 187.5))
  }

  @Test("Rule 2: there is no page before the first and none after the last")
  func ends() throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.tap("back-button", at: 10)
    #expect(run.scene.state == .page)
    #expect(run.pages == ["page-1"])
    run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("next-button", at: 10)
    #expect(run.scene.state == .finishing)
    #expect(run.pages == ["page-5"])
  }

  @Test(
    "Rule 3: a push cannot be interrupted by another one",
    arguments: ["next-button", "skip-hint", "back-button"])
  func ignoresTaps(target: String) throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10.1)
    let before = run.frame.nodes
    let count = run.frames.count
    try run.tap(NodeID(target), at: 10.1)
    #expect(run.frame.nodes == before)
    #expect(run.effectTypes(from: count) == [])
    try run.advance(to: 10.4)
    #expect(run.scene.page == 4)
    #expect(run.scene.state == .page)
    #expect(run.scene.skipped == [])
  }

  @Test("Touches go to the new page from the start")
  func touchesNewPage() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.tap("next-button", at: 10)
    try run.focus("field-birthday", at: 10.1)
    #expect(run.focused == [])
    try run.tap("field-picture", at: 10.2)
    #expect(run.effects.last?.type == "chooseImage")
    #expect(run.frame.nodes["field-birthday"]?.interactive == false)
    #expect(run.frame.nodes["page-2"]?.interactive == false)
  }

  @Test("Tab stops nowhere in a leaving page")
  func keysReachNewPage() throws {
    let fields = [Onboarding.FieldConfiguration("day", label: "Day")]
    var run = try SceneRun<Onboarding>.resting(on: 1, configuration: .fields(fields, on: 2))
    try run.tap("next-button", at: 10)
    var reached: Set<NodeID> = []
    for step in 1...8 {
      try run.send(.key(KeyStroke("Tab")), at: 10 + Double(step) / 100)
      reached.formUnion(run.focused)
    }
    #expect(run.pages == ["page-1", "page-2"])
    #expect(reached == ["field-day", "back-button", "next-button"])
  }

  @Test("Rule 12: rotation ends a push at once", arguments: [0.0, 0.1, 0.399])
  func rotates(after time: Double) throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.tap("next-button", at: 10)
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 667, height: 375))), at: 10 + time)
    #expect(run.scene.state == .page)
    #expect(run.pages == ["page-2"])
    #expect(try run.node("page-2").frame == Rect(x: 0, y: 0, width: 667, height: 375))
    #expect(run.frame.animations.isEmpty)
    #expect(run.engine.isSettled)
    try run.tap("next-button", at: 10.4)
    #expect(run.scene.page == 3)
  }

  @Test("Rule 12: a safe area that changes ends a push too; a date does not")
  func otherChanges() throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.tap("next-button", at: 10)
    try run.send(
      .environment(EnvironmentChange(date: CalendarDate(year: 2026, month: 2, day: 1))), at: 10.1)
    #expect(run.scene.state == .pushing)
    let insets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    try run.send(.environment(EnvironmentChange(safeArea: insets)), at: 10.2)
    #expect(run.scene.state == .page)
    #expect(run.frame.animations.isEmpty)
  }

  @Test("A new direction ends a push, as its way would turn round; the keyboard stays")
  func turnsRound() throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.keyboard(top: 409, at: 9)
    try run.tap("next-button", at: 10)
    try run.send(.environment(EnvironmentChange(layoutDirection: .rightToLeft)), at: 10.1)
    #expect(run.scene.state == .page)
    #expect(run.pages == ["page-2"])
    #expect(run.x(2) == 0)
    #expect(run.scene.keyboard == .shown)
    #expect(run.bar.maxY == 409)
    #expect(run.engine.isSettled)
  }

  @Test("Right to left the new page comes from the other side")
  func mirrored() throws {
    var environment = Environment.form(375, 667)
    environment.layoutDirection = .rightToLeft
    var run = try SceneRun<Onboarding>.resting(on: 3, environment: environment)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10.1)
    #expect(isNear(try #require(run.x(3)), 48.4357))
    #expect(isNear(try #require(run.x(4)), -326.5643))
    try run.tap("back-button", at: 11)
    try run.advance(to: 11.1)
    #expect(isNear(try #require(run.x(4)), -48.4357))
    #expect(isNear(try #require(run.x(3)), 326.5643))
  }

  @Test("Reduced motion changes the page at once")
  func reducedMotion() throws {
    var environment = Environment.form(375, 667)
    environment.reduceMotion = true
    var run = try SceneRun<Onboarding>.resting(on: 1, environment: environment)
    let count = run.frames.count
    try run.tap("next-button", at: 10)
    #expect(run.frames[count...].allSatisfy { $0.time == 10 && $0.animations.isEmpty })
    #expect(run.scene.state == .page)
    #expect(run.pages == ["page-2"])
    #expect(run.effectTypes(from: count) == ["didChangePage", "announce"])
  }
}
