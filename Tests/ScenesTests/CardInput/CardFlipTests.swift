import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The card turns over as a function of the strip's position: F3, F4, examples 6 to 8, D1 and D2.
struct CardFlipTests {
  /// A card whose strip is held at a position.
  private func held(at p: Double) throws -> SceneRun<CardInput> {
    var run = try SceneRun.design()
    try run.scroll(.began, to: 0, at: 0)
    try run.scroll(to: p, at: 0.1)
    return run
  }

  private func lands(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return (point.x - x).magnitude < 6e-6 && (point.y - y).magnitude < 6e-6
  }

  @Test("Example 6: at a quarter of the way the front is turned by 45°")
  func quarter() throws {
    let run = try held(at: 2.25)
    let front = try run.node("card-front")
    #expect(!front.hidden)
    #expect(try run.node("card-back").hidden)
    #expect((front.transform.rotationY + 0.785398).magnitude < 1e-6)
    let m = front.transform.matrix
    let expected = [0.707107, 0, 0.707107, -0.000883883, 0, 1, 0, 0, -0.707107, 0, 0.707107]
    let elements = [m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33]
    for (element, value) in zip(elements, expected) {
      #expect((element - value).magnitude < 6e-7)
    }
    #expect((m.m34 + 0.000883883).magnitude < 6e-10)
    #expect(m.m41 == 0 && m.m42 == 0 && m.m43 == 0 && m.m44 == 1)
    #expect(lands(m.project(Point(x: 176, y: 90)), 147.37732, 106.57995))
    #expect(lands(m.project(Point(x: -176, y: 90)), -107.69706, 77.88408))
  }

  @Test("Example 7: at a half the back is shown, edge on")
  func half() throws {
    let run = try held(at: 2.5)
    let back = try run.node("card-back")
    #expect(!back.hidden)
    #expect(try run.node("card-front").hidden)
    #expect(run.scene.face == .back)
    #expect((back.transform.rotationY + 4.712389).magnitude < 1e-6)
    let m = back.transform.matrix
    #expect(m.m11.magnitude < 1e-9 && m.m34.magnitude < 1e-9)
    #expect((m.m13 + 1).magnitude < 1e-9 && (m.m31 - 1).magnitude < 1e-9)
    #expect((m.m14 - 0.00125).magnitude < 1e-12)
    #expect((1 + 176 * m.m14 - 1.22).magnitude < 1e-9)
    #expect((1 - 176 * m.m14 - 0.78).magnitude < 1e-9)
  }

  @Test("Example 8: at three quarters the back mirrors the front at one quarter")
  func threeQuarters() throws {
    let run = try held(at: 2.75)
    let back = try run.node("card-back")
    #expect(!back.hidden)
    #expect((back.transform.rotationY + 5.497787).magnitude < 1e-6)
    let m = back.transform.matrix
    #expect((m.m11 - 0.707107).magnitude < 6e-7 && (m.m13 + 0.707107).magnitude < 6e-7)
    #expect((m.m31 - 0.707107).magnitude < 6e-7 && (m.m14 - 0.000883883).magnitude < 6e-10)
    #expect((m.m34 + 0.000883883).magnitude < 6e-10)
    #expect(lands(m.project(Point(x: 176, y: 90)), 107.69706, 77.88408))
  }

  @Test(
    "F4: the back at t and the front at 1 − t are mirror images", arguments: [0.5, 0.6, 0.75, 0.9])
  func mirror(t: Double) throws {
    let back = try held(at: 2 + t).node("card-back").transform.matrix
    let front = try held(at: 3 - t).node("card-front").transform.matrix
    for corner in [Point(x: 176, y: 90), Point(x: -176, y: -90)] {
      let a = try #require(back.project(corner))
      let b = try #require(front.project(Point(x: -corner.x, y: corner.y)))
      #expect((a.x + b.x).magnitude < 1e-9 && (a.y - b.y).magnitude < 1e-9)
    }
  }

  @Test(
    "F3: the front is shown below a half, the back from a half on",
    arguments: [(2.0, "front"), (2.499, "front"), (2.5, "back"), (2.501, "back"), (3.4, "back")])
  func face(p: Double, face: String) throws {
    let run = try held(at: p)
    #expect(run.scene.face.rawValue == face)
    #expect(try run.node("card-front").hidden == (face == "back"))
    #expect(try run.node("card-back").hidden == (face == "front"))
  }

