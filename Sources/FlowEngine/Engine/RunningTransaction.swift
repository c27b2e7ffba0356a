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

  @inlinable init(number: Int, end: Double, completion: Completion?, isTimer: Bool = false) {
    self.number = number
    self.end = end
    self.completion = completion
    self.isTimer = isTimer
  }
}
