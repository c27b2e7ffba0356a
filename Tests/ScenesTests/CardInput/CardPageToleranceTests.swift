import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A strip next to a page is on it: F13.
struct CardPageToleranceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The page that the strip is next to.
    var page: Int
    /// How far it is from the page, in pages.
    var distance: Double
    var velocity: Double
    /// The page that it goes to.
    var goal: Int

    var testDescription: String { "\(page) + \(distance) at \(velocity) → \(goal)" }
  }

  static let rows: [Row] = (0...3).flatMap { page in
    [-1.0, 1].flatMap { velocity in
      [-0.9e-9, -1e-12, 0, 1e-12, 0.9e-9, -1.2e-9, 1.2e-9].map { distance in
        // Beyond the tolerance it is between two pages, of which the finger chooses one.
        let isBetween = distance.magnitude > 1e-9
        let goal = isBetween && (distance > 0) == (velocity > 0) ? page + Int(velocity) : page
        return Row(
          page: page, distance: distance, velocity: velocity, goal: min(max(goal, 0), 3))
      }
    }
  }

  #if DEBUG
    static let widths = [340.88, 1e-3]
  #else
    static let widths = [352, 340.88, 335.0, 100.1, 37.3, 901.7, 1e-3]
  #endif

  @Test("F13: within 1e-9 of a page there is no page before or after it", arguments: rows)
  func released(_ row: Row) throws {
    for width in Self.widths {
      for direction in Environment.LayoutDirection.allCases {
        var environment = Environment.design
        environment.layoutDirection = direction
        var run = try SceneRun.design(width: width, environment: environment)
        try run.focus(.allCases[row.page], at: 0)
        try run.settle()
        try run.scroll(.began, to: Double(row.page), at: 1)
        try run.scroll(to: Double(row.page) + row.distance, at: 1.1)
        try run.scroll(
          .ended, to: Double(row.page) + row.distance, velocity: row.velocity, at: 1.2)
        let isOnPage = row.distance.magnitude < 1e-9
        #expect(run.engine.isSettled == isOnPage, "\(width)")
        #expect(run.scene.state == (isOnPage ? .entering : .scrolling), "\(width)")
        try run.settle()
        #expect(run.scene.page == row.goal, "\(width)")
      }
    }
  }

  @Test(
    "F13: rounding of a drag that began elsewhere does not leave its page",
    arguments: [(340.88, 351.248), (340.88, 348.88), (335, 0.1), (321.7, 1e6 + 0.1), (100.1, -7.7)])
  func beganElsewhere(width: Double, offset: Double) throws {
    for (page, velocity) in [(3, -1.0), (2, -1), (2, 1), (1, 1), (1, -1), (0, 1)] {
      var run = try SceneRun.design(width: width)
      try run.focus(.allCases[page], at: 0)
      try run.settle()
      let scroll = Scroll(
        "input-strip", offset: Point(x: offset, y: 0), velocity: .zero, phase: .began)
      try run.send(.scroll(scroll), at: 1)
      #expect(isNear(run.position, Double(page), within: 1e-12))
      var end = scroll
      end.phase = .ended
      end.velocity.x = velocity
      try run.send(.scroll(end), at: 1.1)
      #expect(run.engine.isSettled && run.scene.page == page)
    }
  }

  @Test("B2: an offset that a host has rounded for its report is no movement")
  func roundedReport() throws {
    for velocity in [-1.0, 1] {
      var run = try SceneRun.design(width: 340.1234)
      try run.focus(.holder, at: 0)
      try run.settle()
      // 348.1234, as a frame shows it.
      for phase in [Scroll.Phase.began, .changed, .ended] {
        let scroll = Scroll(
          "input-strip", offset: Point(x: 348.123, y: 0), velocity: Point(x: velocity, y: 0),
          phase: phase)
        try run.send(.scroll(scroll), at: 1)
        #expect(isNear(run.position, 1, within: 1e-12))
      }
      #expect(run.engine.isSettled && run.scene.page == 1)
    }
  }

  @Test("F13: next to a page, a tap on its part finds that there is no way to go")
  func noWay() throws {
    for distance in [-0.9e-9, 0.9e-9] {
      var run = try SceneRun.on(.number)
      try run.scroll(.began, to: 0, at: 1)
      try run.scroll(to: 1 + distance, at: 1.1)
      #expect(run.position == 1)
      try run.tap("holder-button", at: 1.2)
      // B5: the finger is on the page, so the drag goes on.
      #expect(run.scene.state == .scrolling && run.scene.field == .holder)
      try run.scroll(.ended, to: 1 + distance, velocity: -distance * 1e12, at: 1.3)
      #expect(run.engine.isSettled && run.scene.page == 1)
    }
  }

  @Test(
    "F13: next to the last page the card lies flat, and a drag begins there", arguments: [-1, 1])
  func flat(sign: Double) throws {
    var run = try SceneRun.on(.code)
    try run.scroll(.began, to: 3, at: 1)
    try run.scroll(to: 3 + sign * 0.9e-9, at: 1.1)
    #expect(try run.node("card-back").transform == .identity)
    try run.scroll(.began, to: 3 + sign * 0.9e-9, at: 1.2)
    // At most one page from where it began.
    try run.scroll(.ended, to: 1.2, velocity: -900, at: 1.3)
    try run.settle()
    #expect(run.scene.page == 2)
  }
}
