import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Whatever is typed in a form is undone step by step to empty fields, and done again to the same texts
/// (docs/editing.md, rules 1 to 4).
struct UndoRandomTests {
  private static let pieces = [
    "a", "b", " ", "word", "1", "é", "e\u{301}", "👨‍👩‍👧", "\u{301}", "ab cd", "1990-01-02", "か",
    "\n", "",
  ]

  /// The first page has a field of each of some kinds; the last breaks lines, so that return stays on the page.
  private static func configuration(_ random: inout SeededGenerator) -> Onboarding.Configuration {
    var configuration = Onboarding.Configuration()
    let kinds: [Onboarding.FieldKind] = [.text, .date, .multiline]
    configuration.pages[0].fields = (0..<3).map { number in
      let kind = number == 2 ? .multiline : random.one(of: kinds)
      return Onboarding.FieldConfiguration("\(number)", label: "", kind: kind)
    }
    return configuration
  }

  private static func texts(_ engine: Engine<Onboarding>) -> [String] {
    engine.frame.nodes.filter { $0.kind == .field }.map { $0.text ?? "" }
  }

  private static func next(
    _ random: inout SeededGenerator, _ engine: Engine<Onboarding>
  ) throws -> Event {
    let field = try #require(engine.frame.nodes.first { $0.focused })
    func range() -> TextRange {
      TextRange(location: random.number(below: 8), length: random.number(below: 3))
    }
    switch random.number(below: 12) {
    case 0: return .focus(target: NodeID("field-\(random.number(below: 3))"))
    case 1: return .selection(TextSelection(field.id, range: range()))
    case 2, 3: return .deleteBackward(target: field.id)
    case 4: return .returnKey(target: field.id)
    case 5: return .key(KeyStroke("Enter"))
    default:
      let isPlaced = random.chance(0.2)
      return .text(
        TextEdit(
          field.id, replacement: random.one(of: pieces), range: isPlaced ? range() : nil))
    }
  }

  @Test("Random sessions", arguments: 0..<UInt64(max(AuditEffort.count(3_000), 100)))
  func sessions(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine<Onboarding>(configuration: Self.configuration(&random))
    try engine.send(.focus(target: "field-0"), at: 0)
    var (time, seen) = (0.0, [Self.texts(engine)])
    for _ in 0..<25 {
      time += random.one(of: [0.1, 0.3, 0.9, 1.2])
      try engine.send(try Self.next(&random, engine), at: time)
      seen.append(Self.texts(engine))
    }
    for _ in 0..<30 {
      try engine.send(.undo(target: nil), at: time)
      #expect(seen.contains(Self.texts(engine)), "seed \(seed)")
    }
    #expect(Self.texts(engine) == ["", "", ""], "seed \(seed)")
    for _ in 0..<30 { try engine.send(.redo(target: nil), at: time) }
    #expect(Self.texts(engine) == seen.last, "seed \(seed)")
  }
}
