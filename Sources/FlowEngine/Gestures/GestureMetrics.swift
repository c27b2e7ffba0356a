/// The numbers by which gestures are told apart.
enum GestureMetrics {
  /// How far a finger or a pen may move before it is no tap any more, in points; as `UIPanGestureRecognizer`.
  static let touchSlop = 10.0
  /// How far a mouse may move before it is no click any more, in points.
  static let mouseSlop = 3.0
  /// How long a finger rests until it is a long press, in seconds; as `UILongPressGestureRecognizer`.
  static let longPress = 0.5
  /// The longest time between a tap and the next finger of a double tap, in seconds.
  static let doubleTapTime = 0.35
  /// The greatest distance between the two taps of a double tap, in points.
  static let doubleTapDistance = 45.0
  /// How far content may be from where a finger has taken it, in points: scenes round.
  static let scrollTolerance = 1.0
  /// How much of a finger's way counts for its velocity, in seconds.
  static let window = 0.1
  /// The greatest velocity, in points per second or, of a pinch, per second: two samples may be a
  /// microsecond apart.
  static let fastest = 1e6
  /// After which time a finger without a sample counts as one that rests, in seconds: scenes' times are in
  /// microseconds.
  static let restTime = 1e-6
  /// The most samples of a way that are kept.
  static let samples = 512
  /// The most nodes whose gestures are remembered.
  static let targets = 256

  /// How far a pointer may move before it is no tap any more, in points.
  static func slop(of kind: Pointer.Kind) -> Double { kind == .mouse ? mouseSlop : touchSlop }
}
