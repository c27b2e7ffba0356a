extension Point: ConfigurationValue {
  /// Two numbers.
  public static var expectation: String { "[x, y]" }

  /// Reads two numbers, in points.
  public init(json: JSONValue) throws(ConfigurationError) {
    let numbers = try Self.numbers(2, in: json)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes two numbers.
  public func write(to json: inout JSONWriter) {
    json.numbers(x, y, decimals: JSONWriter.fineDecimals)
  }
}

extension Size: ConfigurationValue {
  /// Two numbers.
  public static var expectation: String { "[width, height]" }

  /// Reads two numbers, in points.
  public init(json: JSONValue) throws(ConfigurationError) {
    let numbers = try Self.numbers(2, in: json)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes two numbers.
  public func write(to json: inout JSONWriter) {
    json.numbers(width, height, decimals: JSONWriter.fineDecimals)
  }
}

extension Rect: ConfigurationValue {
  /// Four numbers.
  public static var expectation: String { "[x, y, width, height]" }

  /// Reads four numbers, in points.
  public init(json: JSONValue) throws(ConfigurationError) {
    let numbers = try Self.numbers(4, in: json)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes four numbers.
  public func write(to json: inout JSONWriter) {
    json.numbers(minX, minY, width, height, decimals: JSONWriter.fineDecimals)
  }
}

extension Color: ConfigurationValue {
  /// A colour as frames have it.
  public static var expectation: String { "a colour, \"#RRGGBB\" or \"#RRGGBBAA\"" }

  /// Reads a colour in the form in which frames have it; letters may be small.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .string(let text) = json.content, let color = Color(hexadecimal: text) else {
      throw Self.mismatch(json)
    }
    self = color
  }

  /// Writes the colour.
  public func write(to json: inout JSONWriter) {
    json.color(self)
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; `nil` for any other text.
  private init?(hexadecimal text: String) {
    var value: UInt32 = 0
    for (index, byte) in text.utf8.enumerated() {
      if index == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
        continue
      }
      guard index <= 8, let digit = Self.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    switch text.utf8.count {
    case 7: self.init(value)
    case 9:
      self.init(value >> 8)
      alpha = UInt8(truncatingIfNeeded: value)
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}

extension ConfigurationValue {
  /// Reads an array of so many numbers.
  fileprivate static func numbers(
    _ count: Int, in json: JSONValue
  ) throws(ConfigurationError) -> [Double] {
    guard case .array(let values) = json.content else { throw mismatch(json) }
    guard values.count == count else {
      throw ConfigurationError(
        "expected \(expectation), found \(values.count) elements", at: json.offset)
    }
    return try [Double](json: json)
  }
}
