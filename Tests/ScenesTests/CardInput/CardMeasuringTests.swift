import FlowEngine
import Scenes
import Testing

@Suite("What is measured when the environment changes") struct CardMeasuringTests {
  private static let changes = [
    EnvironmentChange(size: Size(width: 320, height: 568)),
    EnvironmentChange(textSize: .accessibilityLarge),
    EnvironmentChange(boldText: true),
    EnvironmentChange(strings: caption),
  ]

  private static var caption: StringTable {
    var strings = StringTable()
    strings["card-input.face.holder.caption"] = .text("N A M E")
    return strings
  }

  @Test("is what is measured in the new one from the start", arguments: changes)
  func sizes(_ change: EnvironmentChange) throws {
    var environment = Environment()
    environment.apply(change)
    let opened = try Engine(CardInput.self, environment: environment)
    var engine = try Engine(CardInput.self)
    let before = Array(engine.frame.nodes)
    try engine.send(.environment(change), at: 1)
    #expect(engine.frame.nodes == opened.frame.nodes)
    #expect(Array(engine.frame.nodes) != before)
  }
}
