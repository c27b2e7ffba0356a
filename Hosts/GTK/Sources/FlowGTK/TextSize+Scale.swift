import FlowEngine

extension Environment.TextSize {
  /// The size of body text, in points.
  private var points: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityXLarge: 40
    case .accessibilityXXLarge: 47
    case .accessibilityXXXLarge: 53
    }
  }

  /// The size that is nearest to the usual one times a factor.
  init(scale: Double) {
    let points = Self.large.points * scale
    self =
      Self.allCases.min { abs($0.points - points) < abs($1.points - points) } ?? .large
  }
}
