import FlowEngine
import Testing

/// What is undone and done again, rule by rule (docs/editing.md).
struct UndoTests {
  /// A step of a session: what happens, and after how many seconds.
  enum Step: Sendable, CustomStringConvertible {
    case type(String, Double)
    case paste(String)
    case delete(Double)
    /// The return key: an event of its own, or a key.
    case breakLine(byKey: Bool)
    case put(Int, Int)
    case undo, redo

    var description: String {
      switch self {
      case .type(let text, let gap): "type \(text) \(gap)"
      case .paste(let text): "paste \(text)"
      case .delete(let gap): "delete \(gap)"
      case .breakLine(let byKey): byKey ? "Enter" : "return"
      case .put(let location, let length): "select \(location) \(length)"
      case .undo: "undo"
      case .redo: "redo"
      }
    }
  }

  struct Row: Sendable, CustomStringConvertible {
    let steps: [Step]
    /// The text after the last steps, of which each is one of `undo` or `redo`.
    let texts: [String]

    var description: String { steps.map { $0.description }.joined(separator: ", ") }

    init(_ steps: [Step], _ texts: [String]) { (self.steps, self.texts) = (steps, texts) }
  }

  private struct Session {
    var engine: Engine<Paper>
    var time = 0.0

    init() throws {
      engine = try Engine<Paper>()
      try engine.send(.focus(target: "plain"), at: 0)
    }

    mutating func take(_ step: Step) throws {
      func send(_ event: Event, after gap: Double) throws {
        time += gap
        try engine.send(event, at: time)
      }
      switch step {
      case .type(let text, let gap):
        for character in text {
          try send(.text(TextEdit("plain", replacement: String(character))), after: gap)
        }
      case .paste(let text): try send(.text(TextEdit("plain", replacement: text)), after: 0.1)
      case .delete(let gap): try send(.deleteBackward(target: "plain"), after: gap)
      case .breakLine(let byKey):
        let event = byKey ? Event.key(KeyStroke("Enter")) : .returnKey(target: "plain")
        try send(event, after: 0.1)
      case .put(let location, let length):
        let range = TextRange(location: location, length: length)
        try send(.selection(TextSelection("plain", range: range)), after: 0.1)
      case .undo: try send(.undo(target: nil), after: 0.1)
      case .redo: try send(.redo(target: nil), after: 0.1)
      }
    }

    var text: String { engine.scene.plain.text }
  }

  @Test(
    "Rules 2 and 3: edits of one kind are undone a word at a time, and after a pause one by one",
    arguments: [
      Row([.type("one two", 0.1), .undo, .undo, .undo], ["one ", "", ""]),
      Row([.type("ab", 1), .undo], [""]), Row([.type("ab", 1.1), .undo, .undo], ["a", ""]),
      Row([.type("ab", 0.1), .paste("cd"), .undo, .undo], ["ab", ""]),
      Row(
        [.type("a", 0.1), .paste("bc"), .type("d", 0.1), .undo, .undo, .undo], ["abc", "a", ""]),
      Row([.type("one two", 0.1), .delete(0.1), .delete(0.1), .undo, .undo], ["one two", "one "]),
      Row(
        [.paste("a bc"), .delete(0.1), .delete(0.1), .delete(0.1), .undo, .undo, .undo],
        ["a ", "a bc", ""]),
      Row([.type("a", 0.1), .put(0, 0), .type("b", 0.1), .undo, .undo], ["a", ""]),
      Row([.type("abc", 0.1), .put(1, 1), .type("x", 0.1), .undo, .undo], ["abc", ""]),
      Row([.type("ab", 0.1), .put(1, 0), .delete(0.1), .undo], ["ab"]),
      Row([.type("漢字", 0.1), .undo], [""]), Row([.type("a, b", 0.1), .undo, .undo], ["a, ", ""]),
      Row([.type("it don't", 0.1), .undo, .undo], ["it ", ""]),
      Row([.type("don", 0.1), .type("'", 2), .type("t", 0.1), .undo], ["don"]),
      Row([.type("1,000.5", 0.1), .undo], [""]),
      Row([.type("a,b", 0.1), .undo, .undo], ["a,", ""]),
      Row([.type("'t", 0.1), .undo], ["'"]),
      Row(
        [.paste("a don't"), .delete(0.1), .delete(0.1), .delete(0.1), .undo], ["a don't"]),
    ])
  func groups(_ row: Row) throws { try check(row) }

