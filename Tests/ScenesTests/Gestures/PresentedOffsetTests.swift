import FlowEngine
import FlowTesting
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

  /// The offsets of a node after samples of a finger that goes straight up or down.
  private func offsets<S: Scene>(
    of node: NodeID, _ run: inout SceneRun<S>, x: Double,
    _ samples: [(Pointer.Phase, Double, Double)]
  ) throws -> [Double] {
    try samples.map { phase, y, time in
      try run.send(.pointer(Pointer(id: 0, phase, at: Point(x: x, y: y))), at: time)
      return try run.node(node).contentOffset.y
    }
  }

  private static let keyboard = KeyboardChange(
    .willShow, frame: Rect(x: 0, y: 477, width: 375, height: 335))

  @Test("What a keyboard has moved into view stays there under a finger")
  func moved() throws {
    var configuration = Onboarding.Configuration()
    configuration.pages[0].contentHeight = 812
    configuration.pages[0].fields[0].frame = Rect(x: 24, y: 600, width: 327, height: 44)
    var run = try SceneRun(Onboarding.self, configuration: configuration)
    try run.focus("field-displayName", at: 0.1)
    let before = try offsets(
      of: "page-1", &run, x: 187.5, [(.down, 300, 0.2), (.move, 285, 0.25)])
    #expect(before == [0, 15])
    try run.send(.keyboard(Self.keyboard), at: 0.3)
    let shown = try run.node("page-1").contentOffset.y
    #expect(shown > 200)
    let after = try offsets(
      of: "page-1", &run, x: 187.5, [(.move, 284, 0.31), (.up, 284, 0.4)])
    #expect(after == [shown + 1, shown + 1])
  }

  @Test("A finger scrolls up to the end that a keyboard has moved")
  func room() throws {
    var run = try SceneRun(Onboarding.self)
    _ = try offsets(of: "page-1", &run, x: 187.5, [(.down, 600, 0.1), (.move, 550, 0.2)])
    try run.send(.keyboard(Self.keyboard), at: 0.3)
    let offsets = try offsets(
      of: "page-1", &run, x: 187.5, [(.move, 250, 0.4), (.move, 200, 0.8), (.up, 200, 0.9)])
    #expect(offsets == [350, 399, 399])
  }

  @Test("A list that has become higher than its content under a finger is at its top")
  func grown() throws {
    var configuration = GlideCard.Configuration()
    configuration.content.height = 600
    var run = try SceneRun(GlideCard.self, configuration: configuration)
    try run.send(.command(Command("show", value: .string("open"))), at: 0.1)
    let before = try offsets(
      of: "scroll", &run, x: 187.5, [(.down, 600, 0.35), (.move, 540, 0.38)])
    #expect(before[1] > 0)
    try run.settle()
    #expect(try run.node("scroll").frame.height > 600)
    #expect(try offsets(of: "scroll", &run, x: 187.5, [(.up, 540, 3)]) == [0])
  }
}
