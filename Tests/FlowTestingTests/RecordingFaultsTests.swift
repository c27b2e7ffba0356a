import FlowEngine
import FlowTesting
import Testing

/// What a scene says of its commands and responses.
protocol NoteInputs: Sendable {
  static var commands: [SceneInput] { get }
  static var responses: [SceneInput] { get }
}

/// A label that shows what a host says, and asks for more when it is touched.
struct Notes<Inputs: NoteInputs>: TextInputScene {
  enum Part: String, ScenePart { case note, ask }

  enum Effect: SceneEffect {
    case ask

    var type: String { "ask" }
    func write(to members: inout MemberWriter) { members.member("id", "ask-1") }
  }

  static var name: String { "notes" }
  static var commands: [SceneInput] { Inputs.commands }
  static var responses: [SceneInput] { Inputs.responses }

  var note = ""
  var count = 0

  init(_ context: inout Context) { context.send(.ask) }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("note", &note)
    members.shown("count", &count)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&note, of: Part.note) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command):
      switch (command.name, command.value) {
      case ("set", .string(let text)): note = text
      case ("count", .number(let number)): count = Int(max(0, min(number, 9)))
      default: throw .invalidMember("value", expected: "a text or a number")
      }
    case .response(let response): note = response.message ?? ""
    case .tap: context.send(.ask)
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.note, frame: Rect(x: 0, y: 0, width: 300, height: 20)) {
      $0.text = note
    }
    nodes.append(Part.ask, frame: Rect(x: 0, y: 40, width: 300, height: 44)) {
      $0.interactive = true
      $0.accessibilityLabel = "Ask"
    }
  }
}

@Suite("An audit of a scene's recordings")
struct RecordingFaultsTests {
  enum Described: NoteInputs {
    static let commands = [SceneInput("set", .text), SceneInput("count", .number)]
    static let responses = [SceneInput("ask", .text)]
  }
  enum Undescribed: NoteInputs {
    static let commands: [SceneInput] = ["set", "count"]
    static let responses = [SceneInput("ask", .text)]
  }
  enum Loose: NoteInputs {
    static let commands = [SceneInput("set", .format("a month as MM/YYYY"))]
    static let responses = [SceneInput("ask", .text)]
  }
  enum Unanswered: NoteInputs {
    static let commands = [SceneInput("set", .text)]
    static let responses: [SceneInput] = []
  }

  private func faults<Inputs: NoteInputs>(_ inputs: Inputs.Type) -> [String] {
    SceneAudit(Notes<Inputs>.self).run(seeds: 0..<1).faults
  }

  @Test("finds nothing where all values are described")
  func described() {
    #expect(faults(Described.self) == [])
  }

  @Test("finds a value that the scene takes and does not describe")
  func undescribed() {
    let found = faults(Undescribed.self)
    #expect(
      found.contains {
        $0.contains("command 'count' with a number: recorded, it replays otherwise")
      }, "\(found)")
  }

  @Test("finds a format in which people can enter anything")
  func loose() {
    let found = faults(Loose.self)
    #expect(
      found.contains { $0.contains(#"command 'set' with "Qz73 Wk": a recording has the text"#) },
      "\(found)")
  }

  @Test("finds nothing where a text has a stand-in although it is not described")
  func unanswered() {
    #expect(faults(Unanswered.self) == [])
  }

  @Test("finds a text that a scene keeps and neither lists nor marks")
  func unmarked() {
    let bare = SceneAudit(BareLedger.self).run(seeds: 0..<1).faults
    #expect(
      bare.contains { $0.contains("command 'add'") && $0.contains("only when the scene opens") },
      "\(bare)")
    let partly = SceneAudit(Ledger<PlainLines>.self).run(seeds: 0..<1).faults
    #expect(
      partly.contains {
        $0.contains("command 'add'") && $0.contains("that begins later has the text")
      }, "\(partly)")
    #expect(partly.contains { $0.contains("a text in 'draft' and a tap of 'send'") }, "\(partly)")
    #expect(SceneAudit(Ledger<MarkedLines>.self).run(seeds: 0..<1).faults == [])
  }
}

/// The lines of a ledger, as texts of one kind or another.
protocol LedgerLines: StateGroup {
  init()
  mutating func add(_ text: String)
}

struct PlainLines: LedgerLines {
  var lines: [String] = []
  mutating func visit(_ members: inout StateMembers) { members.kept("lines", &lines) }
  mutating func add(_ text: String) { if lines.count < 20 { lines.append(text) } }
}

struct MarkedLines: LedgerLines {
  var lines: [EnteredText] = []
  mutating func visit(_ members: inout StateMembers) { members.kept("lines", &lines) }
  mutating func add(_ text: String) { if lines.count < 20 { lines.append(EnteredText(text)) } }
}

/// Lines that a host adds, or that are written into a field and sent.
struct Ledger<Lines: LedgerLines>: TextInputScene {
  enum Part: String, ScenePart {
    case draft, send
    var kind: Node.Kind { self == .draft ? .field : .button }
  }

  static var name: String { "ledger" }
  static var commands: [SceneInput] { [SceneInput("add", .text)] }

  var lines = Lines()
  var draft = ""

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("lines", &lines)
    members.kept("draft", &draft)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&draft, of: Part.draft) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command):
      guard case .string(let text)? = command.value else {
        throw .invalidMember("value", expected: "a text")
      }
      lines.add(text)
    case .text(let edit) where edit.target == Part.draft.id: draft = edit.replacement
    case .tap(let tap) where tap.target == Part.send.id:
      lines.add(draft)
      draft = ""
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.draft, frame: Rect(x: 0, y: 0, width: 300, height: 44)) {
      $0.text = draft
      $0.interactive = true
      $0.accessibilityLabel = "Draft"
    }
    nodes.append(Part.send, frame: Rect(x: 0, y: 60, width: 300, height: 44)) {
      $0.interactive = true
      $0.accessibilityLabel = "Send"
    }
  }
}

/// A ledger without a field.
struct BareLedger: Scene {
  enum Part: String, ScenePart { case last }

  static let name = "bare-ledger"
  static let commands = [SceneInput("add", .text)]
  var last = ""

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("last", &last) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    guard case .string(let text)? = command.value else {
      throw .invalidMember("value", expected: "a text")
    }
    last = text
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.last, frame: Rect(x: 0, y: 0, width: 300, height: 44)) { $0.text = last }
  }
}
