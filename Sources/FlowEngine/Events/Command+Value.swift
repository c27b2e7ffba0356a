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

  /// The value as JSON.
  var json: JSONValue {
    switch self {
    case .number(let number): JSONValue(content: .number(number), offset: 0)
    case .string(let text): JSONValue(content: .string(text), offset: 0)
    case .bool(let value): JSONValue(content: .bool(value), offset: 0)
    case .json(let json): json.value
    }
  }
}
