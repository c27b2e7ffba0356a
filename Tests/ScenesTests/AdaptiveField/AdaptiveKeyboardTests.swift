import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The keyboard, the bar that is part of it, and the form above both: G1, G9, F11, F13, B21, B40.
struct AdaptiveKeyboardTests {
  /// A form in a window of 375 × 667 without a safe area, with fields at 500 and 600.
  private static func run(
    accessory: AdaptiveField.Accessory = .always, limits: [Int] = [4, 4]
  ) throws -> SceneRun<AdaptiveField> {
    var configuration = AdaptiveField.Configuration.fields(limits: limits)
    for (index, y) in [500.0, 600].enumerated() {
      configuration.fields[index].frame.origin.y = y
      configuration.fields[index].accessory = accessory
    }
    let environment = Environment(
      size: Size(width: 375, height: 667), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
    return try SceneRun(configuration: configuration, environment: environment)
  }

  private func keyboard(
    _ run: inout SceneRun<AdaptiveField>, top: Double, _ phase: KeyboardChange.Phase = .willShow,
    duration: Double = 0, at time: Double
  ) throws {
    let frame = Rect(x: 0, y: top, width: 375, height: 667 - top)
    try run.send(.keyboard(KeyboardChange(phase, frame: frame, duration: duration)), at: time)
  }

  @Test("G1: the form is a scroll node as high as the window, the bar a root node after it")
  func nodes() throws {
    var run = try Self.run()
    try run.tap("f", at: 0)
    let screen = try run.node("screen")
    #expect(screen.kind == .scroll)
    #expect(screen.contentSize == Size(width: 375, height: 667))
    #expect(screen.contentInset == .zero)
    #expect(screen.clipsToBounds)
    #expect(try run.node("accessory-bar").parent == nil)
    #expect(run.frame.nodes.suffix(2).map(\.id) == ["accessory-bar", "accessory-next"])
  }

  struct BarRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var frame: Rect?
    var y: Double
  }

  @Test(
    "G9: the bar's top is the keyboard's, and never lower than without one",
    arguments: [
      BarRow(testDescription: "no keyboard", frame: nil, y: 718),
      BarRow(
        testDescription: "a keyboard", frame: Rect(x: 0, y: 461, width: 375, height: 351), y: 461),
      BarRow(
        testDescription: "of a hardware keyboard",
        frame: Rect(x: 0, y: 757, width: 375, height: 313),
        y: 718),
      BarRow(
        testDescription: "floating", frame: Rect(x: 20, y: 300, width: 320, height: 260), y: 718),
      BarRow(
        testDescription: "ending half a point above the bottom",
        frame: Rect(x: 0, y: 461, width: 375, height: 350.5), y: 461),
      BarRow(
        testDescription: "higher than the window",
        frame: Rect(x: 0, y: -9, width: 375, height: 900),
        y: 0),
      BarRow(
        testDescription: "of no size", frame: Rect(x: 0, y: 461, width: 0, height: 351), y: 718),
    ])
  func bar(_ row: BarRow) throws {
    var run = try SceneRun<AdaptiveField>()
    try run.tap("name", at: 0)
    if let frame = row.frame {
      try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
      try run.settle()
    }
    #expect(try run.node("accessory-bar").frame == Rect(x: 0, y: row.y, width: 375, height: 60))
  }

  @Test("F13: the focused field is kept 8 above the keyboard")
  func reveals() throws {
    var run = try Self.run()
    try run.tap("f", at: 0)
    try keyboard(&run, top: 400, at: 1)
    #expect(try run.node("screen").contentInset == Insets(top: 0, left: 0, bottom: 267, right: 0))
    // 532 + 8 − 400.
    #expect(try run.node("screen").contentOffset.y == 140)
    #expect(try run.node("f").frame.minY == 500)
    try run.tap("accessory-next", at: 2)
    // 632 + 8 − 400.
    #expect(try run.node("screen").contentOffset.y == 240)
    // The bar stays on the keyboard, and the field is touched where it is seen.
    #expect(try run.node("accessory-bar").frame.minY == 400)
    try run.settle()
    #expect(run.frame.nodes.hitTest(Point(x: 70, y: 376)) == "g.section-0")
    try keyboard(&run, top: 667, .willHide, at: 4)
    #expect(try run.node("screen").contentOffset.y == 0)
    #expect(try run.node("screen").contentInset == .zero)
  }

  @Test("F13: a field that is in view moves nothing, and one above it comes down")
  func inView() throws {
    var run = try Self.run()
    try run.tap("g", at: 0)
    try keyboard(&run, top: 300, at: 1)
    #expect(try run.node("screen").contentOffset.y == 340)
    try run.tap("f", at: 2)
    // 500 − 8 is still in view.
    #expect(try run.node("screen").contentOffset.y == 340)
    try keyboard(&run, top: 100, at: 3)
    #expect(try run.node("screen").contentOffset.y == 440)
  }

