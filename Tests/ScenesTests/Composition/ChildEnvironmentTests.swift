import FlowEngine
import FlowTesting
import Testing

/// What children see of the environment.
@Suite struct ChildEnvironmentTests {
  /// Where a row's button is: on the right, or on the left where the interface is mirrored.
  private func isMirrored(_ row: String, _ run: SceneRun<TaskList>) throws -> Bool {
    try run.node(NodeID("rows/\(row)/delete")).frame.minX == 0
  }

  @Test(
    "A row that was out of view when the environment changed sees that with the next change",
    arguments: [false, true])
  func missed(_ restores: Bool) throws {
    var run = try SceneRun(TaskList.self)
    try run.send(.environment(EnvironmentChange(size: .zero)), at: 1)
    #expect(run.frame.nodes["rows/1/delete"] == nil || run.frame.nodes["rows/2/delete"] == nil)
    try run.send(.environment(EnvironmentChange(layoutDirection: .rightToLeft)), at: 2)
    if restores { run = try SceneRun(TaskList.self, restoring: run.engine.saved) }
    try run.send(.environment(EnvironmentChange(size: Size(width: 375, height: 812))), at: 3)
    for row in ["1", "2", "3"] { #expect(try isMirrored(row, run)) }
    try run.send(.environment(EnvironmentChange(layoutDirection: .leftToRight)), at: 4)
    for row in ["1", "2", "3"] { #expect(try !isMirrored(row, run)) }
  }

  @Test("A row is as large as the node that it is mounted in, and where that is")
  func place() throws {
    var run = try SceneRun(TaskList.self)
    for size in [Size(width: 812, height: 375), Size(width: 320, height: 568)] {
      try run.send(.environment(EnvironmentChange(size: size)), at: run.frame.time + 1)
      let row = try #require(run.scene.rows["2"])
      #expect(row.nodes["front"]?.frame == Rect(x: 0, y: 0, width: size.width, height: 60))
    }
  }
}
