import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Tab through the card input (docs/keys.md).
struct CardTabTests {
  @Test(
    "Tab reaches each input where the wheels cover the strip",
    arguments: [Size(width: 812, height: 375), Size(width: 320, height: 480)],
    [Modifiers(), .shift])
  func inputs(_ size: Size, _ modifiers: Modifiers) throws {
    var environment = Environment.design
    environment.size = size
    var run = try SceneRun<CardInput>(environment: environment)
    var reached: [String] = []
    for index in 0..<12 {
      try run.send(.key(KeyStroke("Tab", modifiers: modifiers)), at: 1 + Double(index))
      reached += run.frame.nodes.filter { $0.focused }.map { $0.id.name }
    }
    var inputs = ["input-number-text", "input-holder-text", "input-expiry-text", "input-code-text"]
    if modifiers == .shift { inputs.reverse() }
    #expect(Array(reached.filter { $0.hasSuffix("-text") }.prefix(4)) == inputs)
    #expect(reached.contains("number-button"))
    #expect(!reached.contains("picker-expiry"))
  }

  @Test(
    "Tab in a strip that scrolls reaches the same node, whatever has been presented before",
    arguments: [[], [0.3], [0.2, 0.5]] as [[Double]])
  func scrolling(_ samples: [Double]) throws {
    var run = try SceneRun<CardInput>()
    try run.send(.tap(Tap(on: "input-code")), at: 0.1)
    for time in samples { try run.advance(to: time) }
    try run.send(.key(KeyStroke("Tab")), at: 0.5)
    #expect(run.frame.nodes.filter { $0.focused }.map { $0.id } == ["input-number-text"])
    #expect(run.scene.field == .number)
  }
}
