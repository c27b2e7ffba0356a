import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Restoring a saved form: what continues, and what is rejected.
struct AdaptiveRestoringTests {
  /// A form whose card number has lost a section and is being typed.
  private static func saved() throws -> String {
    var run = try SceneRun(AdaptiveField.self)
    try run.command("setLimits", "card", "2,4,3", at: 0)
    try run.tap("card", at: 1)
    try run.type("42427", in: "card", at: 2)
    return run.engine.saved
  }

  @Test("A form that was saved keeps its sections, texts and caret")
  func goesOn() throws {
    var run = try SceneRun(AdaptiveField.self, restoring: Self.saved())
    #expect(run.scene.state == .editing)
    #expect(run.scene.focusedField == "card")
    #expect(run.scene.focusedSection == 1)
    #expect(run.scene.isRaised("card") == true)
    #expect(run.scene.texts(of: "card") == ["42", "427", ""])
    try run.type("13", in: "card", at: 3)
    #expect(run.scene.texts(of: "card") == ["42", "4271", "3"])
    #expect(try run.node("card.section-1").accessibilityValue == "4 of 4 digits")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var part: String
    var replacement: String
    var path: String
  }

  @Test(
    "What a form cannot be in is an error of the member at fault",
    arguments: [
      Row(
        testDescription: "no such field", part: #""focus":{"field":1"#,
        replacement: #""focus":{"field":3"#, path: "state.focus.field"),
      Row(
        testDescription: "no such section", part: #""section":1}"#,
        replacement: #""section":-1}"#, path: "state.focus.section"),
      Row(
        testDescription: "a section of fewer than no characters", part: #""limit":3"#,
        replacement: #""limit":-3"#, path: "state.fields.1.sections.2.limit"),
      Row(
        testDescription: "a text that is too long", part: #""limit":4"#,
        replacement: #""limit":2"#, path: "state.fields.1.sections.1.text"),
      Row(
        testDescription: "letters on a number pad", part: #""text":"427""#,
        replacement: #""text":"4x7""#, path: "state.fields.1.sections.1.text"),
      Row(
        testDescription: "another field", part: #""fields":[{"verdict""#,
        replacement: #""fields":[{"verdict":"valid","message":null,"questions":0,"isAsking":false,"#
          + #""picture":"valid","sections":[]},{"verdict""#,
        path: "state.fields"),
    ])
  func rejects(_ row: Row) throws {
    let saved = try Self.saved()
    try #require(saved.contains(row.part))
    let error = #expect(throws: MemberError.self) {
      try Engine(AdaptiveField.self, restoring: saved.replacing(row.part, with: row.replacement))
    }
    #expect(error?.path == row.path)
  }

  @Test("More sections than a field may have")
  func tooMany() throws {
    let section = #"{"limit":0,"text":{"text":"","location":0,"length":0}}"#
    let saved = try Self.saved()
    let head = #""sections":["#
    try #require(saved.contains(head + #"{"limit":2,"#))
    let more = Array(repeating: section, count: 1000).joined(separator: ",")
    let error = #expect(throws: MemberError.self) {
      try Engine(
        AdaptiveField.self,
        restoring: saved.replacing(head + #"{"limit":2,"#, with: head + more + #",{"limit":2,"#))
    }
    #expect(error?.path == "state.fields.1.sections")
  }
}
