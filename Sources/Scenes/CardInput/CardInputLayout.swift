import FlowEngine

extension CardInput {
  /// Puts the card, the strip and, while an input has it, the keyboard's parts into `nodes`.
  ///
  /// - Complexity: O(1).
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    if environment.hasDefaultLook {
      layout(in: DefaultLook(), environment, configuration, into: &nodes)
    } else {
      layout(in: environment, environment, configuration, into: &nodes)
    }
  }

  private func layout(
    in look: some Look, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    let geometry = Geometry(measures, environment, configuration)
    nodes.append(Part.screen, frame: environment.window) {
      [color = look.color(Palette.screen)] screen in
      screen.background = color
    }
    nodes.append(
      Part.cardInput, frame: look.isDefaultLook ? geometry.screen : lifted(geometry, environment))
    nodes.append(Part.cardContainer, frame: geometry.card)
    let position = seenPosition(at: progress)
    let flip = Flip(at: position)
    // At rest a flat card has no transform. One that turns keeps its angle to the end, so that the
    // animation's two ends say how far it turns.
    let isTurning = motion?.flips ?? !flip.isFlat
    let card = look.color(Palette.card)
    nodes.append(Part.cardFront, frame: geometry.card) { front in
      front.drawCard(card)
      front.hidden = flip.face != .front
      if isTurning { front.transform = flip.front }
    }
    nodes.standing(Part.numberPlaceholder, while: changes.ofFront) { nodes in
      appendFront(in: look, geometry, environment, into: &nodes)
    }
    let outline = look.color(Palette.outline)
    // In front of the buttons, but takes no touches (D19).
    nodes.append(Part.focusArea, frame: seenFocus(at: progress, geometry)) {
      $0.drawOutline(outline)
    }
    nodes.append(Part.cardBack, frame: geometry.card) { back in
      back.drawCard(card)
      back.hidden = flip.face != .back
      if isTurning { back.transform = flip.back }
    }
    let firstOnBack = brand == nil ? Part.magneticStripe : Part.brandBack
    nodes.standing(firstOnBack, while: changes.ofBack) { nodes in
      appendBack(in: look, geometry, environment, into: &nodes)
    }
    nodes.append(Part.cscFocus, frame: geometry.codeFocus(at: position)) {
      $0.drawOutline(outline)
    }
    appendStrip(in: look, geometry, position, environment, into: &nodes)
    nodes.standing(Part.bar, while: changes.ofAll) { nodes in
      appendKeyboard(in: look, environment, into: &nodes)
    }
  }
}

extension CardInput {
  /// Where the card and the strip are: a strip that has grown moves up with the card, out from under
  /// the keyboard (G40).
  private func lifted(_ geometry: Geometry, _ environment: Environment) -> Rect {
    var frame = geometry.screen
    guard !environment.hasDefaultText, field != nil, let keyboardTop else { return frame }
    let top = keyboardTop - (measures.barButton.height - Metrics.barHeight)
    frame.origin.y -= max(0, frame.maxY - max(0, top))
    return frame
  }
}

// Nodes of a kind.
extension NodeWriter {
  /// A side of the card.
  mutating func drawCard(_ color: Color) {
    cornerRadius = CardInput.Metrics.cardRadius
    background = color
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
  mutating func show(_ brand: CardInput.Brand, _ tint: Color?, _ name: String) {
    image = brand.rawValue
    tintColor = tint
    accessibilityLabel = name
    accessibilityTraits = .image
  }

  /// The line around what is being edited.
  mutating func drawOutline(_ color: Color) {
    cornerRadius = CardInput.Metrics.outlineRadius
    borderWidth = CardInput.Metrics.outlineBorder
    borderColor = color
  }

  /// A button.
  mutating func actAsButton(_ label: String, enabled: Bool) {
    self.enabled = enabled
    interactive = true
    accessibilityLabel = label
    accessibilityTraits = enabled ? .button : [.button, .notEnabled]
  }
}