  @Test("Rule 2: the return key types a line break", arguments: [false, true])
  func lineBreak(_ byKey: Bool) throws {
    try check(
      Row(
        [.paste("hello"), .breakLine(byKey: byKey), .undo, .undo, .redo, .redo],
        ["hello", "", "hello", "hello\n"]))
    try check(
      Row(
        [.type("a", 0.1), .breakLine(byKey: byKey), .type("b", 0.1), .undo, .undo], ["a\n", ""]))
  }

  @Test(
    "Rule 4: what is undone can be done again, until something else is edited",
    arguments: [
      Row(
        [.type("one two", 0.1), .undo, .undo, .redo, .redo, .redo],
        ["one ", "", "one ", "one two", "one two"]),
      Row([.type("a", 0.1), .undo, .type("b", 0.1), .redo], ["b"]),
      Row([.type("ab", 0.1), .undo, .redo, .undo], ["", "ab", ""]),
      Row([.type("a", 0.1), .undo, .redo, .type("b", 0.1), .undo, .undo], ["a", ""]),
    ])
  func again(_ row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    var session = try Session()
    var texts: [String] = []
    for step in row.steps {
      try session.take(step)
      switch step {
      case .undo, .redo: texts.append(session.text)
      default: break
      }
    }
    #expect(texts.suffix(row.texts.count) == row.texts)
  }

  @Test("Rule 1: one frame, with the caret behind what is put back; the scene receives an edit")
  func frame() throws {
    var session = try Session()
    try session.take(.paste("abcdef"))
    try session.take(.put(2, 2))
    try session.take(.delete(0.1))
    let index = session.engine.frame.index
    try session.take(.undo)
    let node = session.engine.frame.nodes["plain"]
    #expect(node?.text == "abcdef" && node?.caret == 4)
    #expect(session.engine.frame.event == .undo && session.engine.frame.index == index + 1)
    try session.take(.redo)
    #expect(session.text == "abef" && session.engine.frame.event == .redo)
  }

  @Test("Rule 1: the edit ends where the first one ended, whatever letters stand there")
  func end() throws {
    var session = try Session()
    try session.take(.paste("abXX"))
    try session.take(.put(3, 1))
    try session.take(.paste("00X"))
    try session.take(.undo)
    let node = session.engine.frame.nodes["plain"]
    #expect(node?.text == "abXX" && node?.caret == 4)
  }

  @Test(
    "Rule 2: a pause of a second, whatever the difference of its times is", arguments: [1.2, 1.25])
  func pause(_ time: Double) throws {
    var engine = try Engine<Paper>()
    try engine.send(.focus(target: "plain"), at: 0)
    try engine.send(.text(TextEdit("plain", replacement: "a")), at: time)
    try engine.send(.text(TextEdit("plain", replacement: "b")), at: time + 1)
    try engine.send(.undo(target: nil), at: 4)
    #expect(engine.scene.plain.text == "")
  }

  @Test("Rule 4: an edit of a secret, too, ends what can be done again; a command does not")
  func secretEnds() throws {
    for edited in ["secret", "plain", ""] as [NodeID] {
      var session = try Session()
      try session.engine.send(.focus(target: "other"), at: 0.1)
      try session.engine.send(.text(TextEdit("other", replacement: "x")), at: 0.2)
      try session.engine.send(.undo(target: nil), at: 0.3)
      if edited.name.isEmpty {
        try session.engine.send(.command(Command("fill")), at: 0.4)
      } else {
        try session.engine.send(.focus(target: edited), at: 0.4)
        try session.engine.send(.text(TextEdit(edited, replacement: "!")), at: 0.5)
      }
      try session.engine.send(.redo(target: nil), at: 0.6)
      #expect(session.engine.scene.other.text == (edited.name.isEmpty ? "x" : ""))
    }
  }

  @Test(
    "Rule 5: keys do the same",
    arguments: [
      ("z", Modifiers.control, ""), ("z", .meta, ""), ("Z", [.meta, .shift], "1-2-"),
      ("z", [.control, .shift], "1-2-"), ("y", .control, "1-2-"), ("z", [], "1-"),
      ("z", .alt, "1-"),
    ] as [(String, Modifiers, String)])
  func keys(_ key: String, _ modifiers: Modifiers, _ text: String) throws {
    var session = try Session()
    try session.take(.paste("1-"))
    try session.take(.paste("2-"))
    try session.take(.undo)
    try session.engine.send(.key(KeyStroke(key, modifiers: modifiers)), at: 9)
    #expect(session.text == text && session.engine.frame.event == .keyDown)
    #expect(session.engine.scene.keys == (text == "1-" ? [key] : []))
  }

