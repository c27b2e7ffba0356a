/// How much is measured.
enum Effort {
  /// A first look.
  case quick
  /// What a check needs to be sure of ratios.
  case check
  /// As much as documentation wants.
  case full

  /// Rounds of what is measured within this process; the median counts.
  var rounds: Int {
    switch self {
    case .quick: 5
    case .check: 15
    case .full: 31
    }
  }

  /// Rounds of whole processes that work for long.
  var longRuns: Int { self == .quick ? 1 : self == .check ? 3 : 5 }

  /// Rounds of whole processes that only start.
  var starts: Int { self == .quick ? 20 : 50 }
}
