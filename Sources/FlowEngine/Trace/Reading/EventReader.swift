/// Reads the lines of events.
///
/// It makes a single pass over the line: its members go into slots that are reused from line to
/// line without allocating. Bit sets then check that the members fit the event's type.
struct EventReader: Sendable {
  var slots = EventSlots()
  /// The value of `environment` in the last line that has one.
  var environment: JSONValue?
  /// The array or object that is the `value` of the last line that has one.
  var value: JSONValue?
  var strings = StringCache()

  /// The names of what members may be.
  let tables = EventTables.all

  /// Reads the event in a line.
  ///
  /// - Parameter greatestTime: The greatest magnitude allowed for the time, in seconds.
  mutating func read(
    _ cursor: inout JSONCursor, greatestTime: Double = InputLimits.magnitude
  ) throws(JSONError) -> Event {
    try readMembers(&cursor, greatestTime)
    return try event(cursor)
  }

  /// The offset of the value of a member in the last line, or in its `value`, such as `value.1`; the start
  /// of the object for other names.
  func offset(of name: String) -> Int {
    if name.utf8.starts(with: "value.".utf8), slots.members.contains(.value), let value {
      return value.offset(of: String(Substring(name.utf8.dropFirst(6))))
    }
    guard let member = tables.members[ShortName(name)], slots.members.contains(member) else {
      return slots.offset
    }
    return slots[member].offset
  }

  // MARK: Members

  private mutating func readMembers(
    _ cursor: inout JSONCursor, _ greatestTime: Double
  ) throws(JSONError) {
    slots.offset = cursor.offset
    guard cursor.skip(UInt8(ascii: "{")) else { throw cursor.unexpected(.kind(.object)) }
    cursor.skipSpace()
    if !cursor.skip(UInt8(ascii: "}")) {
      repeat {
        cursor.skipSpace()
        try readMember(&cursor, greatestTime)
        cursor.skipSpace()
      } while cursor.skip(UInt8(ascii: ","))
      try cursor.require(UInt8(ascii: "}"), .commaOrBrace)
    }
    try cursor.finish()
  }

  private mutating func readMember(
    _ cursor: inout JSONCursor, _ greatestTime: Double
  ) throws(JSONError) {
    let nameOffset = cursor.offset
    let member = try readName(&cursor)
    guard slots.insert(member) else {
      throw JSONError(.duplicateMember(member.name.text), at: nameOffset)
    }
    cursor.skipSpace()
    do throws(JSONError) {
      if member == .t {
        var greatest = greatestTime
        swap(&cursor.magnitude, &greatest)
        try slots.read(member, nameOffset: nameOffset, &cursor)
        return swap(&cursor.magnitude, &greatest)
      }
      try slots.read(member, nameOffset: nameOffset, &cursor)
      if member == .environment { environment = try cursor.value(depth: 1) }
      if member == .value, slots[.value].isContainer { value = try cursor.value(depth: 1) }
    } catch {
      throw error.within(member.name.text)
    }
  }

  /// Reads a member's name and its colon.
  private mutating func readName(_ cursor: inout JSONCursor) throws(JSONError) -> EventMember {
    let offset = cursor.offset
    let name = try cursor.string(.name)
    guard let member = tables.members[cursor.shortName(name)] else {
      throw JSONError(
        .unknownMember(cursor.contents(of: name), known: knownMembers(cursor)), at: offset)
    }
    cursor.skipSpace()
    try cursor.require(UInt8(ascii: ":"), .colon)
    return member
  }

  /// The candidates for a misspelled member: those of the event's type if it precedes, else all.
  private func knownMembers(_ cursor: JSONCursor) -> [String] {
    guard slots.members.contains(.type),
      let rule = tables.rules[cursor.shortName(slots[.type].text)]
    else { return tables.members.names }
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
