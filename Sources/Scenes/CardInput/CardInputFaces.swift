import FlowEngine

/// The two sides of the card.
extension CardInput {
  func appendFront(
    in look: some Look, _ geometry: Geometry, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    appendNumber(in: look, geometry, environment, into: &nodes)
    let (card, value) = (look.color(Palette.card), look.color(Palette.value))
    let (caption, placeholder) = (look.color(Palette.caption), look.color(Palette.placeholder))
    nodes.append(Part.holderCaption, frame: geometry.holderCaption) {
      [text = look.text(Strings.holderCaption)] in $0.show(text, Fonts.caption, caption)
    }
    nodes.append(Part.holderPlaceholder, frame: geometry.holderTemplate) {
      [text = look.text(Strings.holderTemplate)] in $0.show(text, Fonts.value, placeholder)
    }
    nodes.append(Part.holderLabel, frame: geometry.holder) { label in
      label.show(texts.holderOnFront, Fonts.value, value)
      label.background = card
      label.hidden = holderText.isEmpty
    }
    nodes.append(Part.expiryCaption, frame: geometry.expiryCaption) {
      [text = look.text(Strings.expiryCaption)] in $0.show(text, Fonts.caption, caption, .right)
    }
    nodes.append(Part.expiryPlaceholder, frame: geometry.expiry) {
      [text = look.text(Strings.expiryTemplate)] in $0.show(text, Fonts.value, placeholder, .right)
    }
    nodes.append(Part.expiryLabel, frame: geometry.expiry) { label in
      label.show(texts.expiry, Fonts.value, value, .right)
      label.background = card
      label.hidden = expiry == nil
    }
    if let brand {
      nodes.append(Part.brandFront, frame: geometry.brandOnFront(brand)) {
        [tint = brand.tint(in: look), name = brand.spokenName(in: look)] in
        $0.show(brand, tint, name)
      }
    }
    nodes.append(Part.numberButton, frame: geometry.numberButton) {
      [label = look.text(Strings.editNumber)] in $0.actAsButton(label, enabled: !isSubmitted)
    }
    nodes.append(Part.holderButton, frame: geometry.holderButton) {
      [label = look.text(Strings.editHolder)] in $0.actAsButton(label, enabled: !isSubmitted)
    }
    nodes.append(Part.expiryButton, frame: geometry.expiryButton) {
      [label = look.text(Strings.editExpiry)] in $0.actAsButton(label, enabled: !isSubmitted)
    }
  }

  /// The X's with the typed digits over them; in a font whose digits would not cover the X's, one
  /// cell for each (D24).
  private func appendNumber(
    in look: some Look, _ geometry: Geometry, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let isMonospaced = measures.isMonospaced
    let (value, remaining) = (look.color(Palette.value), look.color(Palette.placeholder))
    nodes.append(Part.numberPlaceholder, frame: geometry.number) { placeholder in
      placeholder.show(
        isMonospaced ? texts.numberTemplate : "", measures.numberFont, remaining)
    }
    nodes.append(Part.numberLabel, frame: geometry.typedNumber) {
      [
        card = look.color(Palette.card), name = look.text(Strings.number),
        progress = numberProgress(in: look, environment)
      ] label in
      label.show(isMonospaced ? numberText.text : "", measures.numberFont, value)
      if isMonospaced { label.background = card }
      label.accessibilityLabel = name
      label.accessibilityValue = progress
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
          cell.show(digits[index], measures.numberFont, value, .center)
        } else {
          cell.show("X", measures.numberFont, remaining, .center)
        }
      }
      position += 1
    }
  }

  func appendBack(
    in look: some Look, _ geometry: Geometry, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    if let brand {
      nodes.append(Part.brandBack, frame: geometry.brandOnBack(brand)) {
        [tint = brand.tint(in: look), name = brand.spokenName(in: look)] in
        $0.show(brand, tint, name)
      }
    }
    nodes.append(Part.magneticStripe, frame: geometry.magneticStripe) {
      [color = look.color(Palette.stripe)] in $0.background = color
    }
    nodes.append(Part.signatureStrip, frame: geometry.signatureStrip) {
      [color = look.color(Palette.signature)] in $0.background = color
    }
    let ink = look.color(Palette.backText)
    nodes.append(Part.signatureLabel, frame: geometry.signature) { label in
      label.show(texts.holderOnBack, Fonts.signature, ink, .center)
    }
    nodes.append(Part.cscArea, frame: geometry.codeArea) {
      [color = look.color(Palette.codeArea)] in $0.background = color
    }
    nodes.append(Part.cscLabel, frame: geometry.code) {
      [name = look.text(Strings.code), progress = codeProgress(in: look, environment)] label in
      label.show(codeText.text, Fonts.code, ink)
      label.accessibilityLabel = name
      label.accessibilityValue = progress
    }
  }
}
