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
    /// The greatest acceleration, in points per second squared; `nil` of a way with corners.
    var acceleration: Double?

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
      // A cubic's changes evenly: it is greatest at one of the ends.
      acceleration = [0.0, 1].map { share in
        let bends = [alongX, alongY].map { 2 * $0[1] + 6 * share * $0[2] }
        return distance(.zero, Point(x: bends[0], y: bends[1])) / (duration * duration)
      }.max()
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

    /// How much of it counts for its velocity, in seconds.
    var window: Double { min(duration, 0.1) }

    /// The slope of the line that is nearest to its last 100 ms, of a way without corners.
    ///
    /// It is the integral of (time - middle) * place, over that of (time - middle)². Gauss's rule of
    /// three nodes is exact for it up to the fourth degree, and weighs the middle with zero: what
    /// remains is the slope between the outer nodes.
    var velocity: Point {
      let (middle, reach) = (duration - window / 2, window / 2 * 0.6.squareRoot())
      let (from, to) = (place(middle - reach), place(middle + reach))
      return Point(x: (to.x - from.x) / (2 * reach), y: (to.y - from.y) / (2 * reach))
    }

    /// The longest time between two samples, in seconds, of `rate` a second, each up to 4 ms early or
    /// late.
    static func longestGap(rate: Double) -> Double { 1 / rate + 0.008 }

    /// By how many points the straight ways between samples may miss it; `nil` of a way with corners.
    ///
    /// Within h seconds a way with an acceleration up to a leaves its chord by up to ah² / 8.
    func sag(rate: Double) -> Double? {
      let gap = Self.longestGap(rate: rate)
      return acceleration.map { $0 * gap * gap / 8 }
    }

    /// By how much a velocity may be off, in points per second; `nil` of a way with corners.
    ///
    /// Places that are off by up to e move the slope by up to 3e / window: the integral of
    /// |time - middle| * e, over that of (time - middle)².
    func tolerance(rate: Double) -> Double? { sag(rate: rate).map { 3 * $0 / window } }

    /// Whether what becomes of it may hang on when samples come: whether they see it leave the circle
    /// of 10 points, in which direction, and before or after a long press begins.
    ///
    /// Samples see it leave before it is 10 points and a sag away, in the direction of a place within
    /// a sag of one where it is at least 10 points less a sag away.
    var isUnclear: Bool {
      let times = (0...1000).map { duration * Double($0) / 1000 }
      let places = times.map { place($0) }
      let distances = places.map { distance(start, $0) }
      // What it does between two of these places counts, too.
      let step = zip(places, places.dropFirst()).map { distance($0, $1) }.reduce(0, max)
      if distances.allSatisfy({ $0 < 10 - step }) { return false }
      // For the recorded ones, which have corners, this is enough.
      let sag = (sag(rate: 60) ?? 1.8) + step
      guard let out = distances.firstIndex(where: { $0 >= 10 + sag }) else { return true }
      let edge = (0...out).filter { distances[$0] >= 10 - sag }
      let leans = edge.map { abs(places[$0].x - start.x) - abs(places[$0].y - start.y) }
      let margin = sag * 2.0.squareRoot()
      let isPlain = leans.allSatisfy { $0 > margin } || leans.allSatisfy { $0 < -margin }
      if !isPlain { return true }
      return times[edge[0]] <= 0.5 && 0.5 <= times[out] + Self.longestGap(rate: 60)
    }
  }

  /// Two fingers, sampled together, and what becomes of them at any rate.
  struct Pair: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Where the two go down, and how far they go in a tenth of a second.
    var starts: [Point]
    var ways: [Point]
    /// The events without those that are only changes.
    var shape: [String]

    static let all = [
      Pair("in a row along it", Point(x: 100, y: 0), Point(x: 100, y: 0), [.panBegan, .panEnded]),
      Pair("side by side", Point(x: 0, y: 100), Point(x: 0, y: 100), [.panBegan, .panEnded]),
      Pair("apart", Point(x: -40, y: 0), Point(x: 60, y: 0), [.pinchBegan, .pinchEnded]),
      Pair("together", Point(x: 30, y: 5), Point(x: -40, y: 5), [.pinchBegan, .pinchEnded]),
      Pair("the first alone", Point(x: -40, y: 20), .zero, [.pinchBegan, .pinchEnded]),
      Pair("the second alone", .zero, Point(x: 60, y: 20), [.pinchBegan, .pinchEnded]),
      Pair("hardly", Point(x: 3, y: 0), Point(x: -3, y: 0), [.tap]),
      Pair(
        "alike, and then apart", Point(x: 0, y: 60), Point(x: 60, y: 60),
        [.panBegan, .panCancelled, .pinchBegan, .pinchEnded]),
    ]

    init(_ description: String, _ first: Point, _ second: Point, _ shape: [EventName]) {
      testDescription = description
      starts = [Point(x: 70, y: 100), Point(x: 170, y: 100)]
      ways = [first, second]
      self.shape = shape.map { "\($0.rawValue) pad" }
    }

    func place(_ finger: Int, _ share: Double) -> Point {
      let (start, way) = (starts[finger], ways[finger])
      return Point(x: start.x + way.x * share, y: start.y + way.y * share)
    }
  }

  @Test("Rule 17: two fingers give the same at any rate", arguments: Pair.all)
  func pairs(_ pair: Pair) throws {
    for rate in [60.0, 120, 240, 1000] {
      for isSeen in [false, true] {
        var hand = try Hand()
        func send(_ phase: Pointer.Phase, _ share: Double) throws {
          for finger in 0...1 where phase != .move || pair.ways[finger] != .zero {
            let place = pair.place(finger, share)
            try hand.send(phase, place.x, place.y, at: 1 + share / 10, id: finger)
          }
        }
        try send(.down, 0)
        for step in 1..<Int(rate / 10) { try send(.move, Double(step) / (rate / 10)) }
        if isSeen { try send(.move, 1) }
        try send(.up, 1)
        try hand.settle()
        #expect(shape(hand.received) == pair.shape, "\(rate)")
        if isSeen, case .pinch(let pinch)? = hand.received.last {
          let scale = distance(pair.place(0, 1), pair.place(1, 1)) / 100
          #expect(abs(pinch.scale - scale) < 1e-9, "\(rate)")
        }
      }
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
    case .pinch(let pinch): pinch.target?.name ?? ""
    default: ""
    }
  }

  /// The velocity and the place at a release.
  private struct Release {
    var velocity: Point
    var place: Point
    /// Whether they are of content, which moves along the height against the offset.
    var isScroll: Bool

    init?(_ events: [Event]) {
      for event in events.reversed() {
        if case .pan(let pan) = event, pan.phase == .ended {
          (velocity, place, isScroll) = (pan.velocity, pan.translation, false)
          return
        }
        if case .scroll(let scroll) = event, scroll.phase == .ended {
          (velocity, place, isScroll) = (scroll.velocity, scroll.offset, true)
          return
        }
      }
      return nil
    }

    /// By how much it is faster or slower, in points per second.
    func difference(from velocity: Point) -> Double {
      distance(self.velocity, velocity)
    }

    var speed: Double { distance(.zero, velocity) }
  }

  /// Whether a release has its way's own velocity, as far as samples can show it.
  private func check(_ release: Release, of path: Path, rate: Double) {
    guard let tolerance = path.tolerance(rate: rate) else { return }
    let way = path.velocity
    let exact = release.isScroll ? Point(x: 0, y: 0 - way.y) : way
    let difference = release.difference(from: exact)
    #expect(difference <= tolerance + 1e-6, "\(rate) of \(path)")
  }

  @Test("Random ways at 60, 120, 240 and 1,000 samples a second, each up to 4 ms early or late")
  func rates() throws {
    var random = SeededGenerator(seed: 1)
    let paths = (0..<AuditEffort.count(30_000)).map { _ in Path(&random) }
    #expect(4 * paths.count { !$0.isUnclear } > 3 * paths.count)
    let releases = try compare(paths, share: 0.01, &random)
    #expect(releases > paths.count)
  }

  @Test("The same of ways that hands have made")
  func hands() throws {
    var random = SeededGenerator(seed: 2)
    let paths = Path.recorded
    #expect(paths.count { !$0.isUnclear } > 60)
    // At 60 a second up to 4 % of the velocity hang on when the samples come.
    let releases = try compare(paths, share: 0.15, &random)
    #expect(releases > 130)
  }

  /// Compares what becomes of ways at three rates with that at 1,000 a second, and with the ways;
  /// returns the number of releases, of which no larger share may be more than 2 % faster or slower.
  private func compare(
    _ paths: [Path], share: Double, _ random: inout SeededGenerator
  ) throws -> Int {
    var (releases, different, unlike) = (0, 0, 0)
    for path in paths {
      let fine = try events(of: path, rate: 1000, &random)
      let one = Release(fine)
      if let one { check(one, of: path, rate: 1000) }
      for rate in [60.0, 120, 240] {
        let coarse = try events(of: path, rate: rate, &random)
        let other = Release(coarse)
        if let other { check(other, of: path, rate: rate) }
        if shape(coarse) != shape(fine) {
          unlike += 1
          #expect(path.isUnclear, "\(rate) of \(path): \(shape(coarse)), not \(shape(fine))")
          continue
        }
        guard let one, let other else { continue }
        #expect(one.place == other.place)
        releases += 1
        let difference = one.difference(from: other.velocity)
        // 2 %, or 5 points per second of one that is almost at rest.
        if difference > max(0.02 * one.speed, 5) { different += 1 }
        if path.acceleration == nil {
          #expect(difference <= max(0.04 * one.speed, 15), "\(rate) of \(path)")
        }
      }
    }
    // What may hang on the samples hardly ever does.
    #expect(1000 * unlike <= 3 * paths.count, "\(unlike) of \(3 * paths.count)")
    #expect(Double(different) <= share * Double(releases), "\(different) of \(releases)")
    return releases
  }
}

private func distance(_ one: Point, _ other: Point) -> Double {
  let (x, y) = (one.x - other.x, one.y - other.y)
  return (x * x + y * y).squareRoot()
}
