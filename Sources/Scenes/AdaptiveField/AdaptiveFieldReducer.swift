import FlowEngine

extension AdaptiveField {
  /// Opens with all fields empty and folded.
  public static func start(_ context: inout SceneContext<AdaptiveField>) -> State {
    State(context.configuration)
  }

  /// Changes the state as the event demands.
  ///
  /// - Throws: `EventError.unknownCommand`, or `.invalidMember` for a command without a target or
  ///   with a value that it cannot take; nothing is changed then.
  public static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<AdaptiveField>
  ) throws(EventError) {
    var pace = Pace.animated
    switch event {
    case .tap(let tap): self.tap(state.place(of: tap.target, context), &state, &context)
    case .text(let edit):
      if let focus = state.focus(at: edit.target) { replace(edit, at: focus, &state, &context) }
    case .deleteBackward(let target):
      if let focus = state.focus(at: target) {
        self.edit(at: focus, &state, &context) { $0.deleteBackward(in: focus.section) }
      }
    case .returnKey(let target):
      if state.focus(at: target) != nil { endEditing(&state, &context) }
    case .focus(let target): focus(on: state.place(of: target, context), &state, &context)
    case .blur(let target):
      // The host has taken the keyboard away itself.
      if let focus = state.focus(at: target) { leave(focus, &state, &context) }
    case .keyboard(let change): self.keyboard(change, &state, &context)
    case .command(let command): pace = try call(command, &state, &context)
    case .pan, .scroll, .select, .response, .environment, .tick: break
    }
    show(&state, pace, &context)
  }

  // MARK: Touches

  private static func tap(
    _ place: Place?, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    switch place {
    case .screen: endEditing(&state, &context)
    case .accessoryNext: goToNextField(&state, &context)
    case .field(let index): open(index, &state, &context)
    case .section(let index, let k):
      // At rest it is part of the line: the field takes the touch.
      guard state.raises(index) else { return open(index, &state, &context) }
      guard state.fields[index].sections[k].limit > 0 else { return }
      move(to: State.Focus(field: index, section: k), asking: true, &state, &context)
    case nil: break
    }
  }

  /// A touch on a field opens it when it is folded, and does nothing otherwise.
  private static func open(
    _ index: Int, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    guard !state.raises(index) else { return }
    enter(index, &state, &context)
  }

  private static func goToNextField(
    _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    guard let focus = state.focus else { return }
    let later = state.fields.indices[(focus.field + 1)...]
    if let next = later.first(where: { state.fields[$0].canBeEntered }) {
      enter(next, &state, &context)
    } else {
      endEditing(&state, &context)
    }
  }

  // MARK: Focus

  private static func focus(
    on place: Place?, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    switch place {
    case .field(let index):
      if state.focus?.field != index { enter(index, &state, &context) }
    case .section(let index, let k):
      guard state.fields[index].sections[k].limit > 0 else { return }
      // The host has given the keyboard to it itself.
      move(to: State.Focus(field: index, section: k), asking: false, &state, &context)
    case .screen, .accessoryNext, nil: break
    }
  }

  /// The keyboard goes to the first section of a field that is not full, else to its last.
  private static func enter(
    _ index: Int, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    guard let k = state.fields[index].firstOpenSection else { return }
    move(to: State.Focus(field: index, section: k), asking: true, &state, &context)
  }

  /// The keyboard goes to the end of a section's text; nothing happens where it is there (D23).
  private static func move(
    to focus: State.Focus, asking: Bool, _ state: inout State,
    _ context: inout SceneContext<AdaptiveField>
  ) {
    guard state.focus != focus else { return }
    if let left = state.focus, left.field != focus.field { leave(left, &state, &context) }
    state.fields[focus.field].moveCaretToEnd(of: focus.section)
    state.focus = focus
    if asking { context.send(.focus(target: state.id(of: focus))) }
  }

  /// Editing ends without the host having ended it.
  static func endEditing(
    _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    guard let focus = state.focus else { return }
    context.send(.blur)
    leave(focus, &state, &context)
  }

  /// The keyboard leaves a field: what there is of a text is judged, once (D8).
  private static func leave(
    _ focus: State.Focus, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    state.focus = nil
    if !state.fields[focus.field].isEmpty { judge(focus.field, &state, &context) }
    context.send(.didEndEditing(field: state.fields[focus.field].ids.field))
  }

  /// Judges a text, if anybody is there to judge it (D14).
  static func judge(
    _ index: Int, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    let configuration = context.configuration.fields[index]
    guard let validation = configuration.validation else { return }
    let isValid = validation.accepts(state.fields[index].sections)
    let verdict = isValid ? Verdict.valid : .invalid
    let field = state.fields[index]
    state.fields[index].verdict = verdict
    context.send(.didValidate(field: field.ids.field, verdict: verdict))
    let words = configuration.texts.text(of: verdict)
    context.send(.announce(words ?? "\(field.label): \(verdict.rawValue)"))
  }

  // MARK: Edits

  private static func replace(
    _ edit: TextEdit, at focus: State.Focus, _ state: inout State,
    _ context: inout SceneContext<AdaptiveField>
  ) {
    let configuration = context.configuration.fields[focus.field]
    let entry = Entry.text(from: edit.replacement, on: configuration.keyboard)
    // What cannot be typed here leaves the selection alone.
    guard !entry.isEmpty || edit.replacement.isEmpty else { return }
    self.edit(at: focus, &state, &context) {
      $0.replace(edit.range, in: focus.section, with: entry)
    }
  }

  /// Changes a text; the keyboard follows the caret, and goes when the last section fills up.
  private static func edit(
    at focus: State.Focus, _ state: inout State, _ context: inout SceneContext<AdaptiveField>,
    _ change: (inout Field) -> Int
  ) {
    let index = focus.field
    let text = state.fields[index].text
    let wasFull = state.fields[index].isLastSectionFull
    let holder = change(&state.fields[index])
    if holder != focus.section {
      // No one has left the field: nothing is judged, and no end is told (D8).
      state.focus?.section = holder
    }
    let changed = state.fields[index].text
    if changed != text {
      // D12: what has been said of the old text is not true of the new one.
      state.fields[index].verdict = .undefined
      context.send(.didChange(field: state.fields[index].ids.field, text: changed))
    }
    if !wasFull, state.fields[index].isLastSectionFull {
      endEditing(&state, &context)
    } else if let now = state.focus, now != focus {
      context.send(.focus(target: state.id(of: now)))
    }
  }

  // MARK: Keyboard

  /// The accessory bar stands on a keyboard that covers the window's bottom, and moves with it.
  private static func keyboard(
    _ change: KeyboardChange, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) {
    let (frame, window) = (change.frame, context.environment.size.height)
    guard frame.minY.isFinite, frame.maxY.isFinite else { return }
    let isDocked = change.phase != .willHide && frame.minY < window && frame.maxY >= window
    state.keyboardTop = isDocked ? frame.minY : nil
    guard change.duration > 0, let bar = context.presented[Part.accessoryBar.id],
      bar.frame != accessoryFrame(state, context.environment)
    else { return }
    context.animate(
      Transaction(
        .curve(TimingCurve(change.curve), duration: change.duration), of: Part.accessoryBar.id,
        properties: .frame))
  }
}

extension AdaptiveField.Field {
  /// Whether the section that ends the entry is full.
  fileprivate var isLastSectionFull: Bool { lastSection.map { sections[$0].isFull } ?? false }
}
