/// The host's answer to an effect.
public struct Response: Equatable, Sendable {
  /// How the effect went.
  public enum Outcome: String, CaseIterable, Equatable, Sendable {
    case success, failure
  }

  /// The `id` of the effect that is answered.
  public var id: String
  /// How it went.
  public var outcome: Outcome
  /// What the host has to say of it.
  public var message: String?

  /// Makes an answer.
  public init(to id: String, _ outcome: Outcome, message: String? = nil) {
    self.id = id
    self.outcome = outcome
    self.message = message
  }
}
