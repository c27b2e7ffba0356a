import FlowEngine

extension Checkout {
  /// Takes the deep link, and the finger that moves the card.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command:
      try pages.send(event, &context)
      // Rule 9: what a link names is to be seen.
      lowerCard(&context)
    case .pan(let pan) where finger == .onCard: move(pan, &context)
    default: break
    }
  }

  /// Hands over from screen to screen.
  public mutating func childrenDidChange(_ context: inout Context) {
    if pages.take(.pay) { raiseCard(&context) }
    if input.notice(where: { $0.isSubmitted }) != nil {
      // Rule 4: the host is told, too.
      lowerCard(&context)
      try? pages.send(
        .command(Command("push", value: .string(CheckoutPages.Page.code.rawValue))), &context)
    }
    // Rule 10: nothing is entered below the window.
    if card.scene.target == .closed, let field = input.scene.field {
      // A host that has not been asked yet has no keyboard to put away.
      if !input.takeFocus() { context.blur() }
      try? input.send(.blur(target: field.textPart.id), &context)
    }
    if card.scene.isRemoved { finger = .elsewhere }
  }

  /// Claims a finger that went down on the input and first moves along the height (rule 5), and taps on an
  /// input that is down or on its way (rule 10).
  public mutating func claims(_ event: Event, _ context: inout Context) -> Bool {
    if case .tap(let tap) = event { return isOfLoweredInput(tap) }
    guard case .pan(let pan) = event else { return false }
    switch finger {
    case .onCard: return true
    case .onInput where pan.phase == .changed && pan.translation != .zero:
      guard abs(pan.translation.y) > abs(pan.translation.x) else {
        finger = .elsewhere
        return false
      }
      finger = .onCard
      // The card sees a finger that goes down where it is now.
      sendToCard(Pan(.began, translation: .zero, velocity: pan.velocity), &context)
      return true
    case .elsewhere, .onInput:
      if pan.phase == .began {
        finger = pan.target.map(Self.isOfInput) == true ? .onInput : .elsewhere
      }
      return false
    }
  }

  private static func isOfInput(_ id: NodeID) -> Bool {
    id.name.begins(with: "input", before: UInt8(ascii: "/"))
  }

  private func isOfLoweredInput(_ tap: Tap) -> Bool {
    card.scene.target == .closed && tap.target.map(Self.isOfInput) == true
  }

  private mutating func move(_ pan: Pan, _ context: inout Context) {
    if pan.phase == .ended || pan.phase == .cancelled { finger = .elsewhere }
    sendToCard(pan, &context)
  }

  private mutating func sendToCard(_ pan: Pan, _ context: inout Context) {
    var pan = pan
    pan.target = GlideCard.Part.card.id
    try? card.send(.pan(pan), &context)
  }

  // MARK: The card

  /// Brings the card up, with an input that can be filled in (rule 3).
  private mutating func raiseCard(_ context: inout Context) {
    if input.state == .submitted {
      input = Child(CardInput.self, context.configuration.input, &context)
    }
    let open = GlideCard.Position.open.rawValue
    try? card.send(.command(Command("show", value: .string(open))), &context)
  }

  private mutating func lowerCard(_ context: inout Context) {
    // A finger that is on the input no longer moves the card.
    finger = .elsewhere
    if card.scene.target == .closed { return }
    try? card.send(.command(Command("dismiss")), &context)
  }
}

extension CardInput.Effect {
  fileprivate var isSubmitted: Bool { if case .submitted = self { true } else { false } }
}
