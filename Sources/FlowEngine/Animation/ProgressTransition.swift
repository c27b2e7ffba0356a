/// A transaction in flight that moves the state's progress.
@usableFromInline struct ProgressTransition: Sendable {
  /// The transaction's number.
  @usableFromInline var transaction: Int
  /// The curve or spring that the progress follows.
  @usableFromInline var timing: Timing
  /// The time at which it begins, in seconds.
  @usableFromInline var begin: Double
  /// The time at which it ends, in seconds.
  @usableFromInline var end: Double
  /// Whether frames list what moves as the timing has it.
  @usableFromInline var isListed: Bool

  @usableFromInline init(
    transaction: Int, timing: Timing, begin: Double, isListed: Bool
  ) {
    self.transaction = transaction
    self.timing = timing
    self.begin = begin
    self.isListed = isListed
    end = TimeArithmetic.sum(begin, timing.duration)
  }

  /// The progress at a time, in seconds: 0 at the start, 1 at the end.
  @usableFromInline func progress(at time: Double) -> Double {
    1 - timing.response(after: time - begin).displacement
  }
}
