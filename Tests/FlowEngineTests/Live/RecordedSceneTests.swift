import Testing

@testable import FlowEngine

@Suite("A recorded scene")
struct RecordedSceneTests {
  @Test(
    "reports a layout at fault, as the engine does", arguments: [Crooked.Moment.event, .completion])
  func fault(moment: Crooked.Moment) throws {
    let engine = try Engine(
      Crooked.self, configuration: Crooked.Configuration(mistake: .duplicate, moment: moment),
      checksLayout: true)
    let recorded = try RecordedScene(engine, isOpening: true, .trace, RecordingOptions())
    #expect(throws: EventError.self) {
      try recorded.send(.tap(Tap(on: "box")), at: 0)
      try recorded.send(.tick, at: 2)
    }
    recorded.record()
    let lines = recorded.trace.split(separator: "\n").count
    #expect(lines == (moment == .event ? 1 : 2), "the event at fault is not recorded")
  }
}
