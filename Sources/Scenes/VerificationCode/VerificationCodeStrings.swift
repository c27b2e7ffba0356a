import FlowEngine

extension VerificationCode {
  /// The texts of the screen.
  enum Strings {
    @_transparent static var code: SceneString {
      SceneString(
        "verification-code.code", "Verification code",
        comment: "What a screen reader calls the row of digits.")
    }
    @_transparent static var progress: SceneString {
      SceneString(
        "verification-code.code.value", one: "%2$lld of %1$lld digits entered",
        other: "%2$lld of %1$lld digits entered",
        comment: "Value of the row. %1$lld: digits of the code. %2$lld: how many are entered.")
    }
    @_transparent static var resend: SceneString {
      SceneString(
        "verification-code.resend", "Send again",
        comment: "Title of the button that requests another code.")
    }
    @_transparent static var resendIn: SceneString {
      SceneString(
        "verification-code.resend.wait", "Send again (%lld)",
        comment: "The same while it waits. %lld: the seconds left.")
    }
    @_transparent static var verified: SceneString {
      SceneString(
        "verification-code.verified", "Code verified",
        comment: "Spoken when the code is right.")
    }
    @_transparent static var wrong: SceneString {
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
