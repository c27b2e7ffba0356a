/// The members that events of one type have.
struct EventRule {
  /// The type.
  let type: EventType
  /// The required members.
  let required: EventMembers
  /// The allowed members, including the required ones.
  let allowed: EventMembers
  /// Members of which at least one is required; empty if `required` says it all.
  let alternatives: EventMembers

  /// Creates the rule for a type.
  init(_ type: EventType) {
    self =
      switch type {
      case .pan:
        Self(type, [.phase, .translation, .velocity], optional: [.location, .target])
      case .scroll: Self(type, [.target, .offset], optional: [.velocity, .phase])
      case .tap: Self(type, [], oneOf: [.target, .location])
      case .text: Self(type, [.target, .replacement], optional: [.range])
      case .deleteBackward, .returnKey, .focus, .blur: Self(type, [.target])
      case .select: Self(type, [.target, .component, .row])
      case .keyboard: Self(type, [.phase, .frame, .duration, .curve])
      case .response: Self(type, [.id, .outcome], optional: [.message])
      case .command: Self(type, [.name], optional: [.target, .value])
      case .environment: Self(type, [.environment])
      case .tick: Self(type, [])
      }
  }

  private init(
    _ type: EventType, _ required: [EventMember], optional: [EventMember] = [],
    oneOf alternatives: [EventMember] = []
  ) {
    self.type = type
    self.required = EventMembers([.t, .type] + required)
    self.alternatives = EventMembers(alternatives)
    allowed = self.required.union(self.alternatives).union(EventMembers(optional))
  }
}
