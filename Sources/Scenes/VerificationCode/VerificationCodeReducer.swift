import FlowEngine

extension VerificationCode {
  /// Changes the state in response to an event.
  ///
  /// - Throws: `EventError.invalidMember` for an impossible number of cells; the state is
  ///   then unchanged.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .text(let edit):
      // The edit's range does not matter: digits are added at the end (rule 5).
      if edit.target == Part.codeInput.id { insert(edit.replacement, &context) }
    case .deleteBackward(let target):
      if target == Part.codeInput.id { deleteLast(at: context.time) }
    case .tap(let tap): touch(tap.target, &context)
    case .focus(let target):
      if target == Part.codeInput.id, !isFocused { focus(at: context.time) }
    case .blur(let target):
      if target == Part.codeInput.id { isFocused = false }
    case .response(let response): answer(response, &context)
    case .command(let command):
      if command.name.bytes == "resend" {
        resend(&context)
      } else {
        try setLength(command, context)
      }
    case .pan, .scroll, .returnKey, .select, .keyboard, .environment, .tick,
      .pointer, .doubleTap, .longPress, .pinch, .key, .selection, .compose, .undo, .redo:
      break
    }
  }

  private mutating func touch(_ target: NodeID?, _ context: inout Context) {
    switch target {
    case Part.codeInput.id:
      guard !isFocused else { return }
      focus(at: context.time)
      context.focus()
    case Part.resendButton.id:
      if context.configuration.resendAfter != nil, canResend { resend(&context) }
    default: break
    }
  }

  // MARK: Edits

  /// Whether digits can be edited: only with the keyboard, and not once the code is verified.
  private var takesEdits: Bool { isFocused && phase != .verified }

  /// Typing, pasting and autofill: takes as many digits as there are free cells (rules 2 to 4).
  private mutating func insert(_ text: String, _ context: inout Context) {
    guard takesEdits else { return }
    let digits = DecimalDigits.prefix(length - count, of: text)
    if digits.isEmpty { return }
    replaceCode(with: code + digits, at: context.time)
    phase = .entering
    // Rule 7: a code is complete when it has just reached its length.
    guard count == length else { return }
    phase = .verifying
    attempt += 1
    context.send(.verify(attempt: attempt, code: code))
  }

  /// The backspace key; does nothing in an empty row (rule 1).
  private mutating func deleteLast(at time: Double) {
    guard takesEdits, count > 0 else { return }
    replaceCode(with: String(code.dropLast()), at: time)
    // The code being verified is no longer the code entered.
    phase = .entering
  }

  // MARK: Focus

  /// The row takes the keyboard, and the caret starts to blink (rule 11).
  private mutating func focus(at time: Double) {
    isFocused = true
    blinkStart = time
  }

  // MARK: Host

  /// The response to a verification; any but the newest attempt's is stale (rule 8).
  private mutating func answer(_ response: Response, _ context: inout Context) {
    guard phase == .verifying, response.id.bytes == Effect.verificationID(attempt).bytes else {
      return
    }
    switch response.outcome {
    case .success:
      phase = .verified
      stopWaiting(&context)
      context.announce(context.environment.text(Strings.verified))
    case .failure:
      replaceCode(with: "", at: context.time)
      phase = .failed
      context.announce(context.environment.text(Strings.wrong))
    }
  }

  private mutating func setLength(
    _ command: Command, _ context: Context
  ) throws(EventError) {
    let maximum = Geometry.maximumLength(for: context.configuration)
    guard case .number(let number) = command.value, let length = Int(exactly: number),
      (Metrics.lengths.lowerBound...maximum).contains(length)
    else {
      throw .invalidMember("value", expected: "a whole number from 1 to \(maximum)")
    }
    setLength(length, at: context.time)
    // A row that is full because it was shortened is not complete (rule 9).
    if phase == .verifying { phase = .entering }
  }
}
