import FlowEngine

extension Onboarding {
  /// Changes the state in response to an event.
  ///
  /// - Throws: `EventError.invalidMember` for a `setValue` without a field or a text; the
  ///   state is then unchanged.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .command(let command) = event { try setValue(command, context) }
    if case .environment = event { resize(&context) }
    if state == .finished { return }
    switch event {
    case .tap(let tap):
      switch tap.target {
      case Part.nextButton.id: next(&context)
      case Part.skipHint.id: skip(&context)
      case Part.backButton.id: back(&context)
      case let target?: touch(target, &context)
      case nil: break
      }
    case .text(let edit): insert(edit, context)
    case .deleteBackward(let target): deleteBackward(in: target, context)
    case .selection(let selection): select(selection)
    case .returnKey(let target): pressReturn(in: target, &context)
    case .focus(let target): focus(target, &context)
    case .blur(let target): blur(target, &context)
    case .scroll(let scroll): self.scroll(scroll, context)
    case .keyboard(let change): moveKeyboard(change, &context)
    case .response(let response): answer(response, context)
    case .command, .environment, .pan, .select, .tick, .pointer, .doubleTap, .longPress, .pinch,
      .key, .compose, .undo, .redo:
      break
    }
  }

  /// The page has arrived, or the circle is complete.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch completion {
    case .pushed: endPush()
    case .drawn:
      state = .finished
      context.send(.finished(values(context.configuration)))
      context.announce(context.environment.text(Strings.done))
    }
  }

  // MARK: Pages

  /// The next button, or the return key in the last field: moves on once the page's required fields
  /// are filled in (rules 3 and 15).
  ///
  /// - Returns: Whether it does.
  @discardableResult mutating func next(_ context: inout Context) -> Bool {
    guard state == .page, nextEnabled else { return false }
    endEditing(&context)
    mark(skipped: false)
    advance(&context)
    return true
  }

  /// Moves on without the page; its contents stay (rule 16).
  private mutating func skip(_ context: inout Context) {
    guard state == .page, canSkip else { return }
    endEditing(&context)
    mark(skipped: true)
    context.send(.didSkip(page: page))
    advance(&context)
  }

  private mutating func back(_ context: inout Context) {
    guard state == .page, page > 1 else { return }
    endEditing(&context)
    push(to: page - 1, &context)
  }

  /// Moves to the next page, or from the last one to the end.
  private mutating func advance(_ context: inout Context) {
    if page < Metrics.pageCount {
      push(to: page + 1, &context)
    } else {
      finish(&context)
    }
  }

  /// Makes another page the current one and lets it push the old one out (rules 1 and 2).
  private mutating func push(to next: Int, _ context: inout Context) {
    let leaving = page
    page = next
    state = .pushing
    leavingPage = leaving
    updateNext(context)
    let geometry = geometry(context)
    // The room for it may have changed since it was last shown.
    current.offset = geometry.clamp(
      current.offset, for: context.configuration.pages[page - 1], context.environment)
    let start = PropertyStart(
      Part.page(page), .frame, from: AnimatableValue(geometry.page(isAhead: page > leaving)))
    // Only the pages: a bar that is moving with the keyboard goes on (rule 1).
    var transaction = Transaction(
      Metrics.push, of: Part.page(leaving), properties: .frame, completion: Completion.pushed)
    transaction.subtrees.append(Part.page(page))
    transaction.starts.append(start)
    context.animate(transaction)
    context.send(.didChangePage(page))
    context.announce(Speech.arrival(at: page, in: context.environment))
  }

  /// Removes the page that has been pushed out.
  private mutating func endPush() {
    state = .page
    leavingPage = nil
  }

  private mutating func finish(_ context: inout Context) {
    state = .finishing
    let start = PropertyStart(Part.doneCircle.id, .strokeEnd, from: AnimatableValue(0))
    var transaction = Transaction(
      Metrics.drawing, of: Part.doneCircle.id, properties: .strokeEnd, completion: Completion.drawn)
    transaction.starts.append(start)
    context.animate(transaction)
  }

  private func values(_ configuration: Configuration) -> [FieldValue] {
    var values: [FieldValue] = []
    for (page, form) in zip(pages, configuration.pages) {
      for (field, configured) in zip(page.fields, form.fields) {
        values.append(FieldValue(configured.id, field.value))
      }
    }
    return values
  }

  /// Works out whether the form can move on; after every change of a value, of the page or of the
  /// date.
  mutating func updateNext(_ context: Context) {
    nextEnabled =
      page > Metrics.requiredPageCount || current.isValid(on: context.environment.date)
  }

  // MARK: Keyboard and window

  /// Moves the bar to the keyboard, and the focused field above both, with easeInOut whatever the
  /// keyboard's own curve (rules 5, 6, 18 and 19).
  private mutating func moveKeyboard(_ change: KeyboardChange, _ context: inout Context) {
    let before = geometry(context).coveredHeight
    guard change.phase == .willHide || change.frame.isFinite else { return }
    keyboardOverlap = change.overlap(in: context.environment)
    updateOffset(context)
    guard change.duration.isFinite, change.duration > 0 else {
      return context.stopAnimations(of: Part.bottomBar.id)
    }
    // A bar that is already on its way there goes on: the system reports one change twice (F4).
    guard geometry(context).coveredHeight != before else { return }
    context.animate(
      Transaction(
        .easeInOut(duration: change.duration), of: Part.bottomBar.id, properties: .frame))
  }

  /// Rotation, or a new safe area: a push ends, everything is laid out again, and the keyboard's
  /// old frame no longer counts (rule 12).
  private mutating func resize(_ context: inout Context) {
    let (now, before) = (context.environment, context.previousEnvironment)
    if now.date != before.date { updateNext(context) }
    let isNewWindow = now.size != before.size || now.safeArea != before.safeArea
    if state == .pushing, isNewWindow || now.layoutDirection != before.layoutDirection {
      endPush()
      context.stopAnimations(of: Part.page(page))
    }
    if isNewWindow { keyboardOverlap = 0 }
    // Rows grow with their text.
    if isNewWindow || !now.hasSameText(as: before) { updateOffset(context) }
  }

  /// The page reports its offset, which is limited to the content, also where that takes a focused
  /// field out of view (F6).
  private mutating func scroll(_ scroll: Scroll, _ context: Context) {
    guard takesEdits, scroll.target == Part.page(page), scroll.offset.isFinite else { return }
    let page = context.configuration.pages[page - 1]
    current.offset = geometry(context).clamp(
      scroll.offset.y, for: page, context.environment)
  }

  /// Limits the page's offset and, over a keyboard, brings the focused field into view (F6, F7).
  mutating func updateOffset(_ context: Context) {
    let geometry = geometry(context)
    let page = context.configuration.pages[page - 1]
    if keyboard == .shown, let row = focusedField {
      current.offset = geometry.reveal(
        row, of: page, context.environment, from: current.offset)
    } else {
      current.offset = geometry.clamp(current.offset, for: page, context.environment)
    }
  }

  /// Where bar and pages are in the event's environment.
  private func geometry(_ context: Context) -> Geometry {
    Geometry(context.environment, context.configuration, keyboardOverlap: keyboardOverlap)
  }
}
