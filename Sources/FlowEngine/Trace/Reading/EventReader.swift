/// Reads the lines of events.
///
/// It makes a single pass over the line: its members go into slots that are reused from line to
/// line without allocating. Bit sets then check that the members fit the event's type.
struct EventReader: Sendable {
  var slots = EventSlots()
  /// The value of `environment` in the last line.
  var environment: JSONValue?
  var strings = StringCache()

  /// The members that every event has.
  let common = EventMembers([.t, .type])
  /// Members of which one is in each sample of a movement.
  let samples = EventMembers([.translation, .offset])
  let rules = NameTable(EventType.allCases.map { EventRule($0) }) { $0.type.rawValue }
  let panPhases = NameTable<Pan.Phase>()
  let scrollPhases = NameTable<Scroll.Phase>()
  let keyboardPhases = NameTable<KeyboardChange.Phase>()
  let curves = NameTable<TimingCurve.Name>()
  let outcomes = NameTable<Response.Outcome>()
  private var guess = MemberGuess()
  private var template = LineTemplate()
  /// The members of the last line that was not read by the template.
  private var lastMembers: EventMembers = []
  private let members = NameTable(EventMember.allCases) { $0.name.text }

  /// Reads the event in a line.
  mutating func read(_ cursor: inout JSONCursor) throws(JSONError) -> Event {
    template.isCurrent = false
    try readMembers(&cursor)
    let event = try event(cursor)
    // Two samples in a row with the same members are the beginning of more.
    if slots.members == lastMembers, !slots.members.isDisjoint(with: samples) {
      template.learn(event, cursor.bytes, from: slots)
    }
    lastMembers = slots.members
    return event
  }

  /// Reads the event in a line that is as the last ones were but for its numbers; `nil` for any
  /// other.
  mutating func readAlike(
    _ bytes: UnsafeBufferPointer<UInt8>, magnitude: Double
  ) throws(JSONError) -> Event? {
    guard template.read(bytes, magnitude: magnitude, into: &slots) else { return nil }
    switch template.event {
    case .pan(var pan):
      pan.translation = slots[.translation].point
      pan.velocity = slots[.velocity].point
      if pan.location != nil { pan.location = slots[.location].point }
      return .pan(pan)
    case .scroll(var scroll):
      scroll.offset = slots[.offset].point
      if slots.members.contains(.velocity) { scroll.velocity = slots[.velocity].point }
      return .scroll(scroll)
    default:
      return try template.line.withUnsafeBufferPointer { line throws(JSONError) in
        try event(JSONCursor(unchecked: line, magnitude: magnitude))
      }
    }
  }

  /// The offset of a member's value in the last line; the start of the object for other names.
  func offset(of name: String) -> Int {
    guard let member = members[ShortName(name)], slots.members.contains(member) else {
      return slots.offset
    }
    return slots[member].offset + template.shift(of: slots[member])
  }

  // MARK: Members

  private mutating func readMembers(_ cursor: inout JSONCursor) throws(JSONError) {
    slots.offset = cursor.offset
    guess.restart()
    guard cursor.skip(UInt8(ascii: "{")) else { throw cursor.unexpected(.kind(.object)) }
    cursor.skipSpace()
    if !cursor.skip(UInt8(ascii: "}")) {
      repeat {
        cursor.skipSpace()
        try readMember(&cursor)
        cursor.skipSpace()
      } while cursor.skip(UInt8(ascii: ","))
      try cursor.require(UInt8(ascii: "}"), .commaOrBrace)
    }
    try cursor.finish()
  }

  private mutating func readMember(_ cursor: inout JSONCursor) throws(JSONError) {
    let nameOffset = cursor.offset
    let member =
      if let member = guess.advance(&cursor) { member } else { try readName(&cursor) }
    guard slots.insert(member) else {
      throw JSONError(.duplicateMember(member.name.text), at: nameOffset)
    }
    cursor.skipSpace()
    do throws(JSONError) {
      try slots.read(member, nameOffset: nameOffset, &cursor)
      if member == .environment { environment = try cursor.value(depth: 1) }
    } catch {
      throw error.within(member.name.text)
    }
  }

  /// Reads a name that was not guessed, and its colon.
  private mutating func readName(_ cursor: inout JSONCursor) throws(JSONError) -> EventMember {
    let offset = cursor.offset
    let name = try cursor.string(.name)
    guard let member = members[cursor.shortName(name)] else {
      throw JSONError(
        .unknownMember(cursor.contents(of: name), known: knownMembers(cursor)), at: offset)
    }
    guess.correct(to: member)
    cursor.skipSpace()
    try cursor.require(UInt8(ascii: ":"), .colon)
    return member
  }

  /// The candidates for a misspelled member: those of the event's type if it precedes, else all.
  private func knownMembers(_ cursor: JSONCursor) -> [String] {
    guard slots.members.contains(.type), let rule = rules[cursor.shortName(slots[.type].text)]
    else { return members.names }
    return rule.allowed.names
  }
}

extension JSONCursor {
  /// The packed form of a scanned string, if it is short enough.
  func shortName(_ text: JSONText) -> ShortName? {
    text.hasEscapes
      ? ShortName(contents(of: text))
      : ShortName(at: start + text.offset, count: text.count, before: end)
  }
}
