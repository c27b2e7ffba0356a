import FlowEngine

extension VerificationCode {
  /// What the screen asks of its host.
  public enum Effect: SceneEffect {
    /// Bring the keyboard up for the row.
    case focus
    /// Check a full code; the answer is a `response` to `verificationID(attempt)`.
    case verify(attempt: Int, code: String)
    /// Let a screen reader say something; never a digit of the code.
    case announce(String)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .focus: "focus"
      case .verify: "verify"
      case .announce: "announce"
      }
    }

    /// Writes what the host needs to know; a `focus` says it all by its type.
    public func write(to json: inout JSONWriter) {
      switch self {
      case .focus: break
      case .verify(let attempt, let code):
        json.member("id", Self.verificationID(attempt))
        json.member("code", code)
      case .announce(let text): json.member("text", text)
      }
    }

    /// The `id` of an attempt's verification.
    public static func verificationID(_ attempt: Int) -> String {
      "verify-\(attempt)"
    }
  }
}
