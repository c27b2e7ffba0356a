// The values of a line by type. Slots are small, so that passing them copies little.
extension EventSlots {
  /// A point, if the line has it.
  @inline(__always) func optionalPoint(_ member: EventMember) -> Point? {
    members.contains(member) ? self[member].point : nil
  }

  /// A text.
  func text(_ member: EventMember, _ cursor: JSONCursor) -> String {
    cursor.contents(of: self[member].text)
  }

  /// A text, if the line has it.
  func optionalText(_ member: EventMember, _ cursor: JSONCursor) -> String? {
    members.contains(member) ? text(member, cursor) : nil
  }

  /// One of the names in a table.
  func choice<Choice>(
    _ member: EventMember, of table: NameTable<Choice>, _ cursor: JSONCursor
  ) throws(JSONError) -> Choice {
    if let choice = table[cursor.shortName(self[member].text)] { return choice }
    throw JSONError(
      .unknownValue(text(member, cursor), known: table.names), at: self[member].offset
    ).within(member.name.text)
  }

  /// One of the names in a table, if the line has it.
  func optionalChoice<Choice>(
    _ member: EventMember, of table: NameTable<Choice>, _ cursor: JSONCursor
  ) throws(JSONError) -> Choice? {
    members.contains(member) ? try choice(member, of: table, cursor) : nil
  }

  /// A text range, if the line has it.
  func optionalRange(_ member: EventMember) -> TextRange? {
    guard members.contains(member) else { return nil }
    return TextRange(
      location: wholeNumber(self[member].numbers.0), length: wholeNumber(self[member].numbers.1))
  }

  /// A non-negative integer.
  func wholeNumber(_ member: EventMember) -> Int {
    wholeNumber(self[member].numbers.0)
  }

  private func wholeNumber(_ number: Double) -> Int {
    // Reading has checked that it is an integer and fits in 32 bits.
    Int(number)
  }

  /// A rectangle.
  func rect(_ member: EventMember) -> Rect {
    let (x, y, width, height) = self[member].numbers
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A string, a number or a boolean, if the line has it.
  func optionalValue(_ member: EventMember, _ cursor: JSONCursor) -> Command.Value? {
    guard members.contains(member) else { return nil }
    return switch self[member].kind {
    case .number: .number(self[member].numbers.0)
    case .bool: .bool(self[member].numbers.0 != 0)
    case .string: .string(text(member, cursor))
    case .null, .array, .object: nil
    }
  }
}
