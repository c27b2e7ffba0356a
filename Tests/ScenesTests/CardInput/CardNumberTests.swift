import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The number: examples 9 to 12, D7 to D13.
struct CardNumberTests {
  struct Grouped: Sendable, CustomTestStringConvertible {
    var entered: String
    var shown: String
    var brand: CardInput.Brand?
    var complete = false

    var testDescription: String { "'\(entered)' → '\(shown)'" }
  }

  @Test(
    "A number is grouped, and its brand and completeness follow from it",
    arguments: [
      // Example 9.
      Grouped(
        entered: "4111111111111111", shown: "4111 1111 1111 1111", brand: .visa, complete: true),
      Grouped(entered: "12345", shown: "1234 5"),
      Grouped(entered: "1234", shown: "1234"),
      // Example 10 and D9.
      Grouped(
        entered: "5500-0000-0000-0004", shown: "5500 0000 0000 0004", brand: .mastercard,
        complete: true),
      Grouped(entered: "4a2b ٤２\u{301}", shown: "4242", brand: .visa),
      Grouped(entered: "no digits", shown: ""),
      // Example 11 and D10.
      Grouped(
        entered: "378282246310005", shown: "3782 822463 10005", brand: .amex, complete: true),
      Grouped(
        entered: "3782822463100059", shown: "3782 822463 10005", brand: .amex, complete: true),
      Grouped(entered: "37828224631", shown: "3782 822463 1", brand: .amex),
      Grouped(entered: "3782822463", shown: "3782 822463", brand: .amex),
      // D11.
      Grouped(entered: "4", shown: "4", brand: .visa),
      Grouped(entered: "5", shown: "5", brand: .mastercard),
      Grouped(entered: "2", shown: "2", brand: .mastercard),
      Grouped(entered: "3", shown: "3", brand: .amex),
      Grouped(entered: "1", shown: "1"), Grouped(entered: "6", shown: "6"),
      Grouped(entered: "36", shown: "36"), Grouped(entered: "34", shown: "34", brand: .amex),
      Grouped(entered: "37", shown: "37", brand: .amex),
      Grouped(entered: "50", shown: "50"), Grouped(entered: "51", shown: "51", brand: .mastercard),
      Grouped(entered: "55", shown: "55", brand: .mastercard), Grouped(entered: "56", shown: "56"),
      Grouped(entered: "21", shown: "21"), Grouped(entered: "22", shown: "22", brand: .mastercard),
      Grouped(entered: "222", shown: "222", brand: .mastercard),
      Grouped(entered: "2220", shown: "2220"),
      Grouped(entered: "2221", shown: "2221", brand: .mastercard),
      Grouped(entered: "2720", shown: "2720", brand: .mastercard),
      Grouped(entered: "2721", shown: "2721"), Grouped(entered: "28", shown: "28"),
      Grouped(entered: "27205", shown: "2720 5", brand: .mastercard),
      // D12.
      Grouped(entered: "4111111111111112", shown: "4111 1111 1111 1112", brand: .visa),
      Grouped(entered: "6011111111111117", shown: "6011 1111 1111 1117", complete: true),
      Grouped(
        entered: "41111111111111111", shown: "4111 1111 1111 1111", brand: .visa,
        complete: true),
    ])
  func entered(_ row: Grouped) throws {
    var run = try SceneRun.on(.number)
    try run.type(row.entered, in: .number, at: 1)
    #expect(run.text(.number) == row.shown)
    #expect(try run.node("number-label").text == row.shown)
    #expect(run.scene.brand == row.brand)
    #expect(run.scene.complete.number == row.complete)
    #expect(run.showsNext(.number) == row.complete)
    #expect(run.scene.caret == row.shown.utf16.count)
    try run.settle()
    #expect(run.scene.page == (row.complete ? 1 : 0))
  }

  @Test("Digit by digit: n digits are n + ⌊(n − 1)/4⌋ characters")
  func digitByDigit() throws {
    var run = try SceneRun.on(.number)
    for (index, digit) in "4242424242424242".enumerated() {
      try run.type(String(digit), in: .number, at: 1 + Double(index) / 5)
      let length = index + 1 + index / 4
      #expect(run.text(.number)?.count == length)
      #expect(run.scene.caret == length)
      #expect(isNear(try run.node("number-label").frame.width, Double(length) * 287.5 / 19))
    }
    #expect(run.scene.field == .holder)
  }

