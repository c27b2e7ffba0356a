import FlowEngine

extension CardInput {
  /// Puts the card, the strip and, while an input has it, the keyboard's parts into `nodes`.
  ///
  /// - Complexity: O(1).
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let geometry = Geometry(measures, environment, configuration)
    nodes.append(Part.screen, frame: environment.window) { screen in
      screen.background = Metrics.screen
    }
    nodes.append(Part.cardInput, frame: geometry.screen)
    nodes.append(Part.cardContainer, frame: geometry.card)
    let position = seenPosition(at: progress)
    let flip = Flip(at: position)
    // At rest a flat card has no transform. One that turns keeps its angle to the end, so that the
    // animation's two ends say how far it turns.
    let isTurning = motion?.flips ?? !flip.isFlat
    nodes.append(Part.cardFront, frame: geometry.card) { front in
      front.drawCard()
      front.hidden = flip.face != .front
      if isTurning { front.transform = flip.front }
    }
    appendFront(geometry, into: &nodes)
    nodes.append(Part.cardBack, frame: geometry.card) { back in
      back.drawCard()
      back.hidden = flip.face != .back
      if isTurning { back.transform = flip.back }
    }
    appendBack(geometry, position, into: &nodes)
    appendStrip(
      geometry, position, mirrored: environment.layoutDirection == .rightToLeft, into: &nodes)
    appendKeyboard(environment, into: &nodes)
  }
}

// Nodes of a kind.
extension NodeWriter {
  /// A side of the card.
  mutating func drawCard() {
    cornerRadius = CardInput.Metrics.cardRadius
    background = CardInput.Metrics.card
    clipsToBounds = true
  }

  /// A text on the card.
  mutating func show(
    _ text: String, _ font: Node.Font, _ color: Color, _ alignment: Node.TextAlignment = .left
  ) {
    self.text = text
    textColor = color
    self.font = font
    // Natural alignment would turn the card's texts in a right-to-left interface.
    textAlignment = alignment
  }

  /// The mark of a brand.
  mutating func show(_ brand: CardInput.Brand) {
    image = brand.rawValue
    tintColor = brand.tint
    accessibilityLabel = brand.spokenName
    accessibilityTraits = .image
  }

  /// The line around what is being edited.
  mutating func drawOutline() {
    cornerRadius = CardInput.Metrics.outlineRadius
    borderWidth = CardInput.Metrics.outlineBorder
    borderColor = CardInput.Metrics.outline
  }

  /// A button.
  mutating func actAsButton(_ label: String, enabled: Bool) {
    self.enabled = enabled
    interactive = true
    accessibilityLabel = label
    accessibilityTraits = enabled ? .button : [.button, .notEnabled]
  }
}
