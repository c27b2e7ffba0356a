// The values of a line by type; the line has them.
extension EventSlots {
  /// A text.
  func text(_ member: EventMember, _ cursor: JSONCursor) -> String {
    cursor.contents(of: self[member].text)
  }

  /// One of the names in a table.
  @inline(__always) func choice<Choice>(
    _ member: EventMember, of table: NameTable<Choice>, _ cursor: JSONCursor
  ) throws(JSONError) -> Choice {
    if let choice = table[cursor.shortName(self[member].text)] { return choice }
    throw JSONError(
      .unknownValue(text(member, cursor), known: table.names), at: self[member].offset
    ).within(member.name.text)
  }

  /// A number.
  func double(_ member: EventMember) -> Double { self[member].numbers.0 }

  /// A non-negative integer; reading has checked that it is one, and fits in 32 bits.
  func int(_ member: EventMember) -> Int { Int(self[member].numbers.0) }

  func bool(_ member: EventMember) -> Bool { self[member].numbers.0 != 0 }

  /// A set of modifier keys.
  func modifiers(_ member: EventMember) -> Modifiers {
    Modifiers(rawValue: UInt8(self[member].numbers.0))
  }

  /// Checks the form of a member that has another one in events of other types.
  @inline(__always) func require(
    _ member: EventMember, _ shape: EventMember.Shape
  ) throws(JSONError) {
    guard members.contains(member) else { return }
    let isNumber = self[member].kind == .number
    guard isNumber != (shape == .number || shape == .wholeNumber) else { return }
    throw misshapen(member, shape)
  }

  @inline(never) private func misshapen(
    _ member: EventMember, _ shape: EventMember.Shape
  ) -> JSONError {
    let expected: JSONError.Expected =
      switch shape {
      case .point: .numbers(2)
      case .string: .kind(.string)
      default: .kind(.number)
      }
    return JSONError(
      .unexpected(.value(self[member].kind), expected: expected), at: self[member].offset
    ).within(member.name.text)
  }

  /// A point.
  @inline(__always) func point(_ member: EventMember) -> Point {
    let numbers = self[member].numbers
    return Point(x: numbers.0, y: numbers.1)
  }

  /// A rectangle.
  func rect(_ member: EventMember) -> Rect {
    let (x, y, width, height) = self[member].numbers
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A range, of two non-negative integers.
  func textRange(_ member: EventMember) -> TextRange {
    let numbers = self[member].numbers
    return TextRange(location: Int(numbers.0), length: Int(numbers.1))
  }

  /// A string, a number, a boolean or, if it has been read, an array or an object.
  func value(
    _ member: EventMember, _ cursor: JSONCursor, _ json: JSONValue?
  ) -> Command.Value? {
    switch self[member].kind {
    case .number: .number(self[member].numbers.0)
    case .bool: .bool(self[member].numbers.0 != 0)
    case .string: .string(text(member, cursor))
    case .array, .object: json.map { .json(CanonicalJSON($0)) }
    case .null: nil
    }
  }
}
