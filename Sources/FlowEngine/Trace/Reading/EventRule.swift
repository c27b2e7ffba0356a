/// Which members the events of a type have.
struct EventRule {
  /// The type.
  let type: EventType
  /// The members that must be there.
  let required: EventMembers
  /// The members that may be there, the required ones among them.
  let allowed: EventMembers
  /// Members of which one at least must be there; none where `required` says it all.
  let alternatives: EventMembers

  /// The rule for a type.
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
