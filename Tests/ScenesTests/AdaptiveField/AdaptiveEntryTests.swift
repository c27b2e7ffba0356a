import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Typing, pasting and deleting across sections: examples 13 to 16, D5 to D7, D21, B9 to B15.
struct AdaptiveEntryTests {
  @Test(
    "Example 13, D5: distribution of a text",
    arguments: [
      ("12345", ["123", "45", ""]), ("123456789012", ["123", "456", "7890"]), ("", ["", "", ""]),
    ])
  func distribution(text: String, texts: [String]) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [3, 3, 4]))
    try run.command("setText", "f", text, at: 0)
    #expect(run.texts == texts)
  }

  struct EditRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [String]
    var focus: Int
    /// What is typed or pasted; `nil` is the backspace key.
    var text: String?
    var range: (Int, Int)?
    var after: [String]
    var section: Int?
    var caret: Int?

    static let all = [
      EditRow(
        testDescription: "example 14: typing at the end of a full section",
        before: ["4111", "11", "", ""], focus: 0, text: "9", after: ["4111", "911", "", ""],
        section: 1, caret: 1),
      EditRow(
        testDescription: "example 15: delete in an empty section",
        before: ["4111", "", "", ""], focus: 1, text: nil, after: ["411", "", "", ""], section: 0,
        caret: 3),
      EditRow(
        testDescription: "example 16: paste of six", before: ["", "", "", ""], focus: 0,
        text: "411111", after: ["4111", "11", "", ""], section: 1, caret: 2),
      EditRow(
        testDescription: "D6: paste of sixteen", before: ["", "", "", ""], focus: 0,
        text: "4111111111111111", after: ["4111", "1111", "1111", "1111"], section: nil,
        caret: nil),
      EditRow(
        testDescription: "D6: more than there is room for", before: ["", "", "", ""], focus: 0,
        text: "41111111111111112222", after: ["4111", "1111", "1111", "1111"], section: nil,
        caret: nil),
      EditRow(
        testDescription: "D6: from the middle of a full section", before: ["4111", "22", "", ""],
        focus: 0, text: "9", range: (1, 0), after: ["4911", "122", "", ""], section: 0, caret: 2),
      EditRow(
        testDescription: "D6: pushed through a full section", before: ["4111", "2222", "33", ""],
        focus: 0, text: "9", range: (0, 0), after: ["9411", "1222", "233", ""], section: 0,
        caret: 1),
      EditRow(
        testDescription: "D6: only past the last section is anything lost",
        before: ["4111", "2222", "3333", "44"], focus: 0, text: "98765", range: (0, 0),
        after: ["9876", "5411", "1222", "2333"], section: nil, caret: nil),
      EditRow(
        testDescription: "D6: the caret goes with what is pushed", before: ["4111", "22", "", ""],
        focus: 0, text: "98", range: (3, 0), after: ["4119", "8122", "", ""], section: 1, caret: 1),
      EditRow(
        testDescription: "a full section is left at its end", before: ["411", "2", "", ""],
        focus: 0, text: "1", after: ["4111", "2", "", ""], section: 1, caret: 0),
      EditRow(
        testDescription: "D6: a section that fills up in its middle is not left",
        before: ["411", "", "", ""], focus: 0, text: "9", range: (1, 0),
        after: ["4911", "", "", ""], section: 0, caret: 2),
      EditRow(
        testDescription: "a section of which something is left is not left",
        before: ["4111", "22", "", ""], focus: 1, text: nil, after: ["4111", "2", "", ""],
        section: 1, caret: 1),
      EditRow(
        testDescription: "a section of which nothing is left is left",
        before: ["4111", "2", "", ""], focus: 1, text: nil, after: ["4111", "", "", ""],
        section: 0, caret: 4),
      EditRow(
        testDescription: "the same by an empty replacement", before: ["4111", "2", "", ""],
        focus: 1, text: "", range: (0, 1), after: ["4111", "", "", ""], section: 0, caret: 4),
      EditRow(
        testDescription: "the first section is not left", before: ["4", "", "", ""], focus: 0,
        text: nil, after: ["", "", "", ""], section: 0, caret: 0),
      EditRow(
        testDescription: "delete at the start of the first section", before: ["", "", "", ""],
        focus: 0, text: nil, after: ["", "", "", ""], section: 0, caret: 0),
      EditRow(
        testDescription: "D7: between two empty sections only the focus moves",
        before: ["4111", "", "", ""], focus: 2, text: nil, after: ["4111", "", "", ""], section: 1,
        caret: 0),
      EditRow(
        testDescription: "an empty replacement in an empty section", before: ["4111", "", "", ""],
        focus: 1, text: "", after: ["4111", "", "", ""], section: 1, caret: 0),
      EditRow(
        testDescription: "a range is replaced", before: ["4111", "", "", ""], focus: 0,
        text: "23", range: (1, 3), after: ["423", "", "", ""], section: 0, caret: 3),
      EditRow(
        testDescription: "a range beyond the text is brought into it", before: ["41", "", "", ""],
        focus: 0, text: "2", range: (9, 9), after: ["412", "", "", ""], section: 0, caret: 3),
    ]
  }

  @Test("Edits", arguments: EditRow.all)
  func edits(_ row: EditRow) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4, 4, 4, 4]))
    try run.fill("f", row.before, thenFocus: row.focus, at: 0)
    let target = NodeID("f.section-\(row.focus)")
    let changes = run.effects.count
    if let text = row.text {
      try run.type(text, in: target, range: row.range, at: 1)
    } else {
      try run.delete(in: target, at: 1)
    }
    #expect(run.texts == row.after)
    #expect(run.scene.focusedSection == row.section)
    #expect(run.caret == row.caret)
    let made = run.effects[changes...]
    if row.before == row.after {
      #expect(!made.contains { $0.type == "didChange" })
    } else {
      #expect(made.first == .own(.didChange(field: "f", text: row.after.joined())))
    }
    if let section = row.section, section != row.focus {
      #expect(made.last == .focus(NodeID("f.section-\(section)")))
    }
  }

  @Test("D7: with the caret before a text the character before it goes")
  func deleteAtStart() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4, 4]))
    try run.fill("f", ["4111", "22"], thenFocus: 0, at: 0)
    // The caret goes to the start of the next section with what does not fit.
    try run.type("3", in: "f", range: (4, 0), at: 1)
    #expect(run.texts == ["4111", "322"])
    try run.delete(in: "f", at: 2)
    #expect(run.texts == ["4111", "22"])
    #expect(run.caret == 0)
    try run.delete(in: "f", at: 3)
    #expect(run.texts == ["411", "22"])
    #expect(run.scene.focusedSection == 0)
    #expect(run.caret == 3)
  }

  @Test("Typing goes on by itself from section to section")
  func typing() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2, 2]))
    try run.tap("f", at: 0)
    var sections: [Int?] = []
    for (index, digit) in "123456".enumerated() {
      try run.type(String(digit), in: "f", at: Double(index + 1))
      sections.append(run.scene.focusedSection)
    }
    #expect(run.texts == ["12", "34", "56"])
    #expect(sections == [0, 1, 1, 2, 2, nil])
  }

  @Test("A full last section takes nothing more")
  func lastIsFull() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [3]))
    try run.fill("f", ["123"], thenFocus: 0, at: 0)
    let count = run.effects.count
    try run.type("4", in: "f", at: 1)
    #expect(run.texts == ["123"])
    #expect(run.scene.state == .editing)
    // It was full before: this does not complete it again.
    try run.type("0", in: "f", range: (0, 0), at: 2)
    #expect(run.texts == ["012"])
    #expect(run.scene.state == .editing)
    #expect(Array(run.effects[count...]) == [.own(.didChange(field: "f", text: "012"))])
  }

  @Test("D21: characters are counted as a reader sees them")
  func characters() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2]))
    try run.tap("f", at: 0)
    try run.type("👨‍👩‍👧", in: "f", at: 1)
    #expect(run.scene.focusedSection == 0)
    try run.type("e\u{301}", in: "f", at: 2)
    #expect(run.scene.focusedSection == 1)
    #expect(run.texts == ["👨‍👩‍👧e\u{301}", ""])
    #expect(try run.node("f.section-0").accessibilityValue == "2 of 2 characters")
    try run.delete(in: "f", at: 3)
    #expect(run.texts == ["👨‍👩‍👧", ""])
    try run.type("🇨🇭🇦🇹🇩🇪", in: "f", at: 4)
    #expect(run.texts == ["👨‍👩‍👧🇨🇭", "🇦🇹🇩🇪"])
  }

  @Test(
    "A number pad gives digits, and nothing gives line breaks",
    arguments: [
      (AdaptiveField.Keyboard.numberPad, "4111 1111-a1", "411111111"),
      (.numberPad, "x", ""),
      (.default, "a\nb\r\n\tc\u{2028}d", "abcd"),
    ])
  func keyboards(keyboard: AdaptiveField.Keyboard, text: String, entered: String) throws {
    for isSet in [false, true] {
      var run = try SceneRun<AdaptiveField>(
        configuration: .field(limits: [20]) { $0.keyboard = keyboard })
      try run.tap("f", at: 0)
      if isSet {
        try run.command("setText", "f", text, at: 1)
      } else {
        try run.type(text, in: "f", at: 1)
      }
      #expect(run.texts == [entered])
    }
  }

  @Test("What cannot be typed leaves the selection alone")
  func refused() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [6]) { $0.keyboard = .numberPad })
    try run.fill("f", ["123"], thenFocus: 0, at: 0)
    try run.type("x", in: "f", range: (0, 3), at: 1)
    #expect(run.texts == ["123"])
  }

  @Test(
    "A field or a section without the keyboard takes no edits",
    arguments: [
      "g", "g.section-0", "f.section-1", "f.underline", "screen", "nothing",
    ])
  func withoutFocus(target: String) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .fields(limits: [4, 4]))
    try run.fill("f", ["12", ""], thenFocus: 0, at: 0)
    let (members, count) = (run.scene.savedMembers, run.frames.count)
    try run.type("3", in: NodeID(target), at: 1)
    try run.delete(in: NodeID(target), at: 1)
    try run.send(.returnKey(target: NodeID(target)), at: 1)
    try run.blur(NodeID(target), at: 1)
    #expect(run.scene.savedMembers == members)
    #expect(run.frames.count >= count + 4)
  }
}
