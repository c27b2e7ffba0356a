/// Reads the lines of events.
///
/// The line is gone through once: its members go into slots that are kept from line to line, and
/// nothing is allocated for them. What the type demands of them is checked by sets of bits.
struct EventReader: Sendable {
  var slots = EventSlots()
  /// The value of `environment` in the last line.
  var environment: JSONValue?
  var strings = StringCache()

  /// The members that every event has.
  let common = EventMembers([.t, .type])
  let rules = NameTable(EventType.allCases.map { EventRule($0) }) { $0.type.rawValue }
  let panPhases = NameTable<Pan.Phase>()
  let scrollPhases = NameTable<Scroll.Phase>()
  let keyboardPhases = NameTable<KeyboardChange.Phase>()
  let curves = NameTable<TimingCurve.Name>()
  let outcomes = NameTable<Response.Outcome>()
  private var guess = MemberGuess()
  private let members = NameTable(EventMember.allCases) { $0.name.text }

  /// Reads the event in a line.
  mutating func read(_ cursor: inout JSONCursor) throws(JSONError) -> Event {
    try readMembers(&cursor)
    return try event(cursor)
  }

  /// Where the value of a member of the last line stands; the start of the line for others.
  func offset(of name: String) -> Int {
    guard let member = members[ShortName(name)], slots.members.contains(member) else {
      return slots.offset
    }
    return slots[member].offset
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

  /// Reads a name that could not be guessed, and its colon.
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

  /// The members among which the one that was meant is looked for: those of the event's type if it
  /// stands before, else all.
  private func knownMembers(_ cursor: JSONCursor) -> [String] {
    guard slots.members.contains(.type), let rule = rules[cursor.shortName(slots[.type].text)]
    else { return members.names }
    return rule.allowed.names
  }
}

extension JSONCursor {
  /// The packed form of a scanned string, if it is short.
  func shortName(_ text: JSONText) -> ShortName? {
    text.hasEscapes
      ? ShortName(contents(of: text))
      : ShortName(at: start + text.offset, count: text.count, before: end)
  }
}
