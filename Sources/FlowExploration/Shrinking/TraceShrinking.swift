import FlowEngine

/// Makes traces shorter and simpler, as long as they show something.
package enum TraceShrinking {
  /// Returns the shortest and simplest trace that it finds.
  ///
  /// Events are taken away by delta debugging, then times and members are made simpler; in the end
  /// no single event can go, and no single member be simpler, unless the limit was reached before.
  /// - Parameters:
  ///   - steps: The events.
  ///   - start: The time at which the trace begins, in seconds, before which no event can come.
  ///   - limit: The most traces that are tried.
  ///   - shows: Whether a trace shows what is looked for.
  /// - Returns: The events; `nil` if all of them do not show it.
  package static func shrink(
    _ steps: [EventTrace.Step], from start: Double = 0, limit: Int = .max,
    while shows: ([EventTrace.Step]) -> Bool
  ) -> [EventTrace.Step]? {
    guard shows(steps) else { return nil }
    return withoutActuallyEscaping(shows) { shows in
      var run = ShrinkingRun(steps, from: start, limit: limit, shows)
      run.run()
      return run.steps
    }
  }
}

/// A trace while it is being made shorter.
private struct ShrinkingRun {
  private(set) var steps: [EventTrace.Step]
  private var rest: Int
  private let start: Double
  private let shows: ([EventTrace.Step]) -> Bool

  init(
    _ steps: [EventTrace.Step], from start: Double, limit: Int,
    _ shows: @escaping ([EventTrace.Step]) -> Bool
  ) {
    self.steps = steps
    self.start = start
    rest = limit
    self.shows = shows
  }

  mutating func run() {
    var isShrinking = true
    while isShrinking, rest > 0 {
      isShrinking = dropEvents()
      if shortenGaps() { isShrinking = true }
      if simplify() { isShrinking = true }
    }
  }

  /// Takes other events, if they show it as well.
  private mutating func take(_ others: [EventTrace.Step]) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    guard shows(others) else { return false }
    steps = others
    return true
  }

  /// Drops runs of events, ever shorter ones, down to single ones that cannot go.
  private mutating func dropEvents() -> Bool {
    let count = steps.count
    var length = max(steps.count / 2, 1)
    while !steps.isEmpty {
      var start = 0
      var hasDropped = false
      while start < steps.count {
        let end = min(start + length, steps.count)
        if take(Array(steps[..<start] + steps[end...])) {
          hasDropped = true
        } else {
          start = end
        }
      }
      if length == 1, !hasDropped { break }
      length = max(length / 2, 1)
    }
    return steps.count < count
  }

  /// Makes the times between events rounder.
  private mutating func shortenGaps() -> Bool {
    var isShorter = false
    for index in steps.indices {
      let before = index == 0 ? start : steps[index - 1].time
      let gap = steps[index].time - before
      for rounder in SimplerEvents.rounder(gap) where rounder >= 0 {
        var others = steps
        for later in index..<others.count {
          others[later].time = TimeArithmetic.sum(others[later].time, rounder - gap)
        }
        // Rounded again, so that the time is as short as the gap.
        others[index].time = TimeArithmetic.sum(before, rounder)
        guard others[index].time != steps[index].time,
          zip(others, others.dropFirst()).allSatisfy({ $0.time <= $1.time })
        else { continue }
        if take(others) {
          isShorter = true
          break
        }
      }
    }
    return isShorter
  }

  /// Makes the members of events simpler.
  private mutating func simplify() -> Bool {
    var isSimpler = false
    var simpler = SimplerEvents()
    for index in steps.indices {
      while rest > 0 {
        let hasTaken = simpler.first(of: steps[index].event) { event in
          var others = steps
          others[index].event = event
          return rest == 0 || take(others)
        }
        guard hasTaken, rest > 0 else { break }
        isSimpler = true
      }
    }
    return isSimpler
  }
}
