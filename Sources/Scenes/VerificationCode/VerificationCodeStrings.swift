import FlowEngine

extension VerificationCode {
  /// The texts of the screen.
  enum Strings {
    static var code: SceneString {
      SceneString(
        "verification-code.code", "Verification code",
        comment: "What a screen reader calls the row of digits.")
    }
    static var progress: SceneString {
      SceneString(
        "verification-code.code.value", one: "%2$lld of %1$lld digits entered",
        other: "%2$lld of %1$lld digits entered",
        comment: "Value of the row. %1$lld: digits of the code. %2$lld: how many are entered.")
    }
    static var resend: SceneString {
      SceneString(
        "verification-code.resend", "Send again",
        comment: "Title of the button that requests another code.")
    }
    static var resendIn: SceneString {
      SceneString(
        "verification-code.resend.wait", "Send again (%lld)",
        comment: "The same while it waits. %lld: the seconds left.")
    }
    static var verified: SceneString {
      SceneString(
        "verification-code.verified", "Code verified",
        comment: "Spoken when the code is right.")
    }
    static var wrong: SceneString {
      SceneString(
        "verification-code.wrong", "Wrong code",
        comment: "Spoken when the code is wrong.")
    }
  }

  /// The texts of the scene (docs/languages.md).
  public static var strings: [SceneString] {
    [
      Strings.code, Strings.progress, Strings.resend, Strings.resendIn, Strings.verified,
      Strings.wrong,
    ]
  }
}
