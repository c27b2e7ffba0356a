import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Selections and arrows in the fields of the scenes: card-input B38, onboarding B36, adaptive-field B44, B45.
struct FieldSelectionTests {
  private static func selection(_ node: NodeID, _ location: Int, _ length: Int) -> Event {
    .selection(TextSelection(node, range: TextRange(location: location, length: length)))
  }

  private static func key(_ key: String) -> Event { .key(KeyStroke(key)) }

  /// What the focused field shows: its id, its text, its caret and what is selected.
  private static func shown(_ nodes: NodeList) -> [String] {
    guard let node = nodes.first(where: { $0.kind == .field && $0.focused }) else { return [] }
    let selected = node.selectedRange.map { "\($0.location)+\($0.length)" } ?? "none"
    return [node.id.name, node.text ?? "", node.caret.map { "\($0)" } ?? "none", selected]
  }

  private static func shown<S: Scene>(
    in scene: S.Type, after events: [Event]
  ) throws -> [String] {
    var run = try SceneRun(scene)
    for (index, event) in events.enumerated() { try run.send(event, at: Double(index)) }
    // A saved state has it, too.
    let saved = run.engine.saved
    #expect(try Engine(scene, restoring: saved).saved == saved)
    return shown(run.frame.nodes)
  }

  @Test(
    "B38: a selection in an input with the keyboard; Backspace takes the digit before a space",
    arguments: [
      ([selection("input-number-text", 1, 2)], ["input-number-text", "4242 42", "3", "1+2"]),
      ([selection("input-number-text", 5, 0)], ["input-number-text", "4242 42", "5", "none"]),
      ([selection("input-number-text", 99, 2)], ["input-number-text", "4242 42", "7", "none"]),
      (
        [selection("input-number-text", 5, 0), .deleteBackward(target: "input-number-text")],
        ["input-number-text", "4244 2", "3", "none"]
      ),
      (
        [selection("input-number-text", 4, 1), .deleteBackward(target: "input-number-text")],
        ["input-number-text", "4244 2", "3", "none"]
      ),
      (
        [
          selection("input-number-text", 0, 7),
          .text(TextEdit("input-number-text", replacement: "5")),
        ], ["input-number-text", "5", "1", "none"]
      ),
      // Without the keyboard it is nobody's.
      ([selection("input-holder-text", 0, 0)], ["input-number-text", "4242 42", "7", "none"]),
    ] as [([Event], [String])])
  func card(_ events: [Event], _ expected: [String]) throws {
    let typed: [Event] = [
      .focus(target: "input-number-text"),
      .text(TextEdit("input-number-text", replacement: "424242")),
    ]
    #expect(try Self.shown(in: CardInput.self, after: typed + events) == expected)
  }

  @Test("B38: the holder and the code have selections, the expiry has none")
  func otherInputs() throws {
    for (node, text) in [("input-holder-text", "Ann"), ("input-code-text", "123")] {
      let id = NodeID(node)
      let events: [Event] = [
        .focus(target: id), .text(TextEdit(id, replacement: text)), Self.selection(id, 0, 2),
      ]
      #expect(try Self.shown(in: CardInput.self, after: events) == [node, text, "2", "0+2"])
    }
    let expiry: [Event] = [
      .focus(target: "input-expiry-text"), Self.selection("input-expiry-text", 0, 2),
    ]
    #expect(
      try Self.shown(in: CardInput.self, after: expiry) == [
        "input-expiry-text", "", "none", "none",
      ])
  }

  @Test("B36: a selection in the field with the keyboard, which the next text replaces")
  func onboarding() throws {
    let field: NodeID = "field-displayName"
    let typed: [Event] = [
      .focus(target: field), .text(TextEdit(field, replacement: "Ann Lee")),
      Self.selection(field, 4, 3),
    ]
    #expect(
      try Self.shown(in: Onboarding.self, after: typed) == [field.name, "Ann Lee", "7", "4+3"])
    let replaced = typed + [.text(TextEdit(field, replacement: "L"))]
    #expect(
      try Self.shown(in: Onboarding.self, after: replaced) == [field.name, "Ann L", "5", "none"])
    let elsewhere = typed + [Self.selection("field-realName", 0, 0)]
    #expect(
      try Self.shown(in: Onboarding.self, after: elsewhere) == [field.name, "Ann Lee", "7", "4+3"])
  }

  @Test(
    "B44, B45: a selection in a section, and arrows from section to section of a field",
    arguments: [
      ([selection("card.section-1", 0, 1)], ["card.section-1", "42", "1", "0+1"]),
      ([selection("card.section-0", 0, 1)], ["card.section-1", "42", "2", "none"]),
      (
        [selection("card.section-1", 0, 0), key("ArrowLeft")],
        ["card.section-0", "4242", "4", "none"]
      ),
      ([key("ArrowRight")], ["card.section-2", "", "0", "none"]),
      ([key("ArrowRight"), key("ArrowLeft")], ["card.section-1", "42", "2", "none"]),
      (
        [selection("card.section-1", 0, 0), key("ArrowLeft"), key("ArrowRight")],
        ["card.section-1", "42", "0", "none"]
      ),
      // The ends of the field.
      (
        [key("ArrowRight"), key("ArrowRight"), key("ArrowRight")],
        ["card.section-3", "", "0", "none"]
      ),
      (
        [.focus(target: "card.section-0"), key("Home"), key("ArrowLeft")],
        ["card.section-0", "4242", "0", "none"]
      ),
      ([.key(KeyStroke("ArrowRight", modifiers: .shift))], ["card.section-1", "42", "2", "none"]),
      ([.key(KeyStroke("ArrowRight", .up))], ["card.section-1", "42", "2", "none"]),
    ] as [([Event], [String])])
  func adaptive(_ events: [Event], _ expected: [String]) throws {
    let typed: [Event] = [
      .focus(target: "card.section-0"),
      .text(TextEdit("card.section-0", replacement: "424242")),
    ]
    #expect(try Self.shown(in: AdaptiveField.self, after: typed + events) == expected)
  }

  @Test(
    "B45: an arrow goes on in the direction that it has in the text (keys, rule 15)",
    arguments: [
      // The end of a text, forwards.
      (["ArrowLeft"], ["f.section-2", "", "0", "none"]),
      // An empty section is written as the field is.
      (["ArrowLeft", "ArrowLeft"], ["f.section-2", "", "0", "none"]),
      (["ArrowLeft", "ArrowRight"], ["f.section-1", "ום", "2", "none"]),
      (["Home", "ArrowRight"], ["f.section-0", "של", "2", "none"]),
      (["Home", "ArrowRight", "ArrowLeft"], ["f.section-1", "ום", "0", "none"]),
      (
        ["Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"],
        ["f.section-0", "של", "0", "none"]
      ),
    ])
  func rightToLeft(_ keys: [String], _ expected: [String]) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2, 2]))
    try run.fill("f", ["של", "ום", ""], thenFocus: 1, at: 0)
    for (index, key) in keys.enumerated() {
      try run.send(Self.key(key), at: Double(index + 1))
    }
    #expect(Self.shown(run.frame.nodes) == expected)
  }

  @Test("B45: the host is asked to give the section the keyboard")
  func asked() throws {
    var run = try SceneRun(AdaptiveField.self)
    try run.send(.focus(target: "card.section-0"), at: 0)
    try run.send(Self.key("ArrowRight"), at: 1)
    #expect(run.frame.effects == [.focus("card.section-1")])
  }
}
