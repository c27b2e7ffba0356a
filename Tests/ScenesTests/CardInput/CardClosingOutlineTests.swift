import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The entry in `animations` of an outline that closes up to the strip: F9, F10, F15.
struct CardClosingOutlineTests {
  /// A strip that a finger has taken on its way from the number to the expiry, at 1.25 s.
  private func taken(
    environment: Environment = .design
  ) throws -> SceneRun<CardInput> {
    var run = try SceneRun.on(.number, environment: environment)
    try run.tap("expiry-button", at: 1)
    try run.advance(to: 1.25)
    try run.scroll(.began, to: 1, at: 1.25)
    return run
  }

  /// The entries of a frame, with their ends.
  private func listed(_ run: SceneRun<CardInput>) -> [String] {
    run.frame.animations.map { "\($0.node.name).\($0.property.rawValue) \($0.begin)–\($0.end)" }
  }

  @Test("F15: as long as the finger holds the strip, moving or not, it is not listed")
  func held() throws {
    var run = try taken()
    #expect(listed(run) == [])
    try run.send(.tick, at: 1.3)
    #expect(listed(run) == [])
    try run.scroll(to: 1.2, at: 1.4)
    #expect(listed(run) == [])
    try run.advance(to: 1.5)
    #expect(listed(run) == [])
  }

  @Test("F15: from the release on it is, as its timing leads through the frames")
  func released() throws {
    for direction in Environment.LayoutDirection.allCases {
      var environment = Environment.design
      environment.layoutDirection = direction
      var run = try taken(environment: environment)
      try run.scroll(to: 1.2, at: 1.4)
      try run.scroll(.ended, to: 1, at: 1.5)
      #expect(run.scene.state == .entering)
      #expect(listed(run) == ["focus-area.frame 1.25–1.75"])
      // It has been half closed since.
      let rest = Rect(x: 10, y: 130.5, width: 129, height: 39.5)
      let entry = try #require(run.frame.animations.first)
      #expect(entry.to.distance(to: AnimatableValue(rest)) < 0.001)
      let seen = run.focusArea
      let from = Rect(
        x: 2 * seen.minX - rest.minX, y: 2 * seen.minY - rest.minY,
        width: 2 * seen.width - rest.width, height: 2 * seen.height - rest.height)
      #expect(entry.from.distance(to: AnimatableValue(from)) < 0.001)
      #expect(ListedAnimations.faults(in: run.engine) == [])
      // What is typed changes the end, and so the entry.
      try run.type("Bobbligtholdfidgobop", in: .holder, at: 1.6)
      #expect(ListedAnimations.faults(in: run.engine) == [])
      // Restored, it goes on.
      let copy = try SceneRun(CardInput.self, restoring: run.engine.saved)
      #expect(listed(copy) == listed(run))
      #expect(copy.frame.animations.map(\.from) == run.frame.animations.map(\.from))
      try run.settle()
      #expect(run.frame.time == 1.75 && listed(run) == [])
    }
  }

  @Test("F15: also where one report takes the strip and releases it")
  func takenAndReleased() throws {
    var run = try SceneRun(CardInput.self)
    try run.tap("expiry-button", at: 0.5)
    try run.tap("input-number-text", at: 1.4)
    try run.send(
      .scroll(Scroll("input-strip", offset: Point(x: 686, y: 0), phase: .ended)), at: 1.5)
    #expect(run.scene.page == 2 && run.position == 2)
    #expect(listed(run) == ["focus-area.frame 1.5–2.0"])
    let entry = try #require(run.frame.animations.first)
    #expect(entry.from.distance(to: AnimatableValue(run.focusArea)) < 1e-9)
    #expect(ListedAnimations.faults(in: run.engine) == [])
  }

  @Test("F15: Done takes the finger off the strip")
  func submitted() throws {
    var run = try SceneRun.design()
    for (field, value) in zip(
      CardInput.Field.allCases, ["4111111111111111", "Ada Byron", "09/2030", "123"])
    {
      try run.setValue(field, value, at: 0)
    }
    // The tap's outline is on its straight line from the number to the expiry, which the code has.
    try run.focus(.code, at: 1)
    try run.advance(to: 1.25)
    try run.scroll(.began, to: 1.5, at: 1.25)
    try run.scroll(to: 3, at: 1.3)
    #expect(run.position == 3 && listed(run) == [])
    try run.tap("bar-next", at: 1.4)
    #expect(run.scene.state == .submitted)
    #expect(listed(run) == ["focus-area.frame 1.25–1.75"])
    #expect(ListedAnimations.faults(in: run.engine) == [])
  }

  @Test("A finger that takes the strip again takes the outline along")
  func takenAgain() throws {
    var run = try taken()
    try run.scroll(.ended, to: 1, at: 1.3)
    #expect(listed(run) == ["focus-area.frame 1.25–1.75"])
    let seen = run.focusArea
    try run.scroll(.began, to: 1, at: 1.3)
    #expect(listed(run) == [] && isNear(run.focusArea, seen))
    try run.scroll(.ended, to: 1, at: 1.4)
    #expect(listed(run) == ["focus-area.frame 1.3–1.8"])
  }

  @Test("F11: with reduced motion nothing is left to be listed")
  func reducedMotion() throws {
    var environment = Environment.design
    environment.reduceMotion = true
    var run = try taken(environment: environment)
    try run.scroll(.ended, to: 1, at: 1.5)
    #expect(listed(run) == [] && run.engine.isSettled)
  }
}
