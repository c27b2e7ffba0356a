import FlowEngine
import FlowTesting
import Testing

/// The text of a field: ranges are in UTF-16 units, and no edit cuts a character in two.
struct EditableTextTests {
  @Test("An edit that would make the text too long is refused")
  func lengthLimit() {
    var text = EditableText(String(repeating: "a", count: EditableText.lengthLimit - 1))
    text.replace(nil, with: "bc")
    #expect(text == EditableText(String(repeating: "a", count: EditableText.lengthLimit - 1)))
    text.replace(nil, with: "b")
    #expect(text.text.hasSuffix("ab") && text.text.count == EditableText.lengthLimit)
    text.replace(TextRange(location: 0, length: 2), with: "cd")
    #expect(text.text.hasPrefix("cda"))
    text.replace(TextRange(location: 0, length: 2), with: "cde")
    #expect(text.text.hasPrefix("cda"))
    let hasDeleted = text.deleteBackward()
    #expect(hasDeleted)
  }

  /// Two parents and two children, one character of eleven units.
  static let family = "👨‍👩‍👧‍👦"

  @Test(
    "A text starts with the caret at its end",
    arguments: [
      ("", 0), ("abc", 3), ("a😀", 3), ("e\u{301}", 2), ("🇫🇷", 4), ("\r\n", 2), (family, 11),
    ])
  func starts(text: String, caret: Int) {
    let editable = EditableText(text)
    #expect(editable.text == text)
    #expect(editable.selection == TextRange(location: caret, length: 0))
    #expect(editable.caret == caret)
    #expect(editable.isEmpty == text.isEmpty)
  }

