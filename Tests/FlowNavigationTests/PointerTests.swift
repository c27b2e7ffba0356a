import FlowEngine
import FlowNavigation
import FlowTesting
import Testing

/// Fingers on stacks and sheets whose screens scroll, as pointers (docs/gestures.md).
@Suite struct PointerTests {
  /// Moves a finger from a place by each of some ways, a tenth of a second apart; the last one is lifted.
  private func drag<S: Scene>(
    from start: Point, _ ways: [Point], at time: Double, isLifted: Bool = true,
    _ run: inout SceneRun<S>
  ) throws {
    try run.send(.pointer(Pointer(id: 0, .down, at: start)), at: time)
    for (index, way) in ways.enumerated() {
      let place = Point(x: start.x + way.x, y: start.y + way.y)
      let now = time + 0.1 * Double(index + 1)
      try run.send(.pointer(Pointer(id: 0, .move, at: place)), at: now)
      if isLifted, index == ways.count - 1 {
        // It has rested, so that nothing is thrown.
        try run.send(.pointer(Pointer(id: 0, .up, at: place)), at: now + 0.2)
      }
    }
  }

  private func sheet() throws -> SceneRun<Sheet<NewsSheets>> {
    var run = try SceneRun(Sheet<NewsSheets>.self)
    try run.send(.command(Command("present", value: .string("news"))), at: 0)
    try run.settle()
    return run
  }

  private func top(_ run: SceneRun<Sheet<NewsSheets>>) throws -> Double {
    let sheet = try run.node("sheet-news")
    return sheet.frame.minY + sheet.transform.translation.y
  }

  @Test("What a finger is on is not pressed any more once a sheet covers it, nor while it leaves")
  func coveredPress() throws {
    var run = try SceneRun(Sheet<DeskPages>.self)
    func pressed() -> [NodeID] { run.frame.nodes.filter { $0.pressed }.map { $0.id } }
    try run.send(.pointer(Pointer(id: 0, .down, at: Point(x: 10, y: 10))), at: 1)
    #expect(pressed() == ["base/key-a"])
    try run.send(.command(Command("present", value: .string("note"))), at: 1.1)
    #expect(pressed().isEmpty)
    try run.settle()
    #expect(pressed().isEmpty)
    try run.send(.pointer(Pointer(id: 0, .up, at: Point(x: 10, y: 10))), at: 4)
    try run.send(.pointer(Pointer(id: 0, .down, at: Point(x: 10, y: 10))), at: 5)
    #expect(pressed() == ["dim"])
    try run.send(.command(Command("dismiss")), at: 5.1)
    #expect(run.frame.nodes["dim"] != nil && pressed().isEmpty)
  }

  @Test("Nobody asks for the end of a keyboard where keys have put the focus on a button")
  func coveredKeyFocus() throws {
    var run = try SceneRun(Sheet<DeskPages>.self)
    try run.send(.key(KeyStroke("Tab")), at: 1)
    #expect(run.frame.nodes.filter { $0.focused }.map { $0.id } == ["base/key-a"])
    try run.send(.command(Command("present", value: .string("note"))), at: 2)
    #expect(!run.frame.effects.contains { $0.type == "blur" })
    #expect(run.frame.nodes.allSatisfy { !$0.focused || !$0.id.name.hasPrefix("base/") })
  }

  @Test("A finger on a list drags the sheet until that is at its highest, and only the sheet")
  func sheetByList() throws {
    var run = try sheet()
    #expect(try top(run) == 406)
    let ways = [Point(x: 0, y: -100), Point(x: 0, y: -250)]
    try drag(from: Point(x: 180, y: 700), ways, at: 2, isLifted: false, &run)
    #expect(run.scene.owner == .sheet)
    #expect(abs(try top(run) - 156) < 1e-9)
    #expect(try run.node("news/list").contentOffset == .zero)
    try run.send(.pointer(Pointer(id: 0, .up, at: Point(x: 180, y: 450))), at: 2.5)
    try run.settle()
    #expect(run.scene.detent?.name == "large")
    #expect(try run.node("news/list").contentOffset == .zero)
  }

  @Test("A finger scrolls a list in the highest sheet, and takes the sheet along from its top")
  func listInSheet() throws {
    var run = try sheet()
    try run.send(.command(Command("select", value: .string("large"))), at: 2)
    try run.settle()
    try drag(from: Point(x: 180, y: 700), [Point(x: 0, y: -90)], at: 4, &run)
    #expect(try run.node("news/list").contentOffset == Point(x: 0, y: 90))
    #expect(try top(run) == 54)
    let ways = [Point(x: 0, y: 60), Point(x: 0, y: 120), Point(x: 0, y: 200)]
    try drag(from: Point(x: 180, y: 300), ways, at: 6, isLifted: false, &run)
    #expect(run.scene.owner == .sheet)
    #expect(try run.node("news/list").contentOffset == .zero)
    #expect(try top(run) > 100)
    try run.send(.pointer(Pointer(id: 0, .cancel, at: .zero)), at: 6.5)
    try run.settle()
    #expect(run.scene.detent?.name == "large")
  }

  @Test("A finger along the width scrolls the list in a sheet")
  func listAlong() throws {
    var run = try sheet()
    try drag(from: Point(x: 180, y: 700), [Point(x: -80, y: -10)], at: 2, &run)
    #expect(try run.node("news/list").contentOffset == Point(x: 80, y: 10))
    #expect(try top(run) == 406)
  }

  @Test("A finger from the leading edge pops the page, and does not scroll what is under it")
  func edge() throws {
    var run = try SceneRun(Stack<NewsStack>.self)
    try run.send(.command(Command("push", value: .string("second"))), at: 0)
    try run.settle()
    // Elsewhere it scrolls the list.
    try drag(from: Point(x: 180, y: 400), [Point(x: -60, y: 0)], at: 2, &run)
    #expect(try run.node("second/list").contentOffset == Point(x: 60, y: 0))
    #expect(run.scene.state == .resting)
    try drag(
      from: Point(x: 10, y: 400), [Point(x: 50, y: 0), Point(x: 240, y: 0)], at: 4,
      isLifted: false, &run)
    #expect(run.scene.state == .dragging)
    #expect(try run.node("second/list").contentOffset == Point(x: 60, y: 0))
    try run.send(.pointer(Pointer(id: 0, .up, at: Point(x: 250, y: 400))), at: 4.5)
    try run.settle()
    #expect(run.scene.path == [.first])
  }
}
