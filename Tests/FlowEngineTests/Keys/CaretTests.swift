import FlowEngine
import Testing

/// Where keys take a caret, and what they select, rule by rule (docs/keys.md).
struct CaretTests {
  /// What is selected stands in brackets; a caret is `|`.
  struct Row: Sendable, CustomStringConvertible {
    let before: String
    let keys: [(String, Modifiers)]
    let after: String

    init(_ before: String, _ key: String, _ after: String) {
      self.init(before, key, [], after)
    }

    init(_ before: String, _ key: String, _ modifiers: Modifiers, _ after: String) {
      self.init(before, [(key, modifiers)], after)
    }

    init(_ before: String, _ keys: [(String, Modifiers)], _ after: String) {
      (self.before, self.keys, self.after) = (before, keys, after)
    }

    var description: String {
      "\(before) \(keys.map { "\($0.0) \($0.1.rawValue)" }.joined(separator: ", "))"
    }
  }

  private struct Sheet {
    var engine: Engine<Paper>
    private var time = 0.0

    init(_ shown: String) throws {
      engine = try Engine<Paper>()
      try engine.send(.focus(target: "plain"), at: 0)
      var text = ""
      var places: [Int] = []
      for character in shown {
        switch character {
        case "|", "[", "]": places.append(text.utf16.count)
        default: text.append(character)
        }
      }
      let first = places.first ?? 0
      let range = TextRange(location: first, length: (places.last ?? first) - first)
      try engine.send(.text(TextEdit("plain", replacement: text)), at: 0)
      try engine.send(.selection(TextSelection("plain", range: range)), at: 0)
    }

    mutating func press(_ key: String, _ modifiers: Modifiers = []) throws {
      time += 1
      try engine.send(.key(KeyStroke(key, modifiers: modifiers)), at: time)
    }

    var shown: String {
      let node = engine.frame.nodes["plain"]
      let units = Array((node?.text ?? "").utf16)
      func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
      guard let range = node?.selectedRange else {
        let caret = node?.caret ?? 0
        return part(0..<caret) + "|" + part(caret..<units.count)
      }
      let end = range.location + range.length
      return "\(part(0..<range.location))[\(part(range.location..<end))]\(part(end..<units.count))"
    }
  }

  @Test(
    "Rule 15: arrows move the caret by characters as people see them, and leave a selection at its side",
    arguments: [
      Row("ab|c", "ArrowLeft", "a|bc"), Row("ab|c", "ArrowRight", "abc|"),
      Row("e\u{301}|x", "ArrowLeft", "|e\u{301}x"), Row("|👩‍👩‍👧x", "ArrowRight", "👩‍👩‍👧|x"),
      Row("a[bc]d", "ArrowLeft", "a|bcd"), Row("a[bc]d", "ArrowRight", "abc|d"),
      Row("של|ום", "ArrowLeft", "שלו|ם"), Row("של|ום", "ArrowRight", "ש|לום"),
      Row("12 של|ום", "ArrowRight", "12 ש|לום"), Row("٣|٤", "ArrowRight", "٣٤|"),
      Row("日|ع", "ArrowRight", "日ع|"), Row("あ|ع", "ArrowRight", "あع|"),
      Row("ア|ع", "ArrowRight", "アع|"), Row("𠀀|ع", "ArrowRight", "𠀀ع|"),
      Row("\u{FEFF}a|b", "ArrowRight", "\u{FEFF}ab|"), Row("ﻉ|ﻉ", "ArrowRight", "|ﻉﻉ"),
    ])
  func characters(_ row: Row) throws { try check(row) }

