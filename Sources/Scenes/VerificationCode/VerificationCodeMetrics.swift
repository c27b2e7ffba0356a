import FlowEngine

extension VerificationCode {
  /// The numbers of the article and of its listings `YCVerificationCodeInputLabel` (label) and
  /// `YCVerificationCodeInputView` (view).
  enum Metrics {
    /// How many cells there may be; 14 in the default box would have no width (rule 9).
    static let lengths = 1...13
    /// The cells that there may be, by their numbers.
    static let cells = 0..<lengths.upperBound
    /// How many attempts a restored state may have behind it.
    static let maximumAttempts = Int(InputLimits.magnitude)
    /// Height of the line under a cell, in points (label).
    static let underlineHeight = 0.5
    /// Width of the caret, in points (label).
    static let caretWidth = 1.0
    /// The caret is as high as the box divided by this (label).
    static let caretHeightDivisor = 2.0
    /// The caret stands as far below the box's top as the box is high, divided by this (label).
    static let caretTopDivisor = 5.0
    /// How the caret fades before it jumps back to full opacity (label).
    static let blink = (curve: TimingCurve.easeIn, duration: 0.9)
    /// The digits: bold, 24 points (view); the article does not name the font (G5).
    static let digitFont = Node.Font("System-Bold", size: 24)
    /// The phone number: a label's own font (platform).
    static let phoneFont = Node.Font("System", size: 17)

    /// Digits and caret: the article's `WHITE_1`, which has no value there (chosen).
    static let ink = Color(0xFFFFFF)
    /// The lines: the article's `BLUE_2`, which has no value there (chosen).
    static let underline = Color(0x2E86F0)
    /// The screen behind (chosen).
    static let screen = Color(0x1C1C1E)
  }
}
