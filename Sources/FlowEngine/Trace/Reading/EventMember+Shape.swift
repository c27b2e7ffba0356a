extension EventMember {
  /// The forms that values of members have.
  enum Shape {
    case number
    /// A non-negative integer.
    case wholeNumber
    case string
    /// Any value but null.
    case value
    /// An array of two numbers.
    case point
    /// An array of four numbers.
    case rect
    /// An array of two integers.
    case range
    case object

    /// The number of elements in an array of numbers, or 1.
    var count: Int {
      switch self {
      case .rect: 4
      case .point, .range: 2
      case .number, .wholeNumber, .string, .value, .object: 1
      }
    }

    /// Whether numbers are non-negative integers.
    var isWhole: Bool { self == .wholeNumber || self == .range }
  }
}
