import FlowEngine
import Testing

/// What an input method composes, rule by rule (docs/editing.md).
struct CompositionTests {
  private static func typed(_ text: String) throws -> Engine<Paper> {
    var engine = try Engine<Paper>()
    try engine.send(.focus(target: "plain"), at: 0)
    try engine.send(.text(TextEdit("plain", replacement: text)), at: 0)
    return engine
  }

  private static func marked(
    _ text: String, _ selection: TextRange? = nil, in node: NodeID = "plain"
  ) -> Event {
    .compose(Composition(node, .changed, text: text, selection: selection))
  }

  @Test("Rule 10: marked text stands in the field, at the caret, and the scene does not know")
  func shown() throws {
    var engine = try Self.typed("ab")
    let range = TextRange(location: 1, length: 0)
    try engine.send(.selection(TextSelection("plain", range: range)), at: 1)
    try engine.send(Self.marked("かな"), at: 1)
    var node = try #require(engine.frame.nodes["plain"])
    #expect(node.text == "aかなb" && node.caret == 3)
    #expect(node.markedRange == TextRange(location: 1, length: 2) && node.selectedRange == nil)
    #expect(engine.scene.plain.text == "ab" && engine.frame.event == .composeChanged)
    try engine.send(Self.marked("仮名", TextRange(location: 0, length: 1)), at: 1)
    node = try #require(engine.frame.nodes["plain"])
    #expect(node.text == "a仮名b" && node.caret == 2)
    #expect(node.selectedRange == TextRange(location: 1, length: 1))
  }

  @Test("Rule 10: it stands in the place of a selection, which the commit replaces")
  func selection() throws {
    var engine = try Self.typed("abc")
    let range = TextRange(location: 0, length: 2)
    try engine.send(.selection(TextSelection("plain", range: range)), at: 1)
    try engine.send(Self.marked("n"), at: 1)
    #expect(engine.frame.nodes["plain"]?.text == "nc")
    try engine.send(.compose(Composition("plain", .committed, text: "ん")), at: 2)
    let node = try #require(engine.frame.nodes["plain"])
    #expect(node.text == "んc" && node.caret == 1 && node.markedRange == nil)
    #expect(engine.scene.plain.text == "んc" && engine.frame.event == .composeCommitted)
  }

