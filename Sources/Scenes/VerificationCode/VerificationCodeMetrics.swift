import FlowEngine

extension VerificationCode {
  /// The numbers of the article and of its listings `YCVerificationCodeInputLabel` (label) and
  /// `YCVerificationCodeInputView` (view).
  enum Metrics {
    /// The numbers of cells allowed; 14 in the default box would have no width (F1).
    static let lengths = 1...13
    /// The cells that there may be, by their numbers.
    static let cells = 0..<lengths.upperBound
    /// The most attempts that a restored state may have made.
    static let maximumAttempts = Int(InputLimits.magnitude)
    /// Height of the line under a cell, in points (label).
    static let underlineHeight = 0.5
    /// Width of the caret, in points (label).
    static let caretWidth = 1.0
    /// The caret's height is the box's divided by this (label).
    static let caretHeightDivisor = 2.0
    /// The caret's distance from the box's top is the box's height divided by this (label).
    static let caretTopDivisor = 5.0
    /// How the caret fades before it jumps back to full opacity (label).
    static let blink = (curve: TimingCurve.easeIn, duration: 0.9)
    /// The digits: bold, 24 points (view); the article does not name the font (G5).
    static let digitFont = Node.Font("System-Bold", size: 24)
    /// The phone number: a label's own font (platform).
    static let phoneFont = Node.Font("System", size: 17)

    /// Digits and caret: the article's `WHITE_1`, for which it gives no value (G5, G6).
    static let ink = Color(0xFFFFFF)
    /// The underlines: the article's `BLUE_2`, for which it gives no value (G4).
    static let underline = Color(0x2E86F0)
    /// The screen's background (G1).
    static let screen = Color(0x1C1C1E)
  }
}
