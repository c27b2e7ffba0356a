import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The finger on the card and on the list: examples 5 and 10, rules 7, 10, 11, 16, 17 and 19.
struct GlidePanTests {
  @Test(
    "Example 5: the card follows the finger and stays in the window",
    arguments: [
      (-100.0, 368.0), (1, 469), (-468, 0), (-2000, 0), (350, 768), (5000, 768),
    ])
  func follows(translation: Double, offset: Double) throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 2)
    try run.pan(.changed, translation, at: 2.1)
    #expect(run.offset == offset)
    #expect(run.cornerRadius == 15)
    #expect(run.scene.position == .compressed)
  }

  @Test("Rule 7: the path does not depend on the sampling rate")
  func samplingRate() throws {
    let ends = try [60.0, 90, 120].map { rate in
      var run = try SceneRun<GlideCard>.resting(at: .compressed)
      try run.pan(.began, at: 2)
      for index in 1...Int(rate) {
        let time = Double(index) / rate
        try run.pan(.changed, -700 * time, velocity: -700, at: 2 + time)
      }
      try run.pan(.changed, -300, at: 3.5)
      return run.offset
    }
    #expect(ends == [168, 168, 168])
  }

  @Test(
    "Targets",
    arguments: [
      ("card", true), ("grabber", true), ("scroll", true), ("dim", false), ("host", false),
      ("trigger", false), ("nothing", false), (nil, true),
    ] as [(String?, Bool)])
  func targets(target: String?, moves: Bool) throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    let target = target.map { NodeID($0) }
    try run.pan(.began, velocity: 50, on: target, at: 2)
    try run.pan(.changed, 20, velocity: 50, on: target, at: 2.1)
    #expect((run.offset == 488) == moves)
    #expect((run.scene.owner == .card) == moves)
  }

  @Test("A node that the configuration leaves out takes no pan", arguments: ["scroll", "grabber"])
  func absentTargets(target: String) throws {
    var configuration = GlideCard.Configuration()
    configuration.indicator = false
    configuration.content.scrolls = false
    var run = try SceneRun<GlideCard>.resting(at: .compressed, configuration: configuration)
    try run.pan(.began, velocity: 50, on: NodeID(target), at: 2)
    try run.pan(.changed, 20, velocity: 50, on: NodeID(target), at: 2.1)
    #expect(run.offset == 468)
  }

  @Test("A pan without a target belongs to what is touched at its beginning")
  func hitTested() throws {
    for (y, moves) in [(600.0, true), (200, false)] {
      var run = try SceneRun<GlideCard>.resting(at: .compressed)
      var pan = Pan(
        .began, translation: .zero, velocity: Point(x: 0, y: 60), location: Point(x: 100, y: y))
      try run.send(.pan(pan), at: 2)
      pan.phase = .changed
      pan.translation.y = 30
      try run.send(.pan(pan), at: 2.1)
      #expect((run.offset == 498) == moves)
    }
  }

  @Test("Rule 16: samples that are not finite are ignored")
  func notNumbers() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 2)
    try run.pan(.changed, 30, at: 2.1)
    try run.pan(.changed, .nan, at: 2.2)
    try run.pan(.changed, .infinity, at: 2.3)
    #expect(run.offset == 498)
  }

  struct OwnerRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var position: GlideCard.Position
    var listOffset = 0.0
    var velocity: Double
    var owner: GlideCard.Owner
  }

  @Test(
    "Rule 10: who owns a pan on the list",
    arguments: [
      OwnerRow(
        testDescription: "compressed, up", position: .compressed, velocity: -9, owner: .card),
      OwnerRow(
        testDescription: "compressed, down", position: .compressed, velocity: 9, owner: .card),
      OwnerRow(
        testDescription: "open at the top, down", position: .open, velocity: 9, owner: .card),
      OwnerRow(testDescription: "open at the top, up", position: .open, velocity: -9, owner: .list),
      OwnerRow(
        testDescription: "open and scrolled, down", position: .open, listOffset: 40, velocity: 9,
        owner: .list),
      OwnerRow(
        testDescription: "open and bounced, down", position: .open, listOffset: -4, velocity: 9,
        owner: .card),
    ])
  func owner(_ row: OwnerRow) throws {
    var run = try SceneRun<GlideCard>.resting(at: row.position)
    try run.scroll(to: row.listOffset, at: 5)
    try run.pan(.began, velocity: row.velocity, on: "scroll", at: 5.1)
    #expect(run.scene.owner == row.owner)
    #expect(run.scene.state == (row.owner == .card ? .dragging : .scrolling))
    // The same where the finger does not move yet when the gesture begins.
    run = try .resting(at: row.position)
    try run.scroll(to: row.listOffset, at: 5)
    try run.pan(.began, on: "scroll", at: 5.1)
    #expect(run.scene.owner == nil)
    try run.pan(.changed, row.velocity, velocity: row.velocity, on: "scroll", at: 5.2)
    #expect(run.scene.owner == row.owner)
  }

  @Test("Rule 10: the owner is decided for each gesture")
  func noLeak() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.pan(.began, velocity: -90, on: "scroll", at: 5)
    try run.scroll(to: 60, at: 5.1)
    try run.pan(.ended, -60, velocity: -90, on: "scroll", at: 5.2)
    #expect(run.scene.state == .resting)
    try run.pan(.began, velocity: 90, on: "grabber", at: 6)
    try run.pan(.changed, 20, velocity: 90, on: "grabber", at: 6.1)
    #expect(run.offset == 88)
    #expect(try run.node("scroll").contentOffset == Point(x: 0, y: 60))
  }

  @Test("Example 10: the list reaches its top and hands the finger over to the card")
  func handOver() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.scroll(to: 120, at: 5)
    try run.pan(.began, velocity: 300, on: "scroll", at: 5.1)
    for translation in stride(from: 10.0, through: 130, by: 10) {
      let time = 5.1 + translation / 300
      try run.pan(.changed, translation, velocity: 300, on: "scroll", at: time)
      try run.scroll(to: 130 - translation, at: time)
      #expect(run.scene.owner == .list)
      #expect(run.offset == 68)
    }
    try run.pan(.changed, 150, velocity: 300, on: "scroll", at: 5.7)
    #expect(run.scene.owner == .card)
    #expect(run.offset == 88)
    try run.scroll(to: -20, at: 5.7)
    #expect(try run.node("scroll").contentOffset == .zero)
  }

  @Test("The finger's way is the card's and the list's together, on every frame")
  func conservation() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    var finger = 0.0
    var list = 0.0
    try run.pan(.began, velocity: -60, on: "scroll", at: 5)
    for step in 1...240 {
      let velocity = step <= 60 || step > 200 ? -240.0 : 240
      let time = 5 + Double(step) / 120
      finger += velocity / 120
      let before = (offset: run.offset, list: list)
      try run.pan(.changed, finger, velocity: velocity, on: "scroll", at: time)
      // The client's scroll view follows the finger only while the list owns it.
      if run.scene.owner == .list {
        list -= velocity / 120
        try run.scroll(to: list, at: time)
      }
      let travelled = (run.offset - before.offset) - (list - before.list)
      #expect(isNear(travelled, velocity / 120, within: 1e-9), "step \(step)")
      #expect(isNear(try run.node("scroll").contentOffset.y, list, within: 1e-9))
    }
    #expect(run.offset > 68)
  }

  @Test("Rule 19: the list scrolls exactly while the card is open or going to be")
  func listEnabled() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    #expect(try !run.node("scroll").enabled)
    try run.scroll(to: 50, at: 2)
    #expect(try run.node("scroll").contentOffset == .zero)
    try run.pan(.began, at: 3)
    try run.pan(.changed, -20, at: 3.1)
    try run.pan(.ended, -20, velocity: -50, at: 3.2)
    #expect(try run.node("scroll").enabled)
    try run.scroll(to: 50, at: 3.3)
    #expect(try run.node("scroll").contentOffset.y == 50)
    try run.command("dismiss", at: 3.4)
    #expect(try !run.node("scroll").enabled)
  }

  @Test("Rule 17: rotation at rest, in a drag and in mid-flight")
  func rotation() throws {
    let landscape = Event.environment(
      EnvironmentChange(
        size: Size(width: 812, height: 375),
        safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44)))
    var run = try SceneRun<GlideCard>.resting(at: .open)
    let moves = run.effects.count
    try run.send(landscape, at: 5)
    #expect(run.offset == 0)
    #expect(try run.node("dim").frame == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(try run.node("grabber").frame.minX == 381)
    #expect(run.effects.count == moves)

    run = try .resting(at: .compressed)
    try run.pan(.began, at: 5)
    try run.pan(.changed, -90, at: 5.1)
    try run.send(landscape, at: 5.2)
    #expect(run.offset == 75)
    #expect(run.scene.state == .resting)
    try run.pan(.changed, -120, at: 5.3)
    #expect(run.offset == 75)

    // B17: a card that was dragged from its rest is back there; one that was stopped on its way arrives.
    run = try SceneRun(GlideCard.self)
    try run.pan(.began, at: 1)
    try run.pan(.changed, -300, at: 1.1)
    try run.send(landscape, at: 1.2)
    #expect(run.offset == 375)
    #expect(run.scene.state == .resting)
    #expect(run.effects.isEmpty)
    try run.command("show", at: 2)
    try run.pan(.began, at: 2.2)
    try run.send(.environment(EnvironmentChange(size: Size(width: 375, height: 812))), at: 2.3)
    #expect(run.frame.effects == [.own(.didMove(.compressed))])

    run = try SceneRun(GlideCard.self)
    try run.command("show", at: 0)
    try run.send(landscape, at: 0.3)
    #expect(run.offset == 75)
    #expect(run.frame.effects == [.own(.didMove(.compressed))])
    #expect(run.scene.position == .compressed)
    #expect(run.engine.isSettled)
    try run.settle()
    #expect(run.effects == [.own(.didMove(.compressed))])
  }

  @Test("An environment event that leaves the window alone does not end a drag")
  func otherEnvironment() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 5)
    try run.send(.environment(EnvironmentChange(reduceMotion: true)), at: 5.1)
    #expect(run.scene.state == .dragging)
    #expect(run.engine.environment.reduceMotion)
  }
}
