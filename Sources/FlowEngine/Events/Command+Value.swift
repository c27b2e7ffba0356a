extension Command {
  /// Reads the value.
  ///
  /// - Throws: `EventError` with the place of what is missing or of another type.
  public func value<Value: MemberValue>(
    as type: Value.Type = Value.self
  ) throws(EventError) -> Value {
    try Self.read(value)
  }

  fileprivate static func read<Value: MemberValue>(
    _ value: Command.Value?
  ) throws(EventError) -> Value {
    guard let json = value?.json else {
      throw .invalidMember("value", expected: Value.expectation)
    }
    do throws(MemberError) {
      return try Value(json: json)
    } catch {
      throw .invalidValue(error)
    }
  }
}

extension Response {
  /// Reads the value.
  ///
  /// - Throws: `EventError` with the place of what is missing or of another type.
  public func value<Value: MemberValue>(
    as type: Value.Type = Value.self
  ) throws(EventError) -> Value {
    try Command.read(value)
  }
}

extension Command.Value {
  /// An object with all members of a group.
  public static func members<Group: ConfigurationGroup>(of group: Group) -> Self {
    .json(CanonicalJSON(group))
  }

  /// An array.
  public static func elements<Element: MemberValue>(_ elements: [Element]) -> Self {
    .json(CanonicalJSON(elements))
  }

  /// A value that has been read; `nil` for `null`.
  init?(_ json: JSONValue) {
    switch json.content {
    case .null: return nil
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array, .object: self = .json(CanonicalJSON(json))
    }
  }

  /// The value as JSON; `nil` for numbers out of range.
  var json: JSONValue? {
    switch self {
    case .number(let number): JSONValue(content: .number(number), offset: 0)
    case .string(let text): JSONValue(content: .string(text), offset: 0)
    case .bool(let value): JSONValue(content: .bool(value), offset: 0)
    case .json(let json): try? JSONValue(parsing: json.text)
    }
  }
}
