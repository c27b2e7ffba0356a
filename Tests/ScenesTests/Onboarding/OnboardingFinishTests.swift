import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The done circle and the end: example 10, rules 17, 20 and 21.
struct OnboardingFinishTests {
  @Test(
    "Example 10: the circle is drawn with ease-in",
    arguments: [
      (0.0, 0.0, 0.0, 0.0), (0.1375, 0.093465, 33.647, 29.363), (0.275, 0.315357, 113.529, 99.072),
      (0.4125, 0.621862, 223.870, 195.364), (0.55, 1, 360, 314.159),
    ])
  func draws(time: Double, share: Double, angle: Double, length: Double) throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10 + time)
    #expect(isNear(run.strokeEnd, share, within: 1e-6))
    #expect(isNear(360 * run.strokeEnd, angle, within: 1e-3))
    #expect(isNear(2 * Double.pi * 50 * run.strokeEnd, length, within: 1e-3))
    #expect(run.scene.state == (time < 0.55 ? .finishing : .finished))
  }

  @Test(
    "Rule 17: the circle is in the middle of its view",
    arguments: [
      Environment.form(375, 667), .form(375, 812, safeTop: 44, safeBottom: 34), .form(812, 375),
    ])
  func centre(environment: Environment) throws {
    var run = try SceneRun<Onboarding>.resting(on: 5, environment: environment)
    try run.tap("next-button", at: 10)
    let (finish, circle) = (try run.node("finish"), try run.node("done-circle"))
    #expect(finish.frame == Rect(origin: .zero, size: environment.size))
    #expect(circle.parent == "finish")
    #expect(circle.frame.midX == environment.size.width / 2)
    #expect(circle.frame.midY == environment.size.height / 2)
    #expect(circle.frame.size == Size(width: 100, height: 100))
    #expect(circle.cornerRadius == 50)
    #expect(circle.borderWidth == 5)
    #expect(circle.borderColor == .white)
    #expect(circle.background == nil)
    #expect(run.frame.nodes.suffix(2).map(\.id) == ["finish", "done-circle"])
  }

  @Test("Rule 20: the radius is the client's")
  func radius() throws {
    var configuration = Onboarding.Configuration()
    configuration.circleRadius = 12.5
    var run = try SceneRun<Onboarding>.resting(on: 5, configuration: configuration)
    try run.tap("next-button", at: 10)
    #expect(
      try run.node("done-circle").frame == Rect(x: 175, y: 321, width: 25, height: 25))
  }

  @Test("Rule 21: the values are handed over once, in reading order")
  func finishes() throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.focus("field-website", at: 10)
    try run.type("example.com", in: "field-website", at: 10)
    let count = run.frames.count
    // A web site is the last field: return presses next.
    try run.send(.returnKey(target: "field-website"), at: 11)
    #expect(run.frame.effects == [.own(.endEditing)])
    try run.advance(to: 11.55)
    #expect(run.frame.time == 11.55)
    #expect(
      run.frame.effects == [
        .own(
          .finished([
            Onboarding.FieldValue("displayName", "Ann Lee"),
            Onboarding.FieldValue("realName", "Ann Lee"),
            Onboarding.FieldValue("birthday", "1990-05-17"), Onboarding.FieldValue("picture", ""),
            Onboarding.FieldValue("bio", ""), Onboarding.FieldValue("website", "example.com"),
          ])), .announce("All done"),
      ])
    #expect(run.scene.state == .finished)
    #expect(run.strokeEnd == 1)
    try run.settle()
    #expect(run.effectTypes(from: count).filter { $0 == "finished" }.count == 1)
  }

  /// Whatever could still come.
  static let events: [Event] = [
    .tap(Tap(on: "next-button")), .tap(Tap(on: "skip-hint")), .tap(Tap(on: "back-button")),
    .focus(target: "field-website"), .text(TextEdit("field-website", replacement: "x")),
    .returnKey(target: "field-website"),
    .command(Command("setValue", target: "field-bio", value: .string("late"))),
    .scroll(Scroll("page-5", offset: Point(x: 0, y: 10))), .tick,
  ]

  @Test("Rule 3: the form ignores events while the circle is drawn", arguments: events)
  func ignoresWhileFinishing(event: Event) throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10.275)
    let before = run.frame
    try run.send(event, at: 10.275)
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.frame.effects == [])
    try run.advance(to: 10.55)
    #expect(run.scene.state == .finished)
  }

  @Test(
    "Rule 21: after the end everything is ignored",
    arguments: events + [
      .keyboard(
        KeyboardChange(.willShow, frame: Rect(x: 0, y: 409, width: 375, height: 258)))
    ])
  func ignoresWhenFinished(event: Event) throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("next-button", at: 10)
    try run.settle()
    let before = run.frame
    try run.send(event, at: 12)
    try run.settle()
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.frame.effects == [])
  }

  @Test("Rotation moves the circle and does not stop it")
  func rotates() throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("next-button", at: 10)
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 667, height: 375))), at: 10.275)
    #expect(isNear(run.strokeEnd, 0.315357, within: 1e-6))
    #expect(try run.node("done-circle").frame == Rect(x: 283.5, y: 137.5, width: 100, height: 100))
    try run.advance(to: 10.55)
    #expect(run.scene.state == .finished)
    // Even now everything follows the window (rule 12).
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 375, height: 667))), at: 11)
    #expect(try run.node("done-circle").frame == Rect(x: 137.5, y: 283.5, width: 100, height: 100))
    #expect(run.scene.state == .finished)
  }

  @Test("The bar still follows the keyboard while the circle is drawn")
  func keyboardHides() throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.focus("field-website", at: 10)
    try run.keyboard(top: 409, at: 10)
    try run.tap("next-button", at: 11)
    try run.hideKeyboard(at: 11)
    try run.advance(to: 11.25)
    #expect(run.bar.minY == 603)
    try run.advance(to: 11.275)
    #expect(isNear(run.strokeEnd, 0.315357, within: 1e-6))
  }

  @Test("Reduced motion shows the whole circle at once")
  func reducedMotion() throws {
    var environment = Environment.form(375, 667)
    environment.reduceMotion = true
    var run = try SceneRun<Onboarding>.resting(on: 5, environment: environment)
    try run.tap("next-button", at: 10)
    #expect(run.frame.time == 10)
    #expect(run.scene.state == .finished)
    #expect(run.strokeEnd == 1)
    #expect(run.effects.last == .announce("All done"))
  }
}
