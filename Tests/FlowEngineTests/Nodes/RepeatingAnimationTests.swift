import FlowEngine
import FlowTesting
import Testing

struct RepeatingAnimationTests {
  @Test(
    "A blink that eases in: 1, and 0 after 0.9 s",
    arguments: [
      (0.0, 1.0), (0.09, 0.982973), (0.225, 0.906535), (0.45, 0.684643), (0.675, 0.378138),
      (0.81, 0.160572), (0.899, 0.001904), (0.9, 1), (1.35, 0.684643),
    ])
  func blinks(time: Double, alpha: Double) throws {
    var run = try SceneRun(Probe.self, configuration: .blinking)
    try run.send(.tick, at: time)
    #expect(isNear(run.label?.alpha, alpha, within: 1e-6))
  }

  @Test("What repeats for ever keeps nobody waiting")
  func isSettled() throws {
    var run = try SceneRun(Probe.self, configuration: .blinking)
    #expect(run.engine.isSettled)
    try run.command("spring", 100, at: 0)
    try run.settle()
    #expect(run.frame.time == 0.8)
    // A display link still gets frames.
    try run.advance(to: 1.25)
    #expect(run.frame.cause == .sample)
  }
}
