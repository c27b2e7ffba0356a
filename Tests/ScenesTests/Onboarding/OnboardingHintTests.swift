import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What a field says whose text does not count: G13, B33, B35, A10.
struct OnboardingHintTests {
  private typealias Field = Onboarding.FieldConfiguration

  /// A form whose page 1 has a required name, two dates, of which the second is required, and a
  /// text that is optional.
  private static let form = Onboarding.Configuration.fields(
    [
      Field("name", label: "Name", required: true), Field("day", label: "Day", kind: .date),
      Field("born", label: "Born", kind: .date, required: true),
      Field("note", label: "Note", kind: .multiline),
    ], on: 1)

  private func open(
    _ configuration: Onboarding.Configuration = form, _ environment: Environment = Environment()
  ) throws -> SceneRun<Onboarding> {
    try SceneRun(Onboarding.self, configuration: configuration, environment: environment)
  }

  /// The texts of the hints in a frame, by node.
  private func hints(_ run: SceneRun<Onboarding>) -> [String: String] {
    var hints: [String: String] = [:]
    for node in run.frame.nodes where node.id.name.hasPrefix("hint-") {
      hints[node.id.name] = node.text
    }
    return hints
  }

  struct TextRow: Sendable, CustomTestStringConvertible {
    var field: String
    var text: String
    var hint: String?
    /// What a screen reader says of the field.
    var value: String?

    var testDescription: String { "\(field): '\(text)'" }
  }

  @Test(
    "B33, A10: what is said of a text, once, and by the field",
    arguments: [
      TextRow(field: "name", text: "", hint: "Required", value: "Required"),
      TextRow(field: "name", text: " \t\u{3000}", hint: "Required", value: "Required"),
      TextRow(field: "name", text: "Ann", hint: nil, value: "Ann"),
      TextRow(field: "born", text: "", hint: "Required", value: "Required"),
      TextRow(field: "born", text: "  ", hint: "Required", value: "Required"),
      TextRow(field: "born", text: "soon", hint: "Not a date", value: "soon, Not a date"),
      TextRow(
        field: "born", text: "1900-02-29", hint: "Not a date", value: "1900-02-29, Not a date"),
      TextRow(
        field: "born", text: "19000229", hint: "Not a date", value: "19000229, Not a date"),
      TextRow(field: "born", text: "1990051", hint: "Not a date", value: "1990051, Not a date"),
      TextRow(
        field: "born", text: "199005170", hint: "Not a date", value: "199005170, Not a date"),
      TextRow(
        field: "born", text: "2026-01-02", hint: "In the future",
        value: "2026-01-02, In the future"),
      TextRow(
        field: "born", text: " 29990101 ", hint: "In the future",
        value: " 29990101 , In the future"),
      TextRow(field: "born", text: "2026-01-01", hint: nil, value: "2026-01-01"),
      TextRow(field: "born", text: " 19900517", hint: nil, value: " 19900517"),
      TextRow(field: "day", text: "", hint: nil, value: nil),
      TextRow(field: "day", text: "  ", hint: nil, value: "  "),
      TextRow(field: "day", text: "17 May", hint: "Not a date", value: "17 May, Not a date"),
      TextRow(
        field: "day", text: "2026-12-31", hint: "In the future", value: "2026-12-31, In the future"),
      TextRow(field: "note", text: "", hint: nil, value: nil),
      TextRow(field: "note", text: " ", hint: nil, value: " "),
    ])
  func says(_ row: TextRow) throws {
    for direction in Environment.LayoutDirection.allCases {
      var run = try open(Self.form, Environment(layoutDirection: direction))
      let field = NodeID("field-\(row.field)")
      try run.setValue(field, row.text, at: 1)
      #expect(hints(run) == [:])
      try run.focus(field, at: 2)
      #expect(hints(run) == [:])
      try run.send(.blur(target: field), at: 3)
      #expect(hints(run) == (row.hint.map { ["hint-\(row.field)": $0] } ?? [:]))
      #expect(run.frame.effects == (row.hint.map { [.announce($0)] } ?? []))
      #expect(try run.node(field).accessibilityValue == row.value)
      #expect(try run.node(field).text == (row.text.isEmpty ? nil : row.text))
    }
  }