  @Test("Rule 10: where the text would be too long for a field, it is not shown")
  func tooLong() throws {
    let text = String(repeating: "a", count: EditableText.lengthLimit - 1)
    var engine = try Self.typed(text)
    for _ in 0..<2 {
      try engine.send(Self.marked("かな"), at: 1)
      let node = try #require(engine.frame.nodes["plain"])
      #expect(node.text == text && node.caret == text.count)
      #expect(node.markedRange == nil && node.selectedRange == nil)
      try engine.send(Self.marked("か"), at: 1)
      #expect(
        engine.frame.nodes["plain"]?.markedRange == TextRange(location: text.count, length: 1))
    }
  }

  @Test("Rule 11: cancelled, left and without text, nothing of it stays")
  func given() throws {
    let ends: [Event] = [
      .compose(Composition("plain", .cancelled)), Self.marked(""), .blur(target: "plain"),
      .focus(target: "other"), .compose(Composition("plain", .committed)),
    ]
    for end in ends {
      var engine = try Self.typed("a")
      try engine.send(Self.marked("x"), at: 1)
      try engine.send(end, at: 2)
      let node = try #require(engine.frame.nodes["plain"])
      #expect(
        node.text == "a" && node.markedRange == nil && engine.scene.plain.text == "a", "\(end)")
      try engine.send(.tick, at: 3)
      #expect(engine.frame.nodes["plain"] == node)
    }
  }

  @Test("Rule 11: another edit of the field comes in its place")
  func edited() throws {
    var engine = try Self.typed("a")
    try engine.send(Self.marked("x"), at: 1)
    try engine.send(.text(TextEdit("plain", replacement: "b")), at: 2)
    #expect(engine.frame.nodes["plain"]?.text == "ab")
    #expect(engine.frame.nodes["plain"]?.markedRange == nil)
  }

  @Test("Rule 11: so is the marked text gone where something else is selected")
  func selected() throws {
    var engine = try Self.typed("abc")
    try engine.send(Self.marked("x"), at: 1)
    let range = TextRange(location: 2, length: 0)
    try engine.send(.selection(TextSelection("plain", range: range)), at: 2)
    let node = try #require(engine.frame.nodes["plain"])
    #expect(node.text == "abc" && node.caret == 2 && node.markedRange == nil)
  }

  @Test("Rule 11: so does one by a command")
  func commanded() throws {
    var engine = try Self.typed("a")
    try engine.send(Self.marked("x"), at: 1)
    try engine.send(.command(Command("fill")), at: 2)
    #expect(engine.frame.nodes["plain"]?.text == "filled")
    #expect(engine.frame.nodes["plain"]?.markedRange == nil)
  }

  @Test("Rule 12: and what is composed elsewhere goes on", arguments: Composition.Phase.allCases)
  func meanwhile(_ phase: Composition.Phase) throws {
    var engine = try Self.typed("a")
    try engine.send(Self.marked("x"), at: 1)
    let text = phase == .cancelled ? "" : "y"
    try engine.send(.compose(Composition("nobody", phase, text: text)), at: 2)
    // The scene gives every edit to the field that has the keyboard.
    let isEdited = phase == .committed
    #expect(engine.frame.nodes["plain"]?.text == (isEdited ? "ay" : "ax"))
    #expect((engine.frame.nodes["plain"]?.markedRange != nil) == !isEdited)
  }

  @Test(
    "What is given up has no text and no selection",
    arguments: [("q", nil), ("", TextRange(location: 0, length: 0))] as [(String, TextRange?)])
  func givenUp(_ text: String, _ selection: TextRange?) throws {
    var engine = try Self.typed("a")
    let member = text.isEmpty ? "selection" : "text"
    #expect(
      throws: EventError.invalidMember(member, expected: "left out where it is cancelled")
    ) {
      try engine.send(
        .compose(Composition("plain", .cancelled, text: text, selection: selection)), at: 1)
    }
  }

  @Test("Rule 12: a field without the keyboard composes nothing")
  func elsewhere() throws {
    var engine = try Self.typed("a")
    let nodes = engine.frame.nodes
    try engine.send(Self.marked("x", in: "other"), at: 1)
    #expect(engine.frame.nodes == nodes && engine.scene.other.text == "")
    try engine.send(Self.marked("x", in: "nobody"), at: 1)
    #expect(engine.frame.nodes == nodes)
  }

  @Test("Rule 13: keys are the input method's meanwhile")
  func keys() throws {
    var engine = try Self.typed("ab")
    try engine.send(Self.marked("x"), at: 1)
    let nodes = engine.frame.nodes
    for key in ["ArrowLeft", "Tab", "Enter", "q"] {
      try engine.send(.key(KeyStroke(key)), at: 2)
      #expect(engine.frame.nodes == nodes && engine.scene.keys == [])
    }
  }

  @Test("Rule 13: and the field's again where its text has become empty")
  func keysAgain() throws {
    var engine = try Self.typed("ab")
    try engine.send(Self.marked("x"), at: 1)
    try engine.send(Self.marked(""), at: 2)
    #expect(engine.saved.contains("marked") == false)
    try engine.send(.key(KeyStroke("ArrowLeft")), at: 3)
    #expect(engine.frame.nodes["plain"]?.caret == 1)
    try engine.send(.key(KeyStroke("z", modifiers: .control)), at: 4)
    #expect(engine.scene.plain.text == "")
    try engine.send(.key(KeyStroke("Tab")), at: 5)
    #expect(engine.frame.nodes["plain"]?.focused == false)
    // A state that was saved before this held.
    try engine.send(.focus(target: "plain"), at: 6)
    try engine.send(Self.marked("x"), at: 6)
    let saved = engine.saved
    let other = try Engine<Paper>(
      restoring: saved.replacing(
        #""text":"x","selection":[1,0]"#, with: #""text":"","selection":[0,0]"#))
    #expect(saved.contains("marked") && !other.saved.contains("marked"))
  }

  @Test(
    "Rule 10: what is composed is no edit, whatever another field is sent meanwhile",
    arguments: [
      .selection(TextSelection("other", range: TextRange(location: 1, length: 0))),
      .selection(TextSelection("nobody", range: TextRange(location: 1, length: 0))),
      .text(TextEdit("other", replacement: "")), .compose(Composition("other", .cancelled)),
      .compose(Composition("other", .changed, text: "y")),
    ] as [Event])
  func unnoted(_ event: Event) throws {
    for redoes in [false, true] {
      var engine = try Self.typed("a")
      if redoes { try engine.send(.undo(target: nil), at: 1) }
      try engine.send(Self.marked("n"), at: 1)
      try engine.send(event, at: 1)
      #expect(engine.frame.nodes["plain"]?.text == (redoes ? "n" : "an"))
      try engine.send(.compose(Composition("plain", .cancelled)), at: 1)
      try engine.send(redoes ? .redo(target: nil) : .undo(target: nil), at: 2)
      #expect(engine.scene.plain.text == (redoes ? "a" : ""))
    }
  }

  @Test("Rule 14: a commit is undone at once")
  func undone() throws {
    var engine = try Self.typed("a")
    try engine.send(.compose(Composition("plain", .committed, text: "b")), at: 0.1)
    try engine.send(.undo(target: nil), at: 0.2)
    #expect(engine.scene.plain.text == "a")
    try engine.send(Self.marked("x"), at: 1)
    try engine.send(.undo(target: nil), at: 1)
    #expect(engine.scene.plain.text == "" && engine.frame.nodes["plain"]?.text == "")
  }

  @Test("What has not changed keeps its revision, in a layout with marked text too")
  func revisions() throws {
    var engine = try Self.typed("a")
    try engine.send(Self.marked("x"), at: 1)
    var changes = NodeChanges()
    func changed() -> [String] {
      var ids: [String] = []
      changes.update(to: engine.frame.nodes, remove: { _ in }) { ids.append($1.id.name) }
      return ids
    }
    _ = changed()
    try engine.send(.tick, at: 2)
    #expect(changed() == [])
    try engine.send(Self.marked("xy"), at: 3)
    #expect(changed() == ["plain"])
  }

  @Test("It is part of a saved state")
  func saved() throws {
    var engine = try Self.typed("a")
    try engine.send(Self.marked("かな", TextRange(location: 1, length: 1)), at: 1)
    let saved = engine.saved
    #expect(
      saved.contains(#""marked":{"target":"plain","text":"かな","selection":[1,1]}"#))
    var other = try Engine<Paper>(restoring: saved)
    #expect(other.saved == saved && other.frame.nodes == engine.frame.nodes)
    try other.send(.compose(Composition("plain", .committed, text: "仮名")), at: 2)
    #expect(other.scene.plain.text == "a仮名")
    for broken in ["\"selection\":[1]", "\"selection\":[1,-1]", "\"selection\":7"] {
      let text = saved.replacing("\"selection\":[1,1]", with: broken)
      #expect(throws: (any Error).self) { try Engine<Paper>(restoring: text) }
    }
  }
}
