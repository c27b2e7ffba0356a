import FlowEngine

/// A field for a name, just above the keyboard.
struct NameField: TextInputScene {
  enum Part: String, ScenePart {
    case field
    var kind: Node.Kind { .field }
  }

  enum State: String, CaseIterable, Sendable { case idle, editing }

  static let name = "name-field"
  static let margin = 16.0
  static let height = 44.0

  private(set) var entered = EditableText()
  private(set) var isFocused = false
  /// How far the keyboard reaches into the window from below, in points.
  private(set) var overlap = 0.0

  var state: State { isFocused ? .editing : .idle }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("entered", &entered)
    members.kept("isFocused", &isFocused)
    members.kept("overlap", &overlap)
  }

  /// Lists the text, for which a recording has a stand-in.
  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&entered, of: Part.field) }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let bottom = environment.size.height - max(overlap, environment.safeArea.bottom)
    let frame = Rect(
      x: Self.margin, y: bottom - Self.margin - Self.height,
      width: max(0, environment.size.width - 2 * Self.margin), height: Self.height)
    nodes.append(Part.field, frame: frame) { node in
      node.text = entered.text
      node.placeholder = "Your name"
      node.focused = isFocused
      // Only the field with the keyboard has a caret.
      if isFocused { node.select(entered) }
      node.returnKeyType = .done
      node.interactive = true
      node.accessibilityLabel = "Your name"
    }
  }
}

extension NameField {
  /// Takes what the host's field reports, and the keyboard.
  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .focus(Part.field.id): isFocused = true
    case .blur(Part.field.id): isFocused = false
    case .text(let edit) where isFocused && edit.target == Part.field.id:
      entered.replace(edit.range, with: edit.replacement)
    case .deleteBackward(Part.field.id) where isFocused: entered.deleteBackward()
    case .selection(let selection) where isFocused && selection.target == Part.field.id:
      entered.select(selection.range)
    case .returnKey(Part.field.id) where isFocused:
      isFocused = false
      context.blur()
    case .keyboard(let change): move(with: change, &context)
    default: break
    }
  }

  /// Goes where the keyboard goes, as it goes.
  private mutating func move(with change: KeyboardChange, _ context: inout Context) {
    // A keyboard is where the screen has it; the window may be elsewhere.
    let top = context.environment.windowRect(fromScreen: change.frame).minY
    overlap = change.phase == .willHide ? 0 : max(0, context.environment.size.height - top)
    let timing = Timing.curve(TimingCurve(change.curve), duration: change.duration)
    context.animate(Transaction(timing, of: Part.field.id, properties: .frame))
  }
}
