import FlowEngine

extension Onboarding {
  /// Opens with the first page, empty.
  public static func start(_ context: inout SceneContext<Onboarding>) -> State {
    var state = State(context.configuration)
    updateNext(&state, context)
    return state
  }

  /// Changes the state as the event demands.
  ///
  /// - Throws: `EventError.unknownCommand`, or `.invalidMember` for a `setValue` without a field or
  ///   a text; nothing is changed then.
  public static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<Onboarding>
  ) throws(EventError) {
    if case .command(let command) = event { try setValue(command, &state, context) }
    if case .environment = event { resize(&state, &context) }
    if state.phase == .finished { return }
    switch event {
    case .tap(let tap):
      switch tap.target {
      case Part.nextButton.id: next(&state, &context)
      case Part.skipHint.id: skip(&state, &context)
      case Part.backButton.id: back(&state, &context)
      default: break
      }
    case .text(let edit): insert(edit, &state, context)
    case .deleteBackward(let target): deleteBackward(in: target, &state, context)
    case .returnKey(let target): pressReturn(in: target, &state, &context)
    case .focus(let target): focus(target, &state, context)
    case .blur(let target): blur(target, &state)
    case .scroll(let scroll): self.scroll(scroll, &state, context)
    case .keyboard(let change): moveKeyboard(change, &state, &context)
    case .command, .environment, .pan, .select, .response, .tick: break
    }
  }

  /// The page has arrived, or the circle is complete.
  public static func complete(
    _ state: inout State, _ completion: Completion, _ context: inout SceneContext<Onboarding>
  ) {
    switch completion {
    case .pushed: state.phase = .resting
    case .drawn:
      state.phase = .finished
      context.send(.finished(values(of: state, context.configuration)))
      context.send(.announce(Speech.done))
    }
  }

  // MARK: Pages

  /// The next button, or the return key on the last field: forwards, once the page's required
  /// fields are filled in (rules 3 and 15).
  static func next(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    guard state.phase == .resting, state.nextEnabled else { return }
    endEditing(&state, &context)
    state.revisions(skipped: false)
    advance(&state, &context)
  }

  /// Forwards without the page; what it holds stays (rule 16).
  private static func skip(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    guard state.phase == .resting, state.canSkip else { return }
    endEditing(&state, &context)
    state.revisions(skipped: true)
    context.send(.didSkip(page: state.page))
    advance(&state, &context)
  }

  private static func back(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    guard state.phase == .resting, state.page > 1 else { return }
    endEditing(&state, &context)
    push(to: state.page - 1, &state, &context)
  }

  /// To the following page, or after the last one to the end.
  private static func advance(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    if state.page < Metrics.pageCount {
      push(to: state.page + 1, &state, &context)
    } else {
      finish(&state, &context)
    }
  }

  /// Makes another page the current one and lets it push the old one out (rules 1 and 2).
  private static func push(
    to page: Int, _ state: inout State, _ context: inout SceneContext<Onboarding>
  ) {
    let leaving = state.page
    state.page = page
    state.phase = .pushing(from: leaving)
    updateNext(&state, context)
    let geometry = Geometry(state, context)
    // Its room may have changed while it was away.
    state.current.offset = geometry.clamp(
      state.current.offset, for: context.configuration.pages[page - 1])
    let start = PropertyStart(
      Part.page(page), .frame, from: AnimatableValue(geometry.page(isAhead: page > leaving)))
    // Of the pages only: a bar that is on its way with the keyboard is not held up.
    var transaction = Transaction(
      Metrics.push, of: Part.page(leaving), properties: .frame, completion: Completion.pushed)
    transaction.subtrees.append(Part.page(page))
    transaction.starts.append(start)
    context.animate(transaction)
    context.send(.didChangePage(page))
    context.send(.announce(Speech.arrival(at: page)))
  }

  private static func finish(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    state.phase = .finishing
    let start = PropertyStart(
      Part.doneCircle.id, .strokeEnd, from: AnimatableValue(0))
    var transaction = Transaction(
      Metrics.drawing, of: Part.doneCircle.id, properties: .strokeEnd,
      completion: Completion.drawn)
    transaction.starts.append(start)
    context.animate(transaction)
  }

  private static func values(of state: State, _ configuration: Configuration) -> [FieldValue] {
    var values: [FieldValue] = []
    for (page, form) in zip(state.pages, configuration.pages) {
      for (field, configured) in zip(page.fields, form.fields) {
        values.append(FieldValue(configured.id, field.text.text))
      }
    }
    return values
  }

  /// Works out whether the page can be left forwards; after every change of a value, of the page or
  /// of the date.
  static func updateNext(_ state: inout State, _ context: SceneContext<Onboarding>) {
    state.nextEnabled =
      state.page > Metrics.requiredPageCount || state.current.isValid(on: context.environment.date)
  }

  // MARK: Keyboard and window

  /// Brings the bar to the keyboard, and the focused field above both; with the documented curve,
  /// whatever the keyboard's own (rules 5, 6, 18 and 19).
  private static func moveKeyboard(
    _ change: KeyboardChange, _ state: inout State, _ context: inout SceneContext<Onboarding>
  ) {
    let before = Geometry(state, context).coveredHeight
    switch change.phase {
    case .willHide: state.keyboardOverlap = 0
    case .willShow, .willChangeFrame:
      guard change.frame.isFinite else { return }
      state.keyboardOverlap = Geometry.overlap(of: change.frame, in: context.environment.size)
    }
    updateOffset(&state, context)
    // A bar that is already on its way there goes on: the system tells of one change twice.
    guard Geometry(state, context).coveredHeight != before, change.duration.isFinite,
      change.duration > 0
    else { return }
    context.animate(
      Transaction(
        .easeInOut(duration: change.duration), of: Part.bottomBar.id, properties: .frame))
  }

  /// Rotation, or a change of what the device covers: a push is over, everything is laid out anew,
  /// and the keyboard's old frame says nothing any more (rule 12).
  private static func resize(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    let (now, before) = (context.environment, context.previousEnvironment)
    if now.date != before.date { updateNext(&state, context) }
    let isNewWindow = now.size != before.size || now.safeArea != before.safeArea
    if case .pushing = state.phase, isNewWindow || now.layoutDirection != before.layoutDirection {
      state.phase = .resting
      context.stopAnimations(of: Part.page(state.page))
    }
    guard isNewWindow else { return }
    state.keyboardOverlap = 0
    updateOffset(&state, context)
  }

  /// The page reports its offset: it goes no further than there is content, and over a keyboard the
  /// focused field stays in sight.
  private static func scroll(
    _ scroll: Scroll, _ state: inout State, _ context: SceneContext<Onboarding>
  ) {
    guard state.takesEdits, scroll.target == Part.page(state.page), scroll.offset.isFinite else {
      return
    }
    let geometry = Geometry(state, context)
    let page = context.configuration.pages[state.page - 1]
    if state.keyboard == .shown, let row = state.focusedField {
      state.current.offset = geometry.hold(row, of: page, at: scroll.offset.y)
    } else {
      state.current.offset = geometry.clamp(scroll.offset.y, for: page)
    }
  }

  /// Brings the page's offset to where it can be, and over a keyboard to where the focused field is
  /// seen (section 5).
  static func updateOffset(_ state: inout State, _ context: SceneContext<Onboarding>) {
    let geometry = Geometry(state, context)
    let page = context.configuration.pages[state.page - 1]
    if state.keyboard == .shown, let row = state.focusedField {
      state.current.offset = geometry.reveal(row, of: page, from: state.current.offset)
    } else {
      state.current.offset = geometry.clamp(state.current.offset, for: page)
    }
  }
}

extension Onboarding.Geometry {
  /// Where bar and pages are, as the event has it.
  fileprivate init(_ state: Onboarding.State, _ context: SceneContext<Onboarding>) {
    self.init(
      context.environment, context.configuration, keyboardOverlap: state.keyboardOverlap)
  }
}

extension Rect {
  /// Whether place and size are numbers (rule 19).
  fileprivate var isFinite: Bool {
    origin.isFinite && width.isFinite && height.isFinite
  }
}
