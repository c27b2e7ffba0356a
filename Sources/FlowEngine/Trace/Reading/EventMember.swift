// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A member that the line of an event may have.
enum EventMember: Int, CaseIterable {
  case t, type, phase, translation, velocity, target, location, offset, replacement, range, component, row, frame, duration, curve, id, outcome, message, value, name, environment, kind, buttons, modifiers, scale, key, repeats, text, selection

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
    case .kind: "kind"
    case .buttons: "buttons"
    case .modifiers: "modifiers"
    case .scale: "scale"
    case .key: "key"
    case .repeats: "repeats"
    case .text: "text"
    case .selection: "selection"
    }
  }

  /// The form that the member's value must have.
  var shape: Shape {
    switch self {
    case .t, .duration, .scale: .number
    case .type, .phase, .target, .replacement, .curve, .outcome, .message, .name, .kind, .key, .text: .string
    case .translation, .location, .offset: .point
    case .velocity: .numberOrPoint
    case .range, .selection: .range
    case .component, .row, .buttons: .wholeNumber
    case .frame: .rect
    case .id: .wholeNumberOrString
    case .value: .value
    case .environment: .object
    case .modifiers: .modifiers
    case .repeats: .bool
    }
  }
}
