import FlowEngine

/// Typing, pasting, deleting, turning the wheels, and the host's `setValue`.
extension CardInput {
  mutating func replace(
    _ range: TextRange?, with replacement: String, in field: Field, _ context: inout Context
  ) {
    switch field {
    case .number:
      var text = numberText
      text.replace(digitOfSpace(in: range, with: replacement) ?? range, with: replacement)
      enterNumber(text, &context)
    case .holder:
      var text = holderText
      text.replace(range, with: Self.singleLine(replacement))
      setHolder(text, context.environment)
    // Typed text does not change the wheels (D16).
    case .expiry: break
    case .code:
      var text = codeText
      text.replace(range, with: replacement)
      setCode(text, context.environment)
    }
  }

  /// The digit left of a space, and the space, where an edit deletes the space alone (D8); `nil` elsewhere.
  ///
  /// - Parameter range: The range of the edit; `nil` for what is selected.
  func digitOfSpace(in range: TextRange?, with replacement: String) -> TextRange? {
    let range = range ?? numberText.selection
    guard replacement.isEmpty, range.length == 1, range.location >= 0,
      range.location < numberText.text.utf16.count
    else { return nil }
    return numberText.digitAndSpace(before: range.location + 1)
  }

  mutating func deleteBackward(in field: Field, _ context: inout Context) {
    switch field {
    case .number:
      var text = numberText
      let range =
        text.selection.length == 0
        ? text.digitAndSpace(before: text.caret) : digitOfSpace(in: nil, with: "")
      if let range {
        text.replace(range, with: "")
      } else {
        text.deleteBackward()
      }
      enterNumber(text, &context)
    case .holder:
      var text = holderText
      text.deleteBackward()
      setHolder(text, context.environment)
    case .expiry: break
    case .code:
      var text = codeText
      text.deleteBackward()
      setCode(text, context.environment)
    }
  }

  /// Puts the caret somewhere, or selects (B38).
  mutating func select(_ range: TextRange, in field: Field) {
    switch field {
    case .number: numberText.select(range)
    case .holder: holderText.select(range)
    // It shows what the wheels say.
    case .expiry: break
    case .code: codeText.select(range)
    }
  }

  /// An edit of the number; one that completes it moves on to the next page (D12, D13).
  private mutating func enterNumber(_ text: EditableText, _ context: inout Context) {
    let wasComplete = complete.number
    checkNumber(text, &context)
    guard complete.number, !wasComplete else { return }
    field = .holder
    context.focus(Part.inputHolderText.id)
    if !isGoing(to: .holder) { travel(to: .holder, &context) }
  }

  /// Sets the number, and reports a change to a full number that fails the check (D12).
  private mutating func checkNumber(_ text: EditableText, _ context: inout Context) {
    let before = number
    setNumber(text, context.configuration, context.environment)
    guard number.bytes != before.bytes, isNumberInvalid else { return }
    context.send(.numberInvalid)
    context.announce(context.environment.text(Strings.numberIsInvalid))
  }

  /// The text with a space for each line break: a name is one line.
  static func singleLine(_ text: String) -> String {
    var line = ""
    var isBehindReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // CR LF is one line break.
      case 0x0A where isBehindReturn: break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: line.unicodeScalars.append(" ")
      default: line.unicodeScalars.append(scalar)
      }
      isBehindReturn = scalar.value == 0x0D
    }
    return line
  }

  // MARK: Wheels

  /// A wheel has come to rest: the expiry is the month that it shows (D16, D17).
  mutating func turnWheel(
    _ selection: Selection, _ context: Context
  ) throws(EventError) {
    guard selection.target == Part.pickerExpiry.id, field == .expiry else { return }
    let row = selection.row
    let thisYear = context.environment.date.year
    let chosen: Expiry
    switch selection.component {
    case 0:
      guard (0..<Metrics.wheels.months).contains(row) else {
        throw .invalidMember("row", expected: "a month's row, 0 to \(Metrics.wheels.months - 1)")
      }
      chosen = Expiry(year: wheels.year, month: row + 1)
    case 1:
      guard (0..<Metrics.wheels.years).contains(row) else {
        throw .invalidMember("row", expected: "a year's row, 0 to \(Metrics.wheels.years - 1)")
      }
      chosen = Expiry(year: thisYear + row, month: wheels.month)
    default:
      throw .invalidMember("component", expected: "0, the month, or 1, the year")
    }
    setExpiry(chosen.onWheels(at: context.environment.date), context.environment)
  }

  /// A key turns a wheel by a row, as far as it goes (B37).
  mutating func turnWheel(by stroke: KeyStroke, _ context: Context) {
    guard field == .expiry, let key = stroke.plainKey else { return }
    var (month, year) = (wheels.month, wheels.year)
    switch key.bytes {
    case "ArrowUp".bytes: month -= 1
    case "ArrowDown".bytes: month += 1
    case "PageUp".bytes: year -= 1
    case "PageDown".bytes: year += 1
    default: return
    }
    let thisYear = context.environment.date.year
    guard 1...Metrics.wheels.months ~= month,
      thisYear..<thisYear + Metrics.wheels.years ~= year
    else { return }
    setExpiry(
      Expiry(year: year, month: month).onWheels(at: context.environment.date), context.environment)
  }

  // MARK: Host

  mutating func setValue(
    _ command: Command, _ context: inout Context
  ) throws(EventError) {
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
    if isSubmitted { return }
    switch field {
    case .number: checkNumber(EditableText(value), &context)
    case .holder: setHolder(EditableText(Self.singleLine(value)), environment)
    case .expiry: setExpiry(expiry, environment)
    case .code: setCode(EditableText(value), environment)
    }
  }
}
