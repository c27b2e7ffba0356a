import FlowEngine
import FlowTesting
import Scenes
import Testing

/// How a field unfolds and folds: F4, F5, F7, examples 10 to 12.
struct AdaptiveMotionTests {
  /// A run of one field that has been tapped at time 0.
  private func raised(
    _ configuration: AdaptiveField.Configuration, until time: Double
  ) throws -> SceneRun<AdaptiveField> {
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    try run.advance(to: time)
    return run
  }

  @Test(
    "Example 10: the progress of the spring",
    arguments: [
      (0.05, 0.22892), (0.1, 0.64538), (0.2, 1.13995), (0.3, 1.10111), (0.45, 0.97401),
      (0.6, 0.99756), (0.15433, 1), (0.23150, 1.16303),
    ])
  func progress(time: Double, q: Double) throws {
    let run = try raised(.field(height: 28, limits: [4, 4, 4, 4]), until: time)
    let within = 0.00002
    // F2 to F4 at progress q; H 28, b 1, h 19.5, W 240, w 55.
    let section = try run.node("f.section-0")
    #expect(isNear(section.transform.scale.x, 1 + (1 - q) * 8 / 55, within: within))
    #expect(isNear(section.transform.scale.y, 0.001 + 0.999 * q, within: within))
    #expect(isNear(section.transform.translation.y, (1 - q) * 13, within: 13 * within))
    let label = try run.node("f.placeholder-label")
    #expect(isNear(label.frame.minY, (1 - q) * 4.25 - q * 19.5, within: 24 * within))
    #expect(isNear(label.transform.scale.x, 1 - 0.25 * q, within: within))
    let underline = try run.node("f.underline")
    #expect(isNear(underline.frame.minX, 4 * q, within: 4 * within))
    #expect(isNear(underline.frame.width, 240 - 8 * q, within: 8 * within))
    #expect(isNear(underline.alpha, min(max(1 - q, 0), 1), within: within))
  }

  @Test("The spring ends after 0.9 s, exactly where it goes")
  func springEnds() throws {
    var run = try raised(.field(limits: [20]), until: 0.899)
    #expect(!run.engine.isSettled)
    #expect(run.engine.nextCompletionTime == 0.9)
    try run.advance(to: 0.9)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.section-0").transform == .identity)
  }

  @Test("Example 11: a section at the peak")
  func peak() throws {
    let run = try raised(.field(height: 28, limits: [4, 4, 4, 4]), until: 0.23150)
    let section = try run.node("f.section-0")
    #expect(isNear(section.transform.scale.y, 1.16287, within: 0.00001))
    #expect(isNear(section.transform.translation.y, -2.1194, within: 0.0001))
    #expect(isNear(section.transform.scale.x, 0.97629, within: 0.00001))
    let seen = try run.seen("f.section-0")
    #expect(isNear(seen.height, 32.560))
    #expect(isNear(seen.midY, 11.881))
  }

  /// A field of example 1 that folds from time 10 on.
  private func folding(until time: Double) throws -> SceneRun<AdaptiveField> {
    var run = try SceneRun<AdaptiveField>(configuration: .field(height: 28, limits: [4, 4, 4, 4]))
    try run.tap("f", at: 0)
    try run.tap("screen", at: 10)
    try run.advance(to: 10 + time)
    return run
  }

  @Test("Example 12: a quarter of the way back")
  func folds() throws {
    let run = try folding(until: 0.0875)
    let section = try run.node("f.section-0")
    #expect(isNear(section.transform.scale.y, 0.87097, within: 0.00001))
    #expect(isNear(section.transform.translation.y, 1.6791, within: 0.0001))
    #expect(isNear(try run.seen("f.section-0").midY, 15.679))
    #expect(isNear(try run.node("f.underline").alpha, 0.12916, within: 0.00001))
  }

  @Test("Folding takes 0.35 s")
  func foldingEnds() throws {
    var run = try folding(until: 0.349)
    #expect(!run.engine.isSettled)
    try run.advance(to: 10.35)
    #expect(run.engine.isSettled)
    #expect(isNear(try run.node("f.section-0").transform.scale.y, 0.001, within: 1e-12))
  }

