import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The bar after a change of the window: B36, G30.
struct CardRotationTests {
  /// A keyboard whose top is at 477 in a window of 375 × 812, and the bar on it.
  private func withKeyboard(
    _ field: CardInput.Field, environment: Environment = .design
  ) throws -> SceneRun<CardInput> {
    var run = try SceneRun.on(field, environment: environment)
    try keyboard(&run, top: 477, at: 1)
    #expect(try run.node("bar").frame.minY == 477)
    return run
  }

  private func keyboard(_ run: inout SceneRun<CardInput>, top: Double, at time: Double) throws {
    // To below the bottom of each window here.
    let frame = Rect(x: 0, y: top, width: 375, height: 1000)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: time)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: EnvironmentChange
    /// The bar's top, of an input with a keyboard and of the one with wheels.
    var top: Double
    var topOnWheels: Double
  }

  @Test(
    "B36: a new size hides the keyboard, and nothing else does",
    arguments: [
      Row(
        testDescription: "turned",
        change: EnvironmentChange(
          size: Size(width: 812, height: 375),
          safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44)),
        top: 310, topOnWheels: 94),
      Row(
        testDescription: "turned, the safe area as it was",
        change: EnvironmentChange(size: Size(width: 812, height: 375)), top: 297, topOnWheels: 81),
      Row(
        testDescription: "wider", change: EnvironmentChange(size: Size(width: 400, height: 812)),
        top: 734, topOnWheels: 518),
      Row(
        testDescription: "higher", change: EnvironmentChange(size: Size(width: 375, height: 900)),
        top: 822, topOnWheels: 606),
      Row(
        testDescription: "too low for the wheels",
        change: EnvironmentChange(size: Size(width: 375, height: 200)), top: 122, topOnWheels: 0),
      Row(
        testDescription: "the same size",
        change: EnvironmentChange(size: Size(width: 375, height: 812)), top: 477, topOnWheels: 477),
      Row(
        testDescription: "a safe area", change: EnvironmentChange(safeArea: .zero), top: 477,
        topOnWheels: 477),
      Row(
        testDescription: "a direction", change: EnvironmentChange(layoutDirection: .rightToLeft),
        top: 477, topOnWheels: 477),
      Row(
        testDescription: "a place on the screen",
        change: EnvironmentChange(windowOrigin: Point(x: 0, y: 90)), top: 477, topOnWheels: 477),
    ])
  func changes(_ row: Row) throws {
    for field in CardInput.Field.allCases {
      var run = try withKeyboard(field)
      try run.send(.environment(row.change), at: 2)
      let top = field == .expiry ? row.topOnWheels : row.top
      #expect(try run.node("bar").frame.minY == top, "\(field)")
      #expect(run.scene.field == field && run.scene.page == field.page)
      // Until the next event of the keyboard.
      try run.send(.environment(EnvironmentChange(reduceMotion: true)), at: 2.1)
      #expect(try run.node("bar").frame.minY == top)
      try keyboard(&run, top: 100, at: 3)
      let height = run.engine.environment.size.height
      let lowest = height - run.engine.environment.safeArea.bottom - 44
      let origin = run.engine.environment.windowOrigin.y
      #expect(try run.node("bar").frame.minY == min(100 - origin, lowest), "\(field)")
    }
  }

  @Test("B36: what is saved in between has no keyboard")
  func restored() throws {
    var run = try withKeyboard(.number)
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 812, height: 375))), at: 2)
    let copy = try SceneRun(CardInput.self, restoring: run.engine.saved)
    #expect(try copy.node("bar").frame.minY == 297)
  }
}
