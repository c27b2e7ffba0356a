import FlowEngine

// Another code, and the wait for it.
extension VerificationCode {
  /// Whether the resend button can be pressed.
  var canResend: Bool { secondsLeft == 0 && phase != .verified }

  /// Asks for another code: what is entered is of no more use (B22).
  mutating func resend(_ context: inout Context) {
    guard phase != .verified else { return }
    resends += 1
    if count > 0 { replaceCode(with: "", at: context.time) }
    // The code being verified is no longer the code entered; a failure is seen until the next edit.
    if phase == .verifying { phase = .entering }
    context.send(.resend(number: resends))
    startWaiting(&context)
  }

  /// Counts down from the configured wait; the first step is what is left of a whole second (B23).
  mutating func startWaiting(_ context: inout Context) {
    guard let wait = context.configuration.resendAfter else { return }
    let seconds = wait.rounded(.up)
    setSecondsLeft(Int(seconds))
    if seconds > 0 {
      context.schedule(.second, after: wait - (seconds - 1))
    } else {
      context.cancel(.second)
    }
  }

  /// Ends the count: nobody needs another code (B25).
  mutating func stopWaiting(_ context: inout Context) {
    guard secondsLeft > 0 else { return }
    setSecondsLeft(0)
    context.cancel(.second)
  }

  /// Counts down by a second.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    guard secondsLeft > 0 else { return }
    setSecondsLeft(secondsLeft - 1)
    if secondsLeft > 0 { context.schedule(.second, after: 1) }
  }
}
