import FlowEngine

extension AdaptiveField {
  /// The numbers of the article, of the repository's `LUNField.m` (M) and of its example.
  enum Metrics {
    /// The margin before, between and after sections, and around a text, in points (M; F1).
    static let margin = 4.0
    /// How a field unfolds (article, M; F5).
    static let raise = Timing.spring(duration: 0.9, dampingRatio: 0.5)
    /// How an empty field folds back (M; F7).
    static let collapse = Timing.easeInOut(duration: 0.35)
    /// How a verdict appears and disappears, and how the label's colour and the state image fade
    /// (article, M; F8).
    static let verdict = Timing.easeInOut(duration: 0.2)
    /// Scale of the raised label (article, M; F3).
    static let raisedScale = 0.75
    /// Vertical scale of a folded section (article, M; F2).
    static let foldedScale = 0.001
    /// Distance of the placeholder image from the right edge, in points (M).
    static let placeholderImageInset = 4.0
    /// Distance of the state image from the right edge without the border, in points (M).
    static let stateImageInset = 8.0
    /// Height of the underline of a field without a border width, in points (M).
    static let fallbackUnderline = 1.0

    /// Font of labels and texts (example).
    static var font: SceneFont { SceneFont("SFUIText-Regular", size: 16) }
    /// Height of the accessory bar, in points (example).
    static let accessoryHeight = 60.0
    /// Font of the accessory bar's button (example).
    static var accessoryFont: SceneFont { SceneFont("SFUIText-Regular", size: 18) }
    /// What larger text has above and below it, in points (G19).
    static let padding = 4.0

    /// Room kept around the focused field over a keyboard, in points (F13).
    static let focusMargin = 8.0

    /// The most questions that a restored state may have asked.
    static let questionLimit = Int(InputLimits.magnitude)
    /// The most sections that a field may have, as many as a form (C5).
    static let sectionLimit = InputLimits.fields
    /// The characters of a section that are measured for a larger font: a line has no room for more.
    static let measuredLimit = 64
    /// The most characters that a section may have: no event can carry more (C5).
    static let characterLimit = 1_000_000
  }
}
