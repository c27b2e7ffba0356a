import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where the state image starts from, and that it goes on: F9, F14.
struct AdaptiveStateImageTests {
  /// A field of one section that is valid from six characters on, and then has an image.
  private static func configuration(
    colors: Bool = true, host: Bool = false, style: AdaptiveField.Style = .bordered
  ) -> AdaptiveField.Configuration {
    .field(limits: [20]) {
      var validation = AdaptiveField.Validation()
      validation.minimumLength = host ? nil : 6
      validation.host = host
      $0.validation = validation
      if colors { $0.useVerdictColors() }
      $0.style = style
      $0.images.valid = Size(width: 12, height: 10)
    }
  }

  private func alpha(_ run: SceneRun<AdaptiveField>) throws -> Double {
    try run.node("f.state-image").alpha
  }

  /// The ends of what the state image is doing.
  private func ends(_ run: SceneRun<AdaptiveField>) -> [Double] {
    run.frame.animations.filter { $0.node == "f.state-image" && $0.property == .alpha }.map(\.end)
  }

  /// A run whose field is valid, and at rest, with the keyboard in it at 2 s.
  private func valid(
    _ configuration: AdaptiveField.Configuration, _ environment: Environment = Environment()
  ) throws -> SceneRun<AdaptiveField> {
    var run = try SceneRun<AdaptiveField>(configuration: configuration, environment: environment)
    try run.command("setText", "f", "abcdefg", at: 1)
    if configuration.fields[0].validation?.host == true {
      try run.send(.response(Response(to: "validate-f-1", .success)), at: 1)
    }
    try run.settle()
    try run.focus("f", at: 2)
    #expect(try alpha(run) == 1)
    return run
  }

  /// A run whose field folds from 3.1 s on, and whose image is at half of its way out then.
  private func folding(
    _ configuration: AdaptiveField.Configuration, _ environment: Environment = Environment()
  ) throws -> SceneRun<AdaptiveField> {
    var run = try valid(configuration, environment)
    try run.type("", in: "f", range: (0, 20), at: 3)
    #expect(ends(run) == [3.2])
    try run.blur("f", at: 3.1)
    #expect(isNear(try alpha(run), 0.5) && ends(run) == [3.3])
    return run
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var configuration: AdaptiveField.Configuration
    var text: String
    /// Where the image goes, and when it is there.
    var goal: Double
    var end: Double
  }

  @Test(
    "F14: at setText the image of a folding field goes on from where it is seen",
    arguments: [
      Row(
        testDescription: "a verdict with an image", configuration: configuration(),
        text: "abcdef", goal: 1, end: 3.3),
      Row(
        testDescription: "the same, underlined", configuration: configuration(style: .underlined),
        text: "abcdef", goal: 1, end: 3.3),
      Row(
        testDescription: "an image and no colours", configuration: configuration(colors: false),
        text: "abcdef", goal: 1, end: 3.3),
      Row(
        testDescription: "colours and no image", configuration: configuration(), text: "abc",
        goal: 0, end: 3.3),
      Row(
        testDescription: "a verdict without a look of its own",
        configuration: configuration(colors: false), text: "abc", goal: 0, end: 3.3),
      Row(
        testDescription: "no verdict yet", configuration: configuration(host: true), text: "abc",
        goal: 0, end: 3.3),
      Row(
        testDescription: "no text", configuration: configuration(), text: "", goal: 0, end: 3.3),
    ])
  func goesOn(_ row: Row) throws {
    for environment in [
      Environment(), Environment(layoutDirection: .rightToLeft), Environment(reduceMotion: true),
    ] {
      var run = try folding(row.configuration, environment)
      try run.command("setText", "f", row.text, at: 3.1)
      #expect(isNear(try alpha(run), 0.5))
      #expect(ends(run).map { isNear($0, row.end) } == [true])
      #expect(ListedAnimations.faults(in: run.engine) == [])
      try run.advance(to: 3.2)
      #expect(isNear(try alpha(run), row.goal == 1 ? 0.75 : 0.25))
      try run.settle()
      #expect(try alpha(run) == row.goal)
    }
  }

  @Test("F14: a little later it has gone on from there, and is not begun again")
  func isNotBegunAgain() throws {
    var run = try folding(Self.configuration(colors: false))
    try run.command("setText", "f", "abc", at: 3.2)
    #expect(isNear(try alpha(run), 0.25) && ends(run).map { isNear($0, 3.3) } == [true])
    // What unfolds is there at once: nothing else is in flight.
    #expect(run.frame.animations.map(\.node) == ["f.state-image"])
    #expect(try run.node("f.section-0").transform == .identity)
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
  }

  @Test("F14: a field that setText folds keeps its image fading, and nothing else")
  func foldedBySetText() throws {
    var run = try valid(Self.configuration(host: true))
    try run.blur("f", at: 2.5)
    try run.send(.response(Response(to: "validate-f-2", .success)), at: 2.6)
    try run.settle()
    #expect(try alpha(run) == 1)
    // The host is asked again, and the verdict goes.
    try run.command("setText", "f", "xyz", at: 3)
    #expect(ends(run).map { isNear($0, 3.2) } == [true])
    try run.command("setText", "f", "", at: 3.1)
    #expect(isNear(try alpha(run), 0.5) && ends(run).map { isNear($0, 3.2) } == [true])
    #expect(run.frame.animations.map(\.node) == ["f.state-image"])
    #expect(run.scene.isRaised("f") == false)
  }

  @Test("F14: so it does at a raise and at a collapse, each in its own 0.2 s")
  func raises() throws {
    var run = try folding(Self.configuration())
    try run.tap("f", at: 3.2)
    #expect(isNear(try alpha(run), 0.25) && ends(run).map { isNear($0, 3.4) } == [true])
  }

  @Test("F9: a verdict without a look of its own has nothing in flight, from rest")
  func noLook() throws {
    for (text, count) in [("abc", 0), ("abcdef", 1)] {
      var run = try SceneRun<AdaptiveField>(configuration: Self.configuration(colors: false))
      try run.command("setText", "f", text, at: 1)
      #expect(run.frame.animations.count == count)
      #expect(run.engine.isSettled == (count == 0))
      #expect(run.scene.verdict(of: "f") == (count == 0 ? .invalid : .valid))
      try run.settle()
      #expect(run.frames.count { $0.cause == .completion } == count)
    }
  }

  @Test("F10: reload ends also the image's fading")
  func reload() throws {
    var run = try folding(Self.configuration())
    try run.command("reload", "f", at: 3.1)
    #expect(try alpha(run) == 0 && ends(run) == [])
  }
}
