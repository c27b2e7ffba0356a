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
    case bool
    /// An array of names of modifier keys.
    case modifiers
    /// A non-negative integer in some types of event, a string in others.
    case wholeNumberOrString
    /// A number in some types of event, an array of two in others.
    case numberOrPoint

    /// The number of elements in an array of numbers, or 1.
    var count: Int {
      switch self {
      case .rect: 4
      case .point, .range: 2
      case .number, .wholeNumber, .string, .value, .object, .bool, .modifiers, .wholeNumberOrString,
        .numberOrPoint:
        1
      }
    }
  }
}
