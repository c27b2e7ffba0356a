import FlowEngine

extension VerificationCode {
  /// Opens with the row focused and empty.
  public static func start(_ context: inout SceneContext<VerificationCode>) -> State {
    context.send(.focus)
    return State(length: context.configuration.length)
  }

  /// Changes the state as the event demands.
  ///
  /// - Throws: `EventError.unknownCommand`, or `.invalidMember` for a number of cells that there
  ///   cannot be; nothing is changed then.
  public static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<VerificationCode>
  ) throws(EventError) {
    switch event {
    case .text(let edit):
      // Where the edit says it goes does not matter: digits come in at the end (rule 5).
      if edit.target == Part.codeInput.id { insert(edit.replacement, &state, &context) }
    case .deleteBackward(let target):
      if target == Part.codeInput.id { deleteLast(&state, context.time) }
    case .tap(let tap):
      if tap.target == Part.codeInput.id, !state.isFocused {
        focus(&state, context.time)
        context.send(.focus)
      }
    case .focus(let target):
      if target == Part.codeInput.id, !state.isFocused { focus(&state, context.time) }
    case .blur(let target):
      if target == Part.codeInput.id { state.isFocused = false }
    case .response(let response): answer(response, &state, &context)
    case .command(let command): try call(command, &state, context)
    case .pan, .scroll, .returnKey, .select, .keyboard, .environment, .tick: break
    }
  }

  // MARK: Edits

  /// Typing, pasting and filling in: as many of the digits as there are free cells (rules 2 to 4).
  private static func insert(
    _ text: String, _ state: inout State, _ context: inout SceneContext<VerificationCode>
  ) {
    guard state.takesEdits else { return }
    let digits = DecimalDigits.prefix(state.length - state.count, of: text)
    if digits.isEmpty { return }
    state.replaceCode(with: state.code + digits, at: context.time)
    state.phase = .entering
    // Rule 7: complete is what has just become as long as the code is.
    guard state.count == state.length else { return }
    state.phase = .verifying
    state.attempt += 1
    context.send(.verify(attempt: state.attempt, code: state.code))
  }

  /// The backspace key; on an empty row it does nothing (rule 1).
  private static func deleteLast(_ state: inout State, _ time: Double) {
    guard state.takesEdits, state.count > 0 else { return }
    state.replaceCode(with: String(state.code.dropLast()), at: time)
    // What was being verified is no longer what is entered.
    state.phase = .entering
  }

  // MARK: Focus

  /// The row takes the keyboard, and the caret begins to blink (rule 11).
  private static func focus(_ state: inout State, _ time: Double) {
    state.isFocused = true
    state.blinkStart = time
  }

  // MARK: Host

  /// The answer to a verification; one that is no longer waited for is stale (rule 8).
  private static func answer(
    _ response: Response, _ state: inout State, _ context: inout SceneContext<VerificationCode>
  ) {
    guard state.phase == .verifying, response.id == Effect.verificationID(state.attempt) else {
      return
    }
    switch response.outcome {
    case .success:
      state.phase = .verified
      context.send(.announce("Code verified"))
    case .failure:
      state.replaceCode(with: "", at: context.time)
      state.phase = .failed
      context.send(.announce("Wrong code, enter it again"))
    }
  }

  private static func call(
    _ command: Command, _ state: inout State, _ context: SceneContext<VerificationCode>
  ) throws(EventError) {
    guard commands.contains(command.name) else {
      throw .unknownCommand(command.name, known: commands)
    }
    let maximum = Geometry.maximumLength(for: context.configuration)
    guard case .number(let number) = command.value, let length = Int(exactly: number),
      (Metrics.lengths.lowerBound...maximum).contains(length)
    else {
      throw .invalidMember("value", expected: "a whole number from 1 to \(maximum)")
    }
    state.setLength(length, at: context.time)
    // A row that is full because it was shortened is not complete (rule 9).
    if state.phase == .verifying { state.phase = .entering }
  }
}

extension VerificationCode.State {
  /// Whether digits may come and go: with the keyboard only, and not after the code was right.
  fileprivate var takesEdits: Bool { isFocused && phase != .verified }
}
