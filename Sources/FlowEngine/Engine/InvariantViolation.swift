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

extension [InvariantViolation] {
  /// Adds a violation unless a condition holds.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - name: The name of the invariant, such as `label`.
  ///   - text: What must hold, in words.
  public mutating func require(_ condition: Bool, _ name: String, _ text: String) {
    if !condition { append(InvariantViolation(name, "expected that \(text)")) }
  }
}
