/// The names that lines of events have, made once for all readers.
struct EventTables: Sendable {
  /// The tables.
  static let all = EventTables()

  let members = NameTable(EventMember.allCases) { $0.name.text }
  /// The members that every event has.
  let common = EventMembers([.t, .type])
  let rules = NameTable(EventType.allCases.map { EventRule($0) }) { $0.type.rawValue }
  let panPhases = NameTable<Pan.Phase>()
  let scrollPhases = NameTable<Scroll.Phase>()
  let keyboardPhases = NameTable<KeyboardChange.Phase>()
  let curves = NameTable<TimingCurve.Name>()
  let outcomes = NameTable<Response.Outcome>()
  let guess = MemberGuess()
}
