/// The host's response to an effect.
public struct Response: Equatable, Sendable {
  /// Whether an effect succeeded.
  public enum Outcome: String, CaseIterable, Equatable, Sendable {
    /// The effect succeeded.
    case success
    /// The effect failed.
    case failure
  }

  /// The `id` of the effect this responds to.
  public var id: String
  /// Whether the effect succeeded.
  public var outcome: Outcome
  /// The host's message, if it has one; an empty one counts as none.
  public var message: String? {
    didSet { if let message, message.isEmpty { self.message = nil } }
  }

  /// The host's data, if it has some.
  public var value: Command.Value?

  /// Creates a response to the effect `id`.
  public init(
    to id: String, _ outcome: Outcome, message: String? = nil, value: Command.Value? = nil
  ) {
    self.id = id
    self.outcome = outcome
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    self.value = value
  }

  /// Whether two responses have the same id and message, to the byte, the same outcome and the same value.
  public static func == (response: Response, other: Response) -> Bool {
    response.id.bytes == other.id.bytes && response.outcome == other.outcome
      && response.message?.bytes == other.message?.bytes && response.value == other.value
  }
}
