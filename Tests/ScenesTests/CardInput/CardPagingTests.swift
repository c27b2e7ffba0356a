import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The strip under a finger and after its release: D20, D21, and where the keyboard goes.
struct CardPagingTests {
  struct Release: Sendable, CustomTestStringConvertible {
    var start: Int
    var p: Double
    var velocity: Double
    var page: Int

    init(_ start: Int, _ p: Double, _ velocity: Double, _ page: Int) {
      (self.start, self.p, self.velocity, self.page) = (start, p, velocity, page)
    }

    var testDescription: String { "from \(start) to \(p) at \(velocity) → \(page)" }
  }

  @Test(
    "D21: after its release the strip goes to",
    arguments: [
      Release(0, 0.1, 1, 1), Release(0, 0.9, -1, 0), Release(0, 0.49, 0, 0), Release(0, 0.5, 0, 1),
      Release(1, 0.5, 0, 1), Release(1, 0.49, 0, 0), Release(1, 1.4, 0, 1), Release(1, 1.2, -20, 1),
      Release(1, 0.8, 20, 1), Release(2, 2.3, 400, 3), Release(3, 2.7, -400, 2),
      Release(2, 1.97, -10, 1), Release(2, 2, 500, 2),
      // At most one page from where the drag began.
      Release(0, 1.6, 900, 1), Release(3, 1.2, -900, 2), Release(1, 3.6, 0, 2),
      // Kept in 0…3.
      Release(0, -0.4, -500, 0), Release(0, -0.4, 500, 0), Release(3, 3.6, 900, 3),
      Release(3, 3.2, -100, 3),
      // A velocity that is not a number counts as 0.
      Release(0, 0.6, .nan, 1),
    ])
  func released(_ row: Release) throws {
    var run = try SceneRun.on(CardInput.Field.allCases[row.start])
    try run.drag(from: Double(row.start), to: row.p, velocity: row.velocity, at: 1)
    try run.settle()
    #expect(run.scene.page == row.page)
    #expect(run.position == Double(row.page))
    #expect(run.scene.state == .entering)
  }

  @Test("After the finger the strip eases in 0.5 s, the outline and the flip with it")
  func eases() throws {
    var run = try SceneRun.design()
    try run.drag(from: 0, to: 0.4, velocity: 250, at: 1)
    #expect(run.scene.state == .scrolling)
    // From p 0.4, 0.12916 of the way to page 1.
    try run.advance(to: 1.225)
    let p = 0.4 + 0.6 * 0.12916
    #expect(isNear(run.position, p, within: 1e-5))
    // mix(N, O, p)
    #expect(isNear(run.focusArea.minX, 22.25 - 12.25 * p, within: 0.001))
    #expect(isNear(run.focusArea.width, 307.5 - 178.5 * p, within: 0.001))
    try run.settle()
    #expect(run.frame.time == 1.6 && run.frame.cause == .completion)
    #expect(run.scene.state == .entering)
  }

  @Test("A strip that is let go on its page rests at once")
  func restsAtOnce() throws {
    var run = try SceneRun.on(.holder)
    try run.drag(from: 1, to: 1, at: 1)
    #expect(run.engine.isSettled && run.scene.state == .entering)
    try run.drag(from: 1, to: 2, at: 2)
    #expect(run.engine.isSettled && run.scene.page == 2)
    #expect(run.frame.effects == [.focus(.expiry)])
  }

  @Test("D20: the position, and with it the offset, is kept in −1…4", arguments: [-9.0, 99])
  func clamped(p: Double) throws {
    var run = try SceneRun.design()
    try run.scroll(.began, to: 0, at: 0)
    try run.scroll(to: p, at: 0.1)
    #expect(run.position == (p < 0 ? -1 : 4))
    try run.scroll(to: .nan, at: 0.2)
    try run.scroll(to: .infinity, at: 0.2)
    #expect(run.position == (p < 0 ? -1 : 4))
  }

  @Test("D20: the keyboard stays while the strip passes pages, and moves when it comes to rest")
  func keyboardMovesOnRest() throws {
    var run = try SceneRun.on(.number)
    try run.scroll(.began, to: 0, at: 1)
    for (step, p) in [0.5, 1, 1.2, 1].enumerated() {
      try run.scroll(to: p, at: 1.1 + Double(step) / 10)
      #expect(run.scene.field == .number && run.frame.effects.isEmpty)
    }
    try run.scroll(.ended, to: 0.8, at: 1.6)
    #expect(run.scene.field == .number && run.scene.page == 0)
    try run.settle()
    #expect(run.scene.field == .holder && run.scene.page == 1)
    #expect(run.frame.effects == [.focus(.holder)])
  }

