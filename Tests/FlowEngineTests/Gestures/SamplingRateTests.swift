import FlowEngine
import FlowTesting
import Testing

/// The same finger gives the same gestures, however often it is sampled (docs/gestures.md, rule 12).
struct SamplingRateTests {
  /// A finger's way: a polynomial on each axis, from 0 to 1 of its duration.
  struct Path {
    var start: Point
    var duration: Double
    var x: [Double]
    var y: [Double]

    init(_ random: inout SeededGenerator) {
      start = Point(x: random.number(in: 60...240), y: random.number(in: 60...560))
      duration = random.number(in: 0.06...0.9)
      let reach = random.one(of: [2, 6, 40, 150, 300] as [Double])
      x = (0..<3).map { _ in random.number(in: -reach...reach) }
      y = (0..<3).map { _ in random.number(in: -reach...reach) }
      // Some come to rest before they are lifted.
      if random.chance(0.3) { (x, y) = ([2 * reach, -reach, 0], [reach, -reach / 2, 0]) }
    }

    func place(at time: Double) -> Point {
      let share = min(max(time / duration, 0), 1)
      func way(_ factors: [Double]) -> Double {
        share * (factors[0] + share * (factors[1] + share * factors[2]))
      }
      return Point(x: start.x + way(x), y: start.y + way(y))
    }

    /// Whether what becomes of it hangs by a hair: a threshold that it hardly reaches, or hardly not.
    var isUnclear: Bool {
      var (farthest, last) = (0.0, 0.0)
      var leaves: Double?
      for step in 0...1000 {
        let time = duration * Double(step) / 1000
        let place = place(at: time)
        let (dx, dy) = (place.x - start.x, place.y - start.y)
        last = (dx * dx + dy * dy).squareRoot()
        farthest = max(farthest, last)
        if last >= 10, leaves == nil {
          leaves = time
          // The direction in which it leaves decides who gets it.
          if abs(abs(dx) - abs(dy)) < 2.5 { return true }
        }
      }
      // Between two samples at 60 a second it may turn back.
      if farthest >= 10, farthest < 13 { return true }
      if farthest > 9.5, farthest < 10 { return true }
      if let leaves { return abs(leaves - 0.5) < 0.025 }
      return abs(duration - 0.5) < 0.025
    }
  }

  private func events(
    of path: Path, rate: Double, _ random: inout SeededGenerator
  ) throws -> [Event] {
    var hand = try Hand()
    try hand.send(.down, path.start.x, path.start.y, at: 1)
    var time = 1 / rate
    while time < path.duration {
      let jittered = time + random.number(in: -0.004...0.004)
      let place = path.place(at: jittered)
      let now = hand.engine.frame.time
      if 1 + jittered > now, jittered < path.duration {
        try hand.send(.move, place.x, place.y, at: 1 + jittered)
      }
      time += 1 / rate
    }
    let end = path.place(at: path.duration)
    try hand.send(.up, end.x, end.y, at: 1 + path.duration)
    return hand.received
  }

  /// The gestures without the samples between their beginnings and ends.
  private func shape(_ events: [Event]) -> [String] {
    events.compactMap { event in
      let name = event.name.rawValue
      return name.hasSuffix(".changed") ? nil : "\(name) \(target(of: event))"
    }
  }

  private func target(of event: Event) -> String {
    switch event {
    case .pan(let pan): pan.target?.name ?? ""
    case .scroll(let scroll): scroll.target.name
    case .tap(let tap), .doubleTap(let tap): tap.target?.name ?? ""
    case .longPress(let press): press.target?.name ?? ""
    default: ""
    }
  }

  /// The velocity and the place at a release.
  private func release(_ events: [Event]) -> (velocity: Point, place: Point)? {
    for event in events.reversed() {
      if case .pan(let pan) = event, pan.phase == .ended { return (pan.velocity, pan.translation) }
      if case .scroll(let scroll) = event, scroll.phase == .ended {
        return (scroll.velocity, scroll.offset)
      }
    }
    return nil
  }

  @Test("500 ways at 60, 120, 240 and 1,000 samples a second, each up to 4 ms early or late")
  func rates() throws {
    var random = SeededGenerator(seed: 1)
    var (count, releases, different) = (0, 0, 0)
    while count < 500 {
      let path = Path(&random)
      if path.isUnclear { continue }
      count += 1
      let fine = try events(of: path, rate: 1000, &random)
      for rate in [60.0, 120, 240] {
        let coarse = try events(of: path, rate: rate, &random)
        #expect(shape(coarse) == shape(fine), "\(rate) of \(path)")
        guard let one = release(fine), let other = release(coarse) else { continue }
        #expect(one.place == other.place)
        releases += 1
        let (x, y) = (one.velocity.x - other.velocity.x, one.velocity.y - other.velocity.y)
        let difference = (x * x + y * y).squareRoot()
        let speed =
          (one.velocity.x * one.velocity.x + one.velocity.y * one.velocity.y).squareRoot()
        // 2 %, or 5 points per second of one that is almost at rest.
        if difference > max(0.02 * speed, 5) { different += 1 }
        #expect(difference <= max(0.06 * speed, 15), "\(rate) of \(path)")
      }
    }
    #expect(releases > 500)
    #expect(different * 100 <= releases, "\(different) of \(releases)")
  }
}
