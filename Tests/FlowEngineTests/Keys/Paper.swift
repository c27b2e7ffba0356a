import FlowEngine

/// A scene with three fields, one of which shows dots and is a secret, which notes what is left to it.
struct Paper: Scene {
  enum Part: String, ScenePart, MemberChoice {
    case plain, other, secret

    var kind: Node.Kind { .field }
    var parent: Part? { nil }
    var isSecret: Bool { self == .secret }
  }

  static let name = "paper"
  static let commands: [SceneInput] = ["fill"]

  var plain = EditableText()
  var other = EditableText()
  var secret = EditableText("two words")
  var field: Part?
  /// The keys that were left to it.
  var keys: [String] = []
  /// How often it was to undo something itself, or to do it again.
  var undone = 0

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .focus(let target): field = Part(rawValue: target.name)
    case .blur: field = nil
    case .text(let edit): change { $0.replace(edit.range, with: edit.replacement) }
    case .deleteBackward: change { $0.deleteBackward() }
    case .returnKey: change { $0.replace(nil, with: "\n") }
    case .selection(let selection): change { $0.select(selection.range) }
    case .key(let stroke): keys.append(stroke.key)
    case .undo, .redo: undone += 1
    case .command: plain = EditableText("filled")
    default: break
    }
  }

  /// Changes the text of the field that has the keyboard.
  private mutating func change(_ body: (inout EditableText) -> Void) {
    switch field {
    case .plain: body(&plain)
    case .other: body(&other)
    case .secret: body(&secret)
    case nil: break
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("plain", &plain)
    members.kept("other", &other)
    members.kept("secret", &secret)
    members.kept("field", &field)
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for (row, part) in Part.allCases.enumerated() {
      let frame = Rect(x: 0, y: Double(row) * 50, width: 100, height: 40)
      nodes.append(part, frame: frame) { [self] node in
        let text = part == .plain ? plain : part == .other ? other : secret
        node.text = text.text
        node.secure = part == .secret
        node.interactive = true
        node.focused = part == field
        if part == field { node.select(text) }
      }
    }
  }
}
