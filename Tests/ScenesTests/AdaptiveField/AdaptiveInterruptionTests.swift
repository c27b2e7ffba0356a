import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What comes in the middle of something else: F8, F9, D15.
struct AdaptiveInterruptionTests {
  private static func configuration() -> AdaptiveField.Configuration {
    .field(height: 28, limits: [4, 4]) {
      $0.validation = .minimumLength(6)
      $0.useVerdictColors()
      $0.images.placeholder = Size(width: 9, height: 9)
      $0.images.valid = Size(width: 12, height: 10)
    }
  }

  private func properties(
    _ run: SceneRun<AdaptiveField>, endingAt end: Double
  ) -> [String] {
    run.frame.animations.filter { isNear($0.end, end, within: 1e-9) }
      .map { "\($0.node.name) \($0.property.rawValue)" }
  }

  @Test("F8: a verdict in the middle of the unfolding takes the colours only")
  func verdictWhileUnfolding() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.tap("f", at: 0)
    try run.type("12345678", in: "f", at: 0.1)
    #expect(run.scene.verdict(of: "f") == .valid)
    #expect(
      properties(run, endingAt: 0.9) == [
        "f.placeholder-label frame", "f.placeholder-label transform", "f.section-0 transform",
        "f.section-1 transform", "f.underline frame", "f.underline alpha",
        "f.underline background", "f.placeholder-image frame", "f.placeholder-image alpha",
      ])
    #expect(
      properties(run, endingAt: 0.3) == [
        "f.placeholder-label textColor", "f.section-0 borderColor", "f.section-1 borderColor",
        "f.state-image alpha",
      ])
    // On the spring: q(0.2) is past 1, so the line is gone.
    try run.advance(to: 0.2)
    #expect(try run.node("f.underline").alpha == 0)
    #expect(try run.node("f.placeholder-image").alpha == 0)
  }

  @Test("F8: so does an edit that takes a verdict back")
  func editWhileUnfolding() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.tap("f", at: 0)
    try run.type("12345678", in: "f", at: 0.1)
    try run.tap("f.section-1", at: 0.15)
    try run.delete(in: "f", at: 0.2)
    #expect(run.scene.verdict(of: "f") == .undefined)
    let alphas = run.frame.animations.filter { $0.property == .alpha }
    #expect(
      alphas.map { "\($0.node.name) \($0.end)" } == [
        "f.underline 0.9", "f.placeholder-image 0.9", "f.state-image 0.4",
      ])
  }

  @Test("F9, D15: setText raises a field at rest at once, colours included")
  func setTextFromRest() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.command("setText", "f", "123456", at: 1)
    // Only the verdict's change, from the raised colours.
    #expect(
      properties(run, endingAt: 1.2) == [
        "f.placeholder-label textColor", "f.section-0 borderColor", "f.section-1 borderColor",
        "f.state-image alpha",
      ])
    #expect(run.frame.animations.count == 4)
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    #expect(try run.node("f.underline").background == Color(0xB4B4B4))
    try run.advance(to: 1.1)
    #expect(try run.node("f.section-0").borderColor == Color(0x5AAF5A))
    // It is one change, with one end.
    try run.settle()
    #expect(run.frames.count { $0.cause == .completion } == 1)
  }

  @Test("F9: the underlined style's line starts from its raised colour")
  func setTextUnderlined() throws {
    var configuration = Self.configuration()
    configuration.fields[0].style = .underlined
    configuration.fields[0].colors.raisedBorder = Color(0x445566)
    configuration.fields[0].colors.underline = Color(0x112233)
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.command("setText", "f", "12", at: 1)
    #expect(try run.node("f.underline").background == Color(0x445566))
    try run.settle()
    #expect(try run.node("f.underline").background == Color(0xAA0000))
  }

  @Test("F9: without a verdict nothing is in flight")
  func setTextWithoutVerdict() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [9]))
    try run.command("setText", "f", "12", at: 1)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
  }

  @Test("F9: nor where the field was folding")
  func setTextWhileFolding() throws {
    var configuration = Self.configuration()
    // A colour that is the same at rest and raised would go on with its change.
    configuration.fields[0].colors.border = configuration.fields[0].colors.raisedBorder
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    try run.type("12345678", in: "f", at: 1)
    try run.settle()
    try run.tap("f.section-1", at: 3)
    try run.type("", in: "f", range: (0, 4), at: 3.1)
    try run.command("setText", "f", "", at: 3.2)
    try run.tap("screen", at: 3.25)
    try run.command("setText", "f", "12345678", at: 3.3)
    #expect(run.frame.animations.allSatisfy { isNear($0.end, 3.5, within: 1e-9) })
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
    #expect(try run.node("f.section-0").transform == .identity)
  }

  @Test("F9: a raise in flight goes on")
  func setTextWhileRaising() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.tap("f", at: 0)
    try run.command("setText", "f", "12", at: 0.1)
    #expect(properties(run, endingAt: 0.9).contains("f.section-0 transform"))
    #expect(properties(run, endingAt: 0.9).contains("f.underline alpha"))
  }
}
