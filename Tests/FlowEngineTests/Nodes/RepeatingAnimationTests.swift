import FlowTesting
import Testing

@testable import FlowEngine

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

  @Test("A cycle begins with its first value, whatever the difference of times is")
  func cycles() {
    for duration in [1, 3, 7, 9, 10] {
      for begin in 0..<30 {
        let blink = RepeatingAnimation(
          "label", .alpha, from: AnimatableValue(1), to: AnimatableValue(0), curve: .easeIn,
          duration: Double(duration) / 10, begin: Double(begin) / 10)
        for cycle in 0..<300 {
          let start = begin + cycle * duration
          #expect(blink.value(at: Double(start) / 10) == AnimatableValue(1))
          // A millisecond before the next.
          #expect(
            blink.value(at: Double(100 * (start + duration) - 1) / 1_000).number < 0.05)
        }
      }
    }
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
