/// The names that lines of events have, made once for all readers.
struct EventTables: Sendable {
  /// The tables.
  static let all = EventTables()

  let members = NameTable(EventMember.allCases) { $0.name.text }
  /// The members that every event has.
  let common = EventMembers([.t, .type])
  let rules = NameTable(EventType.allCases.map { EventRule($0) }) { $0.type.rawValue }
  // begin members: names
  let panPhase = NameTable<Pan.Phase>()
  let scrollPhase = NameTable<Scroll.Phase>()
  let pointerKind = NameTable<Pointer.Kind>()
  let pointerPhase = NameTable<Pointer.Phase>()
  let keyStrokePhase = NameTable<KeyStroke.Phase>()
  let compositionPhase = NameTable<Composition.Phase>()
  let keyboardChangePhase = NameTable<KeyboardChange.Phase>()
  let responseOutcome = NameTable<Response.Outcome>()
  let timingCurveName = NameTable<TimingCurve.Name>()
  // end members: names
}
