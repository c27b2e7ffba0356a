/// A transaction in flight, or a timer, which is a transaction without nodes.
@usableFromInline struct RunningTransaction<Completion: Equatable & Sendable>: Sendable {
  /// The transaction's number, in the order in which transactions begin.
  @usableFromInline var number: Int
  /// The time at which its last animation ends, in seconds.
  @usableFromInline var end: Double
  /// The completion that the scene receives at the end.
  @usableFromInline var completion: Completion?
  /// Whether it waits for a point in time instead of for animations.
  @usableFromInline var isTimer: Bool
  /// Whether it completes even if it is replaced.
  @usableFromInline var completesWhenReplaced: Bool
  /// Whether it was replaced, and waits for its completion to be sent.
  @usableFromInline var wasReplaced = false

  @inlinable init(
    number: Int, end: Double, completion: Completion?, isTimer: Bool = false,
    completesWhenReplaced: Bool = false
  ) {
    self.number = number
    self.end = end
    self.completion = completion
    self.isTimer = isTimer
    self.completesWhenReplaced = completesWhenReplaced
  }
}

extension RunningTransaction {
  /// Ends it because it was replaced; returns whether that is to be told.
  @inlinable mutating func replace(at time: Double) -> Bool {
    guard completesWhenReplaced else { return false }
    wasReplaced = true
    end = time
    return true
  }
}

extension Array {
  /// The index of the first transaction to end by `time`; of several that end together, the one
  /// that began first.
  @inlinable func firstToEnd<Completion>(by time: Double) -> Int?
  where Element == RunningTransaction<Completion> {
    var next: Int?
    for index in indices where self[index].end <= time {
      if next.map({ self[index].end < self[$0].end }) ?? true { next = index }
    }
    return next
  }
}
