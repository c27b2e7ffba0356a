import FlowEngine

extension VerificationCode {
  /// What the screen is in.
  public struct State: SceneState {
    /// What the machine is doing.
    public enum Name: String, CaseIterable, Sendable {
      case idle, entering, verifying, verified, failed
    }

    /// How far the code has come.
    enum Phase: Equatable, Sendable {
      /// Digits are missing, or the full code is not sent off.
      case entering
      /// The full code has been sent off as the newest attempt, and no answer has come.
      case verifying
      /// The answer was that the code is right.
      case verified
      /// The answer was that the code is wrong; until the next edit.
      case failed
    }

    /// How many digits the code has, 1…13.
    public private(set) var length: Int
    /// The digits entered, ASCII, `length` at the most; a secret.
    public private(set) var code = ""
    /// How many times a full code has been sent off.
    public internal(set) var attempt = 0
    /// Whether the row has the keyboard.
    public internal(set) var isFocused = true

    var phase = Phase.entering
    /// When the caret began to blink, in seconds (rule 11).
    var blinkStart = 0.0
    init(length: Int) {
      self.length = length
    }

    /// How many digits are entered.
    public var count: Int { code.utf8.count }

    /// What the machine is doing; without the keyboard `entering` is `idle`, the others stay.
    public var name: Name {
      switch phase {
      case .entering: isFocused ? .entering : .idle
      case .verifying: .verifying
      case .verified: .verified
      case .failed: .failed
      }
    }

    /// Whether there is a caret: only where the next digit would go in (rule 10).
    var showsCaret: Bool { isFocused && count < length && phase != .verified }

    /// Puts other digits in; the caret blinks anew (rule 11).
    mutating func replaceCode(with code: String, at time: Double) {
      self.code = code
      blinkStart = time
    }

    /// Sets the number of cells; digits without a cell are dropped (rule 9).
    mutating func setLength(_ length: Int, at time: Double) {
      self.length = length
      if count > length { replaceCode(with: String(code.prefix(length)), at: time) }
    }

    /// Writes the members that follow `name`; never a digit of the code.
    public func write(to json: inout JSONWriter) {
      json.member("length", length)
      json.member("count", count)
      json.member("attempt", attempt)
      json.member("focused", isFocused)
    }
  }
}
