import FlowEngine

/// What a number in a frame counts.
enum Unit: Sendable {
  /// Lengths.
  case points
  /// A share of a whole, such as an opacity; also factors of a scale.
  case share
  /// Angles.
  case radians
  /// Times.
  case seconds
  /// Things that are counted one by one.
  case count

  /// A number of this unit, rounded as it is in frames.
  func digits(_ value: Double) -> String {
    var json = JSONWriter(capacity: 64)
    if self == .points { json.number(value) } else { json.fineNumber(value) }
    return json.text
  }

  /// A number of this unit in words, such as `8.2 pt`.
  func text(_ value: Double) -> String {
    switch self {
    case .points: digits(value) + " pt"
    case .seconds: digits(value) + " s"
    case .radians: digits(value) + " rad"
    case .share, .count: digits(value)
    }
  }
}
