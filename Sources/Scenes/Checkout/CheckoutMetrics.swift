import FlowEngine

/// The numbers and the look of the pages that the checkout adds; all of them are chosen (docs/scenes/checkout.md).
enum CheckoutMetrics {
  /// Where the drawn card is in the Glide card, in points: 16 below the grabber (C3).
  static let inputOrigin = Point(x: 20, y: 32)
  /// The distance of buttons and titles from the edges, in points (G5).
  static let margin = 16.0
  /// The height of a button, in points (G5).
  static let buttonHeight = 50.0
  /// The corner radius of a button, in points (G5).
  static let buttonRadius = 12.0
  static let buttonFont = SceneFont("System-Semibold", size: 17)

  /// The frame of a page's button, above the safe area's bottom, with room for its title (G5).
  static func button(_ title: SceneString, in environment: Environment) -> Rect {
    let area = environment.safeArea
    let width = environment.size.width - area.left - area.right - 2 * margin
    let bottom = environment.size.height - area.bottom - margin
    var buttonHeight = buttonHeight
    if !environment.hasDefaultText {
      let size = environment.size(
        of: environment.text(title), in: environment.font(buttonFont), width: max(0, width))
      buttonHeight = max(buttonHeight, size.height)
    }
    return Rect(
      x: area.left + margin, y: max(0, bottom - buttonHeight), width: max(0, width),
      height: min(buttonHeight, max(0, bottom)))
  }

  /// Gives a button its look.
  static func draw(_ title: SceneString, _ environment: Environment, _ node: inout NodeWriter) {
    let words = environment.text(title)
    node.background = environment.color(Checkout.Palette.button)
    node.cornerRadius = buttonRadius
    node.text = words
    node.textColor = environment.color(Checkout.Palette.buttonText)
    node.textAlignment = .center
    node.font = environment.font(buttonFont)
    node.interactive = true
    node.accessibilityLabel = words
    node.accessibilityTraits = .button
  }
}
