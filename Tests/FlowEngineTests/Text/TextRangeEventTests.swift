import FlowEngine
import Testing

/// Selections of texts, wherever they are asked for.
struct TextRangeEventTests {
  @Test(
    "A selection lies within the text and around whole characters",
    arguments: [
      (TextRange(location: 1, length: 2), TextRange(location: 1, length: 2)),
      (TextRange(location: 3, length: 9), TextRange(location: 3, length: 3)),
      (TextRange(location: 9, length: 1), TextRange(location: 6, length: 0)),
      (TextRange(location: 4, length: 0), TextRange(location: 5, length: 0)),
      (TextRange(location: 4, length: 1), TextRange(location: 3, length: 2)),
      (TextRange(location: .max, length: .max), TextRange(location: 6, length: 0)),
    ])
  func clamped(_ asked: TextRange, _ selected: TextRange) throws {
    var engine = try Engine<Paper>()
    try engine.send(.focus(target: "plain"), at: 0)
    try engine.send(.text(TextEdit("plain", replacement: "abc👍d")), at: 0)
    try engine.send(.selection(TextSelection("plain", range: asked)), at: 0)
    let node = engine.frame.nodes["plain"]
    #expect(node?.caret == selected.location + selected.length)
    #expect(node?.selectedRange == (selected.length > 0 ? selected : nil))
    #expect(engine.frame.event == .selection)
  }
}
