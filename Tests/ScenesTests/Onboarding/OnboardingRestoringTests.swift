import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Restoring a saved form: what continues, and what is rejected.
struct OnboardingRestoringTests {
  /// A form that pushes page 4 in, with page 3 skipped and the keyboard up for a field of page 4.
  private static func saved() throws -> String {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.keyboard(top: 409, at: 10)
    try run.tap("skip-hint", at: 11)
    try run.focus("field-bio", at: 11.1)
    return run.engine.saved
  }

  @Test("A form that was saved in a push goes on with it")
  func goesOn() throws {
    var run = try SceneRun(Onboarding.self, restoring: Self.saved())
    #expect(run.scene.state == .pushing)
    #expect(run.scene.keyboard == .shown)
    #expect(run.scene.skipped == [3])
    #expect(run.focused == ["field-bio"])
    #expect(run.pages == ["page-3", "page-4"])
    try run.settle()
    #expect(run.frame.time == 11.4)
    #expect(run.pages == ["page-4"])
    try run.type("Hello", in: "field-bio", at: 12)
    #expect(try run.node("field-bio").text == "Hello")
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
        testDescription: "no such page", part: #""page":4"#, replacement: #""page":6"#,
        path: "state.page"),
      Row(
        testDescription: "a page that cannot be skipped", part: #""skipped":[3]"#,
        replacement: #""skipped":[2]"#, path: "state.skipped"),
      Row(
        testDescription: "pages skipped in no order", part: #""skipped":[3]"#,
        replacement: #""skipped":[4,3]"#, path: "state.skipped"),
      Row(
        testDescription: "a push of nothing", part: #""leavingPage":3"#,
        replacement: #""leavingPage":null"#, path: "state.leavingPage"),
      Row(
        testDescription: "a push of the page itself", part: #""leavingPage":3"#,
        replacement: #""leavingPage":4"#, path: "state.leavingPage"),
      Row(
        testDescription: "a push of a page that is no neighbour", part: #""leavingPage":3"#,
        replacement: #""leavingPage":1"#, path: "state.leavingPage"),
      Row(
        testDescription: "a caret behind the text", part: #""location":0,"length":0"#,
        replacement: #""location":99,"length":0"#, path: "state.pages.2.fields.0.text.length"),
      Row(
        testDescription: "a text longer than a field's", part: #""text":{"text":"""#,
        replacement: #""text":{"text":"\#(String(repeating: "a", count: 10_001))""#,
        path: "state.pages.2.fields.0.text.text"),
      Row(
        testDescription: "a page that leaves without a push", part: #""state":"pushing""#,
        replacement: #""state":"page""#, path: "state.leavingPage"),
      Row(
        testDescription: "no such field", part: #""focusedField":0"#,
        replacement: #""focusedField":1"#, path: "state.focusedField"),
      Row(
        testDescription: "a keyboard over more than the window", part: #""keyboardOverlap":258"#,
        replacement: #""keyboardOverlap":668"#, path: "state.keyboardOverlap"),
      Row(
        testDescription: "a page above its top", part: #""offset":0"#,
        replacement: #""offset":-1"#, path: "state.pages.0.offset"),
      Row(
        testDescription: "a page without fields", part: #""pages":[{"fields":[{"text":"#,
        replacement: #""pages":[{"fields":[],"offset":0},{"fields":[{"text":"#,
        path: "state.pages"),
    ])
  func rejects(_ row: Row) throws {
    let saved = try Self.saved()
    try #require(saved.contains(row.part))
    let error = #expect(throws: MemberError.self) {
      try Engine(Onboarding.self, restoring: saved.replacing(row.part, with: row.replacement))
    }
    #expect(error?.path == row.path)
  }
}
