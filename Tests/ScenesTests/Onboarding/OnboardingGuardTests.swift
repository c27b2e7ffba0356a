import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Which pages can be left, and how: example 11, rules 15 and 16.
struct OnboardingGuardTests {
  @Test("Example 11: page 1 needs both names")
  func example() throws {
    var run = try SceneRun(Onboarding.self)
    try run.focus("field-displayName", at: 1)
    try run.type("Ann", in: "field-displayName", at: 1)
    try run.focus("field-realName", at: 2)
    for text in ["", "  "] {
      try run.type(text, in: "field-realName", at: 2)
      #expect(!run.scene.nextEnabled)
      try run.tap("next-button", at: 2)
      #expect(run.scene.page == 1)
      #expect(run.scene.state == .page)
      #expect(run.frame.effects == [])
    }
    try run.type(
      "Ann Lee", in: "field-realName", range: TextRange(location: 0, length: 2), at: 3)
    #expect(run.scene.nextEnabled)
    try run.tap("next-button", at: 4)
    #expect(run.scene.page == 2)
    try run.settle()
    // Page 2 cannot be skipped.
    try run.tap("skip-hint", at: 5)
    #expect(run.scene.page == 2)
    #expect(run.scene.state == .page)
    try run.setValue("field-birthday", "1990-05-17", at: 6)
    try run.tap("next-button", at: 7)
    // In the middle of a push.
    try run.tap("next-button", at: 7.2)
    #expect(run.scene.page == 3)
    try run.settle()
    try run.tap("skip-hint", at: 8)
    #expect(run.scene.page == 4)
    try run.settle()
    try run.tap("next-button", at: 9)
    try run.settle()
    try run.tap("next-button", at: 10)
    #expect(run.scene.state == .finishing)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var field: NodeID
    var value: String
    var isEnabled: Bool
  }

  static let rows = [
    Row(testDescription: "a name", field: "field-realName", value: "Ann", isEnabled: true),
    Row(testDescription: "no name", field: "field-realName", value: "", isEnabled: false),
    Row(
      testDescription: "spaces, tabs and line breaks", field: "field-realName", value: " \t\r\n",
      isEnabled: false),
    Row(
      testDescription: "other white space", field: "field-realName",
      value: "\u{85}\u{A0}\u{1680}\u{2000}\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}",
      isEnabled: false),
    Row(
      testDescription: "a letter between spaces", field: "field-realName", value: " Ł ",
      isEnabled: true),
    Row(testDescription: "an emoji", field: "field-realName", value: "😀", isEnabled: true),
    Row(
      testDescription: "a birthday", field: "field-birthday", value: "1990-05-17", isEnabled: true),
    Row(
      testDescription: "a birthday between spaces", field: "field-birthday",
      value: " 1990-05-17 ", isEnabled: true),
    Row(testDescription: "no birthday", field: "field-birthday", value: "", isEnabled: false),
    Row(testDescription: "today", field: "field-birthday", value: "2026-01-01", isEnabled: true),
    Row(
      testDescription: "tomorrow", field: "field-birthday", value: "2026-01-02", isEnabled: false),
    Row(
      testDescription: "a leap day", field: "field-birthday", value: "2000-02-29", isEnabled: true),
    Row(
      testDescription: "a leap day that never was", field: "field-birthday", value: "1900-02-29",
      isEnabled: false),
    Row(
      testDescription: "month 13", field: "field-birthday", value: "1990-13-01", isEnabled: false),
    Row(
      testDescription: "no date", field: "field-birthday", value: "17 May 1990", isEnabled: false),
    Row(
      testDescription: "half a date", field: "field-birthday", value: "1990-05", isEnabled: false),
  ]

  @Test("Rule 15: what counts as filled in", arguments: rows)
  func fills(_ row: Row) throws {
    var run = try SceneRun<Onboarding>.resting(on: row.field == "field-birthday" ? 2 : 1)
    try run.setValue(row.field, row.value, at: 10)
    #expect(run.scene.nextEnabled == row.isEnabled)
    let next = try run.node("next-button")
    #expect(next.enabled == row.isEnabled)
    #expect(next.alpha == (row.isEnabled ? 1 : 0.4))
    let page = run.scene.page
    try run.tap("next-button", at: 11)
    #expect(run.scene.page == (row.isEnabled ? page + 1 : page))
  }

