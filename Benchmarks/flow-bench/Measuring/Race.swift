/// The costs of two competitors that take turns: ours, the baseline, ours, the baseline, …
///
/// A machine's speed varies from moment to moment, but the two runs of a round share it. So the
/// ratio is the median of the rounds' ratios rather than the ratio of two medians.
struct Race {
  /// The median cost of ours.
  let ours: Double
  /// The median cost of the baseline.
  let baseline: Double
  /// The median of each round's ratio of ours to the baseline.
  let ratio: Double

  /// Runs the race; the first round warms up and does not count.
  init(
    rounds: Int, ours runOurs: () throws -> Double, baseline runBaseline: () throws -> Double
  ) rethrows {
    var ours: [Double] = []
    var baseline: [Double] = []
    for round in 0...rounds {
      let (mine, other) = (try runOurs(), try runBaseline())
      guard round > 0 else { continue }
      ours.append(mine)
      baseline.append(other)
    }
    self.ours = Race.median(ours)
    self.baseline = Race.median(baseline)
    ratio = Race.median(zip(ours, baseline).map { $0 / $1 })
  }

  /// The median cost of one competitor alone; the first round warms up.
  static func median(rounds: Int, _ run: () throws -> Double) rethrows -> Double {
    _ = try run()
    return median(try (0..<rounds).map { _ in try run() })
  }

  /// The median of some values.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
