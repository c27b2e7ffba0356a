/// A parsed JSON value that knows where it stood.
///
/// For what is read once, such as a trace's header; events are read without it.
public struct JSONValue: Equatable, Sendable {
  /// What a value is.
  public enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A sort of value, as messages call it.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    case null = "null"
    case bool = "a boolean"
    case number = "a number"
    case string = "a string"
    case array = "an array"
    case object = "an object"
  }

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// The member's name.
    public var name: String
    /// Where the name begins, in bytes from the start of the text.
    public var offset: Int
    /// The member's value.
    public var value: JSONValue
  }

  /// What the value is.
  public var content: Content
  /// Where the value begins, in bytes from the start of the text.
  public var offset: Int

  /// The sort of value, as messages call it.
  public var kind: String { content.kind.rawValue }

  /// The value of a member; `nil` if there is none, or the value is not an object.
  ///
  /// - Complexity: O(*n*), where *n* is the members of the object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue.Content {
  /// The sort of value.
  public var kind: JSONValue.Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