  @Test("Unfolding is one transaction of a spring without initial velocity")
  func oneSpring() throws {
    let run = try raised(
      .field(limits: [20]) { $0.images.placeholder = Size(width: 9, height: 9) }, until: 0)
    let moved = run.frame.animations.map { "\($0.node.name) \($0.property.rawValue)" }
    #expect(
      moved == [
        "f.placeholder-label frame", "f.placeholder-label transform", "f.section-0 transform",
        "f.section-0 borderColor", "f.underline frame", "f.underline alpha",
        "f.underline background", "f.placeholder-image frame", "f.placeholder-image alpha",
      ])
    for animation in run.frame.animations {
      #expect(animation.timing == .spring(duration: 0.9, dampingRatio: 0.5))
      #expect(animation.end == 0.9)
    }
    var last = run
    try last.settle()
    // One end for all of it.
    #expect(last.frames.count { $0.cause == .completion } == 1)
  }

  @Test("The label's colour changes at once when it rises, and fades in 0.2 s when it falls")
  func labelColor() throws {
    var run = try raised(.field(limits: [20]), until: 0)
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    try run.settle()
    try run.tap("screen", at: 10)
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    try run.advance(to: 10.1)
    // Half of the way from 180 to 80, component by component.
    #expect(try run.node("f.placeholder-label").textColor == Color(0x828282))
    try run.advance(to: 10.2)
    #expect(try run.node("f.placeholder-label").textColor == Color(0x505050))
    #expect(!run.engine.isSettled)
  }

  @Test("Boxes and line change their colour with the movement")
  func borderColor() throws {
    var run = try raised(
      .field(limits: [20]) { $0.colors.border = Color(0x9CA8AC) }, until: 0)
    #expect(try run.node("f.section-0").borderColor == Color(0x9CA8AC))
    try run.advance(to: 0.15433)
    // On the way through the target.
    #expect(try run.node("f.section-0").borderColor == Color(0xB4B4B4))
    try run.settle()
    try run.tap("screen", at: 10)
    try run.advance(to: 10.175)
    // Half of the way from 180 to 156, 168 and 172.
    #expect(try run.node("f.section-0").borderColor == Color(0xA8AEB0))
  }

  @Test("Folding in the overshoot starts from what is seen, alpha included")
  func foldsFromOvershoot() throws {
    var run = try raised(.field(height: 28, limits: [4, 4, 4, 4]), until: 0.23150)
    try run.tap("screen", at: 0.23150)
    #expect(isNear(try run.node("f.section-0").transform.scale.y, 1.16287, within: 0.00001))
    #expect(try run.node("f.underline").alpha == 0)
    let fade = try #require(
      run.frame.animations.first { $0.node == "f.underline" && $0.property == .alpha })
    #expect(fade.from == AnimatableValue(0))
    try run.advance(to: 0.23150 + 0.0875)
    // The line's alpha goes from 0, not from the −0.163 that the spring would have.
    #expect(isNear(try run.node("f.underline").alpha, 0.12916, within: 0.00001))
    #expect(
      isNear(
        try run.node("f.section-0").transform.scale.y, 1.16287 - 0.12916 * (1.16287 - 0.001),
        within: 0.0001))
  }

  @Test("A field that is tapped while it folds rises from where it is seen")
  func raisesWhileFolding() throws {
    var run = try folding(until: 0.1)
    let before = try run.node("f.section-0").transform
    try run.tap("f", at: 10.1)
    #expect(try run.node("f.section-0").transform == before)
    #expect(try run.node("f.placeholder-label").textColor == Color(0xB4B4B4))
    try run.settle()
    #expect(try run.node("f.section-0").transform == .identity)
    #expect(try run.node("f.underline").alpha == 0)
  }

  @Test("Where motion is reduced a field is up at once, and verdicts fade all the same")
  func reduceMotion() throws {
    var run = try SceneRun<AdaptiveField>(environment: Environment(reduceMotion: true))
    try run.tap("name", at: 1)
    #expect(run.engine.isSettled)
    #expect(try run.node("name.section-0").transform == .identity)
    try run.type("Maria", in: "name", at: 2)
    try run.send(.returnKey(target: "name"), at: 3)
    #expect(!run.engine.isSettled)
    try run.advance(to: 3.1)
    #expect(isNear(try run.node("name.state-image").alpha, 0.5, within: 1e-9))
    try run.settle()
    #expect(run.engine.frame.time == 3.2)
  }

  @Test("One field falls while the other rises, each in its own time")
  func changeOfFields() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .fields(limits: [4]))
    try run.tap("f", at: 0)
    try run.tap("g", at: 5)
    #expect(run.scene.isRaised("f") == false)
    #expect(run.scene.isRaised("g") == true)
    let first = try #require(run.frame.animations.first { $0.node == "f.section-0" })
    let second = try #require(run.frame.animations.first { $0.node == "g.section-0" })
    #expect(first.end == 5.35)
    #expect(second.end == 5.9)
  }
}