  @Test(
    "Rule 6: the last edit that is possible in the field, or anywhere, is undone; its field gets the keyboard"
  )
  func fields() throws {
    var session = try Session()
    try session.take(.paste("a"))
    try session.engine.send(.focus(target: "other"), at: 1)
    try session.engine.send(.text(TextEdit("other", replacement: "x")), at: 1)
    try session.engine.send(.undo(target: "plain"), at: 2)
    #expect(session.text == "" && session.engine.scene.other.text == "x")
    #expect(session.engine.frame.nodes["plain"]?.focused == true)
    try session.engine.send(.undo(target: nil), at: 2)
    #expect(session.engine.scene.other.text == "")
    #expect(session.engine.frame.nodes["other"]?.focused == true)
    try session.engine.send(.redo(target: nil), at: 2)
    try session.engine.send(.redo(target: "plain"), at: 2)
    #expect(session.text == "a" && session.engine.scene.other.text == "x")
  }

  @Test("Rule 6: where the text has become another meanwhile, its edits are forgotten")
  func stale() throws {
    var session = try Session()
    try session.take(.paste("a"))
    try session.engine.send(.command(Command("fill")), at: 0.15)
    try session.take(.undo)
    #expect(session.text == "filled" && session.engine.scene.undone == 1)
    #expect(session.engine.saved.contains("edits") == false)
  }

  @Test("Rule 7: what is a secret is not undone")
  func secrets() throws {
    var engine = try Engine<Paper>()
    try engine.send(.focus(target: "secret"), at: 0)
    try engine.send(.text(TextEdit("secret", replacement: "!")), at: 0)
    let text = engine.scene.secret.text
    try engine.send(.undo(target: nil), at: 1)
    #expect(engine.scene.secret.text == text && engine.scene.undone == 1)
  }

  @Test("Rule 8: where there is nothing to undo, the scene receives it")
  func nothing() throws {
    var session = try Session()
    try session.take(.undo)
    try session.take(.redo)
    #expect(session.engine.scene.undone == 2 && session.engine.frame.event == .redo)
    try session.engine.send(.key(KeyStroke("z", modifiers: .control)), at: 9)
    #expect(session.engine.scene.keys == ["z"])
  }

  @Test("Rule 9: what can be undone is part of a saved state, of a hundred edits")
  func saved() throws {
    var session = try Session()
    for number in 0..<103 { try session.take(.paste("\(number % 10)-")) }
    try session.take(.undo)
    let saved = session.engine.saved
    session.engine = try Engine<Paper>(restoring: saved)
    #expect(session.engine.saved == saved)
    try session.take(.redo)
    #expect(session.text.utf16.count == 206)
    for _ in 0..<110 { try session.take(.undo) }
    #expect(session.text == "0-1-2-")
  }

  @Test(
    "Rule 9: of long texts the last edits are kept, as many whatever their letters are",
    arguments: ["a", "é", "漢", "😀"])
  func longTexts(_ letter: String) throws {
    var session = try Session()
    let length = 9_000
    for number in 0..<10 {
      let text = String(repeating: letter, count: length / letter.utf16.count)
      try session.take(.put(0, length))
      try session.take(
        .paste(text.dropLast() + String(repeating: "\(number)", count: letter.utf16.count)))
    }
    let saved = session.engine.saved
    #expect(saved.utf8.count < InputLimits.lineLength / 4)
    session.engine = try Engine<Paper>(restoring: saved)
    #expect(session.engine.saved == saved)
    for _ in 0..<4 { try session.take(.undo) }
    #expect(session.text.hasSuffix("6") && session.engine.scene.undone == 1)
    try session.take(.redo)
    #expect(session.text.hasSuffix("7"))
  }

  @Test(
    "Edits that no session can have made are refused",
    arguments: [
      (#""kind":"other""#, #""kind":"another""#), (#""node":"plain""#, #""node":7"#),
      (#""before":"""#, #""before":null"#), (#""undone":[]"#, #""undone":7"#),
      (#""t":0.1"#, #""t":0.2"#),
    ])
  func broken(_ piece: String, _ replacement: String) throws {
    var session = try Session()
    try session.take(.paste("ab"))
    let saved = session.engine.saved
    #expect(saved.contains(piece))
    let edits = try #require(saved.firstRange(of: "\"edits\""))
    var broken = saved
    broken.replaceSubrange(
      edits.lowerBound..., with: saved[edits.lowerBound...].replacing(piece, with: replacement))
    #expect(throws: (any Error).self) { try Engine<Paper>(restoring: broken) }
  }
}
