import FlowEngine

/// The strip of inputs, and what stands on the keyboard.
extension CardInput {
  static func appendStrip(
    _ state: State, _ geometry: Geometry, _ position: Double, mirrored: Bool,
    into nodes: inout NodeList
  ) {
    nodes.append(Part.inputStrip, frame: geometry.strip) { strip in
      strip.enabled = !state.isSubmitted
      strip.contentOffset = Point(x: position * geometry.pageWidth, y: 0)
      strip.contentSize = geometry.stripContent
      strip.interactive = true
      strip.accessibilityLabel = "Card details"
      strip.accessibilityValue = pageTexts[state.page]
    }
    for field in Field.allCases {
      appendInput(field, state, geometry, mirrored: mirrored, into: &nodes)
    }
  }

  private static let pageTexts = ["page 1 of 4", "page 2 of 4", "page 3 of 4", "page 4 of 4"]

  private static func appendInput(
    _ field: Field, _ state: State, _ geometry: Geometry, mirrored: Bool,
    into nodes: inout NodeList
  ) {
    nodes.append(field.part, frame: geometry.input(field)) { input in
      input.cornerRadius = Metrics.inputRadius
      input.borderWidth = Metrics.inputBorder
      input.borderColor = Metrics.inputText
    }
    let showsNext = state.complete[field]
    nodes.append(
      field.textPart, frame: geometry.text(besideNext: showsNext, mirrored: mirrored)
    ) { text in
      text.textColor = Metrics.inputText
      text.font = Fonts.input
      text.enabled = !state.isSubmitted
      text.focused = state.field == field
      text.interactive = true
      if state.isSubmitted { text.accessibilityTraits = .notEnabled }
      fill(&text, field, state)
    }
    nodes.append(field.nextPart, frame: geometry.next(mirrored: mirrored)) { next in
      next.actAsButton(field.next == nil ? "Done" : "Next", enabled: !state.isSubmitted)
      next.hidden = !showsNext
      next.cornerRadius = Metrics.inputRadius
      next.background = Metrics.nextColor
      next.image = Metrics.arrow
    }
  }

  /// What a text field shows, and what a screen reader says of it.
  private static func fill(_ text: inout NodeProxy, _ field: Field, _ state: State) {
    switch field {
    case .number:
      text.text = state.number.text
      text.caret = text.focused ? state.number.caret : nil
      text.placeholder = "Input card number"
      text.accessibilityLabel = "Card number"
      text.accessibilityValue = state.texts.numberProgress
    case .holder:
      text.text = state.holder.text
      text.caret = text.focused ? state.holder.caret : nil
      text.placeholder = "Input card holder name"
      text.accessibilityLabel = "Card holder name"
      text.accessibilityValue = state.holder.text
    case .expiry:
      text.text = state.texts.expiry
      text.placeholder = "Input card expired date"
      text.accessibilityLabel = "Expiry date"
      text.accessibilityValue = state.texts.expiry
    case .code:
      text.text = state.code.text
      text.caret = text.focused ? state.code.caret : nil
      text.placeholder = "Input card security code"
      text.accessibilityLabel = "Security code"
      text.accessibilityValue = state.texts.codeProgress
    }
  }

  // MARK: Keyboard

  /// The bar at the keyboard's top and, on the expiry's page, the wheels in the keyboard's place.
  static func appendKeyboard(
    _ state: State, _ environment: Environment, into nodes: inout NodeList
  ) {
    guard let field = state.field else { return }
    let window = environment.size
    // Without a keyboard on the screen the bar stands at the bottom.
    let floor = window.height - environment.safeArea.bottom - Metrics.barHeight
    let lowest = field == .expiry ? floor - Metrics.pickerHeight : floor
    let top = max(0, min(state.keyboardTop ?? lowest, floor))
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
    nodes.append(
      Part.barNext, frame: Rect(x: isMirrored ? 0 : trailing, y: 0, width: width, height: height)
    ) { next in
      next.actAsBarButton(
        field.next == nil ? "Done" : "Next", enabled: state.canLeave(field))
    }
    if field == .expiry {
      let wheelsTop = top + height
      nodes.append(
        Part.pickerExpiry,
        frame: Rect(
          x: 0, y: wheelsTop, width: max(0, window.width),
          height: max(0, window.height - environment.safeArea.bottom - wheelsTop))
      ) { wheels in
        wheels.text = state.texts.wheels
        wheels.interactive = true
        wheels.accessibilityLabel = "Expiry month and year"
        wheels.accessibilityValue = state.texts.wheels
        wheels.accessibilityTraits = .adjustable
      }
    }
  }
}

extension NodeProxy {
  /// Something to press on the keyboard's bar.
  fileprivate mutating func actAsBarButton(_ title: String, enabled: Bool) {
    actAsButton(title, enabled: enabled)
    text = title
    textColor = CardInput.Metrics.inputText
    font = CardInput.Fonts.input
  }
}
