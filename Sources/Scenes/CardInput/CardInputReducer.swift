import FlowEngine

extension CardInput {
  /// Opens on the number's page: nothing is entered, and no input has the keyboard.
  public static func start(_ context: inout SceneContext<CardInput>) -> State {
    State(context.environment)
  }

  /// Changes the state as the event demands.
  ///
  /// - Throws: `EventError.unknownCommand`, or `.invalidMember` for a `setValue` or a row of the
  ///   wheels that there cannot be; nothing is changed then.
  public static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<CardInput>
  ) throws(EventError) {
    if state.motion != nil {
      state.lastFace = Flip(at: state.seenPosition(at: context.progress)).face
    }
    switch event {
    case .environment: resize(&state, context)
    case .keyboard(let change): self.keyboard(change, &state)
    case .command(let command): try call(command, &state, &context)
    // Once the card is handed over there is nothing left to enter.
    case _ where state.isSubmitted: break
    case .scroll(let scroll):
      if scroll.target == Part.inputStrip.id { self.scroll(scroll, &state, &context) }
    case .tap(let tap):
      if let target = tap.target { self.tap(target, &state, &context) }
    case .text(let edit):
      if let field = focused(edit.target, state) {
        self.edit(field, edit.range, edit.replacement, &state, &context)
      }
    case .deleteBackward(let target):
      if let field = focused(target, state) { deleteBackward(in: field, &state, &context) }
    case .returnKey(let target):
      if let field = focused(target, state) { returnKey(in: field, &state, &context) }
    case .focus(let target):
      if let field = Field.named(target) { focus(field, &state, &context) }
    case .blur(let target):
      if focused(target, state) != nil { state.field = nil }
    case .select(let selection): try select(selection, &state, context)
    case .pan, .response, .tick: break
    }
  }

  /// The strip, or the outline, has arrived.
  public static func complete(
    _ state: inout State, _ completion: Completion, _ context: inout SceneContext<CardInput>
  ) {
    state.outline = nil
    guard let page = state.motion?.page else { return }
    state.motion = nil
    state.position = Double(page)
    switch completion {
    case .eased: settle(on: page, &state, &context)
    // A travel has moved the keyboard when it began (D20).
    case .travelled: state.page = page
    case .joined: break
    }
  }

  /// The input that has the keyboard, if a node id names it.
  private static func focused(_ id: NodeID, _ state: State) -> Field? {
    Field.named(id).flatMap { $0 == state.field ? $0 : nil }
  }

  // MARK: Taps

  private static func tap(
    _ target: NodeID, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    switch target {
    case Part.numberButton.id: show(.number, &state, &context)
    case Part.holderButton.id: show(.holder, &state, &context)
    case Part.expiryButton.id: show(.expiry, &state, &context)
    case Part.barNext.id:
      if let field = state.field, state.canLeave(field) { leave(field, &state, &context) }
    case Part.barCancel.id: giveUpKeyboard(&state, &context)
    default:
      if let field = Field.allCases.first(where: { $0.nextPart.id == target }) {
        if state.complete[field] { leave(field, &state, &context) }
      } else if let field = Field.named(target) {
        // Touching a text field gives it the keyboard (platform).
        moveKeyboard(to: field, &state, &context)
        bring(field, &state, &context)
      }
    }
  }

  /// A tap on a part of the front: its page comes, and its input takes the keyboard (D19).
  private static func show(
    _ field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    guard Flip(at: state.seenPosition(at: context.progress)).face == .front else { return }
    moveKeyboard(to: field, &state, &context)
    if state.drag != nil || !state.isGoing(to: field) { travel(to: field, &state, &context) }
  }

  /// Next, or Done on the last page.
  private static func leave(
    _ field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    // The row under the wheels' marker counts, also where nobody has moved it (D18).
    if field == .expiry { state.setExpiry(state.wheels, context.environment) }
    guard let next = field.next else {
      submit(&state, &context)
      return
    }
    moveKeyboard(to: next, &state, &context)
    if state.drag != nil || !state.isGoing(to: next) { travel(to: next, &state, &context) }
  }

  /// Done: hands the card over if all of it is valid (D14).
  private static func submit(_ state: inout State, _ context: inout SceneContext<CardInput>) {
    guard state.complete.isWhole else { return }
    state.isSubmitted = true
    context.send(
      .submitted(
        brand: state.brand, last4: String(state.digits.suffix(4)), expiry: state.texts.expiry))
    giveUpKeyboard(&state, &context)
    if state.drag != nil || !state.isGoing(to: .code) { travel(to: .code, &state, &context) }
  }

  // MARK: Keyboard

  private static func moveKeyboard(
    to field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    if state.field == field { return }
    state.field = field
    context.send(.focus(field))
  }

  private static func giveUpKeyboard(
    _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    if state.field == nil { return }
    state.field = nil
    context.send(.blur)
  }

  /// An input has taken the keyboard by itself; its page is brought on screen.
  private static func focus(
    _ field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    state.field = field
    bring(field, &state, &context)
  }

  /// Brings the page of the input with the keyboard on screen, unless a finger holds the strip.
  private static func bring(
    _ field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    if state.drag == nil, !state.isGoing(to: field) { travel(to: field, &state, &context) }
  }

  private static func returnKey(
    in field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    if state.complete[field] {
      leave(field, &state, &context)
    } else {
      giveUpKeyboard(&state, &context)
    }
  }

  /// The keyboard's end frame; the bar stands at its top.
  private static func keyboard(_ change: KeyboardChange, _ state: inout State) {
    switch change.phase {
    case .willShow, .willChangeFrame:
      if change.frame.origin.isFinite { state.keyboardTop = change.frame.minY }
    case .willHide: state.keyboardTop = nil
    }
  }

  // MARK: Environment

  /// A new window, font, date or setting: what is measured is measured anew; the page stays, and
  /// with it the strip's position in pages (D5, D17).
  private static func resize(_ state: inout State, _ context: SceneContext<CardInput>) {
    let before = Geometry(state.measures, context.previousEnvironment, context.configuration)
    state.refresh(context.environment)
    let now = Geometry(state.measures, context.environment, context.configuration)
    // Where the outline came from is a place on the card as it was.
    guard before.width != now.width else { return }
    switch state.outline {
    case .straight: state.outline = .straight(from: now.focus(at: state.motion?.start ?? 0))
    case .joining: state.outline = .joining(.zero)
    case nil: break
    }
  }
}

extension CardInput.State {
  /// Whether the strip is on the page of an input, or on its way there.
  func isGoing(to field: CardInput.Field) -> Bool {
    if let motion { return motion.page == field.page }
    return position == Double(field.page)
  }

  /// Whether the bar's Next, or Done, does something: on the expiry's page always, since the wheels
  /// always show a month (D14, D18).
  func canLeave(_ field: CardInput.Field) -> Bool {
    field == .expiry || complete[field]
  }
}
