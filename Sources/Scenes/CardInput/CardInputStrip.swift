import FlowEngine

/// The strip of inputs, and what goes with the keyboard.
extension CardInput {
  func appendStrip(
    in look: some Look, _ geometry: Geometry, _ position: Double, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.inputStrip, frame: geometry.strip) {
      [
        label = look.text(Strings.strip),
        value = look.isDefaultLook ? Self.pageTexts[page] : pageText(in: environment)
      ] strip in
      strip.enabled = !isSubmitted
      strip.contentOffset = Point(x: position * geometry.pageWidth, y: 0)
      strip.contentSize = geometry.stripContent
      strip.interactive = true
      strip.accessibilityLabel = label
      strip.accessibilityValue = value
    }
    for field in Field.allCases {
      nodes.standing(field.part, while: changes[field]) { nodes in
        appendInput(field, in: look, geometry, environment, into: &nodes)
      }
    }
  }

  /// What a screen reader says of the page.
  private func pageText(in environment: Environment) -> String {
    if environment.hasDefaultSettings { return Self.pageTexts[page] }
    return environment.text(Strings.page, .number(page + 1), .number(Field.allCases.count))
  }

  private static let pageTexts = Metrics.pages.map {
    "page \($0 + 1) of \(Metrics.pages.count)"
  }

  private func appendInput(
    _ field: Field, in look: some Look, _ geometry: Geometry, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let mirrored = environment.layoutDirection == .rightToLeft
    let isInvalid = field == .number && isNumberInvalid
    let ink = look.color(Palette.inputText)
    nodes.append(field.part, frame: geometry.input(field)) {
      [border = isInvalid ? look.color(Palette.invalid) : ink] input in
      input.clipsToBounds = true
      input.cornerRadius = Metrics.inputRadius
      input.borderWidth = Metrics.inputBorder
      input.borderColor = border
    }
    let showsNext = complete[field]
    let isOpen = !isSubmitted
    let content = content(of: field, in: look, environment)
    nodes.append(
      field.textPart, frame: geometry.text(besideNext: showsNext, mirrored: mirrored)
    ) { [font = look.font(Fonts.input), gray = look.color(Palette.inputPlaceholder)] text in
      text.textColor = ink
      text.font = font
      text.enabled = isOpen
      text.focused = content.isFocused
      text.interactive = true
      if !isOpen { text.accessibilityTraits = .notEnabled }
      text.text = content.text
      if let edited = content.edited { text.select(edited) }
      text.placeholder = content.placeholder
      text.placeholderColor = gray
      text.ask(for: field)
      text.accessibilityLabel = content.label
      text.accessibilityValue = content.spoken
    }
    nodes.append(field.nextPart, frame: geometry.next(mirrored: mirrored)) {
      [label = field.nextTitle(in: look), color = look.color(Palette.next)] next in
      next.actAsButton(label, enabled: isOpen)
      next.hidden = !showsNext
      next.cornerRadius = Metrics.inputRadius
      next.background = color
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
    /// The text with its caret, if it has one.
    var edited: EditableText?
  }

  // A method, since an initializer would be given a copy of the card.
  private func content(
    of field: Field, in look: some Look, _ environment: Environment
  ) -> Content {
    let isFocused = self.field == field
    switch field {
    case .number:
      return Content(
        label: look.text(Strings.number),
        placeholder: look.text(Strings.numberPlaceholder), text: numberText.text,
        spoken: isNumberInvalid
          ? look.text(Strings.numberInvalid) : numberProgress(in: look, environment),
        isFocused: isFocused, edited: isFocused ? numberText : nil)
    case .holder:
      return Content(
        label: look.text(Strings.holder),
        placeholder: look.text(Strings.holderPlaceholder),
        text: holderText.text, spoken: holderText.text,
        isFocused: isFocused, edited: isFocused ? holderText : nil)
    case .expiry:
      return Content(
        label: look.text(Strings.expiry),
        placeholder: look.text(Strings.expiryPlaceholder), text: texts.expiry,
        spoken: texts.expiry, isFocused: isFocused)
    case .code:
      return Content(
        label: look.text(Strings.code),
        placeholder: look.text(Strings.codePlaceholder), text: codeText.text,
        spoken: codeProgress(in: look, environment),
        isFocused: isFocused, edited: isFocused ? codeText : nil)
    }
  }

  // MARK: Keyboard

  /// The bar at the keyboard's top and, on the expiry's page, the wheels in the keyboard's place.
  func appendKeyboard(
    in look: some Look, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    guard let field else { return }
    let window = environment.size
    // Without a keyboard on the screen the bar is at the bottom.
    let (width, height) = (measures.barButton.width, measures.barButton.height)
    let floor = window.height - environment.safeArea.bottom - Metrics.barHeight
    let lowest = field == .expiry ? floor - Metrics.pickerHeight : floor
    // A higher bar grows upwards: the keyboard keeps its room.
    let top = max(0, min(keyboardTop ?? lowest, floor) - (height - Metrics.barHeight))
    nodes.append(
      Part.bar, frame: Rect(x: 0, y: top, width: max(0, window.width), height: height)
    ) { [color = look.color(Palette.bar)] in $0.background = color }
    let (ink, font) = (look.color(Palette.inputText), look.font(Fonts.bar))
    let trailing = max(0, window.width - width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    nodes.append(
      Part.barCancel, frame: Rect(x: isMirrored ? trailing : 0, y: 0, width: width, height: height)
    ) { [title = look.text(Strings.cancel)] cancel in
      cancel.actAsBarButton(title, enabled: true, font, ink)
    }
    let canLeave = canLeave(field)
    nodes.append(
      Part.barNext, frame: Rect(x: isMirrored ? 0 : trailing, y: 0, width: width, height: height)
    ) { [title = field.nextTitle(in: look)] next in
      next.actAsBarButton(title, enabled: canLeave, font, ink)
    }
    if field == .expiry {
      let wheelsTop = top + height
      nodes.append(
        Part.pickerExpiry,
        frame: Rect(
          x: 0, y: wheelsTop, width: max(0, window.width),
          height: max(0, window.height - environment.safeArea.bottom - wheelsTop))
      ) { [label = look.text(Strings.wheels)] wheels in
        let text = texts.wheels
        wheels.text = text
        wheels.rows = texts.wheelRows
        wheels.selectedRows = texts.selectedRows
        wheels.interactive = true
        wheels.accessibilityLabel = label
        wheels.accessibilityValue = text
        wheels.accessibilityTraits = .adjustable
      }
    }
  }
}

extension CardInput.Field {
  /// The title of what leads on from it.
  fileprivate func nextTitle(in look: some Look) -> String {
    next == nil ? look.text(CardInput.Strings.done) : look.text(CardInput.Strings.next)
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
  fileprivate mutating func actAsBarButton(
    _ title: String, enabled: Bool, _ font: Node.Font, _ color: Color
  ) {
    actAsButton(title, enabled: enabled)
    text = title
    textColor = color
    self.font = font
  }
}
