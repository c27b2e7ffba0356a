import FlowEngine
import FlowTesting
import Testing

struct SceneRunTests {
  @Test("A run keeps every frame, also those before an error")
  func frames() throws {
    var run = try SceneRun(Planted.self)
    try run.send(.tap(Tap(on: "box")), at: 1)
    #expect(throws: EventError.invalidMember("value", expected: "a number, 1 or more")) {
      try run.send(.command(Command("add")), at: 2)
    }
    try run.advance(to: 3)
    #expect(run.frames.map(\.cause) == [.start, .event, .completion])
    #expect(run.frames.map(\.index) == [0, 1, 2])
    #expect(run.frame.index == 2)
    #expect(run.scene.isLarge)
    try run.settle()
    #expect(run.frames.count == 3)
  }

  @Test("Layouts are checked")
  func checks() throws {
    var run = try SceneRun(Planted.self, configuration: .init(flaw: .duplicate))
    #expect(throws: EventError.self) { try run.send(.tap(Tap(on: "box")), at: 0) }
    #expect(run.frames.count == 2)
  }

  @Test("A node that is not there is an error that names it")
  func missingNode() throws {
    let run = try SceneRun(Planted.self)
    #expect(try run.node("label").text == "0")
    let error = #expect(throws: MissingNode.self) { try run.node("lable") }
    #expect(
      error?.description == "no node 'lable' in frame 0 at 0.0 s (start), which has 'box', 'label'")
    #expect(error?.nodes == ["box", "label"])
  }

  @Test("An error says in words what was wrong, wherever it is shown")
  func errors() throws {
    var run = try SceneRun(Planted.self)
    let error = #expect(throws: EventError.self) {
      try run.send(.command(Command("add")), at: 2)
    }
    #expect(error.map { "\($0)" } == "'value' must be a number, 1 or more")
  }

  @Test("A run goes on from a saved state")
  func restored() throws {
    var run = try SceneRun(Planted.self)
    try run.send(.tap(Tap(on: "box")), at: 1)
    var restored = try SceneRun(Planted.self, restoring: run.engine.saved)
    #expect(restored.frames.count == 1)
    try restored.settle()
    #expect(restored.frame.time == 1.4)
    #expect(restored.frame.nodes["box"]?.frame.width == 200)
  }
}
