import FlowEngine

/// A scene with something for each rule about keys, which notes what it receives.
struct Desk: Scene {
  enum Part: String, ScenePart, MemberChoice {
    /// Holds the form and takes taps itself.
    case sheet
    case name, code
    /// A button that disappears when it is pressed.
    case send
    /// A button that is disabled, and one that is hidden.
    case off, gone
    /// Adjustable, and interactive only by that.
    case dial
    /// A list, with a button beyond its lower edge.
    case list, row
    /// A button all of which lies below `lid`, and one of which a corner shows.
    case under, beside
    case lid
    /// A button outside the window.
    case away
    /// A field that takes no touches, in nothing that takes them.
    case aside
    /// A button above the keyboard, while a field has it.
    case bar

    var kind: Node.Kind {
      switch self {
      case .sheet, .dial, .lid: .view
      case .name, .code, .aside: .field
      case .list: .scroll
      case .send, .off, .gone, .row, .under, .beside, .away, .bar: .button
      }
    }

    var parent: Part? {
      switch self {
      case .name, .code, .send, .off, .gone: .sheet
      case .row: .list
      default: nil
      }
    }
  }

  static let name = "desk"
  static let commands: [SceneInput] = ["escape", "increment", "decrement", "refuse"]

  /// What it has received.
  var received: [Event] = []
  var field: Part?
  var isSent = false
  /// Whether a field does not take the focus.
  var refuses = false

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    received.append(event)
    switch event {
    case .focus(let target): if !refuses { field = Part(rawValue: target.name) }
    case .key(let stroke) where stroke.key == "F1": throw .invalidMember("key", expected: "another")
    case .tap(let tap) where tap.target == Part.away.id:
      throw .invalidMember("target", expected: "another")
    case .blur: field = nil
    case .tap(let tap) where tap.target == Part.send.id: isSent = true
    case .tap(let tap) where tap.target == Part.lid.id: field = .name
    case .command(let command) where command.name == "refuse": refuses = true
    case .environment: context.animate(Transaction(.curve(.linear, duration: 1)))
    default: break
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("field", &field)
    members.kept("isSent", &isSent)
    members.kept("refuses", &refuses)
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    func add(_ part: Part, _ frame: Rect, _ fill: (inout NodeWriter) -> Void = { _ in }) {
      nodes.append(part, frame: frame) { node in
        node.interactive = part != .dial && part != .list && part != .aside
        node.accessibilityLabel = part.rawValue
        node.focused = part == field
        fill(&node)
      }
    }
    let width = environment.size.width
    add(.sheet, Rect(x: 0, y: 0, width: width, height: 300))
    add(.name, Rect(x: 0, y: 0, width: 100, height: 40))
    add(.code, Rect(x: 0, y: 50, width: 100, height: 40))
    if !isSent { add(.send, Rect(x: 0, y: 100, width: 100, height: 40)) }
    add(.off, Rect(x: 0, y: 150, width: 100, height: 40)) { $0.enabled = false }
    add(.gone, Rect(x: 0, y: 200, width: 100, height: 40)) { $0.hidden = true }
    add(.dial, Rect(x: 0, y: 300, width: 100, height: 40)) { $0.accessibilityTraits = .adjustable }
    add(.list, Rect(x: 0, y: 350, width: 100, height: 50)) { list in
      list.contentSize = Size(width: 100, height: 2_000)
    }
    add(.row, Rect(x: 0, y: 1_500, width: 100, height: 40))
    add(.under, Rect(x: 0, y: 420, width: 100, height: 40))
    add(.beside, Rect(x: 50, y: 420, width: 100, height: 40))
    add(.lid, Rect(x: 0, y: 410, width: 120, height: 60))
    add(.away, Rect(x: 0, y: 2_000, width: 100, height: 40))
    add(.aside, Rect(x: 200, y: 350, width: 100, height: 40))
    if field != nil { add(.bar, Rect(x: 200, y: 60, width: 100, height: 40)) }
  }
}
