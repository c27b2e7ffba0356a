// Checks of which members a line must have and which it must not.
extension EventSlots {
  /// Checks the members against the rule for the event's type.
  func check(by rule: EventRule) throws(JSONError) {
    if !members.isSubset(of: rule.allowed) {
      throw foreignMember(members.subtracting(rule.allowed), rule.type)
    }
    try require(rule.required, of: rule.type.owner)
    if !rule.alternatives.isEmpty, members.isDisjoint(with: rule.alternatives) {
      throw missingMember(oneOf: rule.type.alternatives.map { $0.name.text }, of: rule.type.owner)
    }
  }

  /// Checks that the line has all of the given members.
  func require(
    _ required: EventMembers, of owner: @autoclosure () -> String
  ) throws(JSONError) {
    if required.isSubset(of: members) { return }
    let missing = required.subtracting(members).names
    throw missingMember(oneOf: Array(missing.prefix(1)), of: owner())
  }

  private func missingMember(oneOf names: [String], of owner: String) -> JSONError {
    JSONError(.missingMember(oneOf: names, of: owner), at: offset)
  }

  /// The error for the first of the members that do not belong to the type.
  private func foreignMember(_ foreign: EventMembers, _ type: EventType) -> JSONError {
    var first = (offset: Int.max, name: "")
    for member in EventMember.allCases where foreign.contains(member) {
      let offset = self[member].nameOffset
      if offset < first.offset { first = (offset, member.name.text) }
    }
    return JSONError(.foreignMember(first.name, of: type.owner), at: first.offset)
  }
}