  struct SelectRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text = "abc"
    var range: TextRange
    var selected: TextRange
  }

  @Test(
    "What is selected",
    arguments: [
      SelectRow(testDescription: "nothing, at the start", range: .at(0, 0), selected: .at(0, 0)),
      SelectRow(testDescription: "nothing, in the middle", range: .at(1, 0), selected: .at(1, 0)),
      SelectRow(testDescription: "a character", range: .at(1, 1), selected: .at(1, 1)),
      SelectRow(testDescription: "all", range: .at(0, 3), selected: .at(0, 3)),
      SelectRow(testDescription: "beyond the end", range: .at(2, 9), selected: .at(2, 1)),
      SelectRow(testDescription: "behind the end", range: .at(9, 2), selected: .at(3, 0)),
      SelectRow(testDescription: "before the start", range: .at(-2, 1), selected: .at(0, 1)),
      SelectRow(testDescription: "a negative length", range: .at(1, -1), selected: .at(1, 0)),
      SelectRow(
        testDescription: "a sum that overflows", range: .at(2, .max), selected: .at(2, 1)),
      SelectRow(
        testDescription: "the largest numbers", range: .at(.max, .max), selected: .at(3, 0)),
      SelectRow(
        testDescription: "the smallest numbers", range: .at(.min, .min), selected: .at(0, 0)),
      SelectRow(testDescription: "an empty text", text: "", range: .at(1, 1), selected: .at(0, 0)),
      SelectRow(
        testDescription: "the first half of an emoji", text: "a😀b", range: .at(1, 1),
        selected: .at(1, 2)),
      SelectRow(
        testDescription: "its second half", text: "a😀b", range: .at(2, 1), selected: .at(1, 2)),
      SelectRow(
        testDescription: "a caret in it goes behind it", text: "a😀b", range: .at(2, 0),
        selected: .at(3, 0)),
      SelectRow(
        testDescription: "from one emoji into the next", text: "😀😁", range: .at(1, 2),
        selected: .at(0, 4)),
      SelectRow(
        testDescription: "an accent takes its letter along", text: "ae\u{301}b", range: .at(2, 1),
        selected: .at(1, 2)),
      SelectRow(
        testDescription: "a letter takes its accent along", text: "ae\u{301}b", range: .at(1, 1),
        selected: .at(1, 2)),
      SelectRow(
        testDescription: "one of a family", text: "x" + family, range: .at(4, 2),
        selected: .at(1, 11)),
      SelectRow(
        testDescription: "a caret in a family", text: family + "x", range: .at(6, 0),
        selected: .at(11, 0)),
      SelectRow(
        testDescription: "half a flag", text: "🇫🇷🇩🇪", range: .at(4, 2), selected: .at(4, 4)),
      SelectRow(
        testDescription: "half a line break", text: "a\r\nb", range: .at(2, 1), selected: .at(1, 2)),
    ])
  func selects(_ row: SelectRow) {
    var text = EditableText(row.text)
    text.select(row.range)
    #expect(text.selection == row.selected)
    #expect(text.caret == row.selected.location + row.selected.length)
    #expect(text.text == row.text)
  }

  /// A letter behind a text has it edited character by character, and takes no part.
  @Test("Texts of ASCII are edited by bytes as others are by characters")
  func plain() {
    var random = SeededGenerator(seed: 35)
    var edits = 0
    for _ in 0..<2_000 {
      let alphabet = Array("ab 12\n")
      func text(_ most: Int) -> String {
        String(
          (0..<Int.random(in: 0...most, using: &random)).map { _ in
            alphabet.randomElement(using: &random) ?? "a"
          })
      }
      var plain = EditableText(text(40))
      var other = EditableText(plain.text + "é")
      let count = plain.text.utf16.count
      let location = Int.random(in: 0...count, using: &random)
      let range = TextRange(
        location: location, length: Int.random(in: 0...count - location, using: &random))
      plain.select(range)
      other.select(range)
      #expect(plain.selection == other.selection)
      let replacement = text(8)
      plain.replace(nil, with: replacement)
      other.replace(nil, with: replacement)
      #expect(plain.text + "é" == other.text)
      #expect(plain.selection == other.selection)
      if plain.deleteBackward() { edits += 1 }
      other.deleteBackward()
      #expect(plain.text + "é" == other.text)
    }
    #expect(edits > 1_000)
  }

  struct ReplaceRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text = "abc"
    var selection: TextRange?
    var range: TextRange?
    var replacement: String
    var result: String
    var caret: Int
  }

  @Test(
    "What is replaced",
    arguments: [
      ReplaceRow(testDescription: "typing at the end", replacement: "d", result: "abcd", caret: 4),
      ReplaceRow(
        testDescription: "typing at the caret", selection: .at(1, 0), replacement: "X",
        result: "aXbc", caret: 2),
      ReplaceRow(
        testDescription: "typing over the selection", selection: .at(1, 2), replacement: "X",
        result: "aX", caret: 2),
      ReplaceRow(
        testDescription: "a range goes before the selection", selection: .at(0, 3),
        range: .at(1, 1),
        replacement: "XY", result: "aXYc", caret: 3),
      ReplaceRow(
        testDescription: "nothing in, something out", range: .at(0, 2), replacement: "",
        result: "c",
        caret: 0),
      ReplaceRow(
        testDescription: "nothing at all", range: .at(1, 0), replacement: "", result: "abc",
        caret: 1),
      ReplaceRow(
        testDescription: "all", range: .at(0, 3), replacement: "", result: "", caret: 0),
      ReplaceRow(
        testDescription: "a range beyond the end", range: .at(2, .max), replacement: "Z",
        result: "abZ", caret: 3),
      ReplaceRow(
        testDescription: "a range behind the end", range: .at(7, 7), replacement: "Z",
        result: "abcZ", caret: 4),
      ReplaceRow(
        testDescription: "a range before the start", range: .at(-7, 1), replacement: "Z",
        result: "Zbc", caret: 1),
      ReplaceRow(
        testDescription: "into an empty text", text: "", range: .at(3, 3), replacement: "Z",
        result: "Z", caret: 1),
      ReplaceRow(
        testDescription: "half an emoji goes with the other half", text: "a😀b", range: .at(2, 1),
        replacement: "", result: "ab", caret: 1),
      ReplaceRow(
        testDescription: "nothing comes in the middle of an emoji", text: "a😀b", range: .at(2, 0),
        replacement: "X", result: "a😀Xb", caret: 4),
      ReplaceRow(
        testDescription: "a long character counts in units", text: "ab", range: .at(1, 0),
        replacement: family, result: "a" + family + "b", caret: 12),
      ReplaceRow(
        testDescription: "an accent joins the letter before it", text: "ae", replacement: "\u{301}",
        result: "ae\u{301}", caret: 3),
      ReplaceRow(
        testDescription: "a flag that comes to be keeps the caret out of it", text: "🇷",
        range: .at(0, 0), replacement: "🇫", result: "🇫🇷", caret: 4),
      ReplaceRow(
        testDescription: "what joins when something between goes", text: "🇫-🇷", range: .at(2, 1),
        replacement: "", result: "🇫🇷", caret: 4),
    ])
  func replaces(_ row: ReplaceRow) {
    var text = EditableText(row.text)
    if let selection = row.selection { text.select(selection) }
    text.replace(row.range, with: row.replacement)
    #expect(text.text == row.result)
    #expect(text.selection == TextRange(location: row.caret, length: 0))
  }

  struct DeleteRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var selection: TextRange?
    var result: String
    var caret: Int
    var deletes = true
  }

  @Test(
    "What the backspace key takes",
    arguments: [
      DeleteRow(testDescription: "a letter", text: "abc", result: "ab", caret: 2),
      DeleteRow(
        testDescription: "the letter before the caret", text: "abc", selection: .at(1, 0),
        result: "bc", caret: 0),
      DeleteRow(
        testDescription: "the selection, and not more", text: "abcd", selection: .at(1, 2),
        result: "ad", caret: 1),
      DeleteRow(testDescription: "an emoji", text: "a😀", result: "a", caret: 1),
      DeleteRow(testDescription: "a family", text: "a" + family, result: "a", caret: 1),
      DeleteRow(testDescription: "one flag of two", text: "🇫🇷🇩🇪", result: "🇫🇷", caret: 4),
      DeleteRow(
        testDescription: "a letter with its accent", text: "ae\u{301}", result: "a", caret: 1),
      DeleteRow(testDescription: "a line break", text: "a\r\n", result: "a", caret: 1),
      DeleteRow(testDescription: "a keycap", text: "1️⃣", result: "", caret: 0),
      DeleteRow(
        testDescription: "nothing in an empty text", text: "", result: "", caret: 0,
        deletes: false),
      DeleteRow(
        testDescription: "nothing at the start", text: "abc", selection: .at(0, 0), result: "abc",
        caret: 0, deletes: false),
    ])
  func deletes(_ row: DeleteRow) {
    var text = EditableText(row.text)
    if let selection = row.selection { text.select(selection) }
    let deleted = text.deleteBackward()
    #expect(deleted == row.deletes)
    #expect(text.text == row.result)
    #expect(text.selection == TextRange(location: row.caret, length: 0))
  }

  @Test("A text is emptied by as many deletions as it has characters")
  func empties() {
    let start = "a" + Self.family + "e\u{301}🇫🇷\r\n1️⃣z"
    var text = EditableText(start)
    for left in (0..<start.count).reversed() {
      let deleted = text.deleteBackward()
      #expect(deleted)
      #expect(text.text == String(start.prefix(left)))
    }
    #expect(text.isEmpty)
  }

  @Test("Whatever is done to it, a text stays whole", arguments: UInt64(0)..<20)
  func holds(seed: UInt64) {
    var dice = SplitMix(state: seed)
    var text = EditableText()
    let pieces = [
      "a", "b", "", "😀", Self.family, "🇫", "🇷", "\u{301}", "\r", "\n", "\u{200D}", "1️⃣", "한", "لا",
    ]
    for step in 0..<100 {
      let before = text
      let range = TextRange(
        location: Int(dice.next() % 24) - 4, length: Int(dice.next() % 8) - 2)
      let piece = pieces[Int(dice.next() % UInt64(pieces.count))]
      var replaced: (TextRange, String)?
      switch dice.next() % 4 {
      case 0:
        text.select(range)
        #expect(text.text == before.text && text.selection == Self.widened(range, in: text.text))
      case 1:
        let selection = before.selection
        if selection.length > 0 {
          replaced = (selection, "")
        } else if selection.location > 0 {
          replaced = (Self.widened(.at(selection.location - 1, 1), in: before.text), "")
        }
        text.deleteBackward()
      case 2:
        replaced = (Self.widened(range, in: before.text), piece)
        text.replace(range, with: piece)
      default:
        replaced = (before.selection, piece)
        text.replace(nil, with: piece)
      }
      let place = "seed \(seed), step \(step): \(before) \(range) \(text)"
      if let (range, piece) = replaced {
        var units = Array(before.text.utf16)
        units.replaceSubrange(range.location..<range.location + range.length, with: piece.utf16)
        #expect(Array(text.text.utf16) == units, "\(place)")
        let caret = TextRange(location: range.location + piece.utf16.count, length: 0)
        #expect(text.selection == Self.widened(caret, in: text.text), "\(place)")
      }
    }
  }

  /// What a range becomes: written another way than in the engine, from the boundaries.
  private static func widened(_ range: TextRange, in text: String) -> TextRange {
    let boundaries = boundaries(of: text)
    let count = text.utf16.count
    let first = min(max(range.location, 0), count)
    let last = min(first + max(range.length, 0), count)
    let end = boundaries.first { $0 >= last } ?? count
    let start = range.length > 0 ? boundaries.last { $0 <= first } ?? 0 : end
    return TextRange(location: start, length: end - start)
  }

  /// The offsets at which characters begin or end, in UTF-16 units.
  private static func boundaries(of text: String) -> [Int] {
    var offsets = [0]
    for character in text { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
    return offsets
  }
}

extension TextRange {
  /// A range in a table.
  fileprivate static func at(_ location: Int, _ length: Int) -> TextRange {
    TextRange(location: location, length: length)
  }
}

/// Numbers that are the same for the same seed.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
