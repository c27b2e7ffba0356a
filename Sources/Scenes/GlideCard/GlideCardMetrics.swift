import FlowEngine

extension GlideCard {
  /// The numbers of the article and of the repository's `Glide.swift` and `CardViewController.swift`.
  enum Metrics {
    /// Every transition: settles in 0.8 s, without overshoot (article, `Glide.swift`; F1).
    static let transition = Timing.spring(duration: 0.8, dampingRatio: 1)
    /// Opacity of the dim while the card is up (article, `Glide.swift`; F3).
    static let dimAlpha = 0.4
    /// Smallest opacity that takes touches (platform; F6).
    static let touchableAlpha = NodeList.touchableAlpha
    /// Corner radius when the card is up, in points (`Glide.swift`).
    static let cornerRadius = 15.0
    /// Size of the grabber, and its distance from the card's top (`Glide.swift`).
    static let grabber = Rect(x: 0, y: 10, width: 50, height: 6)
    /// Corner radius of the grabber (`Glide.swift`).
    static let grabberRadius = 3.0
    /// Distance of the list from the card's top (`CardViewController.swift`).
    static let listTop = 10.0
    /// Room for the navigation bar above a full-screen card (`GlideConfiguration.swift`).
    static let navigationBar = 44.0
    /// The trigger's side, and its distance from the trailing edge, in points (G9).
    static let trigger = (side: 44.0, margin: 16.0)

    /// The trigger's title: that of a system button (platform; G9).
    static var triggerFont: SceneFont { SceneFont("System", size: 17) }
  }
}
