import FlowEngine

extension CardInput {
  /// Puts the card, the strip and, while an input has it, the keyboard's parts into `nodes`.
  ///
  /// - Complexity: O(1).
  public static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    let geometry = Geometry(state.measures, environment, configuration)
    nodes.append(Node(Part.cardInput, frame: geometry.screen))
    nodes.append(Node(Part.cardContainer, frame: geometry.card))
    let position = state.seenPosition(at: state.progress)
    let flip = Flip(at: position)
    // At rest a flat card has no transform. One that turns keeps its angle to the end, so that the
    // animation's two ends say how far it turns.
    let isTurning = state.motion?.flips ?? !flip.isFlat
    var front = card(Part.cardFront, geometry)
    front.hidden = flip.face != .front
    if isTurning { front.transform = flip.front }
    nodes.append(front)
    appendFront(state, geometry, into: &nodes)
    var back = card(Part.cardBack, geometry)
    back.hidden = flip.face != .back
    if isTurning { back.transform = flip.back }
    nodes.append(back)
    appendBack(state, geometry, position, into: &nodes)
    appendStrip(
      state, geometry, position, mirrored: environment.layoutDirection == .rightToLeft,
      into: &nodes)
    appendKeyboard(state, environment, into: &nodes)
  }

  private static func card(_ part: Part, _ geometry: Geometry) -> Node {
    var card = Node(part, frame: geometry.card)
    card.cornerRadius = Metrics.cardRadius
    card.background = Metrics.card
    return card
  }

  // MARK: Nodes of a kind

  static func label(
    _ part: Part, _ frame: Rect, _ text: String, _ font: Node.Font, _ color: Color,
    _ alignment: Node.TextAlignment = .left
  ) -> Node {
    var label = Node(part, frame: frame)
    label.text = text
    label.textColor = color
    label.font = font
    // Natural alignment would turn the card's texts in a right-to-left interface.
    label.textAlignment = alignment
    return label
  }

  static func brandImage(_ part: Part, _ brand: Brand, _ frame: Rect) -> Node {
    var image = Node(part, frame: frame)
    image.image = brand.rawValue
    image.textColor = brand.tint
    image.accessibilityLabel = brand.spokenName
    image.accessibilityTraits = .image
    return image
  }

  static func outline(_ part: Part, _ frame: Rect) -> Node {
    var outline = Node(part, frame: frame)
    outline.cornerRadius = Metrics.outlineRadius
    outline.borderWidth = Metrics.outlineBorder
    outline.borderColor = Metrics.outline
    return outline
  }

  static func button(_ part: Part, _ frame: Rect, _ label: String, enabled: Bool) -> Node {
    var button = Node(part, frame: frame)
    button.enabled = enabled
    button.interactive = true
    button.accessibilityLabel = label
    button.accessibilityTraits = enabled ? .button : [.button, .notEnabled]
    return button
  }
}
