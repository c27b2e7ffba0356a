/// A transaction in flight that moves the state's progress.
@usableFromInline struct ProgressTransition: Sendable {
  /// Its number.
  @usableFromInline var transaction: Int
  /// How it goes.
  @usableFromInline var timing: Timing
  /// When it began, in seconds.
  @usableFromInline var begin: Double
  /// When it ends, in seconds.
  @usableFromInline var end: Double

  @usableFromInline init(transaction: Int, timing: Timing, begin: Double) {
    self.transaction = transaction
    self.timing = timing
    self.begin = begin
    end = TimeArithmetic.sum(begin, timing.duration)
  }

  /// The share of the way at a time, in seconds.
  @usableFromInline func progress(at time: Double) -> Double {
    1 - timing.response(after: time - begin).displacement
  }
}
