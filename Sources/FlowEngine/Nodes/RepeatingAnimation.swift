/// An animation that starts over each time it ends, such as the blinking of a caret.
///
/// It is part of a layout, and its value is a pure function of time.
public struct RepeatingAnimation: Equatable, Sendable {
  /// The animated node.
  public var node: NodeID
  /// The animated property.
  public var property: AnimatableProperty
  /// The value at the start of each cycle.
  public var from: AnimatableValue
  /// The value at the end of each cycle.
  public var to: AnimatableValue
  /// The timing curve of each cycle.
  public var curve: TimingCurve
  /// The duration of each cycle, in seconds.
  public var duration: Double
  /// The time at which the first cycle began, in seconds.
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

  /// The value at a time, in seconds; it depends on the time since `begin` modulo `duration`.
  func value(at time: Double) -> AnimatableValue {
    guard duration > 0, time > begin else { return from }
    let cycles = TimeArithmetic.difference(time, begin) / duration
    let share = cycles - cycles.rounded(.down)
    // A difference of times has noise: the end of a cycle is the beginning of the next.
    if (1 - share) * duration < 0.5e-9 { return from }
    return from.mixed(with: to, share: curve.value(at: share))
  }
}