  @Test("Rule 15: a field that is cleared after coming back counts as missing again")
  func emptiedLater() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.tap("back-button", at: 10)
    #expect(run.scene.nextEnabled)
    #expect(try run.node("field-realName").text == "Ann Lee")
    try run.settle()
    try run.focus("field-realName", at: 11)
    for step in 0..<7 {
      #expect(run.scene.nextEnabled)
      try run.send(.deleteBackward(target: "field-realName"), at: 11 + Double(step) / 10)
    }
    #expect(!run.scene.nextEnabled)
    #expect(try run.node("field-realName").text == nil)
    try run.tap("next-button", at: 12)
    #expect(run.scene.page == 1)
    try run.type("A", in: "field-realName", at: 13)
    #expect(run.scene.nextEnabled)
  }

  @Test("Rule 15: dates are checked against today's date as it changes")
  func dateChanges() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.setValue("field-birthday", "2026-03-01", at: 10)
    #expect(!run.scene.nextEnabled)
    try run.send(
      .environment(EnvironmentChange(date: CalendarDate(year: 2026, month: 3, day: 1))), at: 11)
    #expect(run.scene.nextEnabled)
  }

  @Test("Pages 3 to 5 can always be left", arguments: 3...5)
  func optionalPages(page: Int) throws {
    var run = try SceneRun<Onboarding>.resting(on: page)
    #expect(run.scene.nextEnabled)
    #expect(run.scene.canSkip)
    #expect(try !run.node("skip-hint").hidden)
    try run.tap("next-button", at: 10)
    #expect(run.scene.state == (page < 5 ? .pushing : .finishing))
  }

  @Test("Pages 1 and 2 cannot be skipped", arguments: 1...2)
  func requiredPages(page: Int) throws {
    var run = try SceneRun<Onboarding>.resting(on: page)
    #expect(!run.scene.canSkip)
    #expect(try run.node("skip-hint").hidden)
    try run.tap("skip-hint", at: 10)
    #expect(run.scene.state == .page)
    #expect(run.frame.effects == [])
    // Nor by its place.
    try run.send(.tap(Tap(at: Point(x: 187, y: 635))), at: 11)
    #expect(run.scene.state == .page)
  }

  @Test("Rule 16: skipping marks the page and keeps its contents; next removes the mark")
  func skips() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.setValue("field-picture", "me.jpg", at: 10)
    let count = run.frames.count
    try run.tap("skip-hint", at: 11)
    #expect(
      Array(run.frames[count...].flatMap { $0.effects })
        == [
          .own(.didSkip(page: 3)), .own(.didChangePage(4)),
          .announce("Page 4 of 5. You can skip this page"),
        ])
    #expect(run.scene.skipped == [3])
    try run.settle()
    try run.tap("skip-hint", at: 12)
    #expect(run.scene.skipped == [3, 4])
    try run.settle()
    for time in [13.0, 14] {
      try run.tap("back-button", at: time)
      try run.settle()
    }
    #expect(run.scene.skipped == [3, 4])
    #expect(try run.node("field-picture").image == "me.jpg")
    try run.tap("next-button", at: 15)
    #expect(run.scene.skipped == [4])
    try run.settle()
    for time in [16.0, 17] {
      try run.tap("back-button", at: time)
      try run.settle()
      try run.tap("skip-hint", at: time + 0.5)
      try run.settle()
    }
    // Each page is listed once, in order.
    #expect(run.scene.skipped == [3, 4])
  }

  @Test("The last page can be skipped to the end")
  func skipsLast() throws {
    var run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("skip-hint", at: 10)
    #expect(run.frame.effects == [.own(.didSkip(page: 5))])
    #expect(run.scene.state == .finishing)
    #expect(run.scene.skipped == [5])
  }

  @Test("A whole date takes the place of the last one; what is typed goes in at the caret")
  func dates() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    try run.focus("field-birthday", at: 10)
    try run.type("2001-02-03", in: "field-birthday", at: 10)
    #expect(try run.node("field-birthday").text == "2001-02-03")
    try run.send(.deleteBackward(target: "field-birthday"), at: 11)
    #expect(!run.scene.nextEnabled)
    try run.type("4", in: "field-birthday", at: 12)
    #expect(try run.node("field-birthday").text == "2001-02-04")
    #expect(run.scene.nextEnabled)
    try run.type("19", in: "field-birthday", range: TextRange(location: 0, length: 2), at: 13)
    #expect(try run.node("field-birthday").text == "1901-02-04")
    #expect(try run.node("field-birthday").caret == 2)
    // With a range it is an edit like any other.
    try run.type(
      "1999-01-01", in: "field-birthday", range: TextRange(location: 10, length: 0), at: 14)
    #expect(try run.node("field-birthday").text == "1901-02-041999-01-01")
  }

  @Test("Required fields are the client's, on pages 1 and 2")
  func configured() throws {
    let configuration = Onboarding.Configuration.fields(
      [
        Onboarding.FieldConfiguration("nick", label: "Nick"),
        Onboarding.FieldConfiguration("motto", label: "Motto", kind: .multiline, required: true),
      ], on: 2)
    var run = try SceneRun<Onboarding>.resting(on: 2, configuration: configuration)
    try run.setValue("field-motto", "\n", at: 10)
    #expect(!run.scene.nextEnabled)
    try run.setValue("field-motto", "Go", at: 11)
    #expect(run.scene.nextEnabled)
    // A page without required fields can be left at once.
    let bare = try SceneRun(Onboarding.self, configuration: .fields([], on: 1))
    #expect(bare.scene.nextEnabled)
  }
}
