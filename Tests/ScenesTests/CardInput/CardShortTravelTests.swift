import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A travel to where the strip is: F14.
struct CardShortTravelTests {
  /// A finger that has dragged the strip from one page exactly to another, and holds it.
  private func dragged(
    from field: CardInput.Field, to page: Int, environment: Environment = .design
  ) throws -> SceneRun<CardInput> {
    var run = try SceneRun.on(field, environment: environment)
    try run.scroll(.began, to: Double(field.page), at: 1)
    try run.scroll(to: Double(page), at: 1.1)
    return run
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var from: CardInput.Field
    var to: CardInput.Field
    var isTapped = false

    var testDescription: String { "\(from) → \(to), \(isTapped ? "tap" : "focus")" }
  }

  static let rows: [Row] = CardInput.Field.allCases.flatMap { from in
    CardInput.Field.allCases.filter { $0 != from }.flatMap { to in
      [Row(from: from, to: to), Row(from: from, to: to, isTapped: true)]
    }
  }

  @Test("F14: over at once, at the event's time, with the drag", arguments: rows)
  func isOver(_ row: Row) throws {
    for direction in Environment.LayoutDirection.allCases {
      for reduceMotion in [false, true] {
        var environment = Environment.design
        environment.layoutDirection = direction
        environment.reduceMotion = reduceMotion
        var run = try dragged(from: row.from, to: row.to.page, environment: environment)
        let count = run.frames.count
        if row.isTapped {
          try run.tap(row.to.textID, at: 1.5)
        } else {
          try run.focus(row.to, at: 1.5)
        }
        #expect(run.frames[count...].map(\.time) == [1.5, 1.5])
        #expect(run.frame.cause == .completion && run.engine.isSettled)
        #expect(run.scene.state == .entering && run.scene.page == row.to.page)
        #expect(run.scene.field == row.to)
        #expect(run.frames[count...].flatMap { $0.animations } == [])
        // The drag is over: the finger reports on until it is lifted.
        try run.scroll(to: Double(row.from.page), at: 1.6)
        try run.scroll(.ended, to: Double(row.from.page), velocity: 900, at: 1.7)
        #expect(run.position == Double(row.to.page) && run.scene.state == .entering)
        // The next one counts again.
        let next = row.to.page == 0 ? 1 : row.to.page - 1
        try run.drag(from: Double(row.to.page), to: Double(next), at: 2)
        #expect(run.scene.page == next)
      }
    }
  }

  @Test("F14: so is one that is taken back at the moment of its beginning")
  func takenBack() throws {
    var run = try SceneRun.on(.number)
    try run.tap("expiry-button", at: 1)
    try run.tap("number-button", at: 1)
    #expect(run.frame.time == 1 && run.engine.isSettled)
    #expect(run.scene.state == .entering && run.scene.field == .number && run.scene.page == 0)
  }

  @Test(
    "F14: next to the page, too, and no further", arguments: [0.9e-9, 1.2e-9, -0.9e-9, -1.2e-9])
  func nextTo(distance: Double) throws {
    var run = try SceneRun.on(.number)
    try run.scroll(.began, to: 0, at: 1)
    try run.scroll(to: 1 + distance, at: 1.1)
    try run.focus(.holder, at: 1.5)
    #expect(run.engine.isSettled == (distance.magnitude < 1e-9))
    try run.settle()
    #expect(run.frame.time == (distance.magnitude < 1e-9 ? 1.5 : 2))
  }

  @Test("F14: an outline that has still a way to go takes its half second")
  func outlineGoesOn() throws {
    var run = try SceneRun.on(.number)
    try run.tap("expiry-button", at: 1)
    try run.advance(to: 1.25)
    let seen = run.focusArea
    // The finger takes the strip on the holder's page, off the outline's straight line.
    try run.scroll(.began, to: 1, at: 1.25)
    #expect(run.position == 1)
    try run.focus(.holder, at: 1.25)
    #expect(run.scene.state == .travelling && isNear(run.focusArea, seen))
    #expect(run.frame.animations.map { "\($0.node.name) \($0.end)" } == ["focus-area 1.75"])
    try run.settle()
    #expect(run.frame.time == 1.75 && run.scene.state == .entering && run.scene.page == 1)
    #expect(isNear(run.focusArea, Rect(x: 10, y: 130.5, width: 129, height: 39.5)))
  }
}
