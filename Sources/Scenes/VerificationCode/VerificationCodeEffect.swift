import FlowEngine

extension VerificationCode {
  /// The requests to the host.
  public enum Effect: SceneEffect {
    /// Check a full code; the host answers with a `response` to `verificationID(attempt)`.
    case verify(attempt: Int, code: String)
    /// Send the user another code; the first request has the number 1.
    case resend(number: Int)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .verify: "verify"
      case .resend: "resend"
      }
    }

    /// The effects' types and members.
    public static let descriptions = [
      EffectDescription("verify", .member("id", String.self), .member("code", String.self)),
      EffectDescription("resend", .member("id", String.self)),
    ]

    /// Writes the members that follow `type`.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .verify(let attempt, let code):
        members.member("id", Self.verificationID(attempt))
        members.member("code", code)
      case .resend(let number): members.member("id", "resend-\(number)")
      }
    }

    /// The host is to check the code.
    public var carriesSecret: Bool {
      switch self {
      case .verify: true
      case .resend: false
      }
    }

    /// The `id` of an attempt's verification.
    public static func verificationID(_ attempt: Int) -> String {
      "verify-\(attempt)"
    }
  }

  /// The events that the screen sends itself.
  public enum Completion: String, CaseIterable, Sendable {
    /// Another second of the wait is over.
    case second
  }
}
