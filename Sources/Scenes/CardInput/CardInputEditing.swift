import FlowEngine

/// Typing, pasting, deleting, turning the wheels, and the host's `setValue`.
extension CardInput {
  static func edit(
    _ field: Field, _ range: TextRange?, _ replacement: String, _ state: inout State,
    _ context: inout SceneContext<CardInput>
  ) {
    switch field {
    case .number:
      var range = range
      if replacement.isEmpty, let given = range, given.length == 1, given.location >= 0,
        given.location < state.number.text.utf16.count
      {
        range = state.number.digitAndSpace(before: given.location + 1) ?? range
      }
      var text = state.number
      text.replace(range, with: replacement)
      enterNumber(text, &state, &context)
    case .holder:
      var text = state.holder
      text.replace(range, with: singleLine(replacement))
      state.setHolder(text, context.environment)
    // What is typed does not reach the wheels (D16).
    case .expiry: break
    case .code:
      var text = state.code
      text.replace(range, with: replacement)
      state.setCode(text, context.environment)
    }
  }

  static func deleteBackward(
    in field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    switch field {
    case .number:
      // D8 has nothing to do here: by D7 the caret never stands right after a space.
      var text = state.number
      text.deleteBackward()
      enterNumber(text, &state, &context)
    case .holder:
      var text = state.holder
      text.deleteBackward()
      state.setHolder(text, context.environment)
    case .expiry: break
    case .code:
      var text = state.code
      text.deleteBackward()
      state.setCode(text, context.environment)
    }
  }

  /// An edit of the number; the one that completes it goes on to the next page (D12, D13).
  private static func enterNumber(
    _ text: EditableText, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    let wasComplete = state.complete.number
    takeNumber(text, &state, &context)
    guard state.complete.number, !wasComplete, state.drag == nil else { return }
    state.field = .holder
    context.send(.focus(.holder))
    if !state.isGoing(to: .holder) { travel(to: .holder, &state, &context) }
  }

  private static func takeNumber(
    _ text: EditableText, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    let isChanged = state.setNumber(text, context.configuration, context.environment)
    guard isChanged, state.isFull, !state.complete.number else { return }
    context.send(.numberInvalid)
    context.send(.announce("This card number is not valid"))
  }

  /// The text with a space for each line break: a name is one line.
  private static func singleLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: line.unicodeScalars.append(" ")
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  // MARK: Wheels

  /// A wheel has come to rest: the month it shows is the expiry (D16, D17).
  static func select(
    _ selection: Selection, _ state: inout State, _ context: SceneContext<CardInput>
  ) throws(EventError) {
    guard selection.target == Part.pickerExpiry.id, state.field == .expiry else { return }
    let row = selection.row
    let thisYear = context.environment.date.year
    let chosen: Expiry
    switch selection.component {
    case 0:
      guard (0..<Metrics.wheels.months).contains(row) else {
        throw .invalidMember("row", expected: "a month's row, 0 to 11")
      }
      chosen = Expiry(year: state.wheels.year, month: row + 1)
    case 1:
      guard (0..<Metrics.wheels.years).contains(row) else {
        throw .invalidMember("row", expected: "a year's row, 0 to 20")
      }
      chosen = Expiry(year: thisYear + row, month: state.wheels.month)
    default:
      throw .invalidMember("component", expected: "0, the month, or 1, the year")
    }
    state.setExpiry(chosen.onWheels(at: context.environment.date), context.environment)
  }

  // MARK: Host

  static func call(
    _ command: Command, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) throws(EventError) {
    guard commands.contains(command.name) else {
      throw .unknownCommand(command.name, known: commands)
    }
    guard let field = command.target.flatMap({ Field.named($0) }) else {
      throw .invalidMember(
        "target", expected: "input-number, input-holder, input-expiry or input-code")
    }
    guard case .string(let value) = command.value else {
      throw .invalidMember("value", expected: "a string")
    }
    let environment = context.environment
    var expiry: Expiry?
    if field == .expiry, !value.isEmpty {
      expiry = Expiry(value)
      guard let expiry, expiry == expiry.onWheels(at: environment.date) else {
        let first = Expiry(environment.date).longText
        let last = Expiry.last(from: environment.date).longText
        throw .invalidMember("value", expected: "a month as MM/YYYY, \(first) to \(last), or empty")
      }
    }
    if state.isSubmitted { return }
    switch field {
    case .number: takeNumber(EditableText(value), &state, &context)
    case .holder: state.setHolder(EditableText(singleLine(value)), environment)
    case .expiry: state.setExpiry(expiry, environment)
    case .code: state.setCode(EditableText(value), environment)
    }
  }
}
