/// The effort spent on measuring.
enum Effort {
  /// A first look.
  case quick
  /// What a check needs to be sure of ratios.
  case check
  /// What figures for the documentation need.
  case full

  /// The number of rounds for what is measured within this process; the median counts.
  var rounds: Int {
    switch self {
    case .quick: 5
    case .check: 15
    case .full: 31
    }
  }

  /// The number of rounds for whole processes that run for long.
  var longRuns: Int { self == .quick ? 1 : self == .check ? 3 : 5 }

  /// The number of rounds for whole processes that only start.
  var starts: Int { self == .quick ? 20 : 50 }
}
