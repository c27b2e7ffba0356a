import FlowEngine

// What happens in the fields.
extension Onboarding {
  // MARK: Text

  static func insert(
    _ edit: TextEdit, _ state: inout State, _ context: SceneContext<Onboarding>
  ) {
    guard let row = focusedRow(edit.target, state) else { return }
    state.current.fields[row].replace(edit.range, with: edit.replacement)
    updateNext(&state, context)
  }

  static func deleteBackward(
    in target: NodeID, _ state: inout State, _ context: SceneContext<Onboarding>
  ) {
    guard let row = focusedRow(target, state) else { return }
    state.current.fields[row].text.deleteBackward()
    updateNext(&state, context)
  }

  /// Breaks the line, goes to the next field, or on the last one presses the next button.
  static func pressReturn(
    in target: NodeID, _ state: inout State, _ context: inout SceneContext<Onboarding>
  ) {
    guard let row = focusedRow(target, state) else { return }
    if state.current.fields[row].kind == .multiline {
      insert(TextEdit(target, replacement: "\n"), &state, context)
    } else if row + 1 < state.current.fields.count {
      state.focusedField = row + 1
      context.send(.focus(target: state.current.fields[row + 1].node))
      updateOffset(&state, context)
    } else {
      next(&state, &context)
    }
  }

  // MARK: Focus

  static func focus(
    _ target: NodeID, _ state: inout State, _ context: SceneContext<Onboarding>
  ) {
    guard state.takesEdits, let row = row(of: target, state) else { return }
    state.focusedField = row
    updateOffset(&state, context)
  }

  static func blur(_ target: NodeID, _ state: inout State) {
    if focusedRow(target, state) != nil { state.focusedField = nil }
  }

  /// Takes the keyboard from the field that has it; its page would take it along (rule 14).
  static func endEditing(_ state: inout State, _ context: inout SceneContext<Onboarding>) {
    guard state.focusedField != nil else { return }
    state.focusedField = nil
    context.send(.endEditing)
  }

  /// Which field of the page shown a node is, from 0.
  private static func row(of target: NodeID, _ state: State) -> Int? {
    state.current.fields.firstIndex { $0.node == target }
  }

  /// Which field of the page shown a node is, if it has the keyboard.
  private static func focusedRow(_ target: NodeID, _ state: State) -> Int? {
    guard let row = state.focusedField, state.current.fields[row].node == target else { return nil }
    return row
  }

  // MARK: Host

  /// What the host fills in: a picture, what it knows of the user. On any page, shown or not.
  static func setValue(
    _ command: Command, _ state: inout State, _ context: SceneContext<Onboarding>
  ) throws(EventError) {
    guard commands.contains(command.name) else {
      throw .unknownCommand(command.name, known: commands)
    }
    guard let target = command.target else {
      throw .invalidMember("target", expected: "the id of a field")
    }
    guard case .string(let value) = command.value else {
      throw .invalidMember("value", expected: "a string")
    }
    guard state.takesEdits else { return }
    for page in state.pages.indices {
      for row in state.pages[page].fields.indices
      where state.pages[page].fields[row].node == target {
        state.pages[page].fields[row].text = EditableText(value)
      }
    }
    updateNext(&state, context)
  }
}
