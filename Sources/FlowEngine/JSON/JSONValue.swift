/// A parsed JSON value that knows its offset in the text.
///
/// It serves input that is read once, such as a trace's header; events are read without it.
public struct JSONValue: Equatable, Sendable {
  /// The content of a value.
  public enum Content: Equatable, Sendable {
    /// The literal `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A string, with its escapes resolved.
    case string(String)
    /// An array, with its elements.
    case array([JSONValue])
    /// An object, with its members in order.
    case object([Member])

    /// Whether two contents are the same; texts, only if their bytes are.
    public static func == (content: Content, other: Content) -> Bool {
      switch (content, other) {
      case (.null, .null): true
      case (.bool(let value), .bool(let other)): value == other
      case (.number(let number), .number(let other)): number == other
      case (.string(let text), .string(let other)): text.bytes == other.bytes
      case (.array(let elements), .array(let others)): elements == others
      case (.object(let members), .object(let others)): members == others
      default: false
      }
    }
  }

  /// The kind of a value, as messages name it.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    /// The literal `null`.
    case null = "null"
    /// A truth value.
    case bool = "a boolean"
    /// A number.
    case number = "a number"
    /// A string.
    case string = "a string"
    /// An array.
    case array = "an array"
    /// An object.
    case object = "an object"
  }

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// The member's name.
    public var name: String
    /// The offset of the name, in bytes from the start of the text.
    public var offset: Int
    /// The member's value.
    public var value: JSONValue

    /// Whether two members have names of the same bytes, at one offset, and the same value.
    public static func == (member: Member, other: Member) -> Bool {
      member.name.bytes == other.name.bytes && member.offset == other.offset
        && member.value == other.value
    }
  }

  /// The value's content.
  public var content: Content
  /// The offset of the value, in bytes from the start of the text.
  public var offset: Int

  /// The kind of value, as messages name it.
  public var kind: String { content.kind.rawValue }

  /// The value of a member; `nil` if there is none or the value is not an object.
  ///
  /// - Complexity: O(*n*), where *n* is the members of the object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.place(of: name).map { members[$0].value }
  }
}

extension [JSONValue.Member] {
  /// The index of the member with a name; `nil` if there is none.
  func place(of name: String) -> Int? { firstIndex { $0.name.bytes == name.bytes } }
}

extension JSONValue.Content {
  /// The kind of value.
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
