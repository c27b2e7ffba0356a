import FlowEngine
import Testing

/// Copying, cutting and pasting by key (docs/keys.md, rules 20 and 21).
struct ClipboardTests {
  private struct Desk {
    var engine: Engine<Paper>
    private var time = 0.0
    /// The effects of the last key, in short.
    var asked: [String] = []

    init(_ field: NodeID, _ text: String, selecting range: TextRange) throws {
      engine = try Engine<Paper>()
      try engine.send(.focus(target: field), at: 0)
      try engine.send(.text(TextEdit(field, replacement: text)), at: 0)
      try engine.send(.selection(TextSelection(field, range: range)), at: 0)
    }

    mutating func press(_ key: String, _ modifiers: Modifiers = .control) throws {
      time += 1
      var asked: [String] = []
      try engine.send(.key(KeyStroke(key, modifiers: modifiers)), at: time) { frame in
        asked += frame.effects.map { effect in
          switch effect {
          case .copy(let text): "copy \(text)"
          case .paste(let target): "paste \(target.name)"
          default: effect.type
          }
        }
      }
      self.asked = asked
    }

    var text: String? { engine.frame.nodes["plain"]?.text }
  }

  @Test(
    "Rule 20: C asks for what is selected to be copied",
    arguments: [("c", Modifiers.control), ("c", .meta), ("C", .control)])
  func copy(_ key: String, _ modifiers: Modifiers) throws {
    var desk = try Desk("plain", "one two", selecting: TextRange(location: 4, length: 3))
    try desk.press(key, modifiers)
    #expect(desk.asked == ["copy two"])
    #expect(desk.text == "one two")
    #expect(desk.engine.frame.nodes["plain"]?.selectedRange == TextRange(location: 4, length: 3))
    #expect(desk.engine.scene.keys.isEmpty)
  }

  @Test("Rule 20: X deletes it, which can be undone by itself")
  func cut() throws {
    var desk = try Desk("plain", "one two", selecting: TextRange(location: 3, length: 4))
    try desk.press("x")
    #expect(desk.asked == ["copy  two"])
    #expect(desk.text == "one")
    #expect(desk.engine.frame.nodes["plain"]?.caret == 3)
    try desk.press("z")
    #expect(desk.text == "one two")
    try desk.press("z")
    #expect(desk.text == "")
  }

  @Test("Rule 20: where nothing is selected, the key is the scene's", arguments: ["c", "x"])
  func nothing(_ key: String) throws {
    var desk = try Desk("plain", "one", selecting: TextRange(location: 1, length: 0))
    try desk.press(key)
    #expect(desk.asked == [])
    #expect(desk.text == "one")
    #expect(desk.engine.scene.keys == [key])
  }

  @Test("Rule 20: secrets are not copied", arguments: ["c", "x"])
  func secret(_ key: String) throws {
    var desk = try Desk("secret", "", selecting: TextRange(location: 0, length: 3))
    #expect(desk.engine.frame.nodes["secret"]?.selectedRange?.length == 3)
    try desk.press(key)
    #expect(desk.asked == [])
    #expect(desk.engine.frame.nodes["secret"]?.text == "two words")
  }

  @Test("Rule 21: V asks for what is to be entered, which comes as a text")
  func paste() throws {
    var desk = try Desk("plain", "one two", selecting: TextRange(location: 0, length: 3))
    try desk.press("v")
    #expect(desk.asked == ["paste plain"])
    try desk.engine.send(.text(TextEdit("plain", replacement: "1")), at: 2)
    #expect(desk.text == "1 two")
  }

  @Test("Rule 21: a field needs no caret, but one that is disabled, or a picker, takes no text")
  func noCaret() throws {
    for (field, asked) in [("code", ["paste code"]), ("off", []), ("wheel", [])] {
      var engine = try Engine<Row>()
      try engine.send(.focus(target: NodeID(field)), at: 0)
      for key in ["c", "x", "v"] {
        try engine.send(.key(KeyStroke(key, modifiers: .control)), at: 1)
      }
      let targets = engine.frame.effects.map { effect in
        if case .paste(let target) = effect { return "paste \(target.name)" }
        return effect.type
      }
      #expect(targets == asked)
      #expect(engine.scene.keys == (asked.isEmpty ? ["c", "x", "v"] : ["c", "x"]))
    }
  }

  /// A row of cells without a caret, which could be disabled or a picker.
  private struct Row: Scene {
    enum Part: String, ScenePart, MemberChoice {
      case code, off, wheel

      var kind: Node.Kind { .field }
      var parent: Part? { nil }
    }

    static let name = "row"

    var field: Part?
    /// The keys that were left to it.
    var keys: [String] = []

    init(_ context: inout Context) {}

    mutating func receive(_ event: Event, _ context: inout Context) {
      switch event {
      case .focus(let target): field = Part(rawValue: target.name)
      case .key(let stroke): keys.append(stroke.key)
      default: break
      }
    }

    mutating func visit(_ members: inout StateMembers) { members.kept("field", &field) }

    func layout(
      _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      guard let field else { return }
      nodes.append(field, frame: Rect(x: 0, y: 0, width: 100, height: 40)) { node in
        node.focused = true
        node.enabled = field != .off
        if field == .wheel { node.accessibilityTraits = .adjustable }
      }
    }
  }

  @Test("Rule 21: without a field there is nothing to paste into")
  func noField() throws {
    var engine = try Engine<Paper>()
    try engine.send(.key(KeyStroke("v", modifiers: .control)), at: 1)
    #expect(engine.frame.effects.isEmpty)
    #expect(engine.scene.keys == ["v"])
  }

  @Test("In a frame, effects have a text or a target")
  func json() throws {
    var desk = try Desk("plain", "é", selecting: TextRange(location: 0, length: 1))
    var lines: [String] = []
    for key in ["c", "v"] {
      try desk.engine.send(
        .key(KeyStroke(key, modifiers: .meta)), at: desk.engine.frame.time + 1
      ) { frame in
        var json = JSONWriter()
        json.frame(frame)
        lines.append(json.text)
      }
    }
    #expect(lines[0].contains(#""effects":[{"type":"copy","text":"é"}]"#))
    #expect(lines[1].contains(#""effects":[{"type":"paste","target":"plain"}]"#))
  }
}
