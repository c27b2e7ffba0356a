import FlowEngine

/// The strip of inputs, and what goes with the keyboard.
extension CardInput {
  func appendStrip(
    _ geometry: Geometry, _ position: Double, mirrored: Bool, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.inputStrip, frame: geometry.strip) { strip in
      strip.enabled = !isSubmitted
      strip.contentOffset = Point(x: position * geometry.pageWidth, y: 0)
      strip.contentSize = geometry.stripContent
      strip.interactive = true
      strip.accessibilityLabel = "Card details"
      strip.accessibilityValue = Self.pageTexts[page]
    }
    for field in Field.allCases {
      appendInput(field, geometry, mirrored: mirrored, into: &nodes)
    }
  }

  private static let pageTexts = ["page 1 of 4", "page 2 of 4", "page 3 of 4", "page 4 of 4"]

  private func appendInput(
    _ field: Field, _ geometry: Geometry, mirrored: Bool, into nodes: inout NodeBuilder
  ) {
    let isInvalid = field == .number && isNumberInvalid
    nodes.append(field.part, frame: geometry.input(field)) { input in
      input.clipsToBounds = true
      input.cornerRadius = Metrics.inputRadius
      input.borderWidth = Metrics.inputBorder
      input.borderColor = isInvalid ? Metrics.invalid : Metrics.inputText
    }
    let showsNext = complete[field]
    let isOpen = !isSubmitted
    let content = content(of: field)
    nodes.append(
      field.textPart, frame: geometry.text(besideNext: showsNext, mirrored: mirrored)
    ) { text in
      text.textColor = Metrics.inputText
      text.font = Fonts.input
      text.enabled = isOpen
      text.focused = content.isFocused
      text.interactive = true
      if !isOpen { text.accessibilityTraits = .notEnabled }
      text.text = content.text
      text.caret = content.caret
      text.placeholder = content.placeholder
      text.placeholderColor = Metrics.inputPlaceholder
      text.ask(for: field)
      text.accessibilityLabel = content.label
      text.accessibilityValue = content.spoken
    }
    nodes.append(field.nextPart, frame: geometry.next(mirrored: mirrored)) { next in
      next.actAsButton(field.next == nil ? "Done" : "Next", enabled: isOpen)
      next.hidden = !showsNext
      next.cornerRadius = Metrics.inputRadius
      next.background = Metrics.nextColor
      next.image = Metrics.arrow
    }
  }

  /// What a text field shows, and what a screen reader says of it.
  private struct Content {
    let label: String
    let placeholder: String
    let text: String
    let spoken: String
    let isFocused: Bool
    var caret: Int?
  }

  // A method, since an initializer would be given a copy of the card.
  private func content(of field: Field) -> Content {
    let isFocused = self.field == field
    switch field {
    case .number:
      return Content(
        label: "Card number", placeholder: "Input card number", text: numberText.text,
        spoken: isNumberInvalid ? "not a valid card number" : texts.numberProgress,
        isFocused: isFocused, caret: isFocused ? numberText.caret : nil)
    case .holder:
      return Content(
        label: "Card holder name", placeholder: "Input card holder name",
        text: holderText.text, spoken: holderText.text,
        isFocused: isFocused, caret: isFocused ? holderText.caret : nil)
    case .expiry:
      return Content(
        label: "Expiry date", placeholder: "Input card expired date", text: texts.expiry,
        spoken: texts.expiry, isFocused: isFocused)
    case .code:
      return Content(
        label: "Security code", placeholder: "Input card security code", text: codeText.text,
        spoken: texts.codeProgress,
        isFocused: isFocused, caret: isFocused ? codeText.caret : nil)
    }
  }

  // MARK: Keyboard

  /// The bar at the keyboard's top and, on the expiry's page, the wheels in the keyboard's place.
  func appendKeyboard(_ environment: Environment, into nodes: inout NodeBuilder) {
    guard let field else { return }
    let window = environment.size
    // Without a keyboard on the screen the bar is at the bottom.
    let floor = window.height - environment.safeArea.bottom - Metrics.barHeight
    let lowest = field == .expiry ? floor - Metrics.pickerHeight : floor
    let top = max(0, min(keyboardTop ?? lowest, floor))
    let width = Metrics.barButtonWidth
    nodes.append(
      Part.bar, frame: Rect(x: 0, y: top, width: max(0, window.width), height: Metrics.barHeight)
    ) { bar in
      bar.background = Metrics.barColor
    }
    let trailing = max(0, window.width - width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let height = Metrics.barHeight
    nodes.append(
      Part.barCancel, frame: Rect(x: isMirrored ? trailing : 0, y: 0, width: width, height: height)
    ) { cancel in
      cancel.actAsBarButton("Cancel", enabled: true)
    }
    let canLeave = canLeave(field)
    nodes.append(
      Part.barNext, frame: Rect(x: isMirrored ? 0 : trailing, y: 0, width: width, height: height)
    ) { next in
      next.actAsBarButton(field.next == nil ? "Done" : "Next", enabled: canLeave)
    }
    if field == .expiry {
      let wheelsTop = top + height
      nodes.append(
        Part.pickerExpiry,
        frame: Rect(
          x: 0, y: wheelsTop, width: max(0, window.width),
          height: max(0, window.height - environment.safeArea.bottom - wheelsTop))
      ) { wheels in
        let text = texts.wheels
        wheels.text = text
        wheels.rows = texts.wheelRows
        wheels.selectedRows = texts.selectedRows
        wheels.interactive = true
        wheels.accessibilityLabel = "Expiry month and year"
        wheels.accessibilityValue = text
        wheels.accessibilityTraits = .adjustable
      }
    }
  }
}

extension NodeWriter {
  /// Asks for the keyboard of an input (G7); the wheels are a node of their own.
  fileprivate mutating func ask(for field: CardInput.Field) {
    switch field {
    case .number:
      keyboardType = .numberPad
      textContentType = .creditCardNumber
    case .holder:
      textContentType = .creditCardName
      returnKeyType = .next
      autocorrection = false
    case .expiry: break
    case .code:
      keyboardType = .numberPad
      textContentType = .creditCardSecurityCode
      returnKeyType = .done
    }
  }

  /// A button on the keyboard's bar.
  fileprivate mutating func actAsBarButton(_ title: String, enabled: Bool) {
    actAsButton(title, enabled: enabled)
    text = title
    textColor = CardInput.Metrics.inputText
    font = CardInput.Fonts.input
  }
}
