/// A host's request to the scene, such as `show`; each scene lists the commands it knows.
public struct Command: Equatable, Sendable {
  /// The value that comes with a command.
  public enum Value: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// A truth value.
    case bool(Bool)
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
}
