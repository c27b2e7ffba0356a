import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The configuration: its defaults, its JSON and what is wrong with it.
struct OnboardingConfigurationTests {
  static let defaults =
    #"{"pages":[{"title":"About you","fields":[{"id":"displayName","label":"Display name","#
    + #""kind":"text","required":true,"frame":null,"contentType":"nickname"},{"id":"realName","label":"Real name","#
    + #""kind":"text","required":true,"frame":null,"contentType":"name"}],"contentHeight":null},"#
    + #"{"title":"Your birthday","fields":[{"id":"birthday","label":"Birthday","kind":"date","#
    + #""required":true,"frame":null,"contentType":"birthdate"}],"contentHeight":null},"#
    + #"{"title":"Your picture","fields":[{"id":"picture","label":"Picture","kind":"image","#
    + #""required":false,"frame":null,"contentType":null}],"contentHeight":null},"#
    + #"{"title":"Your story","fields":[{"id":"bio","label":"Bio","kind":"multiline","#
    + #""required":false,"frame":null,"contentType":null}],"contentHeight":null},"#
    + #"{"title":"Your website","fields":[{"id":"website","label":"Website","kind":"text","#
    + #""required":false,"frame":null,"contentType":"URL"}],"contentHeight":null}],"#
    + #""barHeight":64,"circleRadius":50,"focusMargin":8}"#

  @Test("Defaults, written as they are read")
  func writesDefaults() throws {
    #expect(ValueWriter.text(of: Onboarding.Configuration()) == Self.defaults)
    #expect(try Onboarding.Configuration(text: Self.defaults) == Onboarding.Configuration())
    #expect(try Onboarding.Configuration(text: "{}") == Onboarding.Configuration())
  }

  @Test("Every member is read and written back")
  func readsAll() throws {
    let text =
      #"{"pages":[{"title":"T","fields":[{"id":"a","label":"A","kind":"multiline","required":true,"#
      + #""frame":[1,2,3.5,4],"contentType":"emailAddress"}],"contentHeight":900},"#
      + #"{"title":"","fields":[],"contentHeight":null},"#
      + #"{"title":"","fields":[],"contentHeight":0},"#
      + #"{"title":"","fields":[],"contentHeight":null},{"title":"","fields":[],"#
      + #""contentHeight":null}],"barHeight":50.5,"circleRadius":20,"focusMargin":0}"#
    let configuration = try Onboarding.Configuration(text: text)
    let field = configuration.pages[0].fields[0]
    #expect(field.kind == .multiline)
    #expect(field.frame == Rect(x: 1, y: 2, width: 3.5, height: 4))
    #expect(configuration.pages[0].contentHeight == 900)
    #expect(configuration.barHeight == 50.5)
    #expect(configuration.circleRadius == 20)
    #expect(configuration.focusMargin == 0)
    #expect(ValueWriter.text(of: configuration) == text)
  }

  @Test("A field without a label is called by its id")
  func noLabel() throws {
    let run = try SceneRun(
      Onboarding.self,
      configuration: .fields([Onboarding.FieldConfiguration("nick", label: "")], on: 1))
    #expect(try run.node("field-nick").placeholder == "nick")
    #expect(try run.node("field-nick").accessibilityLabel == "nick")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout Onboarding.Configuration) -> Void
    var path: String
    var reason: String
  }

