import FlowEngine
import FlowTesting
import Foundation
import Testing

struct SpringTests {
  @Test(
    "The angular frequency follows from duration and damping",
    arguments: [
      // Critical: the root of (1 + x)·e^(−x) = 0.001 over 0.8 s.
      (0.8, 1.0, 11.541767),
      // Under-damped: ln(1154.7005)/0.45.
      (0.9, 0.5, 15.670214),
      // Over-damped: the slow root alone, e^(−x·0.26794919)·1.0773503 = 0.001, over 1 s.
      (1.0, 2.0, 26.058149),
    ])
  func frequency(duration: Double, dampingRatio: Double, frequency: Double) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio)
    #expect(isNear(spring.angularFrequency, frequency, within: 1e-6))
  }

  @Test(
    "A critical spring covers these shares of the way",
    arguments: [
      (0.1, 0.320751), (0.2, 0.671068), (0.4, 0.944477), (0.6, 0.992211), (0.8, 1),
    ])
  func critical(time: Double, share: Double) throws {
    #expect(isNear(try position(of: "spring", at: time), 100 * share, within: 1e-4))
  }

  @Test(
    "An under-damped spring covers these shares of the way",
    arguments: [
      (0.05, 0.22892), (0.1, 0.64538), (0.2, 1.13995), (0.23150, 1.16303), (0.3, 1.10111),
      (0.45, 0.97401), (0.6, 0.99756), (0.9, 1),
    ])
  func underDamped(time: Double, share: Double) throws {
    #expect(isNear(try position(of: "bounce", at: time), 100 * share, within: 1e-3))
  }

  @Test("An over-damped spring never overshoots and has 0.001 left at its end")
  func overDamped() throws {
    var last = 0.0
    for step in 1..<90 {
      let now = try position(of: "creep", at: Double(step) / 100)
      #expect(now > last && now < 100)
      last = now
    }
    let late = try position(of: "creep", at: 0.8999999)
    #expect(isNear(late, 99.9, within: 1e-3))
  }

  @Test(
    "Near critical the motion is that of the critical spring of the same frequency",
    arguments: [
      -1e-13, -1e-9, -1e-6, 1e-13, 1e-9, 1e-6,
    ])
  func nearCritical(difference: Double) throws {
    let dampingRatio = 1 + difference
    let omega = Spring(duration: 0.8, dampingRatio: dampingRatio).angularFrequency
    for time in [0.001, 0.01, 0.1, 0.3, 0.7] {
      var run = try SceneRun(Probe.self)
      try run.command("damped", dampingRatio, at: 0)
      try run.advance(to: time)
      let critical = 100 - 100 * (1 + omega * time) * exponential(-omega * time)
      #expect(isNear(run.a, critical, within: 1e-4 + 1e4 * difference.magnitude))
    }
  }

  @Test("An over-damped spring is the sum of its two exponentials", arguments: [1.01, 1.1, 1.5, 4])
  func closedForm(dampingRatio: Double) throws {
    let omega = Spring(duration: 0.8, dampingRatio: dampingRatio).angularFrequency
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-omega * (dampingRatio - root), -omega * (dampingRatio + root))
    for time in [0.001, 0.01, 0.1, 0.3, 0.7] {
      var run = try SceneRun(Probe.self)
      try run.command("damped", dampingRatio, at: 0)
      try run.advance(to: time)
      let left = (fast * exponential(slow * time) - slow * exponential(fast * time)) / (fast - slow)
      #expect(isNear(run.a, 100 - 100 * left, within: 1e-4))
    }
  }

  @Test(
    "Interrupted, a spring goes on where it is seen, as fast as it is seen",
    arguments: [
      "spring", "bounce", "creep",
    ])
  func interrupted(name: String) throws {
    var run = try SceneRun(Probe.self)
    try run.command("spring", 100, at: 0)
    let dt = 1e-6
    try run.advance(to: 0.15 - dt)
    let before = run.a
    try run.advance(to: 0.15)
    let seen = run.a
    try run.command(name, 20, at: 0.15)
    #expect(run.a == seen)
    try run.advance(to: 0.15 + dt)
    #expect(isNear((run.a - seen) / dt, (seen - before) / dt, within: 0.1))
  }

  @Test("A curve that is replaced by a spring hands its speed on as well")
  func curveToSpring() throws {
    var run = try SceneRun(Probe.self)
    try run.command("ease", 100, at: 0)
    try run.advance(to: 0.25)
    try run.command("spring", 20, at: 0.25)
    let seen = run.a
    try run.advance(to: 0.250001)
    // Half way, easeInOut has its slope of 1.7241 a duration (3·0.5/(3·0.58 − 0.87)).
    #expect(isNear((run.a - seen) / 1e-6, 100 * 1.7241379 / 0.5, within: 0.5))
  }

  @Test("With a velocity to lose, a spring ends when its envelope has fallen to 0.001")
  func inheritedVelocity() throws {
    var run = try SceneRun(Probe.self)
    try run.command("spring", 1000, at: 0)
    try run.advance(to: 0.1)
    let animation = try #require(run.frame.animations.first)
    // x₀ and v₀ of the way back, from the closed form: p(0.1) and p′(0.1).
    let omega = 11.541767
    let x = 1000 * 0.320751
    let v = 1000 * omega * omega * 0.1 * 0.3153355
    try run.command("spring", 0, at: 0.1)
    let back = try #require(run.frame.animations.first)
    #expect(animation.end == 0.8)
    #expect(back.end > 0.9)
    let elapsed = back.end - 0.1
    let envelope = (x + (v + omega * x) * elapsed) * exponential(-omega * elapsed)
    #expect(isNear(envelope, 0.001 * x, within: 0.001))
  }

  private func position(of name: String, at time: Double) throws -> Double {
    var run = try SceneRun(Probe.self)
    try run.command(name, 100, at: 0)
    try run.advance(to: time)
    return run.a
  }
}

/// eˣ by the system's library, independent of the engine's own.
private func exponential(_ x: Double) -> Double {
  Foundation.exp(x)
}
