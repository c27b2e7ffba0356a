import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The spring and its interruption: examples 8 and 9, rules 4, 5, 18, 21 and 22.
struct GlideTransitionTests {
  @Test("Example 8: compressed to open")
  func opens() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    // Just above the threshold, and in effect from it.
    try run.pan(.began, at: 4)
    try run.pan(.changed, -1e-9, at: 4)
    try run.pan(.ended, -1e-9, velocity: -100, at: 4)
    for (time, offset) in [(0.1, 339.6994), (0.2, 199.5730), (0.4, 90.2091)] {
      try run.advance(to: 4 + time)
      #expect(isNear(run.offset, offset, within: 1e-4))
      #expect(run.scene.position == .compressed)
      #expect(run.scene.target == .open)
      #expect(run.scene.state == .settling)
    }
    try run.advance(to: 4.8)
    #expect(run.offset == 68)
    #expect(run.scene.position == .open)
  }

  @Test(
    "Example 8: the progress of the spring",
    arguments: [
      (0.1, 0.320751), (0.2, 0.671068), (0.4, 0.944477), (0.6, 0.992211),
    ])
  func progress(time: Double, share: Double) throws {
    var run = try SceneRun(GlideCard.self)
    try run.command("show", at: 0)
    try run.advance(to: time)
    #expect(isNear(run.offset, 768 - 300 * share, within: 2e-4))
    #expect(isNear(run.dimAlpha, 0.4 * share, within: 1e-6))
    #expect(isNear(run.cornerRadius, 15 * share, within: 1e-5))
    #expect(isNear(try run.node("scroll").frame.height, 290 * share, within: 2e-4))
  }

  @Test("Example 9: a tap on the dim closes the open card")
  func closes() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.send(.tap(Tap(on: "dim")), at: 5)
    let rows = [
      (0.0, 68, 0.4, 15), (0.1, 292.5260, 0.271699, 10.1887), (0.2, 537.7473, 0.131573, 4.9340),
      (0.4, 729.1340, 0.022209, 0.8328), (0.8, 768, 0, 0),
    ]
    for (time, offset, alpha, radius) in rows {
      try run.advance(to: 5 + time)
      #expect(isNear(run.offset, offset, within: 1e-4))
      #expect(isNear(run.dimAlpha, alpha, within: 1e-6))
      #expect(isNear(run.cornerRadius, radius, within: 1e-4))
    }
    #expect(run.effects.last == .own(.didMove(.closed)))
  }

  @Test("The completion comes at the exact end, before an event of that time")
  func completesOnTime() throws {
    var run = try SceneRun(GlideCard.self)
    try run.command("show", at: 0.1)
    try run.send(.tick, at: 0.9)
    let last = run.frames.suffix(2)
    #expect(last.map(\.cause) == [.completion, .event])
    #expect(last.map(\.time) == [0.9, 0.9])
    #expect(last.first?.effects == [.own(.didMove(.compressed))])
  }

  @Test("Rule 4: a replaced transition never completes, and keeps its velocity")
  func replaced() throws {
    var run = try SceneRun(GlideCard.self)
    try run.command("show", at: 0)
    try run.advance(to: 0.19999)
    let before = run.offset
    try run.advance(to: 0.2)
    let speed = (run.offset - before) / 0.00001
    let seen = run.offset
    try run.command("dismiss", at: 0.2)
    #expect(run.offset == seen)
    try run.advance(to: 0.20001)
    #expect(isNear((run.offset - seen) / 0.00001, speed, within: 1))
    try run.settle()
    #expect(run.effects == [.own(.didMove(.closed))])
    // With inherited velocity it may take longer than from rest, never less.
    #expect(run.frame.time >= 1.0)
  }

  @Test("Rule 5: a finger picks the card up where it is seen")
  func pickedUp() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.command("dismiss", at: 5)
    try run.advance(to: 5.2)
    let seen = (run.offset, run.dimAlpha, run.cornerRadius)
    try run.pan(.began, at: 5.2)
    #expect(run.offset == seen.0)
    #expect(run.dimAlpha == seen.1)
    #expect(run.cornerRadius == seen.2)
    #expect(run.scene.state == .dragging)
    #expect(run.frame.animations.isEmpty)
    try run.pan(.changed, 12, at: 5.25)
    #expect(isNear(run.offset, seen.0 + 12, within: 1e-9))
    #expect(run.cornerRadius == seen.2)
    // While the finger drags, the dim follows the card's offset (F4).
    #expect(isNear(run.dimAlpha, 0.4 * (768 - seen.0 - 12) / 300, within: 1e-9))
    try run.advance(to: 7)
    #expect(run.effects.last == .own(.didMove(.open)))
  }

  @Test("Rule 18: a trigger ends the drag")
  func triggerEndsDrag() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 2)
    try run.pan(.changed, -200, at: 2.1)
    try run.send(.tap(Tap(on: "trigger")), at: 2.2)
    #expect(run.scene.state == .settling)
    let seen = run.offset
    try run.pan(.changed, -300, at: 2.2)
    #expect(run.offset == seen)
    try run.pan(.ended, -300, velocity: -900, at: 2.3)
    #expect(run.scene.target == .compressed)
    try run.settle()
    #expect(run.offset == 468)
  }

  @Test("The trigger brings an open card back to compressed: it is no toggle")
  func triggerFromOpen() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.send(.tap(Tap(on: "trigger")), at: 5)
    #expect(run.scene.target == .compressed)
  }

  struct DimRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var position: GlideCard.Position
    var drag: Double?
    var closes: Bool
  }

  @Test(
    "Rule 22: a tap on the dim",
    arguments: [
      DimRow(testDescription: "of a closed card", position: .closed, closes: false),
      DimRow(testDescription: "of a compressed card", position: .compressed, closes: true),
      DimRow(testDescription: "of an open card", position: .open, closes: true),
      DimRow(
        testDescription: "under a closed card that is dragged up", position: .closed, drag: -200,
        closes: true),
      DimRow(
        testDescription: "under a card that is dragged almost closed", position: .compressed,
        drag: 294, closes: false),
    ])
  func dim(_ row: DimRow) throws {
    for event in [Event.tap(Tap(on: "dim")), .command(Command("escape"))] {
      var run = try SceneRun<GlideCard>.resting(at: row.position)
      if let drag = row.drag {
        try run.pan(.began, at: 5)
        try run.pan(.changed, drag, at: 5.1)
      }
      try run.send(event, at: 5.2)
      #expect(
        (run.scene.state == .settling && run.scene.target == .closed) == row.closes)
    }
  }

  @Test("A tap is given to what is touched there")
  func tapAtPlace() throws {
    var run = try SceneRun(GlideCard.self)
    // The dim of a closed card is too transparent to be touched: the trigger behind it is.
    try run.send(.tap(Tap(at: Point(x: 330, y: 60))), at: 0)
    #expect(run.scene.target == .compressed)
    try run.settle()
    try run.send(.tap(Tap(at: Point(x: 330, y: 60))), at: 2)
    #expect(run.scene.target == .closed)
  }

  @Test("Rule 21: with reduced motion transitions reach the same targets at once")
  func reducedMotion() throws {
    var run = try SceneRun(GlideCard.self, environment: Environment(reduceMotion: true))
    try run.command("show", at: 1)
    #expect(run.frames.map(\.cause) == [.start, .event, .completion])
    #expect(run.frames.map(\.time) == [0, 1, 1])
    #expect(run.offset == 468)
    #expect(run.dimAlpha == 0.4)
    #expect(run.effects == [.own(.didMove(.compressed))])
    #expect(run.frames[1].animations.isEmpty)
  }

  @Test("Rule 20: remove leaves the host and its trigger for good")
  func removed() throws {
    var run = try SceneRun(GlideCard.self)
    try run.command("show", at: 0)
    try run.command("remove", at: 0.3)
    #expect(run.frame.nodes.map(\.id) == ["host", "trigger"])
    #expect(run.scene.state == .removed)
    #expect(run.engine.isSettled)
    try run.command("remove", at: 0.4)
    try run.command("show", at: 0.5)
    try run.pan(.began, at: 0.6)
    try run.settle()
    #expect(run.effects == [.own(.didRemove)])
    #expect(run.scene.state == .removed)
  }

  @Test("An unknown command is an error and changes nothing")
  func unknownCommand() throws {
    var run = try SceneRun(GlideCard.self)
    #expect(throws: EventError.unknownCommand("shwo", known: GlideCard.commands.map { $0.name })) {
      try run.command("shwo", at: 1)
    }
    #expect(run.frames.count == 1)
    #expect(
      EventError.unknownCommand("shwo", known: GlideCard.commands.map { $0.name }).message
        == "unknown command 'shwo'; did you mean 'show'?")
  }
}
