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
  /// The progress per second at which it begins; 0 unless the timing is a spring.
  @usableFromInline var velocity: Double
  /// Whether frames list what moves as the timing has it.
  @usableFromInline var isListed: Bool

  @usableFromInline init(
    transaction: Int, timing: Timing, begin: Double, velocity: Double = 0, isListed: Bool
  ) {
    self.transaction = transaction
    self.timing = timing
    self.begin = begin
    self.isListed = isListed
    self.velocity = 0
    var duration = timing.duration
    if case .spring(let spring) = timing, velocity != 0 {
      self.velocity = velocity
      duration = spring.settlingTime(distance: 1, velocity: -velocity)
    }
    end = TimeArithmetic.sum(begin, duration)
  }

  /// The progress at a time, in seconds: 0 at the start, 1 at the end.
  @usableFromInline func progress(at time: Double) -> Double {
    let response = timing.response(after: TimeArithmetic.difference(time, begin))
    return 1 - response.displacement + velocity * response.impulse
  }

  /// The progress per second at a time, in seconds.
  @usableFromInline func rate(at time: Double) -> Double {
    guard time < end else { return 0 }
    let response = timing.response(after: TimeArithmetic.difference(time, begin))
    return velocity * response.impulseRate - response.displacementRate
  }

  /// Whether what takes it over can keep its velocity.
  @usableFromInline var hasVelocity: Bool {
    if case .spring = timing { true } else { false }
  }
}
