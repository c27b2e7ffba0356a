import FlowEngine

/// What a scene with typed inputs gets: a line of an order.
struct BasketLine: ConfigurationGroup {
  var key = ""
  var price = 1.5
  var note = EnteredText("")

  var id: NodeID { NodeID("line-" + (key.isEmpty ? "none" : key)) }

  init() {}

  init(key: String, price: Double = 1.5, note: EnteredText = EnteredText("")) {
    (self.key, self.price, self.note) = (key, price, note)
  }

  mutating func visit(_ members: inout ConfigurationMembers) {
    members.member("key", &key, "The article", required: true)
    members.member("price", &price, "Its price")
    members.member("note", &note, "What a customer has written")
  }

  func validate() throws(MemberError) {
    if price < 0 { throw MemberError("expected at least 0", of: "price") }
  }
}

/// A scene that is given data by its host.
struct Basket: TextInputScene {
  static let name = "basket"
  static let commands = [
    SceneInput("fill", .type([BasketLine].self)), SceneInput("add", .type(BasketLine.self)),
    SceneInput("count", .number),
  ]
  static let responses = [SceneInput("page", .type([BasketLine].self))]

  enum Part: String, ScenePart { case line = "line-<key>" }

  private(set) var lines: [BasketLine] = []

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("lines", &lines) }

  mutating func visitTexts(_ texts: inout EnteredTexts) {
    for index in lines.indices {
      texts.visit(&lines[index].note.text, of: lines[index].id)
    }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command) where command.name == "fill":
      lines = []
      add(try command.value())
    case .command(let command) where command.name == "add": add([try command.value()])
    case .response(let response) where response.outcome == .success: add(try response.value())
    default: break
    }
  }

  private mutating func add(_ more: [BasketLine]) {
    for line in more {
      lines.removeAll { $0.key == line.key }
      lines.append(line)
    }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for line in lines {
      nodes.append(Part.line, id: line.id, frame: environment.window) {
        $0.text = line.note.text
      }
    }
  }
}
