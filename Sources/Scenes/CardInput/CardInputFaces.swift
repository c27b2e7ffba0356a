import FlowEngine

/// The two sides of the card.
///
/// What a node shows is taken out of the state before: what fills a node would else hold a copy of
/// all of it.
extension CardInput {
  static func appendFront(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    appendNumber(state, geometry, into: &nodes)
    nodes.append(Part.holderCaption, frame: geometry.holderCaption) { caption in
      caption.show(Metrics.holderCaption, Fonts.caption, Metrics.caption)
    }
    nodes.append(Part.holderPlaceholder, frame: geometry.holderTemplate) { placeholder in
      placeholder.show(Metrics.holderTemplate, Fonts.value, Metrics.placeholder)
    }
    let (holderText, isHolderEmpty) = (state.texts.holderOnFront, state.holder.isEmpty)
    nodes.append(Part.holderLabel, frame: geometry.holder) { holder in
      holder.show(holderText, Fonts.value, Metrics.value)
      holder.background = Metrics.card
      holder.hidden = isHolderEmpty
    }
    nodes.append(Part.expiryCaption, frame: geometry.expiryCaption) { caption in
      caption.show(Metrics.expiryCaption, Fonts.caption, Metrics.caption, .right)
    }
    nodes.append(Part.expiryPlaceholder, frame: geometry.expiry) { placeholder in
      placeholder.show(Metrics.expiryTemplate, Fonts.value, Metrics.placeholder, .right)
    }
    let (expiryText, isExpiryEmpty) = (state.texts.expiry, state.expiry == nil)
    nodes.append(Part.expiryLabel, frame: geometry.expiry) { expiry in
      expiry.show(expiryText, Fonts.value, Metrics.value, .right)
      expiry.background = Metrics.card
      expiry.hidden = isExpiryEmpty
    }
    if let brand = state.brand {
      nodes.append(Part.brandFront, frame: geometry.brandOnFront(brand)) { $0.show(brand) }
    }
    let isOpen = !state.isSubmitted
    nodes.append(Part.numberButton, frame: geometry.numberButton) { button in
      button.actAsButton("Edit card number", enabled: isOpen)
    }
    nodes.append(Part.holderButton, frame: geometry.holderButton) { button in
      button.actAsButton("Edit card holder name", enabled: isOpen)
    }
    nodes.append(Part.expiryButton, frame: geometry.expiryButton) { button in
      button.actAsButton("Edit expiry date", enabled: isOpen)
    }
    // In front of the buttons, and takes no touches (D19).
    nodes.append(
      Part.focusArea, frame: state.seenFocus(at: state.progress, geometry)
    ) { $0.drawOutline() }
  }

  /// The X's with the typed digits over them; in a font whose digits do not cover the X's, one cell
  /// for each (D24).
  private static func appendNumber(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    let isMonospaced = state.measures.isMonospaced
    nodes.append(Part.numberPlaceholder, frame: geometry.number) { placeholder in
      placeholder.show(
        isMonospaced ? Metrics.numberTemplate : "", Fonts.number, Metrics.placeholder)
    }
    let (text, progress) = (isMonospaced ? state.number.text : "", state.texts.numberProgress)
    nodes.append(Part.numberLabel, frame: geometry.typedNumber) { number in
      number.show(text, Fonts.number, Metrics.value)
      if isMonospaced { number.background = Metrics.card }
      number.accessibilityLabel = "Card number"
      number.accessibilityValue = progress
    }
    if isMonospaced { return }
    var position = 0
    for index in 0..<state.rule.length {
      if state.rule.groups.contains(index) { position += 1 }
      let isTyped = index < state.texts.cells.count
      let text = isTyped ? state.texts.cells[index] : "X"
      nodes.append(
        Part.numberCells[index], Part.numberCell.kind, in: Part.numberCell.parent?.id,
        frame: geometry.numberCell(at: position)
      ) { cell in
        cell.show(text, Fonts.number, isTyped ? Metrics.value : Metrics.placeholder, .center)
      }
      position += 1
    }
  }

  static func appendBack(
    _ state: State, _ geometry: Geometry, _ position: Double, into nodes: inout NodeList
  ) {
    if let brand = state.brand {
      nodes.append(Part.brandBack, frame: geometry.brandOnBack(brand)) { $0.show(brand) }
    }
    nodes.append(Part.magneticStripe, frame: geometry.magneticStripe) { stripe in
      stripe.background = Metrics.stripeColor
    }
    nodes.append(Part.signatureStrip, frame: geometry.signatureStrip) { strip in
      strip.background = Metrics.signatureColor
    }
    let holder = state.texts.holderOnBack
    nodes.append(Part.signatureLabel, frame: geometry.signature) { label in
      label.show(holder, Fonts.signature, Metrics.backText, .center)
    }
    nodes.append(Part.cscArea, frame: geometry.codeArea) { area in
      area.background = Metrics.codeAreaColor
    }
    let (text, progress) = (state.code.text, state.texts.codeProgress)
    nodes.append(Part.cscLabel, frame: geometry.code) { code in
      code.show(text, Fonts.code, Metrics.backText)
      code.accessibilityLabel = "Security code"
      code.accessibilityValue = progress
    }
    nodes.append(Part.cscFocus, frame: geometry.codeFocus(at: position)) { $0.drawOutline() }
  }
}
