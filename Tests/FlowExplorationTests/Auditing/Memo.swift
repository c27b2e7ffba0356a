import FlowEngine

/// A field whose text becomes a note.
struct Memo: TextInputScene {
  enum Part: String, ScenePart {
    case field, send, note

    var kind: Node.Kind {
      switch self {
      case .field: .field
      case .send: .button
      case .note: .label
      }
    }
  }

  static let name = "memo"

  private var text = EditableText()
  private var note = EnteredText("")

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("text", &text)
    members.kept("note", &note)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&text, of: Part.field) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .text(let edit): text.replace(edit.range, with: edit.replacement)
    case .tap(let tap) where tap.target == Part.send.id:
      note.text = text.text
      text = EditableText()
      context.announce(note.text)
    default: break
    }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    for (place, part) in Part.allCases.enumerated() {
      let frame = Rect(x: 0, y: 100 * Double(place + 1), width: 375, height: 60)
      nodes.append(part, frame: frame) { node in
        node.interactive = part != .note
        switch part {
        case .field:
          node.text = text.text
          node.focused = true
          node.select(text)
        case .send: break
        case .note: node.text = note.text
        }
      }
    }
  }
}
