import FlowEngine

extension CardInput {
  /// Changes the state in response to an event.
  ///
  /// - Throws: `EventError.invalidMember` for an invalid `setValue` or row of the wheels; the
  ///   state is then unchanged.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .environment: resize(context)
    case .keyboard(let change): follow(change, context.environment)
    case .command(let command): try setValue(command, &context)
    // Once the card is submitted there is nothing left to enter (D14).
    case _ where isSubmitted: break
    case .scroll(let scroll):
      if scroll.target == Part.inputStrip.id { moveStrip(scroll, &context) }
    case .tap(let tap):
      if let target = tap.target { press(target, &context) }
    case .text(let edit):
      if let field = focusedField(edit.target) {
        replace(edit.range, with: edit.replacement, in: field, &context)
      }
    case .deleteBackward(let target):
      if let field = focusedField(target) { deleteBackward(in: field, &context) }
    case .returnKey(let target):
      if let field = focusedField(target) { pressReturn(in: field, &context) }
    case .focus(let target):
      if let field = Field.named(target) {
        // The input already has the keyboard.
        self.field = field
        bring(field, &context)
      }
    case .blur(let target):
      if focusedField(target) != nil { field = nil }
    case .selection(let selection):
      if let field = focusedField(selection.target) { select(selection.range, in: field) }
    case .select(let selection): try turnWheel(selection, context)
    case .key(let stroke): turnWheel(by: stroke, context)
    case .pan, .response, .tick, .pointer, .doubleTap, .longPress, .pinch, .compose, .undo, .redo:
      break
    }
  }

  /// The strip, or the outline, has arrived.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch completion {
    case .eased: if let page = arrive() { settle(on: page, &context) }
    // A travel moves the keyboard when it begins (D20).
    case .travelled: if let page = arrive() { self.page = page }
    // A finger that took and released the strip within one event has since started a new motion.
    case .joined: if motion == nil { outline = nil }
    }
  }

  /// Puts the strip and the outline where a motion has taken them; returns the page.
  private mutating func arrive() -> Int? {
    guard let page = motion?.page else { return nil }
    motion = nil
    outline = nil
    position = Double(page)
    return page
  }

  /// The input that has the keyboard, if a node id names it.
  private func focusedField(_ id: NodeID) -> Field? {
    Field.named(id).flatMap { $0 == field ? $0 : nil }
  }

  // MARK: Taps

  private mutating func press(_ target: NodeID, _ context: inout Context) {
    switch target {
    case Part.numberButton.id: show(.number, &context)
    case Part.holderButton.id: show(.holder, &context)
    case Part.expiryButton.id: show(.expiry, &context)
    case Part.barNext.id:
      if let field, canLeave(field) { leave(field, &context) }
    case Part.barCancel.id: giveUpKeyboard(&context)
    default:
      if let field = Field.allCases.first(where: { $0.nextPart.id == target }) {
        if complete[field] { leave(field, &context) }
      } else if let field = Field.named(target) {
        // Touching a text field gives it the keyboard (platform).
        moveKeyboard(to: field, &context)
        bring(field, &context)
      }
    }
  }

  /// A tap on a part of the front brings its page and gives its input the keyboard (D19).
  private mutating func show(_ field: Field, _ context: inout Context) {
    guard Flip(at: seenPosition(at: context.progress)).face == .front else { return }
    moveKeyboard(to: field, &context)
    if !isGoing(to: field) { travel(to: field, &context) }
  }

  /// Whether the bar's Next or Done does something: always on the expiry's page, because the wheels
  /// always show a month (D14, D18).
  func canLeave(_ field: Field) -> Bool {
    field == .expiry || complete[field]
  }

  /// Next, or Done on the last page.
  private mutating func leave(_ field: Field, _ context: inout Context) {
    // The row under the wheels' marker counts even if nobody has moved it (D18).
    if field == .expiry { setExpiry(wheels, context.environment) }
    guard let next = field.next else {
      submit(&context)
      return
    }
    moveKeyboard(to: next, &context)
    if !isGoing(to: next) { travel(to: next, &context) }
  }

  /// Done: submits the card if all four parts are complete (D14).
  private mutating func submit(_ context: inout Context) {
    guard complete.isWhole else { return }
    isSubmitted = true
    context.send(
      .submitted(brand: brand, last4: String(number.suffix(4)), expiry: texts.expiry))
    giveUpKeyboard(&context)
    if !isGoing(to: .code) {
      travel(to: .code, &context)
    } else if drag != nil {
      // The finger has brought the page already, and moves nothing any more.
      endDrag(&context)
      page = Field.code.page
    }
  }

  // MARK: Keyboard

  private mutating func moveKeyboard(to field: Field, _ context: inout Context) {
    if self.field == field { return }
    self.field = field
    context.focus(field.textPart.id)
  }

  private mutating func giveUpKeyboard(_ context: inout Context) {
    if field == nil { return }
    field = nil
    context.blur()
  }

  /// Brings in the page of the input with the keyboard; a finger keeps the strip on its page.
  private mutating func bring(_ field: Field, _ context: inout Context) {
    let isElsewhere = drag == nil ? !isGoing(to: field) : field.page != page
    if isElsewhere { travel(to: field, &context) }
  }

  private mutating func pressReturn(in field: Field, _ context: inout Context) {
    if complete[field] { leave(field, &context) } else { giveUpKeyboard(&context) }
  }

  /// Takes over the keyboard's end frame; the bar sits at its top.
  private mutating func follow(_ keyboard: KeyboardChange, _ environment: Environment) {
    guard keyboard.phase == .willHide || keyboard.frame.isFinite else { return }
    keyboardTop = keyboard.top(in: environment)
  }

  // MARK: Environment

  /// A new window, font, date or setting: everything is measured again; the page stays, and so does
  /// the strip's position in pages (D5, D17).
  private mutating func resize(_ context: Context) {
    let (now, before) = (context.environment, context.previousEnvironment)
    // The keyboard's last frame is in the old window's coordinates (B36).
    if now.size != before.size { keyboardTop = nil }
    // A window that is dragged, as on a card, moves with each sample: nothing is measured by its place.
    if now.size.width == before.size.width, now.date == before.date, now.hasSameText(as: before) {
      return
    }
    let width = Geometry(measures, before, context.configuration).width
    refresh(now, context.configuration)
    let geometry = Geometry(measures, now, context.configuration)
    // The outline started from a place in the old layout (F12).
    guard width != geometry.width else { return }
    switch outline {
    case .straight: outline = .straight(from: geometry.focus(at: motion?.start ?? 0))
    case .joining: outline = .joining(.zero)
    case nil: break
    }
  }
}
