import FlowEngine

/// A scene that shows of a text in a typed value whether its last byte is odd.
struct Remark: TextInputScene {
  static let name = "remark"
  static let commands = [SceneInput("set", .type(BasketLine.self))]

  enum Part: String, ScenePart {
    case note

    var kind: Node.Kind { .field }
  }

  private var text = ""
  private var isOdd = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("text", &text)
    members.shown("isOdd", &isOdd)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&text, of: Part.note) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    let line: BasketLine = try command.value()
    text = line.note.text
    isOdd = text.utf8.last.map { $0 % 2 == 1 } ?? false
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.note, frame: environment.window) { $0.text = text }
  }
}
