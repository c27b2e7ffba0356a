import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Adding and deleting digits: examples 6 to 10, rules 1 to 8.
struct VerificationEditTests {
  typealias Effect = VerificationCode.Effect

  @Test("Example 6, rule 2: a long paste is cut to the free cells")
  func longPaste() throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.paste("3456", at: 2)
    #expect(run.shown == "1234")
    #expect(run.verifications == [.verify(attempt: 1, code: "1234")])
    #expect(run.caret == nil)
    #expect(run.scene.state == .verifying)
  }

  struct FilterRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var shown: String
  }

  @Test(
    "Example 7, rules 3 and 4: only digits come in",
    arguments: [
      FilterRow(testDescription: "hyphen and space", text: "12-34 56", shown: "1234"),
      FilterRow(testDescription: "letters and an emoji", text: "ab😀", shown: ""),
      FilterRow(testDescription: "full width", text: "１２", shown: "12"),
      FilterRow(testDescription: "Arabic-Indic", text: "٣٤", shown: "34"),
      FilterRow(testDescription: "Devanagari among letters", text: "कोड १२३", shown: "123"),
      FilterRow(testDescription: "mathematical double-struck", text: "𝟘𝟡", shown: "09"),
      FilterRow(testDescription: "a Chinese character", text: "中1", shown: "1"),
      FilterRow(testDescription: "keycaps, by their scalars", text: "1️⃣2️⃣", shown: "12"),
      FilterRow(testDescription: "a digit with an accent", text: "1\u{301}2", shown: "12"),
      FilterRow(testDescription: "raised and circled digits are none", text: "²³①½Ⅷ", shown: ""),
      FilterRow(testDescription: "control characters", text: "\u{0}1\r\n2\u{200F}", shown: "12"),
      FilterRow(testDescription: "a whole message", text: "Your code is 0427.", shown: "0427"),
      FilterRow(testDescription: "nothing", text: "", shown: ""),
    ])
  func filter(_ row: FilterRow) throws {
    let run = try SceneRun<VerificationCode>.with(row.text)
    #expect(run.shown == row.shown)
    #expect(run.scene.count == row.shown.count)
    #expect(run.verifications.count == (row.shown.count == 4 ? 1 : 0))
  }

  @Test("Example 7: full-width digits move the caret to the third cell")
  func fullWidth() throws {
    let run = try SceneRun<VerificationCode>.with("１２")
    #expect(run.caret?.frame.minX == 131.5)
  }

  @Test("Example 7: text without digits changes nothing")
  func nothing() throws {
    var run = try SceneRun<VerificationCode>.with("1")
    let before = run.frame
    try run.paste("ab😀", at: 1)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("Rules 3 and 4: every decimal digit of Unicode counts, and nothing else")
  func allScalars() throws {
    #if DEBUG
      // The two planes that have digits.
      let last: UInt32 = 0x1FFFF
    #else
      let last: UInt32 = 0x10FFFF
    #endif
    var others = String.UnicodeScalarView()
    var digits: [(scalar: Unicode.Scalar, value: Int)] = []
    for value in 0...last {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      switch properties.generalCategory {
      case .decimalNumber: digits.append((scalar, Int(properties.numericValue ?? -1)))
      // A script newer than the standard library that runs the tests.
      case .unassigned: break
      default: others.append(scalar)
      }
    }
    #expect(digits.count >= 660)
    var run = try SceneRun<VerificationCode>.cells(13)
    while !others.isEmpty {
      let some = others.prefix(InputLimits.textLength / 2)
      try run.paste(String(some), at: 1)
      #expect(run.shown.isEmpty)
      others.removeFirst(some.count)
    }
    for (scalar, value) in digits {
      try run.paste(String(scalar), at: 2)
      #expect(run.shown == "\(value)", "U+\(String(scalar.value, radix: 16))")
      try run.delete(at: 2)
    }
  }

  @Test("Example 8, rule 1: deleting nothing gives the same frame")
  func deleteNothing() throws {
    var run = try SceneRun(VerificationCode.self)
    let before = run.frame
    try run.delete(at: 0)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("Example 8: what autofill sends completes the code once")
  func autofill() throws {
    var run = try SceneRun(VerificationCode.self)
    for (index, text) in ["", "", "1", "2", "3", "4"].enumerated() {
      try run.paste(text, at: Double(index) / 100)
    }
    #expect(run.shown == "1234")
    #expect(run.verifications == [.verify(attempt: 1, code: "1234")])
  }

  @Test("Example 9, rule 8: retyping the last digit is a new attempt")
  func retype() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    try run.delete(at: 2)
    #expect(run.shown == "123")
    #expect(run.caret?.frame.minX == 187.5)
    #expect(run.scene.state == .entering)
    try run.paste("4", at: 3)
    #expect(
      run.verifications == [
        .verify(attempt: 1, code: "1234"), .verify(attempt: 2, code: "1234"),
      ])
    #expect(run.scene.attempt == 2)
  }

  @Test("Example 9, rule 6: a full row takes nothing and replaces nothing")
  func fullRow() throws {
    var run = try SceneRun<VerificationCode>.with("1234")
    let before = run.frame
    try run.paste("5", at: 1)
    try run.paste("5678", at: 1)
    #expect(run.frame.nodes == before.nodes)
    #expect(run.scene.savedMembers == before.scene.savedMembers)
    #expect(run.verifications.count == 1)
  }

  @Test("Example 10, rule 7: six digits are complete at the sixth")
  func sixDigits() throws {
    var run = try SceneRun<VerificationCode>.cells(6)
    try run.type("12345", from: 1)
    #expect(run.verifications.isEmpty)
    try run.paste("6", at: 2)
    #expect(run.verifications == [.verify(attempt: 1, code: "123456")])
  }

  @Test("Rule 7: a row is complete when it becomes full", arguments: [1, 2, 4, 6, 13])
  func completes(cells: Int) throws {
    var run = try SceneRun<VerificationCode>.cells(cells)
    let code = String("8271828459045".prefix(cells))
    for (index, digit) in code.enumerated() {
      #expect(run.verifications.isEmpty)
      try run.paste(String(digit), at: Double(index))
    }
    #expect(run.verifications == [.verify(attempt: 1, code: code)])
  }

  @Test(
    "Rule 5: digits come in at the end, whatever the range",
    arguments: [
      TextRange(location: 0, length: 0), TextRange(location: 0, length: 2),
      TextRange(location: 1, length: 1), TextRange(location: 99, length: 5),
      TextRange(location: -3, length: -1),
    ])
  func range(_ range: TextRange) throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.paste("3", at: 2, range: range)
    #expect(run.shown == "123")
    try run.paste("", at: 3, range: range)
    #expect(run.shown == "123")
  }

  @Test("Rule 5: deletions take digits from the end, one each")
  func deletions() throws {
    var run = try SceneRun<VerificationCode>.with("123")
    for (count, shown) in ["12", "1", "", ""].enumerated() {
      try run.delete(at: 2 + Double(count))
      #expect(run.shown == shown)
    }
  }

  @Test("Rule 4: half an emoji cannot be deleted, because none is ever stored")
  func emoji() throws {
    var run = try SceneRun<VerificationCode>.with("1😀2")
    #expect(run.shown == "12")
    try run.delete(at: 2)
    #expect(run.shown == "1")
  }

  @Test("Rule 13: a complete code keeps the keyboard")
  func keepsFocus() throws {
    let run = try SceneRun<VerificationCode>.with("1234")
    #expect(run.scene.isFocused)
    #expect(try run.node("code-input").focused)
  }

  @Test("Rule 13: a blur keeps the digits, and editing needs the keyboard")
  func blur() throws {
    var run = try SceneRun<VerificationCode>.with("12")
    try run.send(.blur(target: "code-input"), at: 2)
    #expect(run.scene.state == .idle)
    #expect(run.shown == "12")
    try run.paste("3", at: 3)
    try run.delete(at: 4)
    #expect(run.shown == "12")
    #expect(try !run.node("code-input").focused)
  }
}
