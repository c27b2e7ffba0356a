/// The last part of a finger's way, from which its velocity follows.
///
/// Between two samples the way is straight. So the velocity hardly depends on when samples come.
struct FingerWay: Equatable, Sendable {
  /// A place on the way.
  struct Sample: Equatable, Sendable {
    /// In seconds.
    var time: Double
    /// In window coordinates, in points.
    var point: Point
  }

  private var samples: [Sample] = []
  /// The first sample that still counts.
  private var first = 0

  /// The samples that count; the first may be from before the window.
  var rest: ArraySlice<Sample> { samples[first...] }

  /// The last place.
  var last: Point { samples.last?.point ?? .zero }

  /// When it was there, in seconds.
  var lastTime: Double { samples.last?.time ?? 0 }

  /// Continues from samples in the order of their times, of which there is at least one.
  init(_ samples: [Sample] = []) { self.samples = samples }

  /// Begins again, in the same memory.
  mutating func begin(at point: Point, _ time: Double) {
    samples.removeAll(keepingCapacity: true)
    first = 0
    samples.append(Sample(time: time, point: point))
  }

  /// Adds a place; one of the same time as the last replaces it.
  mutating func append(_ point: Point, _ time: Double) {
    if samples[samples.count - 1].time >= time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append(Sample(time: time, point: point))
    let start = time - GestureMetrics.window
    while first + 1 < samples.count, samples[first + 1].time <= start { first += 1 }
    first = max(first, samples.count - GestureMetrics.samples)
    if first >= 64, first * 2 >= samples.count {
      samples.removeFirst(first)
      first = 0
    }
  }

  /// The velocity at the last sample, in points per second: the slope of the straight line that is
  /// nearest to the way of the last 100 ms, by least squares over time.
  var velocity: Point {
    samples.withUnsafeBufferPointer { samples in
      let end = samples[samples.count - 1]
      let start = max(end.time - GestureMetrics.window, samples[first].time)
      let length = end.time - start
      guard length > 0 else { return .zero }
      let last = end.point.vector
      // Where the finger was at `start`, which lies between two samples or is the first.
      let before = samples[first]
      let after = samples[first + 1]
      let share = (start - before.time) / (after.time - before.time)
      var place = before.point.vector
      place += (after.point.vector - place) * share
      place -= last
      // Six times the integral of the time from the middle times the place, which is straight between
      // samples: each place counts by its neighbours' times. The last place is zero.
      let middles = 3 * (start + length / 2)
      var sum = SIMD2<Double>()
      var (early, time) = (start, start)
      for index in first + 1..<samples.count {
        let next = samples[index]
        sum += place * ((next.time - early) * (early + time + next.time - middles))
        place = next.point.vector - last
        (early, time) = (time, next.time)
      }
      let factor = 2 / (length * length * length)
      return Point(x: sum.x * factor, y: sum.y * factor).limited
    }
  }

  /// Where the straight way from the last place but one to the last leaves a circle, in points from its centre.
  func exit(from center: Point, radius: Double) -> Point {
    let to = Point(x: last.x - center.x, y: last.y - center.y)
    guard samples.count > first + 1 else { return to }
    let before = samples[samples.count - 2].point
    let from = Point(x: before.x - center.x, y: before.y - center.y)
    let way = Point(x: to.x - from.x, y: to.y - from.y)
    let (a, b) = (way.x * way.x + way.y * way.y, from.x * way.x + from.y * way.y)
    let c = from.x * from.x + from.y * from.y - radius * radius
    guard a > 0, c <= 0 else { return to }
    let share = ((b * b - a * c).squareRoot() - b) / a
    return Point(x: from.x + share * way.x, y: from.y + share * way.y)
  }
}

extension Point {
  /// The same, with both coordinates within what velocities may be.
  var limited: Point {
    let fastest = GestureMetrics.fastest
    return Point(x: min(max(x, -fastest), fastest), y: min(max(y, -fastest), fastest))
  }

  fileprivate var vector: SIMD2<Double> { SIMD2(x, y) }

  func distance(to other: Point) -> Double {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
