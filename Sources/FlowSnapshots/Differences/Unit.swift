import FlowEngine

/// The unit of a number in a frame.
enum Unit: Sendable {
  /// Lengths, in points.
  case points
  /// Fractions, such as an alpha; also scale factors.
  case share
  /// Angles, in radians.
  case radians
  /// Times, in seconds.
  case seconds
  /// Counts.
  case count
  /// Speeds, in points per second.
  case pointsPerSecond
  /// The speeds of fractions and scale factors, per second.
  case sharePerSecond
  /// Angular speeds, in radians per second.
  case radiansPerSecond

  /// The unit of the speed of a value.
  var speed: Unit {
    switch self {
    case .points: .pointsPerSecond
    case .share: .sharePerSecond
    case .radians: .radiansPerSecond
    case .seconds, .count, .pointsPerSecond, .sharePerSecond, .radiansPerSecond: self
    }
  }

  /// A number of this unit, rounded as in frames.
  func digits(_ value: Double) -> String {
    var json = JSONWriter(capacity: 64)
    if self == .points || self == .pointsPerSecond {
      json.number(value)
    } else {
      json.fineNumber(value)
    }
    return json.text
  }

  /// A number with its unit, such as `8.2 pt`.
  func text(_ value: Double) -> String {
    switch self {
    case .points: digits(value) + " pt"
    case .seconds: digits(value) + " s"
    case .radians: digits(value) + " rad"
    case .share, .count: digits(value)
    case .pointsPerSecond: digits(value) + " pt/s"
    case .sharePerSecond: digits(value) + " /s"
    case .radiansPerSecond: digits(value) + " rad/s"
    }
  }
}
