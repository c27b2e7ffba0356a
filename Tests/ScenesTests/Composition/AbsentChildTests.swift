import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A command for a child that is covered, or not there, is as one for a node that is not there
/// (docs/scenes-in-scenes.md).
@Suite struct AbsentChildTests {
  private func opened(_ path: [String]) throws -> SceneRun<Checkout> {
    var run = try SceneRun(Checkout.self)
    try run.send(
      .command(Command("open", value: .elements(path))), at: 0.5)
    return run
  }

  @Test(
    "It changes nothing",
    arguments: [
      (["form", "code"], "setText", "pages/form/fields/name"),
      ([], "setText", "pages/form/fields/name"),
      ([], "show", "pages/code"), (["form", "code"], "next", "pages/form"),
    ] as [([String], String, String)])
  func ignored(_ path: [String], _ name: String, _ target: String) throws {
    var run = try opened(path)
    var other = run
    try run.send(.command(Command(name, target: NodeID(target), value: .string("a"))), at: 9)
    try other.send(.tick, at: 9)
    #expect(run.frame.nodes == other.frame.nodes && run.frame.effects.isEmpty)
    #expect(run.scene.isInSameState(as: other.scene))
  }

  @Test(
    "One for a path that no child can have is an error",
    arguments: ["nobody/form", "pages/nobody/x"])
  func refused(_ target: String) throws {
    var run = try opened([])
    #expect(throws: EventError.self) {
      try run.send(.command(Command("setText", target: NodeID(target), value: .string("a"))), at: 9)
    }
  }
}
