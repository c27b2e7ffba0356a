/// What is wrong with a frame.
public struct InvariantViolation: Equatable, Sendable {
  /// The name of the invariant that is violated, such as `label`.
  public var name: String
  /// What is wrong, in words.
  public var text: String

  /// Creates a violation.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