  @Test(
    "Rule 16: with Alt or Control they move it by words, with Meta along the line",
    arguments: [
      Row("one tw|o three", "ArrowRight", .alt, "one two| three"),
      Row("one two| three", "ArrowRight", .control, "one two three|"),
      Row("one two |three", "ArrowLeft", .alt, "one |two three"),
      Row("one two  |", "ArrowLeft", .control, "one |two  "),
      Row("|can't stop", "ArrowRight", .alt, "can't| stop"),
      Row("|3,5.2 km", "ArrowRight", .alt, "3,5.2| km"), Row("|a,b", "ArrowRight", .alt, "a|,b"),
      Row("|x.y 'q'", "ArrowRight", .alt, "x.y| 'q'"),
      Row("x.y 'q'|", "ArrowLeft", .alt, "x.y '|q'"),
      Row("|snake_case2 b", "ArrowRight", .alt, "snake_case2| b"),
      Row("|Straße 7", "ArrowRight", .alt, "Straße| 7"),
      Row("|привет мир", "ArrowRight", .alt, "привет| мир"),
      Row("|καλημέρα σου", "ArrowRight", .alt, "καλημέρα| σου"),
      Row("|漢字かな", "ArrowRight", .alt, "漢|字かな"), Row("|カタカナ語", "ArrowRight", .alt, "カタカナ|語"),
      Row("|한국어 말", "ArrowRight", .alt, "한국어| 말"), Row("a[b c]d", "ArrowRight", .alt, "ab cd|"),
      Row("|... a", "ArrowRight", .alt, "... a|"), Row("a ...|", "ArrowLeft", .alt, "|a ..."),
      Row("ab\nc|d\ne", "ArrowLeft", .meta, "ab\n|cd\ne"),
      Row("ab\nc|d\ne", "ArrowRight", .meta, "ab\ncd|\ne"),
    ])
  func words(_ row: Row) throws { try check(row) }

  @Test(
    "Rule 17: Home, End and the arrows up and down know lines",
    arguments: [
      Row("ab\nc|d\ne", "Home", "ab\n|cd\ne"), Row("ab\nc|d\ne", "End", "ab\ncd|\ne"),
      Row("ab\nc|d\ne", "Home", .control, "|ab\ncd\ne"),
      Row("ab\nc|d\ne", "End", .control, "ab\ncd\ne|"),
      Row("ab\r\nc|d", "Home", "ab\r\n|cd"), Row("ab\r\nc|d", "ArrowUp", "a|b\r\ncd"),
      Row("abc\nd\nef|g", "ArrowUp", "abc\nd|\nefg"),
      Row("ab|c\nd\nefg", "ArrowDown", "abc\nd|\nefg"),
      Row("ab|c", "ArrowUp", "|abc"), Row("a|bc", "ArrowDown", "abc|"),
      Row("a\nb|c", "ArrowDown", "a\nbc|"), Row("a\n|b", "ArrowDown", .meta, "a\nb|"),
      Row("a\n|b", "ArrowUp", .meta, "|a\nb"), Row("a|\n\nb", "ArrowDown", "a\n|\nb"),
      Row("a\n\nb|", "ArrowUp", "a\n|\nb"),
    ])
  func lines(_ row: Row) throws { try check(row) }

  @Test(
    "Rule 18: with Shift they move the end of the selection that was moved last; A selects all",
    arguments: [
      Row("ab|cd", "ArrowRight", .shift, "ab[c]d"), Row("ab|cd", "ArrowLeft", .shift, "a[b]cd"),
      Row("ab|cd", [("ArrowLeft", .shift), ("ArrowLeft", .shift)], "[ab]cd"),
      Row(
        "ab|cd", [("ArrowLeft", .shift), ("ArrowRight", .shift), ("ArrowRight", .shift)], "ab[c]d"),
      Row("a[bc]d", "ArrowLeft", .shift, "a[b]cd"), Row("a[bc]d", "ArrowRight", .shift, "a[bcd]"),
      Row("one two| x", "ArrowLeft", [.shift, .alt], "one [two] x"),
      Row("one two| x", [("ArrowLeft", [.shift, .alt]), ("End", .shift)], "one two[ x]"),
      Row("ab|c", "Home", .shift, "[ab]c"), Row("a|b", "a", .control, "[ab]"),
      Row("a|b", "A", .meta, "[ab]"), Row("a[b]", "ArrowLeft", [.shift, .meta], "[a]b"),
      Row("ab|cd", [("ArrowLeft", .shift), ("ArrowLeft", [])], "a|bcd"),
    ])
  func selections(_ row: Row) throws { try check(row) }

