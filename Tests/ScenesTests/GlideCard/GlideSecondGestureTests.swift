import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A finger that comes down while another one is there, or while the card settles: B8, B14.
struct GlideSecondGestureTests {
  /// An open card that a finger has pulled down by a distance.
  private func pulled(_ distance: Double, listAt listOffset: Double = 0) throws
    -> SceneRun<GlideCard>
  {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.scroll(to: listOffset, at: 5)
    try run.pan(.began, at: 5)
    try run.pan(.changed, distance, velocity: 50, at: 5.1)
    return run
  }

  @Test("B8: a second finger on the card goes on from where it is", arguments: ["card", "grabber"])
  func onCard(target: String) throws {
    var run = try pulled(100)
    try run.pan(.began, 7, on: NodeID(target), at: 5.2)
    #expect(run.offset == 168)
    #expect(run.scene.state == .dragging)
    #expect(run.engine.isSettled)
    try run.pan(.changed, 17, at: 5.3)
    #expect(run.offset == 178)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var pulled: Double
    var target: GlideCard.Position
  }

  @Test(
    "B8: a card that the second finger does not take is let go, as by a cancelled pan",
    arguments: [
      Row(testDescription: "above the compressed rest", pulled: 100, target: .open),
      Row(testDescription: "below it", pulled: 450, target: .compressed),
      Row(testDescription: "in the strip of the home indicator", pulled: 680, target: .closed),
    ])
  func onList(_ row: Row) throws {
    for velocity in [-90.0, 90] {
      // A list that is scrolled takes the finger, whichever way it goes.
      var run = try pulled(row.pulled, listAt: 40)
      try run.pan(.began, velocity: velocity, on: "scroll", at: 5.2)
      #expect(run.scene.target == row.target)
      #expect(run.scene.owner == .list)
      #expect(!run.engine.isSettled)
      #expect(run.offset == 68 + row.pulled)
      try run.pan(.cancelled, on: "scroll", at: 5.21)
      try run.settle()
      #expect(run.scene.position == row.target)
      #expect(run.effects.last == .own(.didMove(row.target)))
    }
  }

  @Test("B8: the second finger's owner is decided with the target as it was")
  func ownerBeforeRelease() throws {
    // Released, the card would go to compressed, where every pan is its own.
    var run = try pulled(450, listAt: 40)
    try run.pan(.began, velocity: -90, on: "scroll", at: 5.2)
    #expect(run.scene.owner == .list)
    // One that pulls the list from its top takes the card on.
    run = try pulled(450)
    try run.pan(.began, velocity: 90, on: "scroll", at: 5.2)
    #expect(run.scene.owner == .card)
    #expect(run.offset == 518)
    #expect(run.scene.target == .open)
    #expect(run.engine.isSettled)
  }

  @Test("B10: a list that has the finger keeps it while the card that was let go leaves open")
  func listKeepsFinger() throws {
    var run = try pulled(450, listAt: 40)
    try run.pan(.began, velocity: -90, on: "scroll", at: 5.2)
    #expect(run.scene.target == .compressed)
    for velocity in [-90.0, 90] {
      try run.pan(.changed, -10, velocity: velocity, on: "scroll", at: 5.25)
      #expect(run.scene.owner == .list)
      #expect(!run.engine.isSettled)
    }
    try run.pan(.ended, -10, velocity: -90, on: "scroll", at: 5.3)
    try run.settle()
    #expect(run.scene.position == .compressed)
  }

  @Test("Rule 11: a card that takes a list which bounces puts it at its top")
  func bouncing() throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.scroll(to: -6, at: 5)
    try run.pan(.began, velocity: 90, on: "scroll", at: 5.1)
    #expect(run.scene.owner == .card)
    #expect(try run.node("scroll").contentOffset == .zero)
  }

  @Test("B8: a second finger without a direction lets the card go until its first move decides")
  func undecided() throws {
    var run = try pulled(450)
    try run.pan(.began, on: "scroll", at: 5.2)
    #expect(run.scene.owner == nil)
    #expect(run.scene.state == .settling)
    #expect(run.scene.target == .compressed)
    try run.advance(to: 5.3)
    let seen = run.offset
    try run.pan(.changed, -10, velocity: -90, on: "scroll", at: 5.3)
    // The card takes the finger where it is seen, and follows the sample that decided.
    #expect(run.scene.owner == .card)
    #expect(isNear(run.offset, seen - 10, within: 1e-9))
  }

  @Test("B8: a second began elsewhere is ignored", arguments: ["dim", "host", "trigger", "nobody"])
  func elsewhere(target: String) throws {
    var run = try pulled(100)
    try run.pan(.began, velocity: -90, on: NodeID(target), at: 5.2)
    #expect(run.scene.state == .dragging)
    try run.pan(.changed, 120, at: 5.3)
    #expect(run.offset == 188)
  }

  @Test("B14: the list's pan while the card settles to open leaves the card on its way")
  func listWhileSettling() throws {
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    try run.pan(.began, at: 2)
    try run.pan(.changed, -10, velocity: -200, at: 2)
    try run.pan(.ended, -10, velocity: -200, at: 2)
    try run.advance(to: 2.1)
    let animations = run.frame.animations
    try run.pan(.began, velocity: -90, on: "scroll", at: 2.1)
    #expect(run.scene.state == .scrolling)
    #expect(run.frame.animations == animations)
    try run.pan(.ended, -20, velocity: -90, on: "scroll", at: 2.2)
    #expect(run.scene.state == .settling)
    try run.settle()
    #expect(run.effects.last == .own(.didMove(.open)))
    #expect(run.frame.time == 2.8)
  }

  @Test("Rule 11: at a hand-over the list is at its top, and stays there", arguments: [0.0, -6])
  func handOver(listOffset: Double) throws {
    var run = try SceneRun<GlideCard>.resting(at: .open)
    try run.scroll(to: 12, at: 5)
    try run.pan(.began, velocity: 90, on: "scroll", at: 5.1)
    try run.scroll(to: listOffset, at: 5.2)
    #expect(try run.node("scroll").contentOffset.y == listOffset)
    try run.pan(.changed, 20, velocity: 90, on: "scroll", at: 5.2)
    #expect(run.scene.owner == .card)
    #expect(try run.node("scroll").contentOffset == .zero)
    try run.scroll(to: -9, at: 5.3)
    #expect(try run.node("scroll").contentOffset == .zero)
    try run.pan(.ended, 20, velocity: -90, on: "scroll", at: 5.4)
    #expect(try run.node("scroll").contentOffset == .zero)
    try run.scroll(to: 30, at: 5.5)
    #expect(try run.node("scroll").contentOffset.y == 30)
  }
}
