import FlowEngine

/// The strip of inputs, and what goes with the keyboard.
extension CardInput {
  func appendStrip(
    _ geometry: Geometry, _ position: Double, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.inputStrip, frame: geometry.strip) { strip in
      strip.enabled = !isSubmitted
      strip.contentOffset = Point(x: position * geometry.pageWidth, y: 0)
      strip.contentSize = geometry.stripContent
      strip.interactive = true
      strip.accessibilityLabel = environment.text(Strings.strip)
      strip.accessibilityValue =
        environment.hasDefaultSettings
        ? Self.pageTexts[page]
        : environment.text(Strings.page, .number(page + 1), .number(Field.allCases.count))
    }
    for field in Field.allCases {
      appendInput(field, geometry, environment, into: &nodes)
    }
  }

  private static let pageTexts = ["page 1 of 4", "page 2 of 4", "page 3 of 4", "page 4 of 4"]

  private func appendInput(
    _ field: Field, _ geometry: Geometry, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let mirrored = environment.layoutDirection == .rightToLeft
    let isInvalid = field == .number && isNumberInvalid
    nodes.append(field.part, frame: geometry.input(field)) { input in
      input.clipsToBounds = true
      input.cornerRadius = Metrics.inputRadius
      input.borderWidth = Metrics.inputBorder
      input.borderColor = environment.color(isInvalid ? Palette.invalid : Palette.inputText)
    }
    let showsNext = complete[field]
    let isOpen = !isSubmitted
    let content = content(of: field, environment)
    nodes.append(
      field.textPart, frame: geometry.text(besideNext: showsNext, mirrored: mirrored)
    ) { text in
      text.textColor = environment.color(Palette.inputText)
      text.font = environment.font(Fonts.input)
      text.enabled = isOpen
      text.focused = content.isFocused
      text.interactive = true
      if !isOpen { text.accessibilityTraits = .notEnabled }
      text.text = content.text
      text.caret = content.caret
      text.placeholder = content.placeholder
      text.placeholderColor = environment.color(Palette.inputPlaceholder)
      text.ask(for: field)
      text.accessibilityLabel = content.label
      text.accessibilityValue = content.spoken
    }
    nodes.append(field.nextPart, frame: geometry.next(mirrored: mirrored)) { next in
      next.actAsButton(
        environment.text(field.next == nil ? Strings.done : Strings.next), enabled: isOpen)
      next.hidden = !showsNext
      next.cornerRadius = Metrics.inputRadius
      next.background = environment.color(Palette.next)
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
  private func content(of field: Field, _ environment: Environment) -> Content {
    let isFocused = self.field == field
    switch field {
    case .number:
      return Content(
        label: environment.text(Strings.number),
        placeholder: environment.text(Strings.numberPlaceholder), text: numberText.text,
        spoken: isNumberInvalid
          ? environment.text(Strings.numberInvalid) : numberProgress(in: environment),
        isFocused: isFocused, caret: isFocused ? numberText.caret : nil)
    case .holder:
      return Content(
        label: environment.text(Strings.holder),
        placeholder: environment.text(Strings.holderPlaceholder),
        text: holderText.text, spoken: holderText.text,
        isFocused: isFocused, caret: isFocused ? holderText.caret : nil)
    case .expiry:
      return Content(
        label: environment.text(Strings.expiry),
        placeholder: environment.text(Strings.expiryPlaceholder), text: texts.expiry,
        spoken: texts.expiry, isFocused: isFocused)
    case .code:
      return Content(
        label: environment.text(Strings.code),
        placeholder: environment.text(Strings.codePlaceholder), text: codeText.text,
        spoken: codeProgress(in: environment),
        isFocused: isFocused, caret: isFocused ? codeText.caret : nil)
    }
  }

  // MARK: Keyboard

  /// The bar at the keyboard's top and, on the expiry's page, the wheels in the keyboard's place.
  func appendKeyboard(_ environment: Environment, into nodes: inout NodeBuilder) {
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
    ) { bar in
      bar.background = environment.color(Palette.bar)
    }
    let trailing = max(0, window.width - width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    nodes.append(
      Part.barCancel, frame: Rect(x: isMirrored ? trailing : 0, y: 0, width: width, height: height)
    ) { cancel in
      cancel.actAsBarButton(environment.text(Strings.cancel), enabled: true, environment)
    }
    let canLeave = canLeave(field)
    nodes.append(
      Part.barNext, frame: Rect(x: isMirrored ? 0 : trailing, y: 0, width: width, height: height)
    ) { next in
      next.actAsBarButton(
        environment.text(field.next == nil ? Strings.done : Strings.next), enabled: canLeave,
        environment)
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
        wheels.accessibilityLabel = environment.text(Strings.wheels)
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
  fileprivate mutating func actAsBarButton(
    _ title: String, enabled: Bool, _ environment: Environment
  ) {
    actAsButton(title, enabled: enabled)
    text = title
    textColor = environment.color(CardInput.Palette.inputText)
    font = environment.font(CardInput.Fonts.bar)
  }
}
