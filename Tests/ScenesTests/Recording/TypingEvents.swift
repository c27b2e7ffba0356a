import FlowEngine
import FlowTesting

/// What people do on a screen with fields: they type, paste, delete and correct.
enum TypingEvents {
  private static let digits = ["4", "5", "1", "2", "3", "7", "0", "6", "9", "8"]
  private static let pasted = [
    "4242 4242 4242 4242", "5555555555554444", "378282246310005", "4000 0000 0000 0002",
    "2221001234123450", "6011000990139424", "1234", "98765", "12/30", "1999-12-31", "2999-01-01",
    "2000-02-30", "Ann Lee", "Zoë Straße", "ﬃ", "王小明", "👩‍👩‍👧x", "e\u{301}", "\u{301}",
    "４２", "٣", "क्षत्रिय", "각", "🇩🇪", "\n", "", " ", "No.", "a\tb",
  ]

  /// The next event; about every third is any event at all.
  static func next<S: Scene>(_ random: inout SeededGenerator, _ engine: Engine<S>) -> Event {
    let nodes = engine.frame.nodes
    let fields = nodes.filter { $0.kind == .field && !$0.hidden }
    let focused = nodes.first { $0.focused } ?? (fields.isEmpty ? nil : random.one(of: fields))
    guard let focused, random.chance(0.7) else { return RandomEvents.next(&random, engine) }
    let length = focused.text?.utf16.count ?? 4
    func range() -> TextRange? {
      guard random.chance(0.3) else { return nil }
      let start = random.number(below: length + 1)
      return TextRange(location: start, length: random.number(below: length - start + 2))
    }
    switch random.number(below: 24) {
    case 0..<9:
      return .text(
        TextEdit(focused.id, replacement: random.one(of: digits), range: range()))
    case 9..<12:
      return .text(TextEdit(focused.id, replacement: random.one(of: pasted), range: range()))
    case 12: return .text(TextEdit(focused.id, replacement: "", range: range()))
    case 13, 14: return .deleteBackward(target: focused.id)
    case 15: return .returnKey(target: focused.id)
    case 16: return .tap(Tap(on: fields.isEmpty ? focused.id : random.one(of: fields).id))
    case 17:
      guard !S.inputs.isEmpty else { return .tick }
      let target = random.chance(0.5) ? focused.parent ?? focused.id : focused.id
      if random.chance(0.3) { return .command(RandomEvents.command(of: S.self, &random, target)) }
      return .command(
        Command(
          random.one(of: S.inputs).name, target: target, value: .string(random.one(of: pasted))))
    case 18:
      let ids = engine.frame.effects.compactMap { $0.identifier }
      guard let id = ids.first else { return .blur(target: focused.id) }
      return .response(
        Response(
          to: id, random.one(of: Response.Outcome.allCases),
          message: random.chance(0.4) ? random.one(of: pasted) : nil))
    case 19, 20: return .compose(RandomEvents.composition(&random, focused.id, nodes))
    case 21: return .undo(target: random.chance(0.3) ? focused.id : nil)
    case 22: return .redo(target: random.chance(0.3) ? focused.id : nil)
    default: return .focus(target: fields.isEmpty ? focused.id : random.one(of: fields).id)
    }
  }
}
