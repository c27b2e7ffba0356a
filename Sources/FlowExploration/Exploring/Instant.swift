import FlowEngine

/// When an event comes, seen from the state that it comes to.
package enum Instant: String, CaseIterable, Sendable {
  /// At the time of the state.
  case atOnce
  /// While something is in flight.
  case between
  /// Just before the next completion.
  case justBefore
  /// With the next completion, which comes first.
  case exactly
  /// Just after the next completion.
  case justAfter

  /// What just before and just after are, in nanoseconds.
  static let margin = 1_000_000
  /// The least time between two instants, so that time is not halved forever.
  static let leastGap = 10_000_000

  /// The instants of a state.
  ///
  /// - Parameters:
  ///   - clock: Where the state is in time.
  ///   - count: The number of points between it and the next completion; less than 0 for the two ends
  ///     alone.
  static func all(at clock: AnyExplorer.Clock, between count: Int) -> [(Instant, Double)] {
    guard let next = clock.nextCompletion else { return [(.atOnce, clock.time)] }
    let rest = TimeArithmetic.nanoseconds(next - clock.time)
    guard rest > 0 else { return [(.atOnce, clock.time)] }
    if count < 0 { return [(.atOnce, clock.time), (.exactly, next)] }
    var instants = [(Instant.atOnce, 0)]
    if count > 0 {
      let gap = rest / (count + 1)
      if gap >= leastGap {
        for index in 1...count { instants.append((.between, gap * index)) }
      }
    }
    if rest > margin { instants.append((.justBefore, rest - margin)) }
    instants.append((.exactly, rest))
    instants.append((.justAfter, rest + margin))
    return instants.map { instant, wait in
      (instant, instant == .exactly ? next : TimeArithmetic.sum(clock.time, Double(wait) / 1e9))
    }
  }
}
