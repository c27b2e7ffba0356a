import FlowEngine

extension VerificationCode: MachineScene {
  /// The transitions of the code.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(.focus, .tap, from: .idle, to: .entering),
      .on(.blur, from: .entering, to: .idle),
      .on(.text, from: .entering, to: .verifying, guard: "last cell filled"),
      .on(.deleteBackward, from: .verifying, to: .entering),
      .on(
        .command, .tap, from: .verifying, to: .entering, guard: "setLength or resend, keyboard"),
      .on(
        .command, .tap, from: .verifying, to: .idle, guard: "setLength or resend, no keyboard"),
      .on(.response, from: .verifying, to: .verified, guard: "success"),
      .on(.response, from: .verifying, to: .failed, guard: "failure"),
      .on(.text, from: .failed, to: .entering),
      .on(.text, from: .failed, to: .verifying, guard: "all digits at once"),
    ]
  }
}
