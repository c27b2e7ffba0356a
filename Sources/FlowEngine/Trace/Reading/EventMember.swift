/// A member that the line of an event may have.
enum EventMember: Int, CaseIterable {
  // In the order of lookup: those of frequent events first.
  case t, type, phase, translation, velocity, target, location, offset
  case replacement, range, component, row, frame, duration, curve
  case id, outcome, message, name, value, environment

  /// The member's name in a trace.
  var name: StaticString {
    switch self {
    case .t: "t"
    case .type: "type"
    case .phase: "phase"
    case .translation: "translation"
    case .velocity: "velocity"
    case .location: "location"
    case .target: "target"
    case .offset: "offset"
    case .replacement: "replacement"
    case .range: "range"
    case .component: "component"
    case .row: "row"
    case .frame: "frame"
    case .duration: "duration"
    case .curve: "curve"
    case .id: "id"
    case .outcome: "outcome"
    case .message: "message"
    case .name: "name"
    case .value: "value"
    case .environment: "environment"
    }
  }

  /// The forms that values of members have.
  enum Shape {
    case number
    /// A non-negative integer.
    case wholeNumber
    case string
    /// A string, a number or a boolean.
    case scalar
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
      case .number, .wholeNumber, .string, .scalar, .object: 1
      }
    }

    /// Whether numbers are non-negative integers.
    var isWhole: Bool { self == .wholeNumber || self == .range }
  }

  /// The form that the member's value must have.
  var shape: Shape {
    switch self {
    case .t, .duration: .number
    case .component, .row: .wholeNumber
    case .type, .phase, .target, .replacement, .curve, .id, .outcome, .message, .name: .string
    case .value: .scalar
    case .translation, .velocity, .location, .offset: .point
    case .frame: .rect
    case .range: .range
    case .environment: .object
    }
  }
}
