import FlowEngine
import FlowTesting
import Testing

/// What repeats, where a change would move it.
struct RepeatingMotionTests {
  @Test(
    "A property that repeats is moved by nothing else: frames list what they present",
    arguments: ["pair", "fade", "both"])
  func repeats(change: String) throws {
    var engine = try Engine(Probe.self, configuration: .blinking)
    try engine.send(.command(Command(change, value: .number(0.2))), at: 0.5)
    #expect(!engine.frame.animations.isEmpty)
    for time in [0.5, 0.55, 0.6] {
      try engine.advance(to: time)
      let listed = engine.frame.animations.filter { $0.node == "label" && $0.property == .alpha }
      #expect(listed.isEmpty)
    }
    try engine.settle()
    #expect(engine.frame.animations.isEmpty)
  }
}
