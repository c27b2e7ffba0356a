import FlowEngine
import Testing

/// A transaction's initial velocity, which is that of the finger that has let go.
struct InitialVelocityTests {
  private static let step = 1e-5

  /// How fast a node's centre is seen to move after a time, in points per second.
  private func speed(
    of id: NodeID, _ engine: Engine<SwipeList>, at time: Double
  ) throws -> Point {
    var engine = engine
    var places: [Point] = []
    for moment in [time, time + Self.step] {
      try engine.advance(to: moment)
      let node = try #require(engine.frame.nodes[id])
      let translation = node.transform.translation
      places.append(
        Point(x: node.frame.midX + translation.x, y: node.frame.midY + translation.y))
    }
    return Point(
      x: (places[1].x - places[0].x) / Self.step, y: (places[1].y - places[0].y) / Self.step)
  }

  @Test(arguments: [(-1_200.0), -300, 40, 5_000])
  func aNodeBeginsAtTheFingersVelocityWhereItMoves(velocity: Double) throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("throw", velocity, at: 1)
    let speed = try speed(of: "lid", engine, at: 1)
    #expect(isNear(speed.y, velocity, within: 1))
    // The lid does not move sideways, and so takes nothing of the 70.
    #expect(speed.x == 0)
    let lid = try #require(engine.frame.animations.first)
    #expect(engine.frame.animations.count == 1)
    #expect(lid.velocity == AnimatableValue(Rect(x: 0, y: velocity, width: 0, height: 0)))
    try engine.settle()
    #expect(engine.frame.nodes["lid"]?.frame.minY == 400)
  }

  @Test(
    "A velocity that is not finite counts as none",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(velocity: Double) throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("throw", velocity, at: 0)
    let lid = try #require(engine.frame.animations.first)
    #expect(lid.velocity == AnimatableValue(Rect.zero))
    try engine.advance(to: 0.1)
    #expect(engine.frame.nodes["lid"]?.frame.minY.isFinite == true)
    _ = try Engine<SwipeList>(restoring: engine.saved)
  }

  /// Critically damped: x(t) = target + e^(−ωt)·(x₀ + (v₀ + ω·x₀)·t), with x₀ = −400 and ω·0.5 =
  /// 9.233413476451586.
  @Test func aFrameListsWhatGivesTheMovement() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("throw", 1_000, at: 0)
    var json = JSONWriter()
    json.frame(engine.frame)
    #expect(json.text.contains(#""dampingRatio":1,"initialVelocity":[0,1000,0,0]}"#))
    try engine.advance(to: 0.1)
    // e^(−1.8466826952903) = 0.157759606; −400 + (1000 − 7386.7307811613)·0.1 = −1038.673078.
    let expected = 400 - 1_038.673078 * 0.157759606
    #expect(isNear(engine.frame.nodes["lid"]?.frame.minY, expected, within: 0.01))
  }

  @Test func aReleasedRowGoesOnAtItsVelocityAndWhatIsInsideIsCarried() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send(.pan(Pan(.began, translation: .zero, target: "row-2")), at: 0)
    let changed = Pan(.changed, translation: Point(x: -80, y: 0), target: "row-2")
    try engine.send(.pan(changed), at: 0.1)
    var ended = changed
    ended.phase = .ended
    ended.velocity = Point(x: -1_200, y: 0)
    try engine.send(.pan(ended), at: 0.1)
    #expect(engine.frame.nodes["row-2"]?.transform.translation.x == -80)
    #expect(isNear(try speed(of: "row-2", engine, at: 0.1).x, -1_200, within: 1))
    #expect(try speed(of: "title-2", engine, at: 0.1) == .zero)
    // The row below closes the gap: it moves up and down only, where the finger had no velocity.
    #expect(isNear(try speed(of: "row-3", engine, at: 0.1).y, 0, within: 1))
  }
}