  @Test("D2: a drag that skips from 2.05 to 1.97 leaves the front flat")
  func skips() throws {
    var run = try held(at: 2.05)
    #expect(try run.node("card-front").transform.rotationY < -0.15)
    try run.scroll(to: 1.97, at: 0.2)
    #expect(try run.node("card-front").transform == .identity)
    #expect(try !run.node("card-front").hidden)
  }

  @Test("D2: one point short of the last page and then on it the back is flat")
  func arrives() throws {
    var run = try held(at: 3 - 1 / 360)
    #expect(try run.node("card-back").transform != .identity)
    try run.scroll(to: 3, at: 0.2)
    #expect(try run.node("card-back").transform == .identity)
    try run.scroll(to: 3.3, at: 0.3)
    #expect(try run.node("card-back").transform == .identity)
  }

  @Test("D1: a tap turns the card with the strip, in 0.5 s")
  func tapTurns() throws {
    var run = try SceneRun.on(.expiry)
    try run.tap("bar-next", at: 1)
    for (time, share) in [(1.125, 0.12916), (1.25, 0.5), (1.375, 0.87084)] {
      try run.advance(to: time)
      #expect(isNear(run.position, 2 + share, within: 1e-5))
      let front = try run.node("card-front").transform
      let back = try run.node("card-back").transform
      #expect((front.rotationY + Double.pi * share).magnitude < 1e-4)
      #expect((back.rotationY + Double.pi * (1 + share)).magnitude < 1e-4)
      #expect(front.perspective == 800 && back.perspective == 800)
    }
    try run.settle()
    #expect(run.frame.time == 1.5)
    #expect(try run.node("card-back").transform == .identity)
    #expect(run.scene.face == .back)
  }

  @Test("D1: the animations in flight say how far the faces turn")
  func ends() throws {
    var run = try SceneRun.on(.expiry)
    try run.tap("bar-next", at: 1)
    for (id, from, to): (NodeID, Double, Double) in [
      ("card-front", 0, -Double.pi), ("card-back", -Double.pi, -2 * Double.pi),
    ] {
      let animation = try #require(
        run.frame.animations.first { $0.node == id && $0.property == .transform })
      #expect(
        animation.from == AnimatableValue(Transform(rotationY: from, perspective: 800)))
      #expect(animation.to == AnimatableValue(Transform(rotationY: to, perspective: 800)))
    }
  }

  @Test("D1: a finger takes the turning card where it is")
  func takesOver() throws {
    var run = try SceneRun.on(.expiry)
    try run.tap("bar-next", at: 1)
    try run.advance(to: 1.2)
    let seen = run.frame.nodes
    try run.scroll(.began, to: run.position, at: 1.2)
    #expect(run.frame.nodes["card-front"]?.transform == seen["card-front"]?.transform)
    #expect(run.frame.nodes["input-strip"]?.contentOffset == seen["input-strip"]?.contentOffset)
    #expect(run.frame.animations.isEmpty && run.scene.state == .scrolling)
    try run.scroll(to: 2.1, at: 1.3)
    #expect((try run.node("card-front").transform.rotationY + 0.314159).magnitude < 1e-6)
  }

  @Test("D1: even if the host reports the offset that the strip was on its way to")
  func takesOverTarget() throws {
    var run = try SceneRun.on(.expiry)
    try run.tap("bar-next", at: 1)
    try run.advance(to: 1.25)
    try run.scroll(.began, to: 3, at: 1.25)
    #expect(isNear(run.position, 2.5))
    try run.scroll(to: 2.9, at: 1.3)
    #expect(isNear(run.position, 2.4))
    #expect(run.scene.face == .front)
  }

  @Test("Dragging back turns the card back")
  func turnsBack() throws {
    var run = try SceneRun.on(.code)
    try run.drag(from: 3, to: 2.6, velocity: -300, at: 1)
    #expect(run.scene.face == .back)
    try run.settle()
    #expect(run.position == 2 && run.scene.page == 2)
    #expect(run.scene.face == .front)
    #expect(try run.node("card-front").transform == .identity)
  }
}
