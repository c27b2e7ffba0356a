/// A unit-mass damped oscillator, given by its settling time and damping ratio.
///
/// Its angular frequency is the one at which the envelope of the displacement, released at rest,
/// has decayed to 0.001 at `duration`.
public struct Spring: Equatable, Sendable {
  /// The fraction of the distance that is left when a spring counts as settled.
  public static let settlingShare = 0.001

  /// The time it takes to settle from rest, in seconds.
  public let duration: Double
  /// The damping ratio: critically damped at 1, overshooting below it, overdamped above it.
  public let dampingRatio: Double
  /// The undamped angular frequency, in radians per second.
  public let angularFrequency: Double

  /// Creates a spring from its settling time and damping ratio.
  ///
  /// - Parameters:
  ///   - duration: The time to settle from rest, in seconds; 0 or less means no motion.
  ///   - dampingRatio: Clamped to 0.01…100, where the oscillator differs noticeably from none at
  ///     all.
  /// - Complexity: O(1); an overdamped spring takes about sixty evaluations of the exponential.
  public init(duration: Double, dampingRatio: Double) {
    self.duration = duration
    self.dampingRatio = min(max(dampingRatio, 0.01), 100)
    angularFrequency = duration > 0 ? Self.phase(self.dampingRatio) / duration : 0
  }

  /// The product of frequency and duration at which the envelope has decayed to `settlingShare`.
  private static func phase(_ dampingRatio: Double) -> Double {
    if dampingRatio < 1 {
      let root = (1 - dampingRatio * dampingRatio).squareRoot()
      return -Double.log(settlingShare * root) / dampingRatio
    }
    // The root of (1 + x)·e^(−x) = 0.001.
    if dampingRatio == 1 { return 9.233413476451586 }
    // Released at rest, both amplitudes follow from the roots of the characteristic equation.
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = 1 / (dampingRatio + root)
    let fast = dampingRatio + root
    let envelope = Envelope(
      amplitude: fast / (fast - slow), decay: slow,
      secondAmplitude: slow / (fast - slow), secondDecay: fast)
    return envelope.time(whenFallenTo: settlingShare, after: 0, step: 16)
  }

  /// The displacement and velocity at a time, per unit of each at the start.
  ///
  /// A spring is linear: starting `x` from rest with velocity `v`, it is later
  /// `x · displacement + v · impulse` from rest.
  struct Response {
    var displacement: Double
    var impulse: Double
    /// The time derivatives of the two.
    var displacementRate: Double
    var impulseRate: Double
  }

  /// The response `time` seconds after the start.
  func response(at time: Double) -> Response {
    let omega = angularFrequency
    let decay = dampingRatio * omega
    let gap = omega * omega * (1 - dampingRatio) * (1 + dampingRatio)
    // In each case x(t) = e^(−decay·t)·(c·x₀ + s·(v₀ + decay·x₀)), s the integral of c.
    let c: Double
    let s: Double
    let envelope: Double
    if gap > 0 {
      let damped = gap.squareRoot()
      c = Double.cos(damped * time)
      s = Double.sin(damped * time) / damped
      envelope = Double.exp(-decay * time)
    } else if gap == 0 {
      c = 1
      s = time
      envelope = Double.exp(-decay * time)
    } else {
      let rate = (-gap).squareRoot()
      let x = rate * time
      if x < 0.5 {
        // Near critical damping the two exponentials nearly cancel; their series do not.
        let square = x * x
        c = Self.series(square, first: 1, second: 2)
        s = time * Self.series(square, first: 2, second: 3)
        envelope = Double.exp(-decay * time)
      } else {
        // The growing exponential is combined with the decay, which outweighs it.
        let fading = Double.exp(-2 * x)
        c = (1 + fading) / 2
        s = (1 - fading) / (2 * rate)
        envelope = Double.exp(x - decay * time)
      }
    }
    return Response(
      displacement: envelope * (c + decay * s),
      impulse: envelope * s,
      displacementRate: -envelope * omega * omega * s,
      impulseRate: envelope * (c - decay * s))
  }

  /// cosh x or (sinh x)/x from its power series in x², for x < 0.5.
  private static func series(_ square: Double, first: Double, second: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    var a = first
    var b = second
    for _ in 0..<9 {
      term *= square / (a * b)
      sum += term
      a += 2
      b += 2
    }
    return sum
  }

  /// The time, in seconds, until the motion counts as settled: `duration`, or later if the initial
  /// velocity keeps the envelope above 0.001 of the larger of `distance` and 1.
  ///
  /// - Parameters:
  ///   - distance: The displacement at the start.
  ///   - velocity: The velocity at the start, per second.
  func settlingTime(distance: Double, velocity: Double) -> Double {
    guard velocity != 0 else { return duration }
    let limit = Self.settlingShare * max(distance.magnitude, 1)
    let omega = angularFrequency
    let decay = dampingRatio * omega
    let gap = omega * omega * (1 - dampingRatio) * (1 + dampingRatio)
    let push = velocity + decay * distance
    var envelope = Envelope(amplitude: 0, decay: decay)
    if gap > 0 {
      let b = push / gap.squareRoot()
      envelope.amplitude = (distance * distance + b * b).squareRoot()
    } else if gap == 0 {
      envelope.amplitude = distance.magnitude
      envelope.growth = push.magnitude
    } else {
      let rate = (-gap).squareRoot()
      envelope.amplitude = (distance + push / rate).magnitude / 2
      envelope.decay = decay - rate
      envelope.secondAmplitude = (distance - push / rate).magnitude / 2
      envelope.secondDecay = decay + rate
    }
    if envelope.value(at: duration) <= limit { return duration }
    return envelope.time(whenFallenTo: limit, after: duration, step: duration)
  }
}
