import FlowEngine

extension Onboarding {
  /// The numbers of the article, and those chosen where it has none.
  enum Metrics {
    /// How many pages there are (article; C1).
    static let pageCount = 5
    /// How many of them, from the first, ask for required data (article; B20).
    static let requiredPageCount = 2
    /// The most pictures that a restored state may have asked for.
    static let questionLimit = Int(InputLimits.magnitude)
    /// How a page is pushed (article; F2).
    static let push = Timing.easeInOut(duration: 0.4)
    /// How the done circle is drawn (article; F9).
    static let drawing = Timing.curve(.easeIn, duration: 0.55)
    /// Line width of the done circle, in points (article; G9).
    static let circleLineWidth = 5.0
    /// The round buttons: side, distance from the window's edge and corner radius, in points (G5,
    /// G7).
    static let button = (side: 44.0, margin: 16.0, radius: 22.0)
    /// Opacity of a disabled next button (G7).
    static let disabledAlpha = 0.4
    /// Distance of the skip hint from the two buttons, in points (G6).
    static let hintGap = 8.0
    /// Rows of fields, in points: height, distance from the sides, distance of the first row from
    /// the safe area's top, and from one top to the next (G3).
    static let row = (height: 44.0, margin: 24.0, top: 96.0, pitch: 60.0)
    /// Side of an image field without a frame of its own, and distance to the row after it, in
    /// points (G11).
    static let image = (side: 88.0, gap: 16.0)
    /// Height of a page's title and its distance from the safe area's top, in points (G2).
    static let title = (height: 40.0, top: 32.0)
    /// Corner radius of a field, in points (G3).
    static let fieldRadius = 8.0

    /// What text that needs more room has above and below it in its row or bar, in points (G14).
    static let padding = 8.0

    /// Fonts; the article does not give any (G1 to G3). In a window 320 points wide a longest word of 8
    /// letters has room up to the title's limit.
    static var titleFont: SceneFont {
      SceneFont("System-Bold", size: 28, upTo: .accessibilityXLarge)
    }
    static var font: SceneFont { SceneFont("System", size: 17) }
    /// Of a hint below a field (G13).
    static var hintFont: SceneFont { SceneFont("System", size: 13) }
  }
}
