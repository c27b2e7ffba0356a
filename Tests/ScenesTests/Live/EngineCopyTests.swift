@testable import FlowEngine
import Scenes
import Testing

/// `Engine.copy()` is written by hand, and a member that it forgets would be that of a new engine.
@Suite struct EngineCopyTests {
  /// All that is stored in an engine, by name.
  private func contents<S: Scene>(_ engine: Engine<S>) -> String {
    var text = ""
    dump(engine, to: &text)
    return text
  }

  @Test("A copy has all that the engine has, in mid-movement")
  func copiesAll() throws {
    var engine = try Engine(GlideCard.self)
    try engine.send(.tap(Tap(on: "trigger")), at: 0.2)
    try engine.advance(to: 0.5)
    try engine.send(.environment(EnvironmentChange(reduceMotion: true)), at: 0.6)
    let (before, copy) = (contents(engine), engine.copy())
    #expect(before.count > 10_000)
    #expect(contents(copy) == before)
    #expect(copy.current.animations.count == engine.current.animations.count)
  }

  @Test("A copy of an engine with children has theirs")
  func copiesChildren() throws {
    var engine = try Engine(Checkout.self)
    try engine.advance(to: 0.1)
    let before = contents(engine)
    #expect(contents(engine.copy()) == before)
  }

  @Test("What one of the two does is nothing to the other")
  func isIndependent() throws {
    var engine = try Engine(GlideCard.self)
    try engine.send(.tap(Tap(on: "trigger")), at: 0.2)
    var copy = engine.copy()
    let before = contents(engine)
    try copy.send(.command(Command("dismiss")), at: 0.4)
    try copy.advance(to: 3)
    #expect(contents(engine) == before)
    #expect(contents(copy) != before)
    try engine.send(.command(Command("dismiss")), at: 0.4)
    try engine.advance(to: 3)
    #expect(engine.current.nodes == copy.current.nodes)
  }
}
