import FlowTesting
import Testing

@testable import FlowEngine

/// The velocity of a finger (docs/gestures.md, rules 12 to 14).
struct FingerWayTests {
  private func way(_ samples: [(Double, Double, Double)]) -> FingerWay {
    var way = FingerWay()
    way.begin(at: Point(x: samples[0].1, y: samples[0].2), samples[0].0)
    for (time, x, y) in samples.dropFirst() { way.append(Point(x: x, y: y), time) }
    return way
  }

  @Test(
    "A straight way has its own velocity, however it is sampled", arguments: 0..<50 as Range<UInt64>
  )
  func straight(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let velocity = Point(x: random.number(in: -3000...3000), y: random.number(in: -3000...3000))
    var time = random.number(in: 0...1000)
    let start = time
    var samples: [(Double, Double, Double)] = []
    for _ in 0..<(2 + random.number(below: 200)) {
      let passed = time - start
      samples.append((time, 10 + velocity.x * passed, 20 + velocity.y * passed))
      time += random.number(in: 0.0005...0.02)
    }
    let found = way(samples).velocity
    #expect(abs(found.x - velocity.x) <= 1e-6 * abs(velocity.x) + 1e-6)
    #expect(abs(found.y - velocity.y) <= 1e-6 * abs(velocity.y) + 1e-6)
  }

  @Test("A finger that has come to rest for 100 ms has none")
  func rest() {
    let rest = way([(0, 0, 0), (0.05, 100, 0), (0.15, 100, 0)]).velocity
    #expect(abs(rest.x) < 1e-9)
  }

  @Test("What is older than 100 ms does not count")
  func window() {
    let before = way([(0, 0, 0), (0.5, 9000, 0), (0.6, 9010, 0)]).velocity
    #expect(abs(before.x - 100) < 1e-6)
  }

  @Test("One sample, or two of one time, have none")
  func one() {
    #expect(way([(1, 5, 5)]).velocity == .zero)
    #expect(way([(1, 5, 5), (1, 50, 5)]).velocity == .zero)
  }

  @Test("Of two samples a microsecond apart the velocity has a limit")
  func limit() {
    #expect(way([(0, 0, 0), (1e-6, 1000, -1000)]).velocity == Point(x: 1e6, y: -1e6))
  }

  @Test("Memory does not grow with a way")
  func memory() {
    var way = FingerWay()
    way.begin(at: .zero, 0)
    for step in 1...100_000 { way.append(Point(x: Double(step), y: 0), Double(step) * 1e-6) }
    #expect(way.rest.count <= GestureMetrics.samples)
  }
}
