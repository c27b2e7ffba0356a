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
    static var digitFont: SceneFont { SceneFont("System-Bold", size: 24) }
    /// The phone number: a label's own font (platform).
    static var phoneFont: SceneFont { SceneFont("System", size: 17) }

    /// The resend button's distance from the row, and its height, in points (G10).
    static let resend = (spacing: 24.0, height: 44.0)
    /// The resend button's font, and its opacity while it waits (G10).
    static var resendFont: SceneFont { SceneFont("System", size: 17) }
    static let waitingAlpha = 0.4
    /// What a row that grows with its text leaves free at each side of the window, in points (G11).
    static let growthMargin = 16.0
    /// The longest wait, in whole seconds: as long as an animation may take.
    static let longestWait = 3600
  }
}
