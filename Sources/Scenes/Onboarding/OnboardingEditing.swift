import FlowEngine

// What happens in the fields.
extension Onboarding {
  // MARK: Text

  mutating func insert(_ edit: TextEdit, _ context: Context) {
    guard let row = focusedRow(edit.target) else { return }
    current.fields[row].replace(edit.range, with: edit.replacement)
    updateNext(context)
    updateOffset(context)
  }

  mutating func deleteBackward(in target: NodeID, _ context: Context) {
    guard let row = focusedRow(target) else { return }
    current.fields[row].deleteBackward()
    updateNext(context)
    updateOffset(context)
  }

  /// Puts the caret somewhere, or selects (B36).
  mutating func select(_ selection: TextSelection) {
    guard let row = focusedRow(selection.target) else { return }
    current.fields[row].select(selection.range)
  }

  /// Breaks the line, goes to the next field, or in the last field presses the next button (B5).
  mutating func pressReturn(in target: NodeID, _ context: inout Context) {
    guard let row = focusedRow(target) else { return }
    if current.fields[row].kind == .multiline {
      insert(TextEdit(target, replacement: "\n"), context)
    } else if let following = current.fields[(row + 1)...].firstIndex(where: {
      $0.kind.takesKeyboard
    }) {
      focusedField = following
      context.focus(current.fields[following].node)
      endEditing(of: row, &context)
      updateOffset(context)
    } else if !next(&context) {
      // The field keeps the keyboard, but the user has done with it.
      endEditing(of: row, &context)
    }
  }

  // MARK: Focus

  mutating func focus(_ target: NodeID, _ context: inout Context) {
    guard takesEdits, let row = row(of: target), current.fields[row].kind.takesKeyboard else {
      return
    }
    let earlier = focusedField
    focusedField = row
    if let earlier, earlier != row { endEditing(of: earlier, &context) }
    updateOffset(context)
  }

  mutating func blur(_ target: NodeID, _ context: inout Context) {
    guard let row = focusedRow(target) else { return }
    focusedField = nil
    endEditing(of: row, &context)
  }

  /// Takes the keyboard from the field that has it, which leaves with its page (rule 14).
  mutating func endEditing(_ context: inout Context) {
    guard let row = focusedField else { return }
    focusedField = nil
    context.send(.endEditing)
    endEditing(of: row, &context)
  }

  /// A field of the page shown, whose editing has ended, says why its text does not count (B33).
  private mutating func endEditing(of row: Int, _ context: inout Context) {
    if let hint = current.fields[row].endEditing(on: context.environment.date) {
      context.announce(hint.text(in: context.environment))
    }
  }

  /// Which field of the page shown a node is, from 0.
  private func row(of target: NodeID) -> Int? {
    current.fields.firstIndex { $0.node == target }
  }

  /// Which field of the page shown a node is, if it has the keyboard.
  private func focusedRow(_ target: NodeID) -> Int? {
    guard let row = focusedField, current.fields[row].node == target else { return nil }
    return row
  }

  // MARK: Picture

  /// A tap on a field for a picture asks the host for one (B30).
  mutating func touch(_ target: NodeID, _ context: inout Context) {
    guard takesEdits, let row = row(of: target), !current.fields[row].kind.takesKeyboard else {
      return
    }
    let id = current.fields[row].askForPicture()
    context.send(.chooseImage(id: id, field: current.fields[row].id))
  }

  /// The host's answer to a question for a picture, on any page, shown or not (B31).
  mutating func answer(_ response: Response, _ context: Context) {
    guard takesEdits else { return }
    for page in pages.indices {
      for row in pages[page].fields.indices where pages[page].fields[row].isAsking {
        pages[page].fields[row].answer(response)
      }
    }
    updateNext(context)
  }

  // MARK: Host

  /// What the host fills in, such as a picture or what it knows of the user; on any page, shown or
  /// not (B13).
  mutating func setValue(_ command: Command, _ context: Context) throws(EventError) {
    guard let target = command.target else {
      throw .invalidMember("target", expected: "the id of a field")
    }
    guard case .string(let value) = command.value else {
      throw .invalidMember("value", expected: "a string")
    }
    guard takesEdits else { return }
    for page in pages.indices {
      for row in pages[page].fields.indices where pages[page].fields[row].node == target {
        pages[page].fields[row].set(EditableText(value))
      }
    }
    updateNext(context)
  }
}
