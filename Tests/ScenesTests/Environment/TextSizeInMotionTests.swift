import FlowEngine
import FlowTesting
import Scenes
import Testing

@Suite("The text size changes while something moves")
struct TextSizeInMotionTests {
  private static let change = Event.environment(
    EnvironmentChange(textSize: .accessibilityXXXLarge))

  /// The node and how far it is seen elsewhere after the change, in points.
  private func jump<S>(
    of node: NodeID, in run: inout SceneRun<S>, at time: Double
  ) throws -> Double {
    try run.advance(to: time)
    let before = try run.node(node).frame
    try run.send(Self.change, at: time)
    let after = try run.node(node).frame
    return max(
      (after.minX - before.minX).magnitude, (after.minY - before.minY).magnitude)
  }

  @Test("A card that a finger holds stays under it, and goes on with it")
  func drag() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 3)
    try run.pan(.changed, -60, velocity: -300, at: 3.1)
    #expect(try jump(of: "card", in: &run, at: 3.12) == 0)
    let held = try run.node("card").frame.minY
    try run.pan(.changed, -70, velocity: -300, at: 3.15)
    #expect(try abs(run.node("card").frame.minY - (held - 10)) < 1e-9)
    try run.pan(.ended, -70, velocity: -900, at: 3.2)
    try run.settle()
    #expect(run.scene.target == .open)
  }

  @Test("A spring goes on from where it is, at the speed it has", arguments: [0.05, 0.2, 0.4])
  func spring(after delay: Double) throws {
    var run = try SceneRun<GlideCard>.resting(at: .closed)
    var other = run
    try run.command("show", at: 10)
    try other.command("show", at: 10)
    #expect(try jump(of: "card", in: &run, at: 10 + delay) < 1e-6)
    // As without the change, on the way and at its end.
    for time in [0.001, 0.05, 0.3, 1] {
      try run.advance(to: 10 + delay + time)
      try other.advance(to: 10 + delay + time)
      #expect(try abs(run.node("card").frame.minY - other.node("card").frame.minY) < 1e-6)
    }
  }

  /// Changes with which the label of an adaptive field is higher.
  private static let unfolding = {
    var fonts = FontBook()
    fonts["SFUIText-Regular"] = FontMetrics(lineHeight: 1.5)
    return [change, .environment(EnvironmentChange(fonts: fonts))]
  }()

  @Test("F4: a field whose label gets another height is unfolded at once", arguments: unfolding)
  func unfoldsAtOnce(_ change: Event) throws {
    var run = try SceneRun<AdaptiveField>()
    try run.send(.tap(Tap(on: "name")), at: 0.1)
    try run.advance(to: 0.2)
    #expect(!run.engine.isSettled)
    try run.send(change, at: 0.2)
    #expect(run.engine.isSettled)
    let label = try run.node("name.placeholder-label")
    #expect(label.frame.height > 19.5 && label.frame.minY == -label.frame.height)
    #expect(label.transform.scale == Point(x: 0.75, y: 0.75))
    #expect(try run.node("name.section-0").transform == .identity)
    #expect(try run.node("name.underline").alpha == 0)
  }

  @Test("F4: one that only moves goes on unfolding")
  func goesOnUnfolding() throws {
    var configuration = AdaptiveField.Configuration.fields(limits: [4])
    configuration.fields[0].validation = .init()
    configuration.fields[0].validation?.host = true
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.send(.environment(EnvironmentChange(boldText: true)), at: 0)
    try run.command("setText", "f", "1234", at: 0)
    try run.settle()
    let (before, label) = (try run.node("g").frame, try run.node("g.placeholder-label").frame)
    try run.tap("g", at: 1)
    try run.advance(to: 1.1)
    let message = [String](repeating: "message", count: 20).joined(separator: " ")
    try run.send(
      .response(Response(to: "validate-f-1", .failure, message: message)), at: 1.1)
    #expect(try run.node("g").frame.minY > before.minY)
    #expect(try run.node("g.placeholder-label").frame.height == label.height)
    let moving = run.frame.animations.filter { $0.property == .frame }.map { $0.node }
    #expect(moving.contains("g.placeholder-label"))
    // The label of the other has got lines: it is there at once.
    #expect(!moving.contains("f.placeholder-label"))
  }

  @Test("A push goes on: both pages stay where they are", arguments: [0.0, 0.1, 0.3])
  func push(after delay: Double) throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    try run.tap("next-button", at: 10)
    try run.advance(to: 10 + delay)
    let left = try run.node("page-1").frame.minX
    #expect(try jump(of: "page-2", in: &run, at: 10 + delay) < 1e-6)
    #expect(run.scene.state == .pushing)
    #expect(try abs(run.node("page-1").frame.minX - left) < 1e-6)
    try run.settle()
    #expect(run.pages == ["page-2"])
    #expect(try run.node("page-2").frame.minX == 0)
  }
}
