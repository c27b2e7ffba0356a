import FlowEngine
import Scenes
import Testing

/// What a finger takes over from the nodes, it takes as they are presented at that time, whatever frames
/// there were before (docs/gestures.md, rule 9).
@Suite struct PresentedOffsetTests {
  /// The scroll that begins at 2.2 s, while the inputs travel to the next one.
  private func scroll(_ look: Double?) throws -> Scroll? {
    var options = RecordingOptions()
    options.translatesPointers = true
    let recorded = try RecordedScene(Engine<CardInput>(), isOpening: true, .trace, options)
    var scroll: Scroll?
    func send(_ event: Event, at time: Double) throws {
      for (event, time) in try recorded.events(for: event, at: time) {
        if scroll == nil, case .scroll(let first) = event { scroll = first }
        try recorded.send(event, at: time)
        recorded.record()
      }
    }
    try send(.tap(Tap(on: "number-button")), at: 0.4)
    try send(
      .command(
        Command("setValue", target: "input-number-text", value: .string("4242 4242 4242 4242"))),
      at: 1)
    try send(.focus(target: "input-holder-text"), at: 2)
    try send(.pointer(Pointer(id: 0, .down, at: Point(x: 200, y: 260))), at: 2.05)
    if let look { try send(.tick, at: look) }
    try send(.pointer(Pointer(id: 0, .move, at: Point(x: 185, y: 260))), at: 2.2)
    return scroll
  }

  @Test("A scroll begins where its node is presented", arguments: [nil, 2.1, 2.199])
  func began(_ look: Double?) throws {
    let offset = try #require(try scroll(look)).offset
    #expect(abs(offset.x - 113.836) < 0.001)
  }
}
