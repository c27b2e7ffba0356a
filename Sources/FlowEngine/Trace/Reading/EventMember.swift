// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A member that the line of an event may have.
enum EventMember: Int, CaseIterable {
  case t, type, phase, translation, velocity, target, location, offset, replacement, range, component, row, frame, duration, curve, id, outcome, message, value, name, environment

  /// The member's name in a trace.
  var name: StaticString {
    switch self {
    case .t: "t"
    case .type: "type"
    case .phase: "phase"
    case .translation: "translation"
    case .velocity: "velocity"
    case .target: "target"
    case .location: "location"
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
    case .value: "value"
    case .name: "name"
    case .environment: "environment"
    }
  }

  /// The form that the member's value must have.
  var shape: Shape {
    switch self {
    case .t, .duration: .number
    case .type, .phase, .target, .replacement, .curve, .id, .outcome, .message, .name: .string
    case .translation, .velocity, .location, .offset: .point
    case .range: .range
    case .component, .row: .wholeNumber
    case .frame: .rect
    case .value: .value
    case .environment: .object
    }
  }
}
