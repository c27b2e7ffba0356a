import FlowEngine

/// The two sides of the card.
extension CardInput {
  func appendFront(_ geometry: Geometry, into nodes: inout NodeBuilder) {
    appendNumber(geometry, into: &nodes)
    nodes.append(Part.holderCaption, frame: geometry.holderCaption) { caption in
      caption.show(Metrics.holderCaption, Fonts.caption, Metrics.caption)
    }
    nodes.append(Part.holderPlaceholder, frame: geometry.holderTemplate) { placeholder in
      placeholder.show(Metrics.holderTemplate, Fonts.value, Metrics.placeholder)
    }
    nodes.append(Part.holderLabel, frame: geometry.holder) { label in
      label.show(texts.holderOnFront, Fonts.value, Metrics.value)
      label.background = Metrics.card
      label.hidden = holderText.isEmpty
    }
    nodes.append(Part.expiryCaption, frame: geometry.expiryCaption) { caption in
      caption.show(Metrics.expiryCaption, Fonts.caption, Metrics.caption, .right)
    }
    nodes.append(Part.expiryPlaceholder, frame: geometry.expiry) { placeholder in
      placeholder.show(Metrics.expiryTemplate, Fonts.value, Metrics.placeholder, .right)
    }
    nodes.append(Part.expiryLabel, frame: geometry.expiry) { label in
      label.show(texts.expiry, Fonts.value, Metrics.value, .right)
      label.background = Metrics.card
      label.hidden = expiry == nil
    }
    if let brand {
      nodes.append(Part.brandFront, frame: geometry.brandOnFront(brand)) { $0.show(brand) }
    }
    nodes.append(Part.numberButton, frame: geometry.numberButton) { button in
      button.actAsButton("Edit card number", enabled: !isSubmitted)
    }
    nodes.append(Part.holderButton, frame: geometry.holderButton) { button in
      button.actAsButton("Edit card holder name", enabled: !isSubmitted)
    }
    nodes.append(Part.expiryButton, frame: geometry.expiryButton) { button in
      button.actAsButton("Edit expiry date", enabled: !isSubmitted)
    }
    // In front of the buttons, but takes no touches (D19).
    nodes.append(Part.focusArea, frame: seenFocus(at: progress, geometry)) { $0.drawOutline() }
  }

  /// The X's with the typed digits over them; in a font whose digits would not cover the X's, one
  /// cell for each (D24).
  private func appendNumber(_ geometry: Geometry, into nodes: inout NodeBuilder) {
    let isMonospaced = measures.isMonospaced
    nodes.append(Part.numberPlaceholder, frame: geometry.number) { placeholder in
      placeholder.show(
        isMonospaced ? texts.numberTemplate : "", measures.numberFont,
        Metrics.placeholder)
    }
    nodes.append(Part.numberLabel, frame: geometry.typedNumber) { label in
      label.show(
        isMonospaced ? numberText.text : "", measures.numberFont, Metrics.value)
      if isMonospaced { label.background = Metrics.card }
      label.accessibilityLabel = "Card number"
      label.accessibilityValue = texts.numberProgress
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
          cell.show(digits[index], measures.numberFont, Metrics.value, .center)
        } else {
          cell.show("X", measures.numberFont, Metrics.placeholder, .center)
        }
      }
      position += 1
    }
  }

  func appendBack(_ geometry: Geometry, _ position: Double, into nodes: inout NodeBuilder) {
    if let brand {
      nodes.append(Part.brandBack, frame: geometry.brandOnBack(brand)) { $0.show(brand) }
    }
    nodes.append(Part.magneticStripe, frame: geometry.magneticStripe) { stripe in
      stripe.background = Metrics.stripeColor
    }
    nodes.append(Part.signatureStrip, frame: geometry.signatureStrip) { strip in
      strip.background = Metrics.signatureColor
    }
    nodes.append(Part.signatureLabel, frame: geometry.signature) { label in
      label.show(texts.holderOnBack, Fonts.signature, Metrics.backText, .center)
    }
    nodes.append(Part.cscArea, frame: geometry.codeArea) { area in
      area.background = Metrics.codeAreaColor
    }
    nodes.append(Part.cscLabel, frame: geometry.code) { label in
      label.show(codeText.text, Fonts.code, Metrics.backText)
      label.accessibilityLabel = "Security code"
      label.accessibilityValue = texts.codeProgress
    }
    nodes.append(Part.cscFocus, frame: geometry.codeFocus(at: position)) { $0.drawOutline() }
  }
}
