extension Point: MemberValue {
  /// The form expected in JSON: two numbers.
  public static var expectation: String { "[x, y]" }

  /// Reads two numbers, in points.
  ///
  /// - Throws: `MemberError` for anything but an array of two numbers.
  public init(json: JSONValue) throws(MemberError) {
    let numbers = try Self.numbers(2, in: json)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes two numbers.
  public func write(to json: inout ValueWriter) {
    json.write(numbers: x, y)
  }
}

extension Size: MemberValue {
  /// The form expected in JSON: two numbers.
  public static var expectation: String { "[width, height]" }

  /// Reads two numbers, in points.
  ///
  /// - Throws: `MemberError` for anything but an array of two numbers.
  public init(json: JSONValue) throws(MemberError) {
    let numbers = try Self.numbers(2, in: json)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes two numbers.
  public func write(to json: inout ValueWriter) {
    json.write(numbers: width, height)
  }
}

extension Rect: MemberValue {
  /// The form expected in JSON: four numbers.
  public static var expectation: String { "[x, y, width, height]" }

  /// Reads four numbers, in points.
  ///
  /// - Throws: `MemberError` for anything but an array of four numbers.
  public init(json: JSONValue) throws(MemberError) {
    let numbers = try Self.numbers(4, in: json)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes four numbers.
  public func write(to json: inout ValueWriter) {
    json.write(numbers: minX, minY, width, height)
  }
}

extension Insets: MemberValue {
  /// The form expected in JSON: four numbers.
  public static var expectation: String { "[top, left, bottom, right]" }

  /// Reads four numbers, in points.
  ///
  /// - Throws: `MemberError` for anything but an array of four numbers.
  public init(json: JSONValue) throws(MemberError) {
    let numbers = try Self.numbers(4, in: json)
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Writes four numbers.
  public func write(to json: inout ValueWriter) {
    json.write(numbers: top, left, bottom, right)
  }
}

extension Color: MemberValue {
  /// The form expected in JSON: a colour, as in frames.
  public static var expectation: String { "a colour, \"#RRGGBB\" or \"#RRGGBBAA\"" }

  /// Reads a colour in the form that frames use; lowercase letters are allowed.
  ///
  /// - Throws: `MemberError` for anything else.
  public init(json: JSONValue) throws(MemberError) {
    guard case .string(let text) = json.content, let color = Color(hexadecimal: text) else {
      throw Self.mismatch(json)
    }
    self = color
  }

  /// Writes the colour.
  public func write(to json: inout ValueWriter) {
    json.write(hexadecimal)
  }
}

extension MemberValue {
  /// Reads an array of a given number of numbers.
  fileprivate static func numbers(
    _ count: Int, in json: JSONValue
  ) throws(MemberError) -> [Double] {
    guard case .array(let values) = json.content else { throw mismatch(json) }
    guard values.count == count else {
      throw MemberError(
        "expected \(expectation), found \(values.count) elements", at: json.offset)
    }
    return try [Double](json: json)
  }
}

extension ValueWriter {
  /// Writes an array of numbers.
  fileprivate mutating func write(numbers: Double...) {
    writeElements { elements in
      for number in numbers { elements.append(number) }
    }
  }
}
