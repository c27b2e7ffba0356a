/// How a change is animated.
public enum Timing: Equatable, Sendable {
  /// A timing curve over `duration` seconds.
  case curve(TimingCurve, duration: Double)
  /// A spring.
  case spring(Spring)

  /// Returns the ease-in-out curve over `duration` seconds.
  public static func easeInOut(duration: Double) -> Timing {
    .curve(.easeInOut, duration: duration)
  }

  /// Returns a spring that, released at rest, settles in `duration` seconds.
  public static func spring(duration: Double, dampingRatio: Double) -> Timing {
    .spring(Spring(duration: duration, dampingRatio: dampingRatio))
  }

  /// The time it takes when started at rest, in seconds.
  public var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.duration
    }
  }

  /// The weights of start and velocity `elapsed` seconds after the beginning.
  func response(after elapsed: Double) -> Spring.Response {
    switch self {
    case .curve(let curve, let duration):
      let progress = curve.response(at: elapsed / duration)
      return Spring.Response(
        displacement: 1 - progress.value, impulse: 0,
        displacementRate: -progress.slope / duration, impulseRate: 0)
    case .spring(let spring):
      return spring.response(at: elapsed)
    }
  }
}
