/// A host's request to the scene, such as `show`; each scene lists the commands it knows.
public struct Command: Equatable, Sendable {
  /// The value that comes with a command, or with a response.
  public enum Value: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// A truth value.
    case bool(Bool)
    /// An array or an object.
    case json(CanonicalJSON)

    /// Whether two values are the same; texts, only if their bytes are.
    public static func == (value: Value, other: Value) -> Bool {
      switch (value, other) {
      case (.number(let number), .number(let other)): number == other
      case (.string(let text), .string(let other)): text.bytes == other.bytes
      case (.bool(let value), .bool(let other)): value == other
      case (.json(let json), .json(let other)): json == other
      default: false
      }
    }
  }

  /// The command's name.
  public var name: String
  /// The node the command is for, if it takes one.
  public var target: NodeID?
  /// The command's value, if it takes one.
  public var value: Value?

  /// Creates a command.
  public init(_ name: String, target: NodeID? = nil, value: Value? = nil) {
    self.name = name
    self.target = target
    self.value = value
  }

  /// Whether two commands have the same name, to the byte, the same target and the same value.
  public static func == (command: Command, other: Command) -> Bool {
    command.name.bytes == other.name.bytes && command.target == other.target
      && command.value == other.value
  }
}
