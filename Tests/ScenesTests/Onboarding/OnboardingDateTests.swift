import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Dates without separators: B4, B16, B34.
struct OnboardingDateTests {
  /// A run on page 2, with the keyboard in the birthday's field.
  private func birthday(_ text: String = "") throws -> SceneRun<Onboarding> {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.setValue("field-birthday", text, at: 10)
    try run.focus("field-birthday", at: 10)
    return run
  }

  /// What the host gets in the end.
  private func finished(_ run: SceneRun<Onboarding>, _ id: String) throws -> String? {
    var run = run
    for step in 0..<5 { try run.tap("next-button", at: 20 + Double(step)) }
    try run.settle()
    guard case .finished(let values)? = run.ownEffects.last else { return nil }
    return values.first { $0.id == id }?.value
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var value: String?

    var testDescription: String { "'\(text)'" }
  }

  @Test(
    "B34: however they arrive, eight digits are a date, and the host gets them as one",
    arguments: [
      Row(text: "19900517", value: "1990-05-17"), Row(text: " 19900517\n", value: "1990-05-17"),
      Row(text: "20000229", value: "2000-02-29"), Row(text: "20260101", value: "2026-01-01"),
      Row(text: "00010101", value: "0001-01-01"), Row(text: "1990-05-17", value: "1990-05-17"),
      Row(text: " 1990-05-17 ", value: "1990-05-17"), Row(text: "20260102", value: nil),
      Row(text: "19000229", value: nil), Row(text: "19901301", value: nil),
      Row(text: "1990 05 17", value: nil), Row(text: "1990-0517", value: nil),
      Row(text: "199005-17", value: nil), Row(text: "1990051", value: nil),
      Row(text: "199005171", value: nil), Row(text: "１９９００５１７", value: nil),
      Row(text: "1990051a", value: nil),
    ])
  func arrives(_ row: Row) throws {
    // Set by the host, pasted, and typed.
    let set = try birthday(row.text)
    var pasted = try birthday()
    try pasted.type(row.text, in: "field-birthday", at: 11)
    var typed = try birthday()
    for character in row.text {
      try typed.type(String(character), in: "field-birthday", at: 11)
    }
    for run in [set, pasted, typed] {
      #expect(run.scene.nextEnabled == (row.value != nil))
      // The field shows what was entered.
      #expect(try run.node("field-birthday").text == row.text)
      #expect(try finished(run, "birthday") == row.value)
    }
  }

  @Test("B34: an optional date goes to the host with separators, whatever day it is")
  func optional() throws {
    for (text, value) in [
      ("29990101", "2999-01-01"), (" 2999-01-01\n", "2999-01-01"), ("19901399", "1990-13-99"),
      (" 1990-13-99 ", " 1990-13-99 "), (" soon ", " soon "), ("", ""),
    ] {
      let field = Onboarding.FieldConfiguration("day", label: "Day", kind: .date)
      var run = try SceneRun<Onboarding>.resting(
        on: 2, configuration: .fields([field], on: 4))
      try run.setValue("field-day", text, at: 10)
      #expect(try finished(run, "day") == value)
    }
  }

  @Test("B34: eight digits in any other field are digits")
  func otherFields() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.setValue("field-bio", "19900517", at: 10)
    #expect(try finished(run, "bio") == "19900517")
  }

  @Test("B4: a whole day without a range replaces the text, with separators or without")
  func replaces() throws {
    for (text, seen) in [
      ("1990-05-17", "1990-05-17"), ("19900517", "19900517"), ("19901301", "2001-02-0319901301"),
      ("1990051", "2001-02-031990051"), (" 19900517", "2001-02-03 19900517"),
    ] {
      var run = try birthday("2001-02-03")
      try run.type(text, in: "field-birthday", at: 11)
      #expect(try run.node("field-birthday").text == seen)
      // With a range it is an edit like any other.
      try run.type(
        text, in: "field-birthday", range: TextRange(location: 0, length: 0), at: 12)
      #expect(try run.node("field-birthday").text == text + seen)
    }
  }
}
