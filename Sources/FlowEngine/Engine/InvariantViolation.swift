/// A violation of an invariant by a frame.
public struct InvariantViolation: Equatable, Sendable {
  /// The name of the invariant that is violated, such as `label`.
  public var name: String
  /// The fault, in words.
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
  ///   - condition: The requirement.
  ///   - name: The name of the invariant, such as `label`.
  ///   - text: The requirement, in words.
  public mutating func require(_ condition: Bool, _ name: String, _ text: String) {
    if !condition { append(InvariantViolation(name, "expected that \(text)")) }
  }
}
