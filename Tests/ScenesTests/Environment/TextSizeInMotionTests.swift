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
