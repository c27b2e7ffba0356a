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
    "One for a path that no child can have is an error of the target, with the nearest path",
    arguments: [
      ("nobody/form", "'nobody/form'; expected "), ("pages/nobody/x", "'nobody/x'; expected "),
      ("pges/form", "'pges/form'; did you mean 'pages/form'?"),
      ("pages/fom", "'fom'; did you mean 'form'?"),
    ])
  func refused(_ target: String, _ rest: String) throws {
    var run = try opened(["form"])
    let command = Command("setText", target: NodeID(target), value: .string("a"))
    let error = #expect(throws: EventError.self) { try run.send(.command(command), at: 9) }
    #expect(error?.member == "target")
    let message = error?.message ?? ""
    #expect(message.contains("'target' must be a child or a node, not " + rest), "\(message)")
  }

  @Test("One for a child or a node that is there is an error of the name")
  func name() throws {
    var run = try opened(["form"])
    for target in ["pages", "pages/page-form", "pages/form"] {
      let command = Command("setTxt", target: NodeID(target))
      let error = #expect(throws: EventError.self) { try run.send(.command(command), at: 9) }
      #expect(error?.member == "name", "\(target): \(error?.message ?? "")")
    }
  }
}