  @Test(
    "Rule 18: another selection, and another field, have no end that was moved last",
    arguments: [
      .selection(TextSelection("plain", range: TextRange(location: 1, length: 1))),
      .focus(target: "plain"), .tick,
    ] as [Event])
  func forgotten(_ event: Event) throws {
    var sheet = try Sheet("ab|cd")
    try sheet.press("ArrowLeft", .shift)
    try sheet.engine.send(event, at: 2)
    #expect(sheet.shown == "a[b]cd")
    try sheet.press("ArrowRight", .shift)
    #expect(sheet.shown == (event == .tick ? "ab|cd" : "a[bc]d"))
  }

  private func check(_ row: Row) throws {
    var sheet = try Sheet(row.before)
    #expect(sheet.shown == row.before)
    for (key, modifiers) in row.keys { try sheet.press(key, modifiers) }
    #expect(sheet.shown == row.after)
    #expect(sheet.engine.scene.keys == [] && sheet.engine.frame.event == .keyDown)
  }

  @Test(
    "Rule 19: a key that would change nothing goes to the scene",
    arguments: [
      Row("|ab", "ArrowLeft", "|ab"), Row("ab|", "ArrowRight", "ab|"), Row("|ab", "ArrowUp", "|ab"),
      Row("ab|", "End", "ab|"), Row("|", "a", .control, "|"), Row("[ab]", "a", .control, "[ab]"),
      Row("a|b", "ArrowUp", .alt, "a|b"), Row("a|b", "ArrowLeft", [.alt, .control], "a|b"),
      Row("a|b", "a", "a|b"), Row("a|b", "PageDown", "a|b"),
    ])
  func left(_ row: Row) throws {
    var sheet = try Sheet(row.before)
    for (key, modifiers) in row.keys { try sheet.press(key, modifiers) }
    #expect(sheet.shown == row.after)
    #expect(sheet.engine.scene.keys == row.keys.map { $0.0 })
  }

  @Test("Rule 16: where a field shows dots, its text is one word")
  func dots() throws {
    var engine = try Engine<Paper>()
    try engine.send(.focus(target: "secret"), at: 0)
    #expect(engine.frame.nodes["secret"]?.caret == 9)
    try engine.send(.key(KeyStroke("ArrowLeft", modifiers: .alt)), at: 1)
    #expect(engine.frame.nodes["secret"]?.caret == 0)
  }

  @Test("A key that goes up, and one without a caret, moves none")
  func others() throws {
    var sheet = try Sheet("a|b")
    try sheet.engine.send(.key(KeyStroke("ArrowLeft", .up)), at: 1)
    #expect(sheet.shown == "a|b")
    try sheet.engine.send(.blur(target: "plain"), at: 1)
    try sheet.engine.send(.key(KeyStroke("ArrowLeft")), at: 1)
    #expect(sheet.engine.scene.plain.caret == 1)
    #expect(sheet.engine.scene.keys == ["ArrowLeft", "ArrowLeft"])
  }

  @Test("What was selected backwards goes on so in a saved engine, and in a copy")
  func saved() throws {
    var sheet = try Sheet("abc|d")
    try sheet.press("ArrowLeft", .shift)
    let saved = sheet.engine.saved
    #expect(saved.contains(#""keySelection":[2,1]"#))
    sheet.engine = try Engine<Paper>(restoring: saved)
    #expect(sheet.engine.saved == saved)
    try sheet.press("ArrowLeft", .shift)
    #expect(sheet.shown == "a[bc]d")
    for range in ["[2]", "[-1,1]", "\"2\"", "[2,1,0]", "[0,10001]"] {
      let broken = saved.replacing(#""keySelection":[2,1]"#, with: #""keySelection":"# + range)
      #expect(throws: (any Error).self) { try Engine<Paper>(restoring: broken) }
    }
  }

  @Test("Another selection than that of the keys, even in another field, begins anew")
  func anew() throws {
    var sheet = try Sheet("abc|d")
    try sheet.press("ArrowLeft", .shift)
    let range = TextRange(location: 1, length: 2)
    try sheet.engine.send(.selection(TextSelection("plain", range: range)), at: 1)
    try sheet.press("ArrowRight", .shift)
    #expect(sheet.shown == "a[bcd]")
  }
}
