import FlowEngine

extension AdaptiveField {
  /// Changes the state in response to an event.
  ///
  /// - Throws: `EventError.invalidMember` for a command without a target or with an
  ///   invalid value; the state is then unchanged.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    var pace = Pace.animated
    switch event {
    case .tap(let tap): touch(place(of: tap.target, context.configuration), &context)
    case .text(let edit):
      if let focus = focus(at: edit.target) { replace(edit, at: focus, &context) }
    case .deleteBackward(let target):
      if let focus = focus(at: target) {
        change(at: focus, &context) { $0.deleteBackward(in: focus.section) }
      }
    case .selection(let selection):
      if let focus = focus(at: selection.target) {
        fields[focus.field].select(selection.range, in: focus.section)
      }
    case .key(let stroke): goToNextSection(by: stroke, &context)
    case .returnKey(let target):
      if focus(at: target) != nil { endEditing(&context) }
    case .focus(let target): giveFocus(to: place(of: target, context.configuration), &context)
    case .blur(let target):
      // The host has already taken the keyboard away.
      if let focus = focus(at: target) { leave(focus, &context) }
    case .keyboard(let change): moveKeyboard(change, &context)
    case .command(let command): pace = try call(command, &context)
    case .response(let response): answer(response, &context)
    case .environment: forgetKeyboard(&context)
    case .scroll, .pan, .select, .tick, .pointer, .doubleTap, .longPress, .pinch, .compose, .undo,
      .redo:
      break
    }
    let places = places(context.environment, context.configuration)
    show(pace, places, &context)
    if case .scroll(let scroll) = event { self.scroll(scroll, places, context) }
    updateOffset(places, context)
  }

  /// Scrolling by hand has no effect: the form is where the keyboard puts it (B40), unless larger text
  /// makes it longer than the window (B43).
  private mutating func scroll(_ scroll: Scroll, _ places: Places?, _ context: Context) {
    let room = room(places, context.environment, context.configuration)
    guard scroll.target == Part.screen.id, scroll.offset.isFinite,
      room.contentHeight > context.environment.size.height
    else { return }
    offset = room.clamp(scroll.offset.y)
  }

  // MARK: Touches

  private mutating func touch(_ place: Place?, _ context: inout Context) {
    switch place {
    case .screen: endEditing(&context)
    case .accessoryNext: goToNextField(&context)
    case .field(let index): open(index, &context)
    case .section(let index, let k):
      // At rest it is part of the line: the field takes the touch.
      guard raises(index) else { return open(index, &context) }
      guard fields[index].canBeEntered(in: k) else { return }
      move(to: Focus(field: index, section: k), asking: true, &context)
    case nil: break
    }
  }

  /// A tap on a field raises it if it is folded, and otherwise does nothing (B2).
  private mutating func open(_ index: Int, _ context: inout Context) {
    guard !raises(index) else { return }
    enter(index, &context)
  }

  private mutating func goToNextField(_ context: inout Context) {
    guard let focus else { return }
    let later = fields.indices[(focus.field + 1)...]
    if let next = later.first(where: { fields[$0].canBeEntered }) {
      enter(next, &context)
    } else {
      endEditing(&context)
    }
  }

  // MARK: Focus

  private mutating func giveFocus(to place: Place?, _ context: inout Context) {
    switch place {
    case .field(let index):
      if focus?.field != index { enter(index, &context) }
    case .section(let index, let k):
      guard fields[index].canBeEntered(in: k) else { return }
      // The host has already given it the keyboard.
      move(to: Focus(field: index, section: k), asking: false, &context)
    case .screen, .accessoryNext, nil: break
    }
  }

  /// Moves the keyboard to a field's first section that is not full, or else to its last.
  private mutating func enter(_ index: Int, _ context: inout Context) {
    guard let k = fields[index].firstOpenSection else { return }
    move(to: Focus(field: index, section: k), asking: true, &context)
  }

  /// Moves the keyboard to the end of a section's text; does nothing if it is already there (D23).
  private mutating func move(to next: Focus, asking: Bool, _ context: inout Context) {
    guard focus != next else { return }
    if let focus, focus.field != next.field { leave(focus, &context) }
    fields[next.field].moveCaretToEnd(of: next.section)
    focus = next
    if asking { context.focus(id(of: next)) }
  }

  /// An arrow that the text has no more room for goes on in the next section, or the one before (B45).
  private mutating func goToNextSection(by stroke: KeyStroke, _ context: inout Context) {
    guard let focus, let key = stroke.plainKey else { return }
    let isRightToLeft = fields[focus.field].isRightToLeft(in: focus.section)
    let forwards: Bool
    switch key.bytes {
    case "ArrowLeft".bytes: forwards = isRightToLeft
    case "ArrowRight".bytes: forwards = !isRightToLeft
    default: return
    }
    let next =
      forwards
      ? fields[focus.field].section(after: focus.section)
      : fields[focus.field].section(before: focus.section)
    guard let section = next else { return }
    move(to: Focus(field: focus.field, section: section), asking: true, &context)
    if forwards {
      fields[focus.field].select(TextRange(location: 0, length: 0), in: section)
    }
  }

  /// Ends editing when the host has not done so.
  mutating func endEditing(_ context: inout Context) {
    guard let focus else { return }
    context.blur()
    leave(focus, &context)
  }

  /// The keyboard leaves a field: a text that is not empty is validated, once (D8).
  private mutating func leave(_ left: Focus, _ context: inout Context) {
    focus = nil
    if !fields[left.field].isEmpty { judge(left.field, &context) }
    context.send(.didEndEditing(field: fields[left.field].ids.field))
  }

  /// Validates a text, if the field has a validation (D14); the host is asked last (B37).
  mutating func judge(_ index: Int, _ context: inout Context) {
    guard let validation = context.configuration.fields[index].validation else { return }
    guard validation.accepts(fields[index].sections) else {
      return decide(.invalid, index, &context)
    }
    guard validation.host else { return decide(.valid, index, &context) }
    let id = fields[index].askHost()
    let field = fields[index].ids.field
    if fields[index].isSecret {
      context.send(.validateSecret(id: id, field: field, length: fields[index].count))
    } else {
      let texts = fields[index].sections.map { $0.text.text }
      context.send(.validate(id: id, field: field, text: fields[index].text, texts: texts))
    }
  }

  /// The host's answer to an open question (B38).
  private mutating func answer(_ response: Response, _ context: inout Context) {
    guard let index = fields.firstIndex(where: { $0.isAsking(response) }) else { return }
    switch response.outcome {
    case .success: decide(.valid, index, &context)
    case .failure: decide(.invalid, message: response.message, index, &context)
    }
  }

  /// Gives the verdict on a field's text.
  private mutating func decide(
    _ verdict: Verdict, message: String? = nil, _ index: Int, _ context: inout Context
  ) {
    fields[index].decide(verdict, message: message)
    context.send(.didValidate(field: fields[index].ids.field, verdict: verdict))
    let words = message ?? context.configuration.fields[index].texts.text(of: verdict)
    let environment = context.environment
    if let words {
      context.announce(environment.text(words, defaults: Strings.labels))
    } else if environment.hasDefaultSettings {
      context.announce("\(fields[index].label): \(verdict.rawValue)")
    } else {
      let label = fields[index].label(in: environment)
      let string = verdict == .valid ? Strings.isValid : Strings.isInvalid
      context.announce(environment.text(string, .text(label)))
    }
  }

  /// Tells the host of a field's new text; of a secret one only how long it is (B41).
  func reportChange(of index: Int, to text: String, _ context: inout Context) {
    let field = fields[index].ids.field
    if fields[index].isSecret {
      context.send(.didChangeSecret(field: field, length: fields[index].count))
    } else {
      context.send(.didChange(field: field, text: text))
    }
  }

  // MARK: Edits

  private mutating func replace(_ edit: TextEdit, at focus: Focus, _ context: inout Context) {
    let keyboard = context.configuration.fields[focus.field].keyboard
    let entry = Entry.text(from: edit.replacement, on: keyboard)
    // What cannot be typed here leaves the selection alone.
    guard !entry.isEmpty || edit.replacement.isEmpty else { return }
    change(at: focus, &context) { $0.replace(edit.range, in: focus.section, with: entry) }
  }

  /// Changes a text; the keyboard follows the caret, and goes when the last section fills up.
  ///
  /// - Parameter edit: Changes the field and returns the section that then holds the caret.
  private mutating func change(
    at place: Focus, _ context: inout Context, _ edit: (inout Field) -> Int
  ) {
    let index = place.field
    let before = fields[index].text
    let wasFull = fields[index].isLastSectionFull
    // The keyboard stays in the field: no validation, no end of editing (D8).
    focus = Focus(field: index, section: edit(&fields[index]))
    let text = fields[index].text
    if text.bytes != before.bytes {
      // D12: a verdict on the old text does not hold for the new one.
      fields[index].forgetVerdict()
      reportChange(of: index, to: text, &context)
    }
    if !wasFull, fields[index].isLastSectionFull {
      endEditing(&context)
    } else if let focus, focus != place {
      context.focus(id(of: focus))
    }
  }

  // MARK: Keyboard

  /// The accessory bar is the top of a keyboard that covers the window's bottom, and moves with it.
  private mutating func moveKeyboard(_ change: KeyboardChange, _ context: inout Context) {
    let before = accessoryFrame(context.environment, context.configuration)
    guard change.phase == .willHide || change.frame.isFinite else { return }
    keyboardTop = change.top(in: context.environment)
    guard change.duration.isFinite, change.duration > 0 else {
      context.stopAnimations(of: Part.accessoryBar.id)
      return
    }
    // The system reports one change twice: the second report leaves the bar on its way (F11).
    guard context.presented.contains(Part.accessoryBar.id),
      accessoryFrame(context.environment, context.configuration) != before
    else { return }
    context.animate(
      Transaction(
        .curve(TimingCurve(change.curve), duration: change.duration), of: Part.accessoryBar.id,
        properties: .frame))
  }

  /// In another window the keyboard counts as hidden until its next event: its last frame was in the
  /// old one's coordinates (B26).
  private mutating func forgetKeyboard(_ context: inout Context) {
    let (now, before) = (context.environment, context.previousEnvironment)
    guard now.size != before.size || now.safeArea != before.safeArea else { return }
    keyboardTop = nil
    context.stopAnimations(of: Part.accessoryBar.id)
  }
}

extension AdaptiveField.Field {
  /// Whether the section that ends editing is full.
  fileprivate var isLastSectionFull: Bool { lastSection.map { sections[$0].isFull } ?? false }
}
