import FlowEngine
import FlowTesting
import Testing

/// The rules of all scenes, and those of movement, under random events.
struct MotionAuditTests {
  private static func event(_ random: inout SeededGenerator, _ engine: Engine<SwipeList>) -> Event {
    let names = ["add", "remove", "throw", "slide", "page", "told", "cut", "stop", "clear"]
    switch random.number(below: 12) {
    case 0: return .tick
    case 1: return .environment(EnvironmentChange(reduceMotion: random.chance(0.3)))
    case 2..<5:
      let key = random.number(below: 10)
      var pan = Pan(
        random.one(of: [.began, .changed, .ended]),
        translation: Point(x: -Double(random.number(below: 200)), y: 0),
        target: NodeID("row-\(key)"))
      pan.velocity = Point(x: Double(random.number(below: 4_000)) - 3_000, y: 0)
      return .pan(pan)
    default:
      let name = random.one(of: names)
      return .command(Command(name, value: .number(Double(random.number(below: 10)))))
    }
  }

  @Test func audit() {
    var audit = SceneAudit(SwipeList.self, event: Self.event)
    audit.check = { frame, last in
      // What a state at rest does not have has gone.
      let keys = frame.scene.rows
      let rows = frame.nodes.filter { $0.id.name.hasPrefix("row-") }
      guard rows.count >= keys.count else { return "a row is missing" }
      if frame.animations.isEmpty, rows.count > keys.count { return "a row has stayed" }
      let touched = rows.filter { $0.interactive }.map { $0.id.name }
      guard touched == keys.map({ "row-\($0)" }) else { return "other rows are touched" }
      return nil
    }
    let report = audit.run()
    #expect(report.problems(accepting: 0.1, changing: 0.1) == [], "\(report)")
  }

  /// From one moment to the next nothing moves further than its speed lets it, whatever happens.
  @Test(arguments: 1...UInt64(AuditEffort.count(3_000)))
  func nothingJumps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine(SwipeList.self)
    var time = 0.0
    for _ in 0..<60 {
      time += Double(1 + random.number(below: 40)) / 240
      try engine.advance(to: time)
      let before = engine.frame.nodes
      let name = random.one(of: ["add", "remove", "throw", "slide"])
      try engine.send(name, Double(random.number(below: 400)) - 20, at: time)
      for node in engine.frame.nodes {
        guard let last = before[node.id] else { continue }
        #expect(isNear(node.frame.minX, last.frame.minX, within: 1e-6), "\(node.id.name) \(time)")
        #expect(isNear(node.frame.minY, last.frame.minY, within: 1e-6), "\(node.id.name) \(time)")
        #expect(isNear(node.alpha, last.alpha, within: 1e-9), "\(node.id.name) \(time)")
        let translation = last.transform.translation.x
        #expect(isNear(node.transform.translation.x, translation, within: 1e-6))
      }
      // Nothing that was seen has gone without having got to its end.
      let rows = before.filter { $0.id.name.hasPrefix("row-") }
      #expect(rows.allSatisfy { engine.frame.nodes.contains($0.id) })
      let copy = try Engine(SwipeList.self, restoring: engine.saved)
      #expect(copy.saved == engine.saved)
      #expect(copy.frame.nodes == engine.frame.nodes)
    }
    try engine.settle()
    #expect(engine.ids.filter { $0.hasPrefix("row-") } == engine.scene.rows.map { "row-\($0)" })
  }
}
