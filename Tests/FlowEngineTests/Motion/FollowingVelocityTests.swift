import FlowEngine
import Testing

/// A spring that moves the state's progress, and is taken over by another.
struct FollowingVelocityTests {
  private static let step = 1e-5

  private func place(_ engine: Engine<SwipeList>) throws -> Double {
    try #require(engine.frame.nodes["page"]).frame.minX
  }

  private func speed(_ engine: Engine<SwipeList>, at time: Double) throws -> Double {
    var engine = engine
    try engine.advance(to: time)
    let first = try place(engine)
    try engine.advance(to: time + Self.step)
    return (try place(engine) - first) / Self.step
  }

  @Test(arguments: [300.0, 50, 1_000, -200], [0.03, 0.12, 0.3])
  func aSpringKeepsTheVelocityOfTheOneThatItTakesOver(target: Double, delay: Double) throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("page", 500, at: 0)
    let before = try speed(engine, at: delay - Self.step)
    try engine.advance(to: delay)
    let seen = try place(engine)
    #expect(before > 1)
    try engine.send("page", target, at: delay)
    #expect(isNear(try place(engine), seen, within: 1e-9))
    let after = try speed(engine, at: delay)
    #expect(isNear(after, before, within: 0.005 * before.magnitude + 0.5))
    // What is listed gives what is seen.
    let listed = try #require(engine.frame.animations.first { $0.node == "page" })
    #expect(isNear(listed.velocity.rect.minX, after, within: 0.005 * before.magnitude + 0.5))
    try engine.settle()
    #expect(try place(engine) == target)
  }

  @Test func aChangeThatHasEndedGivesNothing() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("page", 500, at: 0)
    try engine.send(.tick, at: 0.2)
    try engine.settle()
    try engine.send("page", 100, at: 2)
    #expect(isNear(try speed(engine, at: 2), 0, within: 1))
  }
}
