import FlowEngine

/// A scene with two fields, one that shows dots, which notes the keys that it receives.
struct Paper: Scene {
  enum Part: String, ScenePart, MemberChoice {
    case plain, secret

    var kind: Node.Kind { .field }
    var parent: Part? { nil }
  }

  static let name = "paper"
  static let commands: [SceneInput] = []

  var plain = EditableText()
  var secret = EditableText("two words")
  var field: Part?
  /// The keys that were left to it.
  var keys: [String] = []

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .focus(let target): field = Part(rawValue: target.name)
    case .blur: field = nil
    case .text(let edit): plain.replace(edit.range, with: edit.replacement)
    case .selection(let selection):
      if field == .secret { secret.select(selection.range) } else { plain.select(selection.range) }
    case .key(let stroke): keys.append(stroke.key)
    default: break
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("plain", &plain)
    members.kept("secret", &secret)
    members.kept("field", &field)
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for part in Part.allCases {
      let y = part == .plain ? 0.0 : 50
      nodes.append(part, frame: Rect(x: 0, y: y, width: 100, height: 40)) { [self] node in
        let text = part == .plain ? plain : secret
        node.text = text.text
        node.secure = part == .secret
        node.interactive = true
        node.focused = part == field
        if part == field { node.select(text) }
      }
    }
  }
}
