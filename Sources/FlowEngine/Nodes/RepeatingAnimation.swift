/// An animation that starts anew each time it ends, such as the blinking of a caret.
///
/// It is part of a layout, and its value a pure function of the time.
public struct RepeatingAnimation: Equatable, Sendable {
  /// The node that is animated.
  public var node: NodeID
  /// What of it is animated.
  public var property: AnimatableProperty
  /// The value at the start of each round.
  public var from: AnimatableValue
  /// The value at the end of each round.
  public var to: AnimatableValue
  /// How a round goes.
  public var curve: TimingCurve
  /// How long a round takes, in seconds.
  public var duration: Double
  /// When the first round began, in seconds.
  public var begin: Double

  /// Creates a repeating animation.
  public init(
    _ node: NodeID, _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    curve: TimingCurve, duration: Double, begin: Double
  ) {
    self.node = node
    self.property = property
    self.from = from
    self.to = to
    self.curve = curve
    self.duration = duration
    self.begin = begin
  }

  /// The value at a time, in seconds; the time since `begin` modulo `duration` counts.
  func value(at time: Double) -> AnimatableValue {
    guard duration > 0, time > begin else { return from }
    let rounds = (time - begin) / duration
    let share = rounds - rounds.rounded(.down)
    return from.mixed(with: to, share: curve.value(at: share))
  }
}
