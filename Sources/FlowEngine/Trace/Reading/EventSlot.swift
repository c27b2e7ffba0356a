/// The value of one member in an event's line.
struct EventSlot {
  /// The offset of the member's name, in bytes from the start of the line.
  private(set) var nameOffset = 0
  /// The offset of the value.
  var offset = 0
  /// The kind of the value, if several are allowed.
  var kind = JSONValue.Kind.null
  /// The value, if it is a string.
  var text = JSONText()
  /// The value, if it consists of one to four numbers; 1 for true and 0 for false.
  var numbers = (0.0, 0.0, 0.0, 0.0)

  /// Whether the value is an array or an object, if it may be one.
  var isContainer: Bool { kind == .array || kind == .object }

  /// Reads the value at the cursor in place; objects, and the arrays among values, are left to the caller.
  mutating func read(
    _ shape: EventMember.Shape, nameOffset: Int, _ cursor: inout JSONCursor
  ) throws(JSONError) {
    self.nameOffset = nameOffset
    offset = cursor.offset
    switch shape {
    case .number: numbers.0 = try cursor.number()
    case .wholeNumber: numbers.0 = try cursor.wholeNumber()
    case .string: text = try cursor.string()
    case .value: try readValue(&cursor)
    case .object: guard cursor.kindAhead == .object else { throw cursor.unexpected(.kind(.object)) }
    case .point, .rect, .range: try readNumbers(shape, &cursor)
    case .bool: numbers.0 = try cursor.bool() ? 1 : 0
    case .modifiers: try readModifiers(&cursor)
    case .wholeNumberOrString:
      kind = cursor.kindAhead == .number ? .number : .string
      try read(kind == .number ? .wholeNumber : .string, nameOffset: nameOffset, &cursor)
    case .numberOrPoint:
      kind = cursor.kindAhead == .number ? .number : .array
      try read(kind == .number ? .number : .point, nameOffset: nameOffset, &cursor)
    }
  }

  /// Reads an array of names of modifier keys into the bits of a number.
  private mutating func readModifiers(_ cursor: inout JSONCursor) throws(JSONError) {
    guard cursor.skip(UInt8(ascii: "[")) else { throw cursor.unexpected(.kind(.array)) }
    var keys: Modifiers = []
    var index = 0
    cursor.skipSpace()
    if cursor.next != UInt8(ascii: "]") {
      repeat {
        cursor.skipSpace()
        do throws(JSONError) {
          let place = cursor.offset
          let name = cursor.contents(of: try cursor.string())
          guard let bit = Modifiers.names.firstIndex(where: { $0.bytes == name.bytes }) else {
            throw JSONError(.unknownValue(name, known: Modifiers.names), at: place)
          }
          keys.insert(Modifiers(rawValue: 1 << UInt8(bit)))
        } catch {
          throw error.within(index)
        }
        index += 1
        cursor.skipSpace()
      } while cursor.skip(UInt8(ascii: ","))
    }
    try cursor.require(UInt8(ascii: "]"), .commaOrBracket)
    numbers.0 = Double(keys.rawValue)
  }

  private mutating func readValue(_ cursor: inout JSONCursor) throws(JSONError) {
    let kind = cursor.kindAhead
    switch kind {
    case .number: numbers.0 = try cursor.number()
    case .bool: numbers.0 = try cursor.bool() ? 1 : 0
    case .string: text = try cursor.string()
    case .array, .object: break
    case .null, nil: throw cursor.unexpected(.anyButNull)
    }
    self.kind = kind ?? .null
  }

  /// Reads an array of numbers.
  private mutating func readNumbers(
    _ shape: EventMember.Shape, _ cursor: inout JSONCursor
  ) throws(JSONError) {
    if shape == .point, let point = cursor.shortPair() {
      (numbers.0, numbers.1) = point
      return
    }
    guard cursor.skip(UInt8(ascii: "[")) else { throw cursor.unexpected(.numbers(shape.count)) }
    var index = 0
    cursor.skipSpace()
    if cursor.next != UInt8(ascii: "]") {
      repeat {
        cursor.skipSpace()
        guard index < shape.count else { throw wrongCount(shape) }
        do throws(JSONError) {
          try readNumber(at: index, isWhole: shape == .range, &cursor)
        } catch {
          throw error.within(index)
        }
        index += 1
        cursor.skipSpace()
      } while cursor.skip(UInt8(ascii: ","))
    }
    try cursor.require(UInt8(ascii: "]"), .commaOrBracket)
    guard index == shape.count else { throw wrongCount(shape) }
  }

  @inline(__always) private mutating func readNumber(
    at index: Int, isWhole: Bool, _ cursor: inout JSONCursor
  ) throws(JSONError) {
    set(isWhole ? try cursor.wholeNumber() : try cursor.number(), at: index)
  }

  /// Sets one of the numbers.
  @inline(__always) private mutating func set(_ number: Double, at index: Int) {
    switch index {
    case 0: numbers.0 = number
    case 1: numbers.1 = number
    case 2: numbers.2 = number
    default: numbers.3 = number
    }
  }

  private func wrongCount(_ shape: EventMember.Shape) -> JSONError {
    JSONError(.invalid(expected: .numbers(shape.count)), at: offset)
  }
}
