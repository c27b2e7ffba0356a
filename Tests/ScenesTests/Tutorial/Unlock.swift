import FlowEngine

struct Unlock: TextInputScene {
  static let name = "unlock"
  var pin = ""
  var state: SingleState { .idle }

  enum Part: String, ScenePart {
    case pin
    var kind: Node.Kind { .field }
    var isSecret: Bool { true }
  }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.derived("count", pin.count)
    members.kept("pin", &pin)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) {
    texts.visit(&pin, of: Part.pin)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .text(let edit) = event, edit.target == Part.pin.id { pin += edit.replacement }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.pin, frame: environment.window) { node in
      node.secure = true
      node.accessibilityValue = "\(pin.count) digits"
    }
  }
}