  @Test("G13: a label under its field, directly after it, as wide as it and a line high")
  func node() throws {
    var environment = Environment()
    for lineHeight in [nil, 1.5] {
      if let lineHeight { environment.fonts["System"] = FontMetrics(lineHeight: lineHeight) }
      var run = try open(Self.form, environment)
      for field in ["name", "born"] {
        try run.focus(NodeID("field-\(field)"), at: 1)
        try run.send(.blur(target: NodeID("field-\(field)")), at: 1)
      }
      #expect(
        run.frame.nodes.map(\.id.name).prefix(8) == [
          "page-1", "title-1", "field-name", "hint-name", "field-day", "field-born",
          "hint-born", "field-note",
        ])
      let hint = try run.node("hint-born")
      let height = 13 * (lineHeight ?? 1.2)
      #expect(hint.frame == Rect(x: 24, y: 304, width: 327, height: height))
      #expect(hint.kind == .label && hint.parent == "page-1" && !hint.interactive)
      #expect(hint.textColor == .white && hint.font == Node.Font("System", size: 13))
      // What is below does not move.
      #expect(try run.node("field-note").frame.minY == 320)
    }
  }

  @Test("G13: under a field of a frame of its own")
  func ownFrame() throws {
    var field = Field("a", label: "A", required: true)
    field.frame = Rect(x: 10, y: 500, width: 100, height: 80)
    var run = try open(.fields([field], on: 1))
    try run.focus("field-a", at: 1)
    try run.send(.blur(target: "field-a"), at: 1)
    #expect(try run.node("hint-a").frame == Rect(x: 10, y: 580, width: 100, height: 13 * 1.2))
  }

  struct EndRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: Event
    /// The effects, with the hint's announcement.
    var effects: [FrameEffect<Onboarding.Effect>]
    var isFocused = false
  }

  @Test(
    "B33: every end of editing, on a page that can be left",
    arguments: [
      EndRow(
        testDescription: "blur", event: .blur(target: "field-b"),
        effects: [.announce("In the future")]),
      EndRow(
        testDescription: "focus on another", event: .focus(target: "field-a"),
        effects: [.announce("In the future")]),
      EndRow(
        testDescription: "next", event: .tap(Tap(on: "next-button")),
        effects: [
          .own(.endEditing), .announce("In the future"), .own(.didChangePage(4)),
          .announce("Page 4 of 5. You can skip this page"),
        ]),
      EndRow(
        testDescription: "skip", event: .tap(Tap(on: "skip-hint")),
        effects: [
          .own(.endEditing), .announce("In the future"), .own(.didSkip(page: 3)),
          .own(.didChangePage(4)), .announce("Page 4 of 5. You can skip this page"),
        ]),
      EndRow(
        testDescription: "back", event: .tap(Tap(on: "back-button")),
        effects: [
          .own(.endEditing), .announce("In the future"), .own(.didChangePage(2)),
          .announce("Page 2 of 5"),
        ]),
      EndRow(
        testDescription: "return to the next field", event: .returnKey(target: "field-b"),
        effects: [.focus("field-c"), .announce("In the future")]),
      EndRow(
        testDescription: "focus on the same", event: .focus(target: "field-b"), effects: [],
        isFocused: true),
      EndRow(
        testDescription: "focus on nothing", event: .focus(target: "nobody"), effects: [],
        isFocused: true),
      EndRow(
        testDescription: "a keyboard that hides",
        event: .keyboard(
          KeyboardChange(.willHide, frame: .zero)), effects: [], isFocused: true),
      EndRow(
        testDescription: "a rotation",
        event: .environment(EnvironmentChange(size: Size(width: 812, height: 375))), effects: [],
        isFocused: true),
    ])
  func ends(_ row: EndRow) throws {
    let fields = ["a", "b", "c"].map { Field($0, label: $0, kind: $0 == "b" ? .date : .text) }
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .fields(fields, on: 3))
    try run.focus("field-b", at: 10)
    try run.type("2999-01-01", in: "field-b", at: 10)
    try run.send(row.event, at: 11)
    #expect(run.frame.effects == row.effects)
    #expect(run.focused == ["field-b"] || !row.isFocused)
    #expect(hints(run) == (row.isFocused ? [:] : ["hint-b": "In the future"]))
  }

  @Test("B33: a return that cannot go on says so, and the field keeps the keyboard")
  func returnCannot() throws {
    var run = try open()
    try run.focus("field-born", at: 1)
    // In a multiline field the key breaks the line.
    try run.focus("field-note", at: 1)
    #expect(hints(run) == ["hint-born": "Required"])
    try run.send(.returnKey(target: "field-note"), at: 2)
    #expect(run.frame.effects == [] && run.focused == ["field-note"])

    run = try SceneRun<Onboarding>.resting(on: 2)
    try run.setValue("field-birthday", "19991301", at: 10)
    try run.focus("field-birthday", at: 11)
    try run.send(.returnKey(target: "field-birthday"), at: 12)
    #expect(run.focused == ["field-birthday"] && run.scene.page == 2)
    #expect(run.frame.effects == [.announce("Not a date")])
    // It is announced once.
    try run.send(.returnKey(target: "field-birthday"), at: 13)
    try run.send(.blur(target: "field-birthday"), at: 14)
    #expect(run.frame.effects == [] && hints(run) == ["hint-birthday": "Not a date"])
  }

  @Test("B33: the last field's return goes on, on the last page to the end")
  func returnGoesOn() throws {
    var run = try SceneRun<Onboarding>.resting(
      on: 5, configuration: .fields([Field("a", label: "A", kind: .date)], on: 5))
    try run.focus("field-a", at: 10)
    try run.type("20991231", in: "field-a", at: 10)
    try run.send(.returnKey(target: "field-a"), at: 11)
    #expect(run.scene.state == .finishing)
    #expect(run.frame.effects == [.own(.endEditing), .announce("In the future")])
    try run.settle()
    #expect(run.ownEffects.last?.type == "finished")
  }

  @Test("A button that is disabled ends no editing")
  func disabledNext() throws {
    var run = try open()
    try run.focus("field-name", at: 1)
    for target in ["next-button", "skip-hint", "back-button"] {
      try run.tap(NodeID(target), at: 2)
      #expect(run.frame.effects == [] && hints(run) == [:] && run.focused == ["field-name"])
    }
  }

  struct ChangeRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: Event
    var isGone: Bool
  }

  @Test(
    "B33: any change of the text takes the hint away, and nothing else",
    arguments: [
      ChangeRow(
        testDescription: "a letter", event: .text(TextEdit("field-day", replacement: "x")),
        isGone: true),
      ChangeRow(
        testDescription: "a whole day",
        event: .text(TextEdit("field-day", replacement: "2999-01-01")), isGone: true),
      ChangeRow(
        testDescription: "a deletion", event: .deleteBackward(target: "field-day"), isGone: true),
      ChangeRow(
        testDescription: "the host's text",
        event: .command(Command("setValue", target: "field-day", value: .string("soon"))),
        isGone: true),
      ChangeRow(
        testDescription: "the host's same text",
        event: .command(Command("setValue", target: "field-day", value: .string("later"))),
        isGone: false),
      ChangeRow(
        testDescription: "the same letter",
        event: .text(
          TextEdit("field-day", replacement: "l", range: TextRange(location: 0, length: 1))),
        isGone: false),
      ChangeRow(
        testDescription: "another field's text",
        event: .command(Command("setValue", target: "field-name", value: .string("Ann"))),
        isGone: false),
      ChangeRow(
        testDescription: "another day",
        event: .environment(EnvironmentChange(date: CalendarDate(year: 2030, month: 1, day: 1))),
        isGone: false),
      ChangeRow(testDescription: "the keyboard", event: .focus(target: "field-day"), isGone: false),
    ])
  func changes(_ row: ChangeRow) throws {
    var run = try open()
    try run.focus("field-day", at: 1)
    try run.type("later", in: "field-day", at: 1)
    try run.focus("field-name", at: 2)
    try run.focus("field-day", at: 3)
    #expect(hints(run)["hint-day"] == "Not a date")
    try run.send(row.event, at: 4)
    #expect((hints(run)["hint-day"] == nil) == row.isGone)
    #expect(run.frame.effects == [])
  }

  @Test("B33: what comes to count on another day loses its hint with its next end of editing")
  func anotherDay() throws {
    var run = try open()
    try run.setValue("field-day", "2027-03-04", at: 1)
    try run.focus("field-day", at: 1)
    try run.send(.blur(target: "field-day"), at: 2)
    try run.send(
      .environment(EnvironmentChange(date: CalendarDate(year: 2027, month: 3, day: 4))), at: 3)
    #expect(hints(run) == ["hint-day": "In the future"])
    try run.focus("field-day", at: 4)
    try run.send(.blur(target: "field-day"), at: 5)
    #expect(hints(run) == [:] && run.frame.effects == [])
    // And back: it is announced again.
    try run.send(
      .environment(EnvironmentChange(date: CalendarDate(year: 2027, month: 3, day: 3))), at: 6)
    try run.focus("field-day", at: 7)
    try run.send(.blur(target: "field-day"), at: 8)
    #expect(run.frame.effects == [.announce("In the future")])
  }

  @Test("A hint leaves with its page and comes back with it, saved and restored as well")
  func leavesWithPage() throws {
    var run = try SceneRun<Onboarding>.resting(
      on: 3, configuration: .fields([Field("a", label: "A", kind: .date)], on: 3))
    try run.focus("field-a", at: 10)
    try run.type("never", in: "field-a", at: 10)
    try run.tap("next-button", at: 11)
    #expect(try run.node("hint-a").parent == "page-3")
    try run.settle()
    #expect(hints(run) == [:])
    try run.tap("back-button", at: 12)
    #expect(hints(run) == ["hint-a": "Not a date"])
    let copy = try SceneRun(Onboarding.self, restoring: run.engine.saved)
    #expect(hints(copy) == ["hint-a": "Not a date"])
    #expect(try copy.node("field-a").accessibilityValue == "never, Not a date")
    // A hint that the text cannot have is no state of the form.
    for hint in ["required", "inTheFuture"] {
      let saved = run.engine.saved.replacing(#""hint":"notADate""#, with: #""hint":"\#(hint)""#)
      #expect(throws: MemberError.self) { try Engine(Onboarding.self, restoring: saved) }
    }
  }

  @Test("A field for a picture has no hint, and no node can be one")
  func pictures() {
    let configuration = Onboarding.Configuration()
    #expect(configuration.canHave("hint-birthday"))
    #expect(!configuration.canHave("hint-picture"))
    #expect(!configuration.canHave("hint-nobody"))
    #expect(configuration.canHave("field-picture"))
  }
}
