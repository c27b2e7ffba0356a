/// A call of the host on the screen, such as `show`; each scene lists its own.
public struct Command: Equatable, Sendable {
  /// What a command is given.
  public enum Value: Equatable, Sendable {
    case number(Double)
    case string(String)
    case bool(Bool)
  }

  /// What is asked for.
  public var name: String
  /// The node it is asked of, where the command takes one.
  public var target: NodeID?
  /// What is given along, where the command takes something.
  public var value: Value?

  /// Makes a call.
  public init(_ name: String, target: NodeID? = nil, value: Value? = nil) {
    self.name = name
    self.target = target
    self.value = value
  }
}
