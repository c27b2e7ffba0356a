import FlowEngine

/// A field, a knob and a pad for fingers and keys, in one of two versions.
///
/// In version 2 `entry` is `input`, `knob` is `thumb`, `pad` is `plate` and `go` is gone; `pace` is `speed`
/// in the configuration, and ten letters fit where three did.
struct Slip<V: MeterVersion>: TextInputScene {
  struct Part: ScenePart, Equatable {
    static var input: Part { Part(V.number >= 2 ? "input" : "entry") }
    static var thumb: Part { Part(V.number >= 2 ? "thumb" : "knob") }
    static var plate: Part { Part(V.number >= 2 ? "plate" : "pad") }
    static var go: Part { Part("go") }
    static var allCases: [Part] { [input, thumb, plate] + (V.number >= 2 ? [] : [go]) }
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init?(rawValue: String) { self.rawValue = rawValue }

    var kind: Node.Kind { self == .input ? .field : .button }
    var gestures: GestureSet {
      switch self {
      case .input: .tap
      case .plate: .pinch
      default: [.tap, .doubleTap, .longPress, .pan]
      }
    }
  }

  struct Configuration: SceneConfiguration {
    var speed = 1.0
    var limit = V.number >= 2 ? 10 : 3

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member(V.number >= 2 ? "speed" : "pace", &speed, "how far a pan goes")
      members.member("limit", &limit, "how many letters fit")
    }
  }

  static var name: String { "slip" }
  static var steps: VersionSteps {
    if V.number == 1 { return [] }
    return [
      VersionStep(
        "other names, more letters, and nothing to go on with",
        [
          .renamed(.part, "entry", to: "input"), .renamed(.part, "knob", to: "thumb"),
          .renamed(.part, "pad", to: "plate"), .removed(.part, "go"),
          .renamed(.configuration, "pace", to: "speed"), .added(configuration: "limit", 3),
        ])
    ]
  }

  private var text = EditableText("")
  private var isFocused = false
  private var place = 0.0
  private var taps = 0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("text", &text)
    members.shown("focused", &isFocused)
    members.shown("place", &place)
    members.shown("taps", &taps, in: 0...1000)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&text, of: Part.input) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .focus(let target): if target == Part.input.id { isFocused = true }
    case .blur(let target): if target == Part.input.id { isFocused = false }
    case .text(let edit):
      var new = text
      new.replace(edit.range, with: edit.replacement)
      if new.text.utf16.count <= context.configuration.limit { text = new }
    case .pan(let pan):
      if pan.target == Part.thumb.id { place = pan.translation.x * context.configuration.speed }
    case .tap, .doubleTap, .longPress, .pinch: taps += 1
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    for (part, frame) in [
      (Part.input, Rect(x: 20, y: 60, width: 200, height: 44)),
      (.thumb, Rect(x: 20, y: 120, width: 44, height: 44)),
      (.plate, Rect(x: 20, y: 200, width: 300, height: 200)),
      (.go, Rect(x: 20, y: 500, width: 44, height: 44)),
    ] where V.number < 2 || part != .go {
      nodes.append(part, frame: frame) { node in
        node.interactive = true
        node.accessibilityLabel = "a part"
        if part == .input {
          node.text = text.text
          node.focused = isFocused
        }
      }
    }
  }
}

/// A slip and rows of slips, which groups of its configuration configure; `H` has its own versions.
struct Rack<V: MeterVersion, H: MeterVersion>: ComposedScene {
  struct Configuration: SceneConfiguration {
    var slip = Slip<V>.Configuration()
    var rows = Slip<V>.Configuration()
    var title = "Rack"

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("slip", &slip, "the slip's")
      members.member("rows", &rows, "that of each row")
      members.member("title", &title, "the title")
    }
  }

  enum Part: String, ScenePart { case top, row }

  static var name: String { "rack" }
  static var steps: VersionSteps { H.steps }
  static var commands: [SceneInput] { [SceneInput("add", .text)] }

  private var slip: Child<Slip<V>>
  private var rows = Children<Slip<V>>()

  init(_ context: inout Context) {
    slip = Child(Slip<V>.self, context.configuration.slip, &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("slip", &slip)
    children.visit("rows", &rows)
  }

  mutating func visit(_ members: inout StateMembers) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event, case .string(let key)? = command.value else { return }
    rows.insert(key, configuration: context.configuration.rows, &context)
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.top, frame: Rect(x: 0, y: 0, width: 375, height: 600))
    nodes.append(slip, in: Part.top)
    nodes.append(Part.row, frame: Rect(x: 0, y: 600, width: 375, height: 600))
    for place in 0..<rows.count { nodes.append(rows, at: place, in: Part.row.id) }
  }
}
