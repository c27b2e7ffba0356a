import FlowEngine

/// A short numeric code that is typed into a row of underlined cells and checked as soon as the
/// last cell is filled.
///
/// There is a single text, which the cells only display: digits are added and removed at its end,
/// and a tap anywhere continues there. Rules are numbered as in `docs/scenes/verification-code.md`.
public struct VerificationCode: Scene {
  /// The states of the machine.
  public enum State: String, CaseIterable, Sendable {
    case idle, entering, verifying, verified, failed
  }

  /// How far the code has come.
  enum Phase: String, MemberChoice {
    /// Digits are missing, or the full code is not sent off.
    case entering
    /// The full code has been sent off as the newest attempt, and no response has come.
    case verifying
    /// The response was that the code is right.
    case verified
    /// The response was that the code is wrong; until the next digit.
    case failed
  }

  /// How many digits the code has, 1…13.
  public private(set) var length: Int
  /// The digits entered, in ASCII, at most `length`; a secret.
  public private(set) var code = ""
  /// How many times a full code has been sent off.
  public internal(set) var attempt = 0
  /// Whether the row has the keyboard.
  public internal(set) var isFocused = true

  /// The number of requests for another code.
  public internal(set) var resends = 0
  /// The seconds, rounded up, until the button can request another code.
  public private(set) var secondsLeft = 0

  /// The English title of the resend button, kept so that layouts build no strings.
  private(set) var resendTitle = Strings.resend.english
  var phase = Phase.entering
  /// When the caret started to blink, in seconds (rule 11).
  var blinkStart = 0.0

  /// Opens with the row focused and empty.
  public init(_ context: inout Context) {
    length = context.configuration.length
    blinkStart = context.time
    context.focus()
    startWaiting(&context)
  }

  /// How many digits are entered.
  public var count: Int { code.utf8.count }

  /// The state of the machine; without the keyboard `entering` becomes `idle`.
  public var state: State {
    switch phase {
    case .entering: isFocused ? .entering : .idle
    case .verifying: .verifying
    case .verified: .verified
    case .failed: .failed
    }
  }

  /// Whether there is a caret: only where the next digit would go (rule 10).
  var showsCaret: Bool { isFocused && count < length && phase != .verified }

  /// Replaces the digits; the caret starts to blink again (rule 11).
  mutating func replaceCode(with code: String, at time: Double) {
    self.code = code
    blinkStart = time
  }

  /// Sets the number of cells; digits without a cell are dropped (rule 9).
  mutating func setLength(_ length: Int, at time: Double) {
    self.length = length
    if count > length { replaceCode(with: String(code.prefix(length)), at: time) }
  }

  /// Sets the seconds until the code can be asked for again.
  mutating func setSecondsLeft(_ seconds: Int) {
    secondsLeft = seconds
    let title = Strings.resend.english
    resendTitle = seconds > 0 ? "\(title) (\(seconds))" : title
  }

  /// The title of the resend button in the environment's language.
  func resendTitle(in environment: Environment) -> String {
    if environment.hasDefaultSettings { return resendTitle }
    return Self.resendTitle(secondsLeft: secondsLeft, in: environment)
  }

  /// The title with so many seconds left.
  static func resendTitle(secondsLeft: Int, in environment: Environment) -> String {
    guard secondsLeft > 0 else { return environment.text(Strings.resend) }
    return environment.text(Strings.resendIn, .number(secondsLeft))
  }

  /// Lists the state; frames never contain a digit of the code.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("length", &length, in: Metrics.lengths)
    members.derived("count", count)
    members.shown("attempt", &attempt, in: 0...Metrics.maximumAttempts)
    members.shown("focused", &isFocused)
    members.kept("code", &code)
    members.kept("phase", &phase)
    members.kept("blinkStart", time: &blinkStart)
    members.kept("resends", &resends, in: 0...Metrics.maximumAttempts)
    members.kept("secondsLeft", &secondsLeft, in: 0...Metrics.longestWait)
  }

  /// Rejects a number of cells for which there is no room, and digits that cannot have been
  /// entered.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    let maximum = Geometry.maximumLength(for: context.configuration)
    guard length <= maximum else {
      throw MemberError("expected a whole number from 1 to \(maximum)", of: "length")
    }
    guard code.bytes == DecimalDigits.prefix(length, of: code).bytes else {
      throw MemberError("expected ASCII digits, 'length' at the most", of: "code")
    }
    guard phase != .verifying || count == length else {
      throw MemberError("expected 'verifying' for a full code only", of: "phase")
    }
    guard phase != .failed || code.isEmpty else {
      throw MemberError("expected 'failed' for an empty code only", of: "phase")
    }
    guard (0...context.time).contains(blinkStart) else {
      throw MemberError("expected a time, 't' at the latest", of: "blinkStart")
    }
    guard secondsLeft == 0 || context.configuration.resendAfter != nil else {
      throw MemberError("expected 0 where there is no button", of: "secondsLeft")
    }
    guard secondsLeft == 0 || phase != .verified else {
      throw MemberError("expected 0 once the code is verified", of: "secondsLeft")
    }
    setSecondsLeft(secondsLeft)
  }
}

extension VerificationCode {
  /// `verification-code`.
  public static var name: String { "verification-code" }
  /// One sentence about the screen.
  public static var summary: String {
    "A numeric code in underlined cells, checked as soon as the last cell is filled."
  }
  /// `setLength`, whose `value` is the new number of cells, and `resend`.
  public static let commands: [SceneInput] = [SceneInput("setLength", .number), "resend"]
}