  static let rows = [
    Row(
      testDescription: "four pages", change: { $0.pages.removeLast() }, path: "pages",
      reason: "expected five pages, found 4"),
    Row(
      testDescription: "six pages", change: { $0.pages.append(.init()) }, path: "pages",
      reason: "expected five pages, found 6"),
    Row(
      testDescription: "a required field on page 3",
      change: { $0.pages[2].fields[0].required = true }, path: "pages.2.fields.0.required",
      reason: "only pages 1 and 2 may have required fields"),
    Row(
      testDescription: "a field without a name", change: { $0.pages[0].fields[1].id = "" },
      path: "pages.0.fields.1.id", reason: "expected a name for the field"),
    Row(
      testDescription: "two fields of one name on a page",
      change: { $0.pages[0].fields[1].id = "displayName" }, path: "pages.0.fields.1.id",
      reason: "another field is called 'displayName'"),
    Row(
      testDescription: "two fields of one name on two pages",
      change: { $0.pages[4].fields[0].id = "bio" }, path: "pages.4.fields.0.id",
      reason: "another field is called 'bio'"),
    Row(
      testDescription: "a field of negative size",
      change: { $0.pages[3].fields[0].frame = Rect(x: 0, y: 0, width: -1, height: 10) },
      path: "pages.3.fields.0.frame", reason: "expected a finite place and a size, 0 or more"),
    Row(
      testDescription: "a field nowhere",
      change: { $0.pages[3].fields[0].frame = Rect(x: 0, y: .nan, width: 1, height: 10) },
      path: "pages.3.fields.0.frame", reason: "expected a finite place and a size, 0 or more"),
    Row(
      testDescription: "negative content", change: { $0.pages[1].contentHeight = -1 },
      path: "pages.1.contentHeight", reason: "expected a finite height, 0 or more"),
    Row(
      testDescription: "endless content", change: { $0.pages[1].contentHeight = .infinity },
      path: "pages.1.contentHeight", reason: "expected a finite height, 0 or more"),
    Row(
      testDescription: "no bar", change: { $0.barHeight = 0 }, path: "barHeight",
      reason: "expected a finite height above 0"),
    Row(
      testDescription: "rule 20: no radius", change: { $0.circleRadius = 0 },
      path: "circleRadius", reason: "expected a finite radius above 0"),
    Row(
      testDescription: "rule 20: a negative radius", change: { $0.circleRadius = -50 },
      path: "circleRadius", reason: "expected a finite radius above 0"),
    Row(
      testDescription: "rule 20: a radius that is not a number", change: { $0.circleRadius = .nan },
      path: "circleRadius", reason: "expected a finite radius above 0"),
    Row(
      testDescription: "rule 20: an infinite radius", change: { $0.circleRadius = .infinity },
      path: "circleRadius", reason: "expected a finite radius above 0"),
    Row(
      testDescription: "a negative margin", change: { $0.focusMargin = -1 }, path: "focusMargin",
      reason: "expected a finite distance, 0 or more"),
  ]

  @Test("What cannot be shown is an error of the member at fault", arguments: rows)
  func rejects(_ row: Row) throws {
    var configuration = Onboarding.Configuration()
    row.change(&configuration)
    let error = #expect(throws: MemberError.self) {
      try Engine(Onboarding.self, configuration: configuration)
    }
    #expect(error?.path == row.path)
    #expect(error?.reason == row.reason)
  }

  struct TextRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var message: String
    /// What the error points at.
    var place: String
  }

  @Test(
    "In JSON an error has its place",
    arguments: [
      TextRow(
        testDescription: "an unknown member", text: #"{"barheight":1}"#,
        message: "unknown member 'barheight'; did you mean 'barHeight'?",
        place: #""barheight""#),
      TextRow(
        testDescription: "an unknown kind",
        text: #"{"pages":[{"fields":[{"id":"a","kind":"txt"}]}]}"#,
        message: "'pages.0.fields.0.kind': unknown value 'txt'; did you mean 'text'?",
        place: #""txt""#),
      TextRow(
        testDescription: "a field without an id", text: #"{"pages":[{"fields":[{"label":"A"}]}]}"#,
        message: "'pages.0.fields.0': missing member 'id'", place: #"{"label""#),
      TextRow(
        testDescription: "a frame of three numbers",
        text: #"{"pages":[{"fields":[{"id":"a","frame":[1,2,3]}]}]}"#,
        message: "'pages.0.fields.0.frame': "
          + "expected [x, y, width, height], found 3 elements", place: "[1,2,3]"),
      TextRow(
        testDescription: "a frame with a text",
        text: #"{"pages":[{"fields":[{"id":"a","frame":[1,2,"3",4]}]}]}"#,
        message: "'pages.0.fields.0.frame.2': expected a number, found a string",
        place: #""3""#),
    ])
  func rejectsText(_ row: TextRow) throws {
    let error = #expect(throws: MemberError.self) {
      try Onboarding.Configuration(text: row.text)
    }
    #expect(error?.message == row.message)
    let rest = row.text.utf8.dropFirst(error?.offset ?? 0)
    #expect(rest.starts(with: row.place.utf8), "\(String(rest) ?? "")")
  }
}