  @Test("F13: at the form's end it is as near as the form reaches")
  func end() throws {
    var configuration = AdaptiveField.Configuration.field(limits: [4])
    configuration.fields[0].frame.origin.y = 790
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    let frame = Rect(x: 0, y: 500, width: 375, height: 312)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
    #expect(try run.node("screen").contentOffset.y == 312)
  }

  @Test("F13: the accessory bar covers the form where it stands higher than the keyboard")
  func barAboveKeyboard() throws {
    var configuration = AdaptiveField.Configuration.field(limits: [4, 4])
    configuration.fields[0].frame.origin.y = 700
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    let frame = Rect(x: 0, y: 757, width: 375, height: 313)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
    // The last section shows the bar, at 718; the first one only the keyboard.
    #expect(try run.node("screen").contentInset.bottom == 55)
    #expect(try run.node("screen").contentOffset.y == 0)
    try run.tap("f.section-1", at: 2)
    #expect(try run.node("screen").contentInset.bottom == 94)
    #expect(try run.node("screen").contentOffset.y == 22)
  }

  @Test(
    "F13, G19: without a keyboard the bar covers a form only where larger text brings a field down to it",
    arguments: [
      (EnvironmentChange(boldText: true), 0, 0), (EnvironmentChange(textSize: .xxxLarge), 0, 0),
      // The price ends at 722.875, the bar begins at 812 − 34 − 75.2.
      (EnvironmentChange(textSize: .accessibilityXXXLarge), 109.2, 722.875 + 8 - 702.8),
    ] as [(EnvironmentChange, Double, Double)])
  func largerText(change: EnvironmentChange, inset: Double, offset: Double) throws {
    var run = try SceneRun<AdaptiveField>()
    try run.send(.environment(change), at: 0)
    try run.tap("card", at: 1)
    #expect(isNear(try run.node("screen").contentInset.bottom, inset, within: 1e-9))
    #expect(try run.node("screen").contentOffset.y == 0)
    try run.tap("price", at: 2)
    #expect(isNear(try run.node("screen").contentInset.bottom, inset, within: 1e-9))
    #expect(isNear(try run.node("screen").contentOffset.y, offset, within: 1e-9))
    try run.tap("screen", at: 3)
    #expect(try run.node("screen").contentInset == .zero)
    #expect(try run.node("screen").contentOffset.y == 0)
  }

  @Test("F13: a field that the bar covers in text of any size does not scroll")
  func lowWindow() throws {
    var configuration = AdaptiveField.Configuration.field(limits: [4])
    configuration.fields[0].frame.origin.y = 700
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    #expect(try run.node("screen").contentInset == .zero)
    try run.send(.environment(EnvironmentChange(boldText: true)), at: 1)
    #expect(try run.node("f").frame.maxY == 732)
    #expect(try run.node("screen").contentInset == .zero)
  }

  @Test("F13: without a focus the form stays where it is, within its room")
  func noFocus() throws {
    var run = try Self.run()
    try run.tap("f", at: 0)
    try keyboard(&run, top: 400, at: 1)
    try run.blur("f", at: 2)
    #expect(try run.node("screen").contentOffset.y == 140)
    try keyboard(&run, top: 600, at: 3)
    #expect(try run.node("screen").contentOffset.y == 67)
  }

  @Test("B40: scrolling by hand is ignored")
  func scroll() throws {
    var run = try Self.run()
    try run.tap("f", at: 0)
    try keyboard(&run, top: 400, at: 1)
    try run.send(.scroll(Scroll("screen", offset: Point(x: 0, y: 30))), at: 2)
    #expect(try run.node("screen").contentOffset.y == 140)
  }

  /// The bar on its way to a keyboard's top at 477 for half a second, from 2 s on.
  private func movingBar() throws -> SceneRun<AdaptiveField> {
    var run = try SceneRun<AdaptiveField>()
    try run.tap("card", at: 1)
    try showKeyboard(&run, for: 0.5, at: 2)
    try run.advance(to: 2.2)
    return run
  }

  private func showKeyboard(
    _ run: inout SceneRun<AdaptiveField>, for duration: Double, at time: Double
  ) throws {
    let frame = Rect(x: 0, y: 477, width: 375, height: 335)
    let change = KeyboardChange(.willShow, frame: frame, duration: duration, curve: .linear)
    try run.send(.keyboard(change), at: time)
  }

  @Test("F11: a keyboard that is there at once takes the bar along", arguments: [0, -1, .infinity])
  func atOnce(duration: Double) throws {
    var run = try movingBar()
    #expect(try run.node("accessory-bar").frame.minY > 600)
    try showKeyboard(&run, for: duration, at: 2.2)
    #expect(try run.node("accessory-bar").frame.minY == 477)
    #expect(run.frame.animations.isEmpty)
  }

