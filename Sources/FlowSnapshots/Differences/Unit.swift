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

  /// A number of this unit, rounded as in frames, unless it would look like another one.
  func digits(_ value: Double, unlike other: Double = 0) -> String {
    var json = JSONWriter(capacity: 64)
    let isLength = self == .points || self == .pointsPerSecond
    let decimals = isLength ? JSONWriter.decimals : JSONWriter.fineDecimals
    json.number(value, decimals: decimals, unlike: other)
    return json.text
  }

  /// A number with its unit, such as `8.2 pt`.
  func text(_ value: Double, unlike other: Double = 0) -> String {
    let digits = digits(value, unlike: other)
    return switch self {
    case .points: digits + " pt"
    case .seconds: digits + " s"
    case .radians: digits + " rad"
    case .share, .count: digits
    case .pointsPerSecond: digits + " pt/s"
    case .sharePerSecond: digits + " /s"
    case .radiansPerSecond: digits + " rad/s"
    }
  }
}

extension JSONWriter {
  /// Writes a member with a number as `number` does.
  mutating func member(_ name: StaticString, _ value: Double, decimals: Int) {
    key(name)
    number(value, decimals: decimals)
  }

  /// Writes a number rounded to so many decimals, as frames have 3 or 6; to more where it would be written
  /// like another one, and exactly where it is greater than frames have any.
  fileprivate mutating func number(_ value: Double, decimals: Int, unlike other: Double = 0) {
    let enough = [Self.decimals, Self.fineDecimals].first { count in
      count >= decimals
        && (value == other
          || value.rounded(toDecimals: count) != other.rounded(toDecimals: count))
    }
    switch enough {
    case _ where value.magnitude > Self.greatest: exactNumber(value)
    case Self.decimals: number(value)
    case Self.fineDecimals: fineNumber(value)
    default: exactNumber(value)
    }
  }

  /// The greatest number in frames.
  private static let greatest = 1e15
}
