/// The motion of one property of one node from one value to another.
public struct Animation: Equatable, Sendable {
  /// The animated node.
  public internal(set) var node: NodeID
  /// The animated property.
  public let property: AnimatableProperty
  /// The value at `begin`.
  public let from: AnimatableValue
  /// The value at `end`.
  public internal(set) var to: AnimatableValue
  /// The velocity at `begin`, per second; zero unless the timing is a spring.
  public let velocity: AnimatableValue
  /// The curve or spring that the motion follows.
  public let timing: Timing
  /// The time at which it begins, in seconds.
  public let begin: Double
  /// The time at which it ends, in seconds.
  public let end: Double

  /// The number of the transaction it belongs to.
  @usableFromInline private(set) var transaction: Int
  /// Whether its value comes from laying out the state again instead of from the two ends.
  @usableFromInline let isFollowing: Bool
  /// The index in the list at which its node was last found.
  var index: Int

  @inline(never) init(
    node: NodeID, property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    velocity: AnimatableValue, timing: Timing, begin: Double, transaction: Int,
    isFollowing: Bool = false, index: Int
  ) {
    self.node = node
    self.property = property
    self.from = from
    self.to = to
    self.timing = timing
    self.begin = begin
    self.transaction = transaction
    self.isFollowing = isFollowing
    self.index = index
    switch timing {
    case .curve(_, let duration):
      self.velocity = AnimatableValue(components: .zero)
      end = TimeArithmetic.sum(begin, duration)
    case .spring(let spring):
      self.velocity = velocity
      var duration = spring.duration
      for component in 0..<8 where velocity.components[component] != 0 {
        let distance = from.components[component] - to.components[component]
        let settling = spring.settlingTime(
          distance: distance, velocity: velocity.components[component])
        duration = max(duration, settling)
      }
      end = TimeArithmetic.sum(begin, duration)
    }
  }

  /// Creates an animation whose end is already known.
  init(
    node: NodeID, property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    velocity: AnimatableValue, timing: Timing, begin: Double, end: Double, transaction: Int,
    isFollowing: Bool, index: Int
  ) {
    self.node = node
    self.property = property
    self.from = from
    self.to = to
    self.velocity = velocity
    self.timing = timing
    self.begin = begin
    self.end = end
    self.transaction = transaction
    self.isFollowing = isFollowing
    self.index = index
  }

  /// The weights of start and velocity at a time, in seconds; the same for all animations of a
  /// transaction.
  func weights(at time: Double) -> Spring.Response {
    timing.response(after: TimeArithmetic.difference(time, begin))
  }

  /// The value for the given weights.
  @inline(__always) func value(under weights: Spring.Response) -> AnimatableValue {
    AnimatableValue(
      components: to.components + (from.components - to.components) * weights.displacement
        + velocity.components * weights.impulse)
  }

  /// The value at a time, in seconds, beyond the limits of its property where a spring overshoots.
  package func value(at time: Double) -> AnimatableValue {
    if time >= end { return to }
    if time <= begin { return from }
    return value(under: weights(at: time))
  }

  /// The velocity at a time, per second.
  @inline(never) func velocity(at time: Double) -> AnimatableValue {
    guard time < end else { return AnimatableValue(components: .zero) }
    if time <= begin, case .spring = timing { return velocity }
    // A curve has the slope with which it begins, a nanosecond later.
    let weights = timing.response(after: max(TimeArithmetic.difference(time, begin), 1e-9))
    return AnimatableValue(
      components: (from.components - to.components) * weights.displacementRate
        + velocity.components * weights.impulseRate)
  }
}

extension Animation {
  /// Whether a value is on the straight line between its ends, at a share of the way.
  func isNear(_ value: AnimatableValue, at share: Double) -> Bool {
    let distance = value.distance(to: from.mixed(with: to, share: share))
    // Most often the sizes need not be known.
    return distance <= 1e-8 || distance <= 1e-8 + 1e-12 * max(from.size, to.size)
  }

  /// The same animation, of a transaction with another number.
  func inTransaction(_ number: Int) -> Animation {
    var animation = self
    animation.transaction = number
    return animation
  }
}

extension [Animation] {
  /// Removes those that have ended by a time, in seconds; most often there are none.
  @usableFromInline mutating func removeEnded(by time: Double) {
    // They are read where they are, which a sequence of them does not do.
    for index in indices where time >= self[index].end {
      return removeAll { time >= $0.end }
    }
  }
}
