/// A transaction in flight, or a timer, which is one without nodes.
@usableFromInline struct RunningTransaction<Completion: Equatable & Sendable>: Sendable {
  /// Its number, in the order in which transactions begin.
  @usableFromInline var number: Int
  /// When its last animation ends, in seconds.
  @usableFromInline var end: Double
  /// What the scene is sent then.
  @usableFromInline var completion: Completion?
  /// Whether it waits for a time and not for animations.
  @usableFromInline var isTimer: Bool

  @inlinable init(number: Int, end: Double, completion: Completion?, isTimer: Bool = false) {
    self.number = number
    self.end = end
    self.completion = completion
    self.isTimer = isTimer
  }
}
