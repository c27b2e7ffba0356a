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
    self.type = type
    let members = type.members
    alternatives = EventMembers(type.alternatives)
    required = EventMembers([.t, .type] + members.filter { $0.isRequired }.map { $0.0 })
    allowed = required.union(EventMembers(members.map { $0.0 }))
  }
}
