import FlowEngine

extension VerificationCode {
  /// The nodes of the screen, in drawing order; cells are counted from 0, by `<k>`.
  public enum Part: String, ScenePart {
    case screen
    case phoneLabel = "phone-label"
    case codeInput = "code-input"
    case underline = "underline-<k>"
    case digit = "digit-<k>"
    case caret
    case resendButton = "resend-button"

    /// Its kind of view.
    public var kind: Node.Kind {
      switch self {
      case .screen: .view
      case .phoneLabel, .digit: .label
      case .codeInput: .field
      case .underline, .caret: .shape
      case .resendButton: .button
      }
    }

    /// The node it is in.
    public var parent: Part? {
      switch self {
      case .screen: nil
      case .phoneLabel, .codeInput, .resendButton: .screen
      case .underline, .digit, .caret: .codeInput
      }
    }

    /// The code is a secret.
    public var isSecret: Bool { self == .codeInput || self == .digit }
  }
}
