import FlowEngine
import FlowTesting
import Testing

struct TaskListTests {
  /// A pan of a row, from its beginning to its end.
  static func swipe(
    _ row: String, to x: Double, at time: Double, velocity: Double = 0,
    in run: inout SceneRun<TaskList>
  ) throws {
    let target = NodeID("rows/\(row)/front")
    try run.send(.pan(Pan(.began, translation: .zero, target: target)), at: time)
    let point = Point(x: x, y: 0)
    try run.send(.pan(Pan(.changed, translation: point, target: target)), at: time + 0.05)
    let speed = Point(x: velocity, y: 0)
    let end = Pan(.ended, translation: point, velocity: speed, target: target)
    try run.send(.pan(end), at: time + 0.1)
  }

  @Test("A swipe shows the button, and closes the row that was open")
  func opens() throws {
    var run = try SceneRun(TaskList.self)
    try Self.swipe("1", to: -60, at: 1, in: &run)
    try run.settle()
    #expect(try run.node("rows/1/front").transform.translation.x == -88)
    try Self.swipe("2", to: -60, at: 3, in: &run)
    try run.settle()
    #expect(try run.node("rows/1/front").transform.translation.x == 0)
    #expect(try run.node("rows/2/front").transform.translation.x == -88)
    #expect(run.scene.rows["2"]?.scene.state == .open)
  }

  @Test("The button deletes the row; it leaves, the others close the gap, and it can be put back")
  func deletes() throws {
    var run = try SceneRun(TaskList.self)
    try Self.swipe("2", to: -60, at: 1, in: &run)
    try run.settle()
    try run.send(.tap(Tap(on: "rows/2/delete")), at: 3)
    #expect(run.announcements == ["Task 2 deleted"])
    #expect(run.scene.rows.keys == ["1", "3"])
    // Half way: the deleted row is still there, and takes no touches.
    try run.advance(to: 3.2)
    #expect(try run.node("row-2").transform.translation.x < -100)
    #expect(try !run.node("rows/2/front").interactive)
    #expect(try run.node("row-3").frame.minY < 120)
    try run.advance(to: 3.6)
    #expect(run.frame.nodes["row-2"] == nil)
    #expect(try run.node("row-3").frame.minY == 60)
    try run.send(.tap(Tap(on: "undo")), at: 4)
    try run.settle()
    #expect(run.scene.rows.keys == ["1", "2", "3"])
    #expect(try run.node("rows/2/front").text == "Task 2")
    #expect(run.frame.nodes["undo"] == nil)
  }

  @Test("Two rows deleted 0.2 s apart have both gone, whatever happens meanwhile")
  func quickly() throws {
    var run = try SceneRun(TaskList.self)
    try Self.swipe("1", to: -300, at: 1, velocity: -1200, in: &run)
    try Self.swipe("3", to: -300, at: 1.2, velocity: -900, in: &run)
    try run.settle()
    #expect(
      run.frame.nodes.map { $0.id.name } == ["list", "row-2", "rows/2/delete", "rows/2/front"])
  }

  @Test("After five seconds nothing is left to be put back")
  func patience() throws {
    var run = try SceneRun(TaskList.self)
    try Self.swipe("1", to: -300, at: 1, in: &run)
    try run.advance(to: 6)
    #expect(run.scene.removed == "1")
    try run.advance(to: 6.2)
    #expect(run.scene.removed == "")
  }

  @Test("Of ten thousand rows those in view are laid out")
  func many() throws {
    var configuration = TaskList.Configuration()
    configuration.count = 10_000
    var run = try SceneRun(TaskList.self, configuration: configuration)
    #expect(run.frame.nodes.count == 1 + 14 * 3)
    try run.send(.scroll(Scroll("list", offset: Point(x: 0, y: 300_000))), at: 1)
    #expect(run.frame.nodes.count == 1 + 14 * 3)
    #expect(try run.node("rows/5001/front").text == "Task 5001")
    #expect(try run.node("rows/5001/front").frame.size == Size(width: 375, height: 60))
    // A row out of view takes no taps.
    try run.send(.tap(Tap(on: "rows/1/front")), at: 2)
    try Self.swipe("5001", to: -300, at: 3, in: &run)
    try run.settle()
    #expect(run.scene.rows.count == 9_999)
  }

  @Test("Saved at any moment and restored, it goes on alike")
  func saving() throws {
    var run = try SceneRun(TaskList.self)
    try Self.swipe("1", to: -60, at: 1, in: &run)
    try run.send(.tap(Tap(on: "rows/1/delete")), at: 1.2)
    for time in [1.25, 1.4, 1.6, 2, 6.21] {
      try run.advance(to: time)
      var restored = try Engine<TaskList>(restoring: run.engine.saved)
      #expect(restored.saved == run.engine.saved)
      var original = run.engine
      try original.settle()
      try restored.settle()
      #expect(restored.saved == original.saved)
    }
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    let report = SceneAudit(TaskList.self).run(seeds: 0..<20)
    #expect(report.problems(accepting: 0.6, changing: 0.05) == [], "\(report)")
  }
}