  @Test("A new page takes the keyboard also if none was there; the same page does not")
  func keyboardComes() throws {
    var run = try SceneRun.design()
    try run.drag(from: 0, to: 0.3, at: 1)
    try run.settle()
    #expect(run.scene.field == nil && run.effects.isEmpty)
    try run.drag(from: 0, to: 0.7, at: 2)
    try run.settle()
    #expect(run.scene.field == .holder && run.effects == [.focus(.holder)])
  }

  @Test("D20: a travel that is interrupted and settles back returns the keyboard")
  func grabbedTravel() throws {
    var run = try SceneRun.on(.number)
    try run.tap("holder-button", at: 1)
    #expect(run.scene.field == .holder)
    try run.advance(to: 1.1)
    try run.drag(from: run.position, to: 0.1, velocity: -100, at: 1.1)
    try run.settle()
    #expect(run.scene.page == 0 && run.scene.field == .number)
    #expect(run.frame.effects == [.focus(.number)])
  }

  @Test("A travel that is grabbed and goes on arrives without a second effect")
  func grabbedTravelGoesOn() throws {
    var run = try SceneRun.on(.number)
    try run.tap("holder-button", at: 1)
    try run.advance(to: 1.3)
    try run.drag(from: run.position, to: 0.9, velocity: 100, at: 1.3)
    try run.settle()
    #expect(run.scene.page == 1 && run.scene.field == .holder)
    #expect(run.effects == [.focus(.holder)])
  }

  @Test("A grabbed travel does not jump, nor does its outline, which joins the strip in 0.5 s")
  func grabbedOutline() throws {
    var run = try SceneRun.on(.number)
    try run.tap("expiry-button", at: 1)
    try run.advance(to: 1.25)
    // Straight from N to E: not the holder, which the strip is at.
    let seen = run.focusArea
    #expect(isNear(seen.minX, (22.25 + 271.5) / 2))
    try run.scroll(.began, to: 1, at: 1.25)
    #expect(isNear(run.focusArea, seen))
    try run.advance(to: 1.5)
    // Half of the distance to (10, 130.5, 129, 39.5) is left.
    #expect(isNear(run.focusArea.minX, (seen.minX + 10) / 2))
    #expect(run.scene.state == .scrolling)
    try run.scroll(.ended, to: 1, at: 1.5)
    #expect(run.scene.state == .entering && run.scene.page == 1)
    try run.settle()
    #expect(isNear(run.focusArea, Rect(x: 10, y: 130.5, width: 129, height: 39.5)))
  }

  @Test("Let go on the way, the outline still does not jump")
  func releasedOutline() throws {
    var run = try SceneRun.on(.number)
    try run.tap("expiry-button", at: 1)
    try run.advance(to: 1.25)
    try run.scroll(.began, to: 1, at: 1.25)
    try run.scroll(to: 1.2, at: 1.4)
    let seen = run.focusArea
    try run.scroll(.ended, to: 1.2, velocity: 300, at: 1.4)
    #expect(isNear(run.focusArea, seen))
    try run.settle()
    #expect(run.scene.page == 2)
    #expect(isNear(run.focusArea, Rect(x: 271.5, y: 128.5, width: 70.5, height: 41.5)))
  }

  @Test("A finger that takes an easing strip starts where it is seen")
  func grabbedEasing() throws {
    var run = try SceneRun.design()
    try run.drag(from: 0, to: 0.4, velocity: 250, at: 1)
    try run.advance(to: 1.35)
    let p = run.position
    #expect(isNear(p, 0.7))
    try run.scroll(.began, to: p, at: 1.35)
    #expect(isNear(run.position, p) && run.engine.isSettled)
    try run.scroll(.ended, to: p, velocity: -10, at: 1.4)
    try run.settle()
    #expect(run.scene.page == 0)
  }

  @Test("Taken and let go in one event while motion is reduced, the strip rests on its page")
  func grabbedAndReleasedAtOnce() throws {
    var run = try SceneRun.on(.number)
    try run.tap("expiry-button", at: 1)
    try run.send(.environment(EnvironmentChange(reduceMotion: true)), at: 1.25)
    try run.scroll(.ended, to: 1.2, velocity: 300, at: 1.25)
    #expect(run.position == 2 && run.scene.page == 2)
    #expect(run.scene.state == .entering && run.engine.isSettled)
  }

  @Test("Samples without a beginning count: the first one begins the drag")
  func withoutBeginning() throws {
    var run = try SceneRun.design()
    try run.scroll(to: 0.3, at: 1)
    #expect(run.scene.state == .scrolling && isNear(run.position, 0.3))
    try run.scroll(.ended, to: 0.3, velocity: 10, at: 1.1)
    try run.settle()
    #expect(run.scene.page == 1)
  }

  @Test("Another view's offset is not the strip's")
  func otherTarget() throws {
    var run = try SceneRun.design()
    try run.send(.scroll(Scroll("card-input", offset: Point(x: 100, y: 0))), at: 0)
    #expect(run.position == 0 && run.scene.state == .entering)
  }

