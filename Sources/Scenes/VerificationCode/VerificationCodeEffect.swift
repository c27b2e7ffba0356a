import FlowEngine

extension VerificationCode {
  /// What the screen asks of its host.
  public enum Effect: SceneEffect {
    /// Check a full code; the host answers with a `response` to `verificationID(attempt)`.
    case verify(attempt: Int, code: String)

    /// The effect's `type` in a frame.
    public var type: String { "verify" }

    /// Writes the members that follow `type`.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .verify(let attempt, let code):
        members.member("id", Self.verificationID(attempt))
        members.member("code", code)
      }
    }

    /// The `id` of an attempt's verification.
    public static func verificationID(_ attempt: Int) -> String {
      "verify-\(attempt)"
    }
  }
}
