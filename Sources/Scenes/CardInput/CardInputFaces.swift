import FlowEngine

/// The two sides of the card.
extension CardInput {
  func appendFront(
    _ geometry: Geometry, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    appendNumber(geometry, environment, into: &nodes)
    nodes.append(Part.holderCaption, frame: geometry.holderCaption) { caption in
      caption.show(
        environment.text(Strings.holderCaption), Fonts.caption, environment.color(Palette.caption))
    }
    nodes.append(Part.holderPlaceholder, frame: geometry.holderTemplate) { placeholder in
      placeholder.show(
        environment.text(Strings.holderTemplate), Fonts.value,
        environment.color(Palette.placeholder))
    }
    nodes.append(Part.holderLabel, frame: geometry.holder) { label in
      label.show(texts.holderOnFront, Fonts.value, environment.color(Palette.value))
      label.background = environment.color(Palette.card)
      label.hidden = holderText.isEmpty
    }
    nodes.append(Part.expiryCaption, frame: geometry.expiryCaption) { caption in
      caption.show(
        environment.text(Strings.expiryCaption), Fonts.caption, environment.color(Palette.caption),
        .right)
    }
    nodes.append(Part.expiryPlaceholder, frame: geometry.expiry) { placeholder in
      placeholder.show(
        environment.text(Strings.expiryTemplate), Fonts.value,
        environment.color(Palette.placeholder), .right)
    }
    nodes.append(Part.expiryLabel, frame: geometry.expiry) { label in
      label.show(texts.expiry, Fonts.value, environment.color(Palette.value), .right)
      label.background = environment.color(Palette.card)
      label.hidden = expiry == nil
    }
    if let brand {
      nodes.append(Part.brandFront, frame: geometry.brandOnFront(brand)) {
        $0.show(brand, environment)
      }
    }
    nodes.append(Part.numberButton, frame: geometry.numberButton) { button in
      button.actAsButton(environment.text(Strings.editNumber), enabled: !isSubmitted)
    }
    nodes.append(Part.holderButton, frame: geometry.holderButton) { button in
      button.actAsButton(environment.text(Strings.editHolder), enabled: !isSubmitted)
    }
    nodes.append(Part.expiryButton, frame: geometry.expiryButton) { button in
      button.actAsButton(environment.text(Strings.editExpiry), enabled: !isSubmitted)
    }
    // In front of the buttons, but takes no touches (D19).
    nodes.append(Part.focusArea, frame: seenFocus(at: progress, geometry)) {
      $0.drawOutline(environment)
    }
  }

  /// The X's with the typed digits over them; in a font whose digits would not cover the X's, one
  /// cell for each (D24).
  private func appendNumber(
    _ geometry: Geometry, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    let isMonospaced = measures.isMonospaced
    nodes.append(Part.numberPlaceholder, frame: geometry.number) { placeholder in
      placeholder.show(
        isMonospaced ? texts.numberTemplate : "", measures.numberFont,
        environment.color(Palette.placeholder))
    }
    nodes.append(Part.numberLabel, frame: geometry.typedNumber) { label in
      label.show(
        isMonospaced ? numberText.text : "", measures.numberFont, environment.color(Palette.value))
      if isMonospaced { label.background = environment.color(Palette.card) }
      label.accessibilityLabel = environment.text(Strings.number)
      label.accessibilityValue = numberProgress(in: environment)
    }
    if isMonospaced { return }
    var position = 0
    for index in 0..<rule.length {
      if rule.groups.contains(index) { position += 1 }
      nodes.append(
        Part.numberCell, id: Part.numberCells[index], frame: geometry.numberCell(at: position)
      ) { cell in
        let digits = texts.cells
        if index < digits.count {
          cell.show(digits[index], measures.numberFont, environment.color(Palette.value), .center)
        } else {
          cell.show("X", measures.numberFont, environment.color(Palette.placeholder), .center)
        }
      }
      position += 1
    }
  }

  func appendBack(
    _ geometry: Geometry, _ position: Double, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    if let brand {
      nodes.append(Part.brandBack, frame: geometry.brandOnBack(brand)) {
        $0.show(brand, environment)
      }
    }
    nodes.append(Part.magneticStripe, frame: geometry.magneticStripe) { stripe in
      stripe.background = environment.color(Palette.stripe)
    }
    nodes.append(Part.signatureStrip, frame: geometry.signatureStrip) { strip in
      strip.background = environment.color(Palette.signature)
    }
    nodes.append(Part.signatureLabel, frame: geometry.signature) { label in
      label.show(texts.holderOnBack, Fonts.signature, environment.color(Palette.backText), .center)
    }
    nodes.append(Part.cscArea, frame: geometry.codeArea) { area in
      area.background = environment.color(Palette.codeArea)
    }
    nodes.append(Part.cscLabel, frame: geometry.code) { label in
      label.show(codeText.text, Fonts.code, environment.color(Palette.backText))
      label.accessibilityLabel = environment.text(Strings.code)
      label.accessibilityValue = codeProgress(in: environment)
    }
    nodes.append(Part.cscFocus, frame: geometry.codeFocus(at: position)) {
      $0.drawOutline(environment)
    }
  }
}