  @Test("F11: a second report of one change leaves the bar on its way")
  func reportedTwice() throws {
    var run = try movingBar()
    let animations = run.frame.animations.filter { $0.node == "accessory-bar" }
    #expect(animations.map(\.end) == [2.5])
    try showKeyboard(&run, for: 0.5, at: 2.2)
    #expect(run.frame.animations.filter { $0.node == "accessory-bar" } == animations)
  }

  @Test("B26: in another window the keyboard counts as hidden until its next event")
  func rotation() throws {
    var run = try movingBar()
    let size = Size(width: 812, height: 375)
    try run.send(.environment(EnvironmentChange(size: size)), at: 2.3)
    // At rest the bar stands above the safe area's 34.
    let bar = try run.node("accessory-bar").frame
    #expect(bar == Rect(x: 0, y: 375 - 34 - bar.height, width: 812, height: bar.height))
    #expect(try run.node("screen").contentInset == .zero)
    try run.send(.environment(EnvironmentChange(reduceMotion: true)), at: 2.4)
    let frame = Rect(x: 0, y: 175, width: 812, height: 200)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame, duration: 0)), at: 2.5)
    #expect(try run.node("accessory-bar").frame.minY == 175)
    try run.send(.environment(EnvironmentChange(reduceMotion: false)), at: 2.6)
    #expect(try run.node("accessory-bar").frame.minY == 175)
  }

  @Test("B21: a window that is not at the screen's top left")
  func windowOrigin() throws {
    var environment = Environment()
    environment.windowOrigin = Point(x: 100, y: 50)
    var run = try SceneRun<AdaptiveField>(environment: environment)
    try run.tap("name", at: 0)
    let frame = Rect(x: 0, y: 461, width: 375, height: 401)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame, duration: 0)), at: 1)
    #expect(try run.node("accessory-bar").frame.minY == 411)
    #expect(try run.node("screen").contentInset.bottom == 401)
  }

  @Test("G10: the bar's title is the client's")
  func title() throws {
    var configuration = AdaptiveField.Configuration()
    configuration.accessoryTitle = "Weiter"
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("name", at: 0)
    #expect(try run.node("accessory-next").text == "Weiter")
    #expect(try run.node("accessory-next").accessibilityLabel == "Weiter")
  }

  @Test("B14: a number pad takes the digits of any script, as ASCII")
  func digits() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [4, 4]) { $0.keyboard = .numberPad })
    try run.tap("f", at: 0)
    try run.type("٣-４ a5", in: "f", at: 1)
    #expect(run.texts == ["345", ""])
    try run.type("٩", in: "f", at: 2)
    #expect(run.texts == ["3459", ""])
    try run.command("setText", "f", "۱۲", at: 3)
    #expect(run.texts == ["12", ""])
  }

  struct GapRow: Sendable, CustomTestStringConvertible {
    var texts: [String]
    var validation: String
    var verdict: AdaptiveField.Verdict

    var testDescription: String { "\(texts) by \(validation)" }
  }

  @Test(
    "B19: a section that is not full before one with text fails every rule, and {} has none",
    arguments: [
      GapRow(texts: ["1", "34", ""], validation: #"{"minimumLength":1}"#, verdict: .invalid),
      GapRow(texts: ["", "34", ""], validation: #"{"pattern":"digits"}"#, verdict: .invalid),
      GapRow(texts: ["12", "3", ""], validation: #"{"minimumLength":1}"#, verdict: .valid),
      GapRow(texts: ["1", "34", ""], validation: "{}", verdict: .valid),
      GapRow(texts: ["", "", "5"], validation: #"{"luhn":false}"#, verdict: .valid),
    ])
  func gaps(_ row: GapRow) throws {
    let configuration = try AdaptiveField.Configuration(
      #"{"fields":[{"id":"f","frame":[0,0,200,30],"limits":[2,2,3],"validation":\#(row.validation)}]}"#
    )
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.fill("f", row.texts, thenFocus: 0, at: 0)
    try run.tap("screen", at: 1)
    #expect(run.scene.verdict(of: "f") == row.verdict)
  }

  @Test("G4: a section says what keyboard it wants, and in what colour its caret is")
  func members() throws {
    let run = try SceneRun<AdaptiveField>()
    let (name, card) = try (run.node("name.section-0"), run.node("card.section-0"))
    #expect(name.keyboardType == .default)
    #expect(card.keyboardType == .numberPad)
    #expect(name.returnKeyType == .done)
    #expect(name.tintColor == Color(0x007AFF))
    #expect(try run.node("name.placeholder-image").clipsToBounds)
  }
}
