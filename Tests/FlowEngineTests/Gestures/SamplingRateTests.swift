import FlowEngine
import FlowTesting
import Testing

/// The same finger gives the same gestures, however often it is sampled (docs/gestures.md, rule 12).
struct SamplingRateTests {
  /// A finger's way.
  struct Path: Sendable {
    var start: Point
    var duration: Double
    /// Where the finger is at a time, in seconds from its beginning.
    var place: @Sendable (Double) -> Point

    /// A polynomial on each axis, from 0 to 1 of its duration.
    init(_ random: inout SeededGenerator) {
      let start = Point(x: random.number(in: 60...240), y: random.number(in: 60...560))
      let duration = random.number(in: 0.06...0.9)
      let reach = random.one(of: [2, 6, 40, 150, 300] as [Double])
      var x = (0..<3).map { _ in random.number(in: -reach...reach) }
      var y = (0..<3).map { _ in random.number(in: -reach...reach) }
      // Some come to rest before they are lifted.
      if random.chance(0.3) { (x, y) = ([2 * reach, -reach, 0], [reach, -reach / 2, 0]) }
      (self.start, self.duration) = (start, duration)
      let (alongX, alongY) = (x, y)
      place = { time in
        let share = min(max(time / duration, 0), 1)
        func way(_ factors: [Double]) -> Double {
          share * (factors[0] + share * (factors[1] + share * factors[2]))
        }
        return Point(x: start.x + way(alongX), y: start.y + way(alongY))
      }
    }

    /// A recorded one, faster or slower, wider or narrower, perhaps turned around.
    init(
      _ samples: [(time: Double, x: Double, y: Double)], speed: Double,
      scale: (x: Double, y: Double)
    ) {
      let middle = Point(x: 150, y: 300)
      let ways = samples.map { sample in
        (
          time: sample.time / 1000 / speed,
          point: Point(
            x: middle.x + (sample.x - samples[0].x) * scale.x,
            y: middle.y + (sample.y - samples[0].y) * scale.y)
        )
      }
      start = ways[0].point
      duration = ways[ways.count - 1].time
      place = { time in
        let next = ways.firstIndex { $0.time > time } ?? ways.count - 1
        let (from, to) = (ways[max(next - 1, 0)], ways[next])
        let share = min(max((time - from.time) / (to.time - from.time), 0), 1)
        return Point(
          x: from.point.x + (to.point.x - from.point.x) * share,
          y: from.point.y + (to.point.y - from.point.y) * share)
      }
    }

    /// All recorded ones in 32 variants each.
    static let recorded: [Path] = HandWays.all.flatMap { samples in
      [0.7, 1, 1.3, 1.8].flatMap { speed in
        [(0.6, 0.6), (1, 1), (-1, 1), (0.8, -0.8)].flatMap { scale in
          [
            Path(samples, speed: speed, scale: scale),
            Path(samples.map { ($0.time, $0.y, $0.x) }, speed: speed, scale: scale),
          ]
        }
      }
    }

    /// Whether what becomes of it hangs by a hair: a threshold that it hardly reaches, or hardly not.
    var isUnclear: Bool {
      var (farthest, last) = (0.0, 0.0)
      var leaves: Double?
      for step in 0...1000 {
        let time = duration * Double(step) / 1000
        let place = self.place(time)
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
      let place = path.place(jittered)
      let now = hand.engine.frame.time
      if 1 + jittered > now, jittered < path.duration {
        try hand.send(.move, place.x, place.y, at: 1 + jittered)
      }
      time += 1 / rate
    }
    let end = path.place(path.duration)
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

  @Test("Random ways at 60, 120, 240 and 1,000 samples a second, each up to 4 ms early or late")
  func rates() throws {
    var random = SeededGenerator(seed: 1)
    var paths: [Path] = []
    while paths.count < AuditEffort.count(30_000) {
      let path = Path(&random)
      if !path.isUnclear { paths.append(path) }
    }
    let releases = try compare(paths, share: 0.01, &random)
    #expect(releases > paths.count)
  }

  @Test("The same of ways that hands have made")
  func hands() throws {
    var random = SeededGenerator(seed: 2)
    let paths = Path.recorded.filter { !$0.isUnclear }
    #expect(paths.count > 60)
    // At 60 a second up to 4 % of the velocity hang on when the samples come.
    let releases = try compare(paths, share: 0.15, &random)
    #expect(releases > 130)
  }

  /// Compares what becomes of ways at three rates with that at 1,000 a second; returns the number of
  /// releases, of which no larger share may be more than 2 % faster or slower.
  private func compare(
    _ paths: [Path], share: Double, _ random: inout SeededGenerator
  ) throws -> Int {
    var (releases, different) = (0, 0)
    for path in paths {
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
    #expect(Double(different) <= share * Double(releases), "\(different) of \(releases)")
    return releases
  }
}
