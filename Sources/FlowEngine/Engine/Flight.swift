/// A transaction in flight.
@usableFromInline struct Flight<Completion: Equatable & Sendable>: Sendable {
  /// Its number, in the order in which transactions begin.
  @usableFromInline var number: Int
  /// When its last animation ends, in seconds.
  @usableFromInline var end: Double
  /// What the reducer is sent then.
  @usableFromInline var completion: Completion?

  @inlinable init(number: Int, end: Double, completion: Completion?) {
    self.number = number
    self.end = end
    self.completion = completion
  }
}
