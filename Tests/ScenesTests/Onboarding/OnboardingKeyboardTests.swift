import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Bar and insets over a keyboard: F3 to F5, examples 3 to 7 and 9, rules 4 to 13, 18 and 19.
struct OnboardingKeyboardTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var environment = Environment.form(375, 667)
    var frame: Rect
    var barY: Double
    var inset: Double
    var isShown = true
  }

  static let tall = Environment.form(375, 812, safeTop: 44, safeBottom: 34)

  static let rows = [
    Row(
      testDescription: "example 3", frame: Rect(x: 0, y: 409, width: 375, height: 258), barY: 345,
      inset: 322),
    Row(
      testDescription: "example 4, height 216", frame: Rect(x: 0, y: 451, width: 375, height: 216),
      barY: 387, inset: 280),
    Row(
      testDescription: "example 4, height 260", frame: Rect(x: 0, y: 407, width: 375, height: 260),
      barY: 343, inset: 324),
    Row(
      testDescription: "example 5, rule 4: only the top counts",
      environment: .form(768, 1024), frame: Rect(x: 0, y: 969, width: 768, height: 313), barY: 905,
      inset: 55 + 64),
    Row(
      testDescription: "example 6, rule 8: inside the view", environment: .form(375, 603),
      frame: Rect(x: 0, y: 345, width: 375, height: 258), barY: 281, inset: 322),
    Row(
      testDescription: "example 7, rule 9: no rounding",
      frame: Rect(x: 0, y: 408.67, width: 375, height: 258.33), barY: 344.67, inset: 322.33),
    Row(
      testDescription: "example 9", environment: tall,
      frame: Rect(x: 0, y: 477, width: 375, height: 335), barY: 413, inset: 399),
    Row(
      testDescription: "example 9, rule 11: a floating keyboard", environment: tall,
      frame: Rect(x: 20, y: 300, width: 320, height: 260), barY: 714, inset: 98, isShown: false),
    Row(
      testDescription: "example 9: a keyboard below the window", environment: tall,
      frame: Rect(x: 0, y: 812, width: 375, height: 335), barY: 714, inset: 98, isShown: false),
    Row(
      testDescription: "rule 10: one that lies further below", environment: tall,
      frame: Rect(x: 0, y: 900, width: 375, height: 335), barY: 714, inset: 98, isShown: false),
    Row(
      testDescription: "rule 10: one that is higher than the window", environment: tall,
      frame: Rect(x: 0, y: -50, width: 375, height: 900), barY: -64, inset: 876),
    Row(
      testDescription: "one that ends half a point above the bottom stands on it",
      environment: tall, frame: Rect(x: 0, y: 477, width: 375, height: 334.5), barY: 413,
      inset: 399),
    Row(
      testDescription: "one that ends higher floats", environment: tall,
      frame: Rect(x: 0, y: 477, width: 375, height: 334.25), barY: 714, inset: 98, isShown: false),
    Row(
      testDescription: "no width", environment: tall,
      frame: Rect(x: 0, y: 477, width: 0, height: 335), barY: 714, inset: 98, isShown: false),
    Row(
      testDescription: "no height", environment: tall,
      frame: Rect(x: 0, y: 812, width: 375, height: 0), barY: 714, inset: 98, isShown: false),
    Row(
      testDescription: "one lower than the safe area leaves the bar at rest", environment: tall,
      frame: Rect(x: 0, y: 792, width: 375, height: 100), barY: 714, inset: 98),
  ]

  @Test("A keyboard brings the bar to", arguments: rows)
  func rests(_ row: Row) throws {
    for phase in [KeyboardChange.Phase.willShow, .willChangeFrame] {
      var run = try SceneRun(Onboarding.self, environment: row.environment)
      try run.send(.keyboard(KeyboardChange(phase, frame: row.frame)), at: 1)
      // Insets take effect at once, the bar is on its way.
      #expect(isNear(run.inset, row.inset, within: 1e-9))
      #expect(run.scene.keyboard == (row.isShown ? .shown : .hidden))
      try run.settle()
      #expect(isNear(run.bar.minY, row.barY, within: 1e-9))
      #expect(run.bar.height == 64)
      let inset = try run.node("page-1").contentInset
      #expect(inset == Insets(top: 0, left: 0, bottom: run.inset, right: 0))
    }
  }

  @Test(
    "The bar at rest is on the safe area",
    arguments: [
      (Environment.form(375, 667), 603.0, 64.0), (tall, 714.0, 98.0),
    ])
  func atRest(environment: Environment, barY: Double, inset: Double) throws {
    let run = try SceneRun(Onboarding.self, environment: environment)
    #expect(
      run.bar == Rect(x: 0, y: barY, width: environment.size.width, height: 64))
    #expect(run.inset == inset)
  }

  @Test(
    "Example 3: the bar's way, with ease-in-ease-out",
    arguments: [
      (0.0, 603.0), (0.0625, 569.6762), (0.125, 474.0), (0.1875, 378.3238), (0.25, 345.0),
    ])
  func moves(time: Double, y: Double) throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.keyboard(top: 409, at: 1)
    try run.advance(to: 1 + time)
    #expect(isNear(run.bar.minY, y))
  }

  @Test("Rule 18: the keyboard's own curve is not used", arguments: TimingCurve.Name.allCases)
  func curve(name: TimingCurve.Name) throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    let frame = Rect(x: 0, y: 409, width: 375, height: 258)
    try run.send(
      .keyboard(KeyboardChange(.willShow, frame: frame, duration: 0.5, curve: name)), at: 1)
    let animation = try #require(run.frame.animations.first)
    #expect(animation.node == "bottom-bar")
    #expect(animation.timing == .easeInOut(duration: 0.5))
    #expect(animation.end == 1.5)
  }

  @Test("Example 4, rule 5: the bar follows a keyboard that changes its height")
  func changesHeight() throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.keyboard(top: 409, at: 1)
    try run.keyboard(top: 451, at: 2)
    try run.advance(to: 3)
    #expect(run.bar.minY == 387)
    #expect(run.bar.maxY == 451)
    #expect(run.inset == 280)
    try run.keyboard(.willChangeFrame, top: 407, at: 3)
    try run.advance(to: 4)
    #expect(run.bar.minY == 343)
    #expect(run.inset == 324)
  }

  @Test("A keyboard that changes on its way takes the bar over where it is seen")
  func takesOver() throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.keyboard(top: 409, at: 1)
    try run.hideKeyboard(at: 1.125)
    #expect(isNear(run.bar.minY, 474))
    try run.advance(to: 1.25)
    // Half of the way from 474 back to 603.
    #expect(isNear(run.bar.minY, 538.5))
    try run.advance(to: 1.375)
    #expect(run.bar.minY == 603)
  }

  @Test("Rule 6: hiding is absolute, and hiding twice changes nothing")
  func hides() throws {
    var run = try SceneRun(Onboarding.self, environment: Self.tall)
    try run.keyboard(top: 477, at: 1)
    try run.keyboard(top: 440, at: 2)
    try run.hideKeyboard(at: 3)
    #expect(run.inset == 98)
    #expect(run.scene.keyboard == .hidden)
    try run.advance(to: 3.1)
    let (bar, animations) = (run.bar, run.frame.animations)
    try run.hideKeyboard(at: 3.1)
    #expect(run.bar == bar)
    #expect(run.frame.animations == animations)
    try run.settle()
    #expect(run.bar.minY == 714)
    try run.hideKeyboard(at: 4)
    #expect(run.bar.minY == 714)
    #expect(run.frame.animations.isEmpty)
  }

  @Test("Rule 7: the inset includes the bar")
  func includesBar() throws {
    var configuration = Onboarding.Configuration()
    configuration.barHeight = 100
    var run = try SceneRun(
      Onboarding.self, configuration: configuration, environment: Self.tall)
    #expect(run.inset == 134)
    try run.keyboard(top: 477, at: 1)
    #expect(run.inset == 435)
    try run.settle()
    #expect(run.bar == Rect(x: 0, y: 377, width: 375, height: 100))
  }

  @Test("Rule 12: after a rotation the keyboard is treated as hidden until its next event")
  func rotates() throws {
    var run = try SceneRun(Onboarding.self, environment: Self.tall)
    try run.keyboard(top: 477, at: 1)
    try run.advance(to: 1.1)
    let change = EnvironmentChange(
      size: Size(width: 812, height: 375), safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44)
    )
    try run.send(.environment(change), at: 1.1)
    #expect(run.scene.keyboard == .hidden)
    #expect(run.bar == Rect(x: 0, y: 290, width: 812, height: 64))
    #expect(run.inset == 85)
    #expect(run.frame.animations.isEmpty)
    #expect(try run.node("page-1").frame == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(try run.node("field-displayName").frame == Rect(x: 24, y: 96, width: 764, height: 44))
    try run.keyboard(top: 176, at: 1.2)
    try run.settle()
    #expect(run.bar.maxY == 176)
    #expect(run.scene.keyboard == .shown)
  }

  @Test("Rule 12: environment changes that leave the window alone change nothing")
  func sameWindow() throws {
    var run = try SceneRun(Onboarding.self, environment: Self.tall)
    try run.keyboard(top: 477, at: 1)
    let nodes = run.frame.nodes
    let animations = run.frame.animations
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 375, height: 812), scale: 2)), at: 1)
    #expect(run.frame.nodes == nodes)
    #expect(run.frame.animations == animations)
  }

  @Test("A font that is less high leaves the page inside its content")
  func lowerFont() throws {
    var environment = Environment.form(375, 667)
    environment.textSize = .accessibilityXLarge
    func fonts(_ lineHeight: Double) throws -> FontBook {
      var fonts = FontBook()
      for node in try SceneRun(Onboarding.self, environment: environment).frame.nodes {
        if let font = node.font { fonts[font.name] = FontMetrics(lineHeight: lineHeight) }
      }
      return fonts
    }
    environment.fonts = try fonts(6)
    var run = try SceneRun(Onboarding.self, environment: environment)
    try run.send(.scroll(Scroll("page-1", offset: Point(x: 0, y: 1e6))), at: 1)
    func greatest() throws -> Double {
      let page = try run.node("page-1")
      return max(0, (page.contentSize?.height ?? 0) + run.inset - page.frame.height)
    }
    let offset = run.offset
    #expect(try offset == greatest())
    try run.send(.environment(EnvironmentChange(fonts: fonts(4))), at: 2)
    #expect(try greatest() > 0 && run.offset == greatest() && run.offset < offset)
  }

  @Test("Rule 13: the inset is set on the page shown, whichever it is")
  func followsPage() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, environment: Self.tall)
    try run.keyboard(top: 477, at: 10)
    #expect(try run.node("page-3").contentInset.bottom == 399)
    try run.tap("next-button", at: 11)
    #expect(try run.node("page-3").contentInset.bottom == 98)
    #expect(try run.node("page-4").contentInset.bottom == 399)
  }

  @Test(
    "Rule 19: a duration that is not finite and above 0 counts as 0",
    arguments: [0.0, -0.25, -1e9, .nan, .infinity, -.infinity])
  func duration(duration: Double) throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    try run.keyboard(top: 409, duration: duration, at: 1)
    #expect(run.bar.minY == 345)
    #expect(run.engine.isSettled)
    // Also on the bar's way.
    try run.hideKeyboard(at: 2)
    try run.keyboard(top: 451, duration: duration, at: 2.1)
    #expect(run.bar.minY == 387)
    #expect(run.engine.isSettled)
  }

  @Test(
    "Rule 19: a frame that is not finite is ignored",
    arguments: [
      Rect(x: .nan, y: 409, width: 375, height: 258), Rect(x: 0, y: .nan, width: 375, height: 258),
      Rect(x: 0, y: -.infinity, width: 375, height: 258),
      Rect(x: 0, y: 409, width: .infinity, height: 258),
      Rect(x: 0, y: 409, width: 375, height: .infinity),
    ])
  func frame(frame: Rect) throws {
    var run = try SceneRun(Onboarding.self, environment: .form(375, 667))
    for top in [667.0, 451] {
      try run.keyboard(top: top, duration: 0, at: 1)
      let nodes = run.frame.nodes
      try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
      #expect(run.frame.nodes == nodes)
    }
    // Hiding needs no frame.
    try run.send(.keyboard(KeyboardChange(.willHide, frame: frame, duration: 0)), at: 2)
    #expect(run.bar.minY == 603)
  }

  @Test("Reduced motion puts the bar on the keyboard at once")
  func reducedMotion() throws {
    var environment = Self.tall
    environment.reduceMotion = true
    var run = try SceneRun(Onboarding.self, environment: environment)
    try run.keyboard(top: 477, at: 1)
    #expect(run.bar.minY == 413)
    #expect(run.engine.isSettled)
  }
}
