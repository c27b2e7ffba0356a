import FlowEngine

extension CardInput {
  /// The numbers of the article and of the repository's files, in points and seconds.
  enum Metrics {
    // MARK: Motion

    /// The strip's easing after a finger and after a tap, with outline and flip (View; the curve is
    /// the platform's default).
    static let travel = Timing.easeInOut(duration: 0.5)
    /// A travel to where strip and outline are already, which is over at once (F14).
    static let noTravel = Timing.easeInOut(duration: 0)
    /// Distance of the viewer, m34 = −1/800 (article, View; F4).
    static let perspective = 800.0
    /// The share of the flip from which on the back is seen (article, View; F3).
    static let faceSwitch = 0.5
    /// The pages of the strip.
    static let pages = 0...3
    /// How far from a page the strip may be, in pages, and still be on it: what rounding leaves of an
    /// offset that a host has computed (F13).
    static let pageTolerance = 1e-9
    /// How far the strip may be pulled, in pages (D20).
    static let positions = -1.0...4.0
    /// What the outline shrinks, or grows, by for each page beyond the first and last (View, Back).
    static let outset = 20.0

    // MARK: Screen and strip (View.xib, Input)

    /// Distance of the screen from the window's left edge; the same is left on the right.
    static let margin = 20.0
    static let cardHeight = 180.0
    static let gap = 20.0
    static let stripHeight = 44.0
    /// How far the strip reaches beyond the card at each side.
    static let overhang = 4.0
    static let textInset = 15.0
    /// What an input's text leaves free of its input, both sides together (D25).
    static let textMargins = (withoutNext: 30.0, withNext: 65.0)
    static let next = (margin: 5.0, width: 40.0)
    static let inputRadius = 6.0
    static let inputBorder = 1.0
    /// What a larger text has above and below it, together, in points (G40).
    static let inputPadding = 16.0

    // MARK: Front (View.xib)

    static let cardRadius = 8.0
    static let cardInset = 16.0
    static let captionGap = (holder: 6.0, expiry: 8.0)
    static let brandHeight = 25.0
    static let numberGrowth = (sides: 10.0, top: 14.0, bottom: 10.0)
    static let blockGrowth = 6.0
    /// What the holder's name and the expiry block together leave free of the card's width (D6).
    static let holderMargins = 50.0

    // MARK: Back (Back.xib)

    static let stripe = (top: 20.0, height: 50.0)
    static let signature = (top: 90.0, height: 40.0, trailing: 70.0, shift: 5.0)
    static let codeArea = (minimumWidth: 35.0, height: 18.0, padding: 5.0)
    /// Distance of the image's bottom from the card's (Back.xib: top at H − 41).
    static let brandBottom = 16.0
    static let codeOutset = 6.0

    // MARK: Outline (View, Back)

    static let outlineBorder = 1.0
    static let outlineRadius = 6.0

    // MARK: Keyboard (platform)

    static let barHeight = 44.0
    /// Width of each of the bar's two buttons (chosen).
    static let barButtonWidth = 80.0
    /// Height of the wheels until a keyboard event gives it.
    static let pickerHeight = 216.0

    // MARK: Limits

    /// The most digits of a number that the card has room for (article; F5).
    static let maximumDigits = 16
    static let minimumDigits = 12
    /// The most groups of a number that the card has room for (Input).
    static let maximumGroups = 4
    /// The most digits of a security code.
    static let maximumCodeLength = 4
    /// Months, and years from this year on, on the wheels (Input).
    static let wheels = (months: 12, years: 21)
    /// The years that the wheels may show, whatever the date.
    static let years = 1...9999 + wheels.years - 1

    // MARK: Texts (xib)

    static let numberTemplate = "XXXX XXXX XXXX XXXX"
    /// The image on the button to the next page, 8 × 12 points.
    static let arrow = "arrow"
  }
}
