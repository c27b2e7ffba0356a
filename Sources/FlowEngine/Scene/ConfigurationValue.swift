/// A value that a configuration can hold, read from JSON and written back.
public protocol ConfigurationValue: Equatable, Sendable {
  /// What is expected in JSON, such as `a number`.
  static var expectation: String { get }

  /// Reads a value.
  ///
  /// - Throws: `ConfigurationError` with the offset of what is not as expected.
  init(json: JSONValue) throws(ConfigurationError)

  /// Writes the value in the form in which it is read.
  func write(to json: inout JSONWriter)

  /// Adds what there is to know of the value under `path`; groups add their members.
  func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow])

  /// Adds the members that any value of this type has under `path`, with their own defaults; only
  /// groups have some.
  static func describeMembers(_ path: String, into rows: inout [ConfigurationRow])
}

/// A line in the description of a configuration.
public struct ConfigurationRow: Equatable, Sendable {
  /// The member's name, with the names of the groups it is in, such as `heights.open`.
  public var path: String
  /// What is expected in JSON.
  public var expectation: String
  /// The default, as JSON.
  public var defaultValue: String
  /// What the member means.
  public var summary: String
}

extension ConfigurationValue {
  /// Nothing: a single value has no members.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {}

  /// Adds one row for the value itself.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describeItself(path, summary, into: &rows)
  }

  /// Adds one row for the value itself, whatever else there is to know of it.
  fileprivate func describeItself(
    _ path: String, _ summary: String, into rows: inout [ConfigurationRow]
  ) {
    var json = JSONWriter(capacity: 64)
    write(to: &json)
    rows.append(
      ConfigurationRow(
        path: path, expectation: Self.expectation, defaultValue: json.text, summary: summary))
  }

  /// The error for a value that is of another sort.
  public static func mismatch(_ json: JSONValue) -> ConfigurationError {
    ConfigurationError("expected \(expectation), found \(json.kind)", at: json.offset)
  }
}

extension Bool: ConfigurationValue {
  /// What is expected in JSON.
  public static var expectation: String { "true or false" }

  /// Reads the value.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .bool(let value) = json.content else { throw Self.mismatch(json) }
    self = value
  }

  /// Writes the value.
  public func write(to json: inout JSONWriter) {
    json.bool(self)
  }
}

extension Double: ConfigurationValue {
  /// What is expected in JSON.
  public static var expectation: String { "a number" }

  /// Reads the value.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .number(let value) = json.content else { throw Self.mismatch(json) }
    self = value
  }

  /// Writes the value.
  public func write(to json: inout JSONWriter) {
    json.number(self, decimals: JSONWriter.fineDecimals)
  }
}

extension Int: ConfigurationValue {
  /// What is expected in JSON.
  public static var expectation: String { "a whole number" }

  /// Reads the value.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .number(let number) = json.content, let value = Int(exactly: number) else {
      throw Self.mismatch(json)
    }
    self = value
  }

  /// Writes the value.
  public func write(to json: inout JSONWriter) {
    json.integer(self)
  }
}

extension String: ConfigurationValue {
  /// What is expected in JSON.
  public static var expectation: String { "a string" }

  /// Reads the value.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .string(let value) = json.content else { throw Self.mismatch(json) }
    self = value
  }

  /// Writes the value.
  public func write(to json: inout JSONWriter) {
    json.string(self)
  }
}

extension Array: ConfigurationValue where Element: ConfigurationValue {
  /// What is expected in JSON.
  public static var expectation: String { "an array, each \(Element.expectation)" }

  /// Reads the value.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .array(let values) = json.content else { throw Self.mismatch(json) }
    self = []
    for (index, value) in values.enumerated() {
      do throws(ConfigurationError) {
        append(try Element(json: value))
      } catch {
        throw error.within("\(index)")
      }
    }
  }

  /// Writes the value.
  public func write(to json: inout JSONWriter) {
    json.beginArray()
    for element in self { element.write(to: &json) }
    json.endArray()
  }

  /// Adds a row for the array, and one for each member of its elements.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describeItself(path, summary, into: &rows)
    Element.describeMembers("\(path)[]", into: &rows)
  }

  /// Adds the members of the elements.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Element.describeMembers("\(path)[]", into: &rows)
  }
}

extension Optional: ConfigurationValue where Wrapped: ConfigurationValue {
  /// What is expected in JSON.
  public static var expectation: String { "\(Wrapped.expectation), or null" }

  /// Reads the value.
  public init(json: JSONValue) throws(ConfigurationError) {
    if case .null = json.content { self = nil } else { self = try Wrapped(json: json) }
  }

  /// Writes the value.
  public func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }

  /// Adds a row for the value, and one for each member it has where there is one.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describeItself(path, summary, into: &rows)
    Wrapped.describeMembers(path, into: &rows)
  }

  /// Adds the members of the value.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Wrapped.describeMembers(path, into: &rows)
  }
}

/// A configuration value with one of a few names.
public protocol ConfigurationChoice: ConfigurationValue, CaseIterable, RawRepresentable<String> {}

extension ConfigurationChoice {
  /// The names, each in quotes.
  public static var expectation: String {
    var list = ""
    for choice in allCases { list += (list.isEmpty ? "" : " or ") + "\"\(choice.rawValue)\"" }
    return list
  }

  /// Reads a name.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .string(let name) = json.content else { throw Self.mismatch(json) }
    guard let value = Self(rawValue: name) else {
      let suggestion = Suggestion.text(for: name, among: Self.allCases.map { $0.rawValue })
      throw ConfigurationError("unknown value '\(name)'\(suggestion)", at: json.offset)
    }
    self = value
  }

  /// Writes the name.
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