  @Test("Example 12, D7: the caret stays after a digit typed in the middle")
  func caret() throws {
    var run = try SceneRun.on(.number)
    try run.type("12345678", in: .number, at: 1)
    try run.type("9", in: .number, TextRange(location: 7, length: 0), at: 2)
    #expect(run.text(.number) == "1234 5697 8")
    #expect(run.scene.caret == 8)
    #expect(try run.node("input-number-text").caret == 8)
    // The next key goes in there.
    try run.type("0", in: .number, at: 3)
    #expect(run.text(.number) == "1234 5690 78")
    #expect(run.scene.caret == 9)
  }

  struct Edited: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var range: TextRange
    var replacement: String
    var shown: String
    var caret: Int
  }

  @Test(
    "D7 and D8: edits of '1234 5678 9'",
    arguments: [
      Edited(
        testDescription: "before the first space", range: TextRange(location: 4, length: 0),
        replacement: "0", shown: "1234 0567 89", caret: 6),
      Edited(
        testDescription: "after the first space", range: TextRange(location: 5, length: 0),
        replacement: "0", shown: "1234 0567 89", caret: 6),
      Edited(
        testDescription: "a group replaced", range: TextRange(location: 0, length: 5),
        replacement: "99", shown: "9956 789", caret: 2),
      Edited(
        testDescription: "a group taken out", range: TextRange(location: 5, length: 4),
        replacement: "", shown: "1234 9", caret: 4),
      Edited(
        testDescription: "a pasted group", range: TextRange(location: 2, length: 1),
        replacement: "77 77", shown: "1277 7745 6789", caret: 7),
      Edited(
        testDescription: "letters only", range: TextRange(location: 2, length: 0),
        replacement: "ab", shown: "1234 5678 9", caret: 2),
      Edited(
        testDescription: "D8: just the first space", range: TextRange(location: 4, length: 1),
        replacement: "", shown: "1235 6789", caret: 3),
      Edited(
        testDescription: "D8: just the second space", range: TextRange(location: 9, length: 1),
        replacement: "", shown: "1234 5679", caret: 8),
      Edited(
        testDescription: "a digit and its space", range: TextRange(location: 3, length: 2),
        replacement: "", shown: "1235 6789", caret: 3),
      Edited(
        testDescription: "a space replaced by a digit", range: TextRange(location: 4, length: 1),
        replacement: "0", shown: "1234 0567 89", caret: 6),
      Edited(
        testDescription: "beyond the text", range: TextRange(location: 99, length: Int.max),
        replacement: "1", shown: "1234 5678 91", caret: 12),
    ])
  func edited(_ row: Edited) throws {
    var run = try SceneRun.on(.number)
    try run.type("123456789", in: .number, at: 1)
    try run.type(row.replacement, in: .number, row.range, at: 2)
    #expect(run.text(.number) == row.shown)
    #expect(run.scene.caret == row.caret)
  }

  @Test("D8: backspace right after a space deletes the digit to the left of it")
  func backspace() throws {
    var run = try SceneRun.on(.number)
    try run.type("12345", in: .number, at: 1)
    // Put the caret behind the space: the 5 is replaced and deleted.
    try run.type("", in: .number, TextRange(location: 5, length: 1), at: 2)
    #expect(run.text(.number) == "1234" && run.scene.caret == 4)
    try run.type("5678", in: .number, at: 3)
    try run.type("", in: .number, TextRange(location: 5, length: 1), at: 4)
    #expect(run.text(.number) == "1234 678" && run.scene.caret == 4)
    try run.delete(in: .number, at: 5)
    #expect(run.text(.number) == "1236 78" && run.scene.caret == 3)
  }

  @Test(
    "D8: a selected space goes with the digit left of it, whatever deletes it",
    arguments: [4, 9], [true, false])
  func selectedSpace(_ location: Int, _ isBackspace: Bool) throws {
    var run = try SceneRun.on(.number)
    try run.type("123456789", in: .number, at: 1)
    try run.send(
      .selection(
        TextSelection("input-number-text", range: TextRange(location: location, length: 1))),
      at: 2)
    if isBackspace {
      try run.delete(in: .number, at: 3)
    } else {
      try run.type("", in: .number, at: 3)
    }
    #expect(run.text(.number) == (location == 4 ? "1235 6789" : "1234 5679"))
    #expect(run.scene.caret == location - 1)
  }

  @Test("Backspace takes the number down to nothing, and then does nothing")
  func backspaces() throws {
    var run = try SceneRun.on(.number)
    try run.type("4242 42424", in: .number, at: 1)
    var texts: [String] = []
    for step in 0..<10 {
      try run.delete(in: .number, at: 2 + Double(step))
      texts.append(run.text(.number) ?? "")
    }
    #expect(
      texts == [
        "4242 4242", "4242 424", "4242 42", "4242 4", "4242", "424", "42", "4", "", "",
      ])
    #expect(run.scene.brand == nil)
  }

  @Test("More digits than fit push the last ones out")
  func pushesOut() throws {
    var run = try SceneRun.on(.number)
    try run.type("5555555555554440", in: .number, at: 1)
    #expect(!run.scene.complete.number)
    try run.type("1", in: .number, TextRange(location: 1, length: 0), at: 2)
    #expect(run.text(.number) == "5155 5555 5555 5444")
    #expect(run.scene.caret == 2)
  }

  @Test("D12: a full number that fails the check stays, shows no Next and says so, once per change")
  func wrong() throws {
    var run = try SceneRun.on(.number)
    try run.type("4111111111111112", in: .number, at: 1)
    #expect(
      run.frame.effects == [.own(.numberInvalid), .announce("This card number is not valid")])
    #expect(run.scene.state == .entering && run.scene.field == .number && !run.showsNext(.number))
    // A 17th digit changes nothing.
    try run.type("3", in: .number, at: 2)
    #expect(run.frame.effects.isEmpty)
    try run.type("4111111111111113", in: .number, TextRange(location: 0, length: 99), at: 3)
    #expect(run.frame.effects.first == .own(.numberInvalid))
  }

  @Test("D12: without the check a full number is complete")
  func withoutLuhn() throws {
    var configuration = CardInput.Configuration()
    configuration.luhn = false
    var run = try SceneRun(CardInput.self, configuration: configuration)
    try run.focus(.number, at: 0)
    try run.type("4111111111111112", in: .number, at: 1)
    #expect(run.scene.complete.number && run.scene.state == .travelling)
    #expect(run.effects == [.focus(.holder)])
  }

  @Test("D13: correcting the wrong digit of a full number moves on to the next page")
  func corrected() throws {
    var run = try SceneRun.on(.number)
    try run.type("4111111111111112", in: .number, at: 1)
    try run.type("1", in: .number, TextRange(location: 18, length: 1), at: 2)
    #expect(run.scene.state == .travelling && run.frame.effects == [.focus(.holder)])
  }

  @Test("D13: going back to a complete number and leaving it complete only shows Next")
  func comesBack() throws {
    var run = try SceneRun.on(.number)
    try run.type("4111111111111111", in: .number, at: 1)
    try run.settle()
    try run.tap("number-button", at: 3)
    try run.settle()
    try run.type("4242424242424242", in: .number, TextRange(location: 0, length: 19), at: 5)
    #expect(run.scene.state == .entering && run.scene.page == 0 && run.showsNext(.number))
    // After being incomplete it moves on again.
    try run.delete(in: .number, at: 6)
    #expect(!run.showsNext(.number))
    try run.type("2", in: .number, at: 7)
    #expect(run.scene.state == .travelling)
  }

  @Test("D10: Amex is complete with 15 digits and moves on")
  func amex() throws {
    var run = try SceneRun.on(.number)
    try run.type("37828224631000", in: .number, at: 1)
    #expect(run.scene.state == .entering)
    try run.type("5", in: .number, at: 2)
    #expect(run.text(.number)?.count == 17 && run.scene.state == .travelling)
  }

  @Test("A change of brand changes the groups: 36 is not Amex")
  func regroups() throws {
    var run = try SceneRun.on(.number)
    try run.type("3782822463100", in: .number, at: 1)
    #expect(run.text(.number) == "3782 822463 100")
    try run.type("6", in: .number, TextRange(location: 1, length: 1), at: 2)
    #expect(run.text(.number) == "3682 8224 6310 0")
    #expect(run.scene.brand == nil && run.scene.caret == 2)
  }
}
