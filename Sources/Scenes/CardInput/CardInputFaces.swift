import FlowEngine

/// The two sides of the card.
extension CardInput {
  static func appendFront(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    appendNumber(state, geometry, into: &nodes)
    nodes.append(
      label(
        .holderCaption, geometry.holderCaption, Metrics.holderCaption, Fonts.caption,
        Metrics.caption))
    nodes.append(
      label(
        .holderPlaceholder, geometry.holderTemplate, Metrics.holderTemplate, Fonts.value,
        Metrics.placeholder))
    var holder = label(
      .holderLabel, geometry.holder, state.texts.holderOnFront, Fonts.value, Metrics.value)
    holder.background = Metrics.card
    holder.hidden = state.holder.isEmpty
    nodes.append(holder)
    nodes.append(
      label(
        .expiryCaption, geometry.expiryCaption, Metrics.expiryCaption, Fonts.caption,
        Metrics.caption, .right))
    nodes.append(
      label(
        .expiryPlaceholder, geometry.expiry, Metrics.expiryTemplate, Fonts.value,
        Metrics.placeholder, .right))
    var expiry = label(
      .expiryLabel, geometry.expiry, state.texts.expiry, Fonts.value, Metrics.value, .right)
    expiry.background = Metrics.card
    expiry.hidden = state.expiry == nil
    nodes.append(expiry)
    if let brand = state.brand {
      nodes.append(brandImage(.brandFront, brand, geometry.brandOnFront(brand)))
    }
    let isOpen = !state.isSubmitted
    nodes.append(
      button(.numberButton, geometry.numberButton, "Edit card number", enabled: isOpen))
    nodes.append(
      button(.holderButton, geometry.holderButton, "Edit card holder name", enabled: isOpen))
    nodes.append(
      button(.expiryButton, geometry.expiryButton, "Edit expiry date", enabled: isOpen))
    // In front of the buttons, and takes no touches (D19).
    nodes.append(outline(.focusArea, state.seenFocus(at: state.progress, geometry)))
  }

  /// The X's with the typed digits over them; in a font whose digits do not cover the X's, one cell
  /// for each (D24).
  private static func appendNumber(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    let isMonospaced = state.measures.isMonospaced
    nodes.append(
      label(
        .numberPlaceholder, geometry.number, isMonospaced ? Metrics.numberTemplate : "",
        Fonts.number, Metrics.placeholder))
    var number = label(
      .numberLabel, geometry.typedNumber, isMonospaced ? state.number.text : "", Fonts.number,
      Metrics.value)
    if isMonospaced { number.background = Metrics.card }
    number.accessibilityLabel = "Card number"
    number.accessibilityValue = state.texts.numberProgress
    nodes.append(number)
    if isMonospaced { return }
    var position = 0
    for index in 0..<state.rule.length {
      if state.rule.groups.contains(index) { position += 1 }
      let isTyped = index < state.texts.cells.count
      var cell = label(
        .numberCell, geometry.numberCell(at: position), isTyped ? state.texts.cells[index] : "X",
        Fonts.number, isTyped ? Metrics.value : Metrics.placeholder, .center)
      cell.id = Part.numberCells[index]
      nodes.append(cell)
      position += 1
    }
  }

  static func appendBack(
    _ state: State, _ geometry: Geometry, _ position: Double, into nodes: inout NodeList
  ) {
    if let brand = state.brand {
      nodes.append(brandImage(.brandBack, brand, geometry.brandOnBack(brand)))
    }
    var stripe = Node(Part.magneticStripe, frame: geometry.magneticStripe)
    stripe.background = Metrics.stripeColor
    nodes.append(stripe)
    var strip = Node(Part.signatureStrip, frame: geometry.signatureStrip)
    strip.background = Metrics.signatureColor
    nodes.append(strip)
    nodes.append(
      label(
        .signatureLabel, geometry.signature, state.texts.holderOnBack, Fonts.signature,
        Metrics.backText, .center))
    var area = Node(Part.cscArea, frame: geometry.codeArea)
    area.background = Metrics.codeAreaColor
    nodes.append(area)
    var code = label(.cscLabel, geometry.code, state.code.text, Fonts.code, Metrics.backText)
    code.accessibilityLabel = "Security code"
    code.accessibilityValue = state.texts.codeProgress
    nodes.append(code)
    nodes.append(outline(.cscFocus, geometry.codeFocus(at: position)))
  }
}
