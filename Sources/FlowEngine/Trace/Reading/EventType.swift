// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// The value of an event's `type`.
enum EventType: String, CaseIterable {
  case pan
  case scroll
  case tap
  case text
  case deleteBackward
  case focus
  case blur
  case select
  case keyboard
  case response
  case command
  case environment
  case tick
  case pointer
  case doubleTap
  case longPress
  case pinch
  case key
  case selection
  case compose
  case undo
  case redo
  case returnKey = "return"

  /// The members of its events besides those of all, in the order of the format's table, and whether a
  /// line must have them.
  var members: [(EventMember, isRequired: Bool)] {
    switch self {
    case .pan: [(.phase, true), (.translation, true), (.velocity, true), (.location, false), (.target, false)]
    case .scroll: [(.target, true), (.offset, true), (.velocity, false), (.phase, false)]
    case .tap: [(.target, false), (.location, false)]
    case .text: [(.target, true), (.replacement, true), (.range, false)]
    case .deleteBackward: [(.target, true)]
    case .focus: [(.target, true)]
    case .blur: [(.target, true)]
    case .select: [(.target, true), (.component, true), (.row, true)]
    case .keyboard: [(.phase, true), (.frame, true), (.duration, true), (.curve, true)]
    case .response: [(.id, true), (.outcome, true), (.message, false), (.value, false)]
    case .command: [(.name, true), (.target, false), (.value, false)]
    case .environment: [(.environment, true)]
    case .tick: []
    case .pointer: [(.id, true), (.kind, false), (.phase, true), (.location, true), (.buttons, false), (.modifiers, false)]
    case .doubleTap: [(.target, false), (.location, false)]
    case .longPress: [(.phase, true), (.target, false), (.location, false)]
    case .pinch: [(.phase, true), (.scale, true), (.velocity, false), (.target, false), (.location, false)]
    case .key: [(.key, true), (.phase, false), (.modifiers, false), (.repeats, false)]
    case .selection: [(.target, true), (.range, true)]
    case .compose: [(.target, true), (.phase, true), (.text, false), (.selection, false)]
    case .undo: [(.target, false)]
    case .redo: [(.target, false)]
    case .returnKey: [(.target, true)]
    }
  }

  /// The members of which its events must have at least one; none if the others say it all.
  var alternatives: [EventMember] {
    switch self {
    case .tap: [.target, .location]
    case .doubleTap: [.target, .location]
    case .longPress: [.target, .location]
    case .pinch: [.target, .location]
    default: []
    }
  }
}
