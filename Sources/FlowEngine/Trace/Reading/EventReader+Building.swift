// Builds an event from the members of its line.
extension EventReader {
  /// The event whose members have been read.
  mutating func event(_ cursor: JSONCursor) throws(JSONError) -> Event {
    try slots.require(tables.common, of: "an event")
    let rule = try slots.choice(.type, of: tables.rules, cursor)
    try slots.check(by: rule)
    return try event(of: rule.type, cursor)
  }

  /// A text that is likely to recur.
  mutating func recurring(_ member: EventMember, _ cursor: JSONCursor) -> String {
    let text = slots[member].text
    return text.hasEscapes ? cursor.contents(of: text) : strings.string(cursor.bytes(of: text))
  }

  /// The value of `environment`.
  func environmentChange() throws(JSONError) -> EnvironmentChange {
    guard let environment else { return EnvironmentChange() }
    do throws(JSONError) {
      return try EnvironmentChange(json: environment)
    } catch {
      throw error.within(EventMember.environment.name.text)
    }
  }
}
