import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What an input method composes and the text of its field stay in step, whatever else happens
/// (docs/editing.md, rules 10 to 13).
struct MarkedTextRandomTests {
  #if DEBUG
    private static let count = 6
  #else
    private static let count = AuditEffort.count(25_000)
  #endif

  @Test("The card input") func cardInput() throws { try check(CardInput.self, marked: 0.02) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self, marked: 0.02) }
  @Test("The adaptive field") func adaptiveField() throws {
    try check(AdaptiveField.self, marked: 0.02)
  }
  @Test("The verification code, which draws no marked text") func verificationCode() throws {
    try check(VerificationCode.self, marked: 0)
  }

  @Test(
    "What is composed in a field is no edit, whatever else is sent (rules 4 and 10)",
    arguments: [
      .text(TextEdit("field-realName", replacement: "x")),
      .deleteBackward(target: "field-realName"),
      .returnKey(target: "field-realName"),
      .selection(TextSelection("nobody", range: TextRange(location: 0, length: 0))),
      .compose(Composition("field-realName", .committed, text: "x")),
    ] as [Event])
  func unnoted(_ event: Event) throws {
    for redoes in [false, true] {
      var engine = try Engine<Onboarding>()
      let field: NodeID = "field-displayName"
      try engine.send(.focus(target: field), at: 0)
      try engine.send(.text(TextEdit(field, replacement: "a")), at: 0)
      if redoes { try engine.send(.undo(target: nil), at: 1) }
      try engine.send(.compose(Composition(field, .changed, text: "n")), at: 1)
      try engine.send(event, at: 1)
      #expect(engine.frame.nodes[field]?.text == (redoes ? "n" : "an"))
      try engine.send(.compose(Composition(field, .cancelled)), at: 1)
      try engine.send(redoes ? .redo(target: nil) : .undo(target: nil), at: 2)
      #expect(engine.frame.nodes[field]?.text == (redoes ? "a" : nil))
    }
  }

  /// - Parameter share: The least share of events after which there is marked text.
  private func check<S: Scene>(_ scene: S.Type, marked share: Double) throws {
    var (events, composed, committed) = (0, 0, 0)
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      var engine = try Engine<S>()
      for step in 0..<60 {
        let event = TypingEvents.next(&random, engine)
        guard (try? engine.send(event, at: Double(step) / 4)) != nil else { continue }
        events += 1
        guard let node = engine.frame.nodes.first(where: { $0.markedRange != nil }) else {
          continue
        }
        composed += 1
        if try commits(engine, node, "seed \(seed), event \(step)") { committed += 1 }
      }
    }
    #expect(Double(composed) >= share * Double(events), "\(composed) of \(events)")
    #expect(Double(committed) >= share * Double(composed) / 2, "\(committed) of \(composed)")
  }

  /// Whether what a node shows is its text with marked text in the place of what is selected, and a commit does
  /// to the scene what typing the same does.
  ///
  /// - Returns: Whether the commit has changed the text.
  private func commits<S: Scene>(
    _ engine: Engine<S>, _ node: Node, _ place: Comment
  ) throws -> Bool {
    let range = try #require(node.markedRange)
    let shown = Array((node.text ?? "").utf16)
    let text = String(
      decoding: shown[range.location..<(range.location + range.length)], as: UTF16.self)
    let time = engine.frame.time
    var plain = engine
    try plain.send(.compose(Composition(node.id, .cancelled)), at: time)
    let left = try #require(plain.frame.nodes[node.id])
    #expect(left.markedRange == nil, place)
    let selected = try #require(
      left.selectedRange ?? left.caret.map { TextRange(location: $0, length: 0) }, place)
    var whole = Array((left.text ?? "").utf16)
    whole.replaceSubrange(
      selected.location..<(selected.location + selected.length), with: text.utf16)
    #expect(whole == shown && range.location == selected.location, place)
    var committed = engine
    try committed.send(.compose(Composition(node.id, .committed, text: text)), at: time)
    var typed = plain
    try typed.send(.text(TextEdit(node.id, replacement: text)), at: time)
    #expect(committed.frame.nodes == typed.frame.nodes, place)
    #expect(committed.frame.nodes.allSatisfy { $0.markedRange == nil }, place)
    return committed.frame.nodes[node.id]?.text != left.text
  }
}