  @Test("A tap that travels ends the drag: what the finger still reports is ignored (B2)")
  func endedByTap() throws {
    var run = try SceneRun.on(.number)
    try run.scroll(.began, to: 0, at: 1)
    try run.scroll(to: 0.6, at: 1.1)
    try run.tap("expiry-button", at: 1.2)
    try run.advance(to: 1.3)
    let (seen, p) = (run.focusArea, run.position)
    try run.scroll(to: 0.9, at: 1.3)
    try run.scroll(.ended, to: 0.9, velocity: -300, at: 1.3)
    #expect(isNear(run.focusArea, seen) && isNear(run.position, p))
    #expect(run.scene.state == .travelling)
    try run.scroll(to: 0.2, at: 1.35)
    try run.settle()
    #expect(run.frame.time == 1.7 && run.scene.page == 2)
    // The next drag counts again.
    try run.scroll(to: 0.2, at: 2)
    #expect(run.position == 2)
    try run.drag(from: 2, to: 1.4, at: 3)
    try run.settle()
    #expect(run.scene.page == 1)
  }

  @Test("B2: a began keeps its difference from what is seen for the drag, at rest and in a drag")
  func beganElsewhere() throws {
    var run = try SceneRun.design()
    let outline = run.focusArea
    try run.scroll(.began, to: 0.25, at: 1)
    #expect(run.position == 0 && isNear(run.focusArea, outline))
    try run.scroll(to: 0.5, at: 1.1)
    #expect(isNear(run.position, 0.25))
    try run.scroll(.began, to: 0, at: 1.2)
    #expect(isNear(run.position, 0.25))
    try run.scroll(to: 0.5, at: 1.3)
    #expect(isNear(run.position, 0.75))
  }

  @Test("B3: a second began counts pages anew, and the ends are pages, however far beyond it began")
  func beganBeyond() throws {
    var run = try SceneRun.design()
    try run.scroll(.began, to: 0, at: 1)
    try run.scroll(to: 1.6, at: 1.1)
    try run.scroll(.began, to: 1.6, at: 1.2)
    try run.scroll(.ended, to: 1.65, velocity: 100, at: 1.3)
    try run.settle()
    #expect(run.scene.page == 2)

    for (end, back, page) in [(-0.8, 0.4, 1), (3.6, 2.4, 2)] {
      run = try SceneRun.on(end < 0 ? .number : .code)
      try run.drag(from: run.position, to: end, at: 5)
      try run.scroll(.began, to: end, at: 5.2)
      try run.scroll(.ended, to: back, velocity: end < 0 ? 100 : -100, at: 5.3)
      try run.settle()
      #expect(run.scene.page == page)
    }
  }

  @Test("A tap on the part whose page the finger is on travels nowhere: the drag goes on (B5)")
  func tapWhereTheFingerIs() throws {
    var run = try SceneRun.on(.number)
    try run.scroll(.began, to: 0, at: 5)
    try run.scroll(to: 1, at: 5.1)
    try run.tap("holder-button", at: 5.2)
    #expect(run.scene.state == .scrolling && run.frame.effects == [.focus(.holder)])
    try run.scroll(to: 1.1, at: 5.3)
    #expect(isNear(run.position, 1.1))
    try run.scroll(.ended, to: 1.1, at: 5.4)
    #expect(run.frame.effects == [])
    try run.settle()
    #expect(run.scene.page == 1 && run.scene.field == .holder && run.frame.effects == [])
  }

  @Test("Taken and let go in one report, the outline goes on from where it is seen")
  func takenAtRelease() throws {
    var run = try SceneRun.on(.number)
    try run.tap("expiry-button", at: 1)
    try run.advance(to: 1.2)
    let seen = run.focusArea
    try run.scroll(.ended, to: run.position, velocity: 10, at: 1.2)
    #expect(isNear(run.focusArea, seen))
  }

  @Test("Whatever travels ends a drag: focus on another page's field, and a number that completes")
  func endedByFocus() throws {
    var run = try SceneRun.on(.number)
    try run.scroll(.began, to: 0, at: 1)
    try run.scroll(to: 0.3, at: 1.1)
    try run.focus(.number, at: 1.15)
    #expect(run.scene.state == .scrolling)
    try run.focus(.expiry, at: 1.2)
    #expect(run.scene.state == .travelling && isNear(run.position, 0.3))
    try run.settle()
    #expect(run.scene.page == 2)

    run = try SceneRun.on(.number)
    try run.scroll(.began, to: 0, at: 1)
    try run.scroll(to: 0.3, at: 1.1)
    try run.type("4111111111111111", in: .number, at: 1.2)
    #expect(run.scene.state == .travelling && run.scene.field == .holder)
    #expect(run.frame.effects == [.focus(.holder)])
    try run.settle()
    #expect(run.scene.page == 1)
  }
}
