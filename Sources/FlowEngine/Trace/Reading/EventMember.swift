/// A member that an event's line may have.
enum EventMember: Int, CaseIterable {
  // Looked up in this order: those of the frequent events first.
  case t, type, phase, translation, velocity, target, location, offset
  case replacement, range, component, row, frame, duration, curve
  case id, outcome, message, name, value, environment

  /// How the member is called in a trace.
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

  /// What a member's value has to be.
  enum Shape {
    case number
    /// A number that counts something.
    case wholeNumber
    case string
    /// A string, a number or a boolean.
    case scalar
    /// An array of two numbers.
    case point
    /// An array of four numbers.
    case rect
    /// An array of two whole numbers.
    case range
    case object

    /// How many elements the array has.
    var count: Int { self == .rect ? 4 : 2 }
  }

  /// What the member's value has to be.
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
