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

  @usableFromInline init(transaction: Int, timing: Timing, begin: Double) {
    self.transaction = transaction
    self.timing = timing
    self.begin = begin
    end = TimeArithmetic.sum(begin, timing.duration)
  }

  /// The progress at a time, in seconds: 0 at the start, 1 at the end.
  @usableFromInline func progress(at time: Double) -> Double {
    1 - timing.response(after: time - begin).displacement
  }
}
