import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Holder, expiry and code, moving through the pages, and submitting: D14 to D18.
struct CardEntryTests {
  // MARK: Holder

  @Test("The name is in capitals on the front, its words capitalised on the back")
  func name() throws {
    var run = try SceneRun.on(.holder)
    #expect(try run.node("holder-label").hidden && !run.showsNext(.holder))
    try run.type("jean-luc o'hara\tMCCOY", in: .holder, at: 1)
    #expect(run.text(.holder) == "jean-luc o'hara\tMCCOY")
    #expect(try run.node("holder-label").text == "JEAN-LUC O'HARA\tMCCOY")
    #expect(try run.node("signature-label").text == "Jean-luc O'hara\tMccoy")
    #expect(try !run.node("holder-label").hidden && run.showsNext(.holder))
    try run.type("", in: .holder, TextRange(location: 0, length: 99), at: 2)
    #expect(try run.node("holder-label").hidden && !run.showsNext(.holder))
  }

  @Test(
    "G26: words begin in title case and end in ς, whatever is between them",
    arguments: [
      ("ΣΊΣΥΦΟΣ ΑΣ", "Σίσυφος Ας"), ("ΑΝΝΑ Σ. ΘΩΜΆΣ-ΆΡΗΣ", "Αννα Σ. Θωμάς-άρης"),
      ("ΘΩΜΑ\u{301}ΣΟΣ", "Θωμα\u{301}σος"), ("A-ΣA", "A-σa"), ("ßa ﬁona ǆoni", "Ssa Fiona ǅoni"),
      ("ada\u{2003}king", "Ada\u{2003}King"), ("ada\u{A0}king", "Ada\u{A0}King"),
      ("e\u{301}MILE", "E\u{301}mile"), ("ნინო", "ნინო"), ("", ""),
    ])
  func signature(name: String, signature: String) throws {
    var run = try SceneRun.design()
    try run.setValue(.holder, name, at: 0)
    #expect(try run.node("signature-label").text == signature)
  }

  @Test(
    "B15: a space for each line break",
    arguments: [
      ("Ada\r\nKing", "Ada King"), ("Ada\n\nKing", "Ada  King"), ("Ada\n\rKing", "Ada  King"),
      ("Ada\r\n\r\nKing\u{2028}", "Ada  King "), ("\u{B}a\u{C}b\u{85}c\u{2029}", " a b c "),
    ])
  func lineBreaks(text: String, line: String) throws {
    var run = try SceneRun.on(.holder)
    try run.type(text, in: .holder, at: 1)
    #expect(run.text(.holder) == line)
    try run.setValue(.holder, "", at: 2)
    try run.setValue(.holder, text, at: 2)
    #expect(run.text(.holder) == line)
  }

  @Test("A name is edited as text is: by whole characters, on one line")
  func nameEdits() throws {
    var run = try SceneRun.on(.holder)
    try run.type("Zoe\u{301}\nGray👩‍👧", in: .holder, at: 1)
    #expect(run.text(.holder) == "Zoe\u{301} Gray👩‍👧")
    try run.delete(in: .holder, at: 2)
    #expect(run.text(.holder) == "Zoe\u{301} Gray")
    #expect(try run.node("input-holder-text").caret == 9)
    // Half of é takes all of it out.
    try run.type("i", in: .holder, TextRange(location: 3, length: 1), at: 3)
    #expect(run.text(.holder) == "Zoi Gray")
  }

  // MARK: Expiry

  @Test("D16: wheels and text show MM/YY")
  func expiry() throws {
    var run = try SceneRun.on(.expiry)
    #expect(run.text(.expiry) == "" && !run.showsNext(.expiry))
    #expect(try run.node("expiry-label").hidden)
    try run.select(1, 3, at: 1)
    try run.select(0, 1, at: 2)
    #expect(run.text(.expiry) == "02/29")
    #expect(try run.node("expiry-label").text == "02/29")
    #expect(try !run.node("expiry-label").hidden)
    #expect(try run.node("picker-expiry").text == "02/2029")
    #expect(run.showsNext(.expiry))
  }

  @Test("D16: typing does not change the expiry")
  func expiryTyped() throws {
    var run = try SceneRun.on(.expiry)
    try run.type("12/99", in: .expiry, at: 1)
    #expect(run.text(.expiry) == "" && !run.scene.complete.expiry)
    try run.select(0, 11, at: 2)
    try run.delete(in: .expiry, at: 3)
    #expect(run.text(.expiry) == "12/26" && run.scene.complete.expiry)
  }

  @Test("D17: earlier months of this year snap to the current one and are not remembered")
  func snaps() throws {
    // Today is in June 2026.
    var run = try SceneRun.on(.expiry)
    try run.select(0, 1, at: 1)
    #expect(run.text(.expiry) == "06/26")
    try run.select(1, 1, at: 2)
    #expect(run.text(.expiry) == "06/27")
    try run.select(0, 1, at: 3)
    #expect(run.text(.expiry) == "02/27")
    try run.select(1, 0, at: 4)
    #expect(run.text(.expiry) == "06/26")
    try run.select(0, 5, at: 5)
    #expect(run.text(.expiry) == "06/26")
    try run.select(0, 6, at: 6)
    #expect(run.text(.expiry) == "07/26")
    try run.select(1, 20, at: 7)
    #expect(run.text(.expiry) == "07/46")
  }

  @Test("D17: the date is the environment's; a month that is over is no longer complete")
  func clock() throws {
    var run = try SceneRun.on(.expiry)
    try run.select(0, 5, at: 1)
    #expect(run.scene.complete.expiry)
    try run.send(
      .environment(EnvironmentChange(date: CalendarDate(year: 2026, month: 6, day: 30))), at: 2)
    #expect(run.scene.complete.expiry)
    try run.send(
      .environment(EnvironmentChange(date: CalendarDate(year: 2026, month: 7, day: 1))), at: 3)
    #expect(!run.scene.complete.expiry && !run.showsNext(.expiry))
    #expect(run.text(.expiry) == "06/26")
    #expect(try run.node("picker-expiry").text == "07/2026")
    try run.tap("bar-next", at: 4)
    #expect(run.text(.expiry) == "07/26" && run.scene.complete.expiry)
  }

  @Test("D18: Next on untouched wheels commits the month they show")
  func untouched() throws {
    var run = try SceneRun.on(.expiry)
    #expect(try run.node("picker-expiry").text == "06/2026")
    #expect(try run.node("bar-next").enabled)
    try run.tap("bar-next", at: 1)
    #expect(run.text(.expiry) == "06/26" && run.scene.complete.expiry)
    #expect(run.scene.state == .travelling && run.scene.field == .code)
  }

  @Test("Rows that the wheels do not have are errors, and change nothing")
  func rows() throws {
    var run = try SceneRun.on(.expiry)
    for (component, row, member) in [
      (0, 12, "row"), (0, -1, "row"), (1, 21, "row"), (1, -1, "row"), (2, 0, "component"),
    ] {
      let error = #expect(throws: EventError.self) { try run.select(component, row, at: 1) }
      #expect(error?.member == member)
    }
    #expect(run.text(.expiry) == "")
    try run.send(.select(Selection("picker", component: 7, row: 99)), at: 1)
  }

  @Test("The wheels are there exactly while the expiry has the keyboard")
  func wheels() throws {
    var run = try SceneRun.design()
    try run.select(0, 7, at: 0)
    #expect(run.text(.expiry) == "")
    for field in CardInput.Field.allCases {
      try run.focus(field, at: 1)
      #expect((run.frame.nodes["picker-expiry"] != nil) == (field == .expiry))
    }
    try run.focus(.expiry, at: 2)
    try run.tap("bar-cancel", at: 3)
    #expect(run.frame.nodes["picker-expiry"] == nil)
  }

  // MARK: Code

  @Test("D15: digits only, three of them, and Next with the third")
  func code() throws {
    var run = try SceneRun.on(.code)
    try run.type("1a2", in: .code, at: 1)
    #expect(run.text(.code) == "12" && !run.showsNext(.code))
    #expect(try run.node("csc-label").text == "12")
    try run.type("٣4", in: .code, at: 2)
    #expect(run.text(.code) == "123" && run.showsNext(.code))
    try run.delete(in: .code, at: 3)
    #expect(run.text(.code) == "12" && !run.showsNext(.code))
    try run.type("9", in: .code, TextRange(location: 0, length: 0), at: 4)
    #expect(run.text(.code) == "912")
    #expect(try run.node("input-code-text").caret == 1)
  }

  @Test("D15: Amex has four; a change of brand cuts the code, or leaves it too short")
  func codeOfBrand() throws {
    var run = try SceneRun.on(.code)
    try run.setValue(.number, "37", at: 1)
    try run.type("123456", in: .code, at: 2)
    #expect(run.text(.code) == "1234" && run.scene.complete.code)
    try run.setValue(.number, "4", at: 3)
    #expect(run.text(.code) == "123" && run.scene.complete.code)
    try run.setValue(.number, "34", at: 4)
    #expect(run.text(.code) == "123" && !run.scene.complete.code)
  }

  // MARK: Bar, button and return key

  @Test("D14: the bar's Next works exactly where the input's Next shows, or on the expiry")
  func barFollowsFlag() throws {
    let values = ["4111111111111111", "A", "", "123"]
    for (field, value) in zip(CardInput.Field.allCases, values) {
      var run = try SceneRun.on(field)
      #expect(try run.node("bar-next").enabled == (field == .expiry))
      #expect(try run.node("bar-next").text == (field == .code ? "Done" : "Next"))
      if field == .expiry { continue }
      let before = run.scene.savedMembers
      try run.tap("bar-next", at: 1)
      #expect(run.scene.savedMembers == before)
      try run.setValue(field, value, at: 2)
      #expect(try run.node("bar-next").enabled && run.showsNext(field))
      try run.tap("bar-next", at: 3)
      #expect(run.scene.state == (field == .code ? .entering : .travelling))
    }
  }

  @Test("The button beside a text goes on; where it is hidden it does nothing")
  func nextButton() throws {
    let values = ["4111111111111111", "A", "12/2030"]
    for (field, value) in zip(CardInput.Field.allCases, values) {
      var run = try SceneRun.on(field)
      try run.tap(NodeID(field.rawValue + "-next"), at: 1)
      #expect(run.scene.state == .entering)
      try run.setValue(field, value, at: 2)
      try run.tap(NodeID(field.rawValue + "-next"), at: 3)
      #expect(run.scene.state == .travelling)
      try run.settle()
      #expect(run.scene.page == field.page + 1)
      #expect(run.scene.field?.page == field.page + 1)
    }
  }

  @Test("The return key goes on where Next is shown; elsewhere the keyboard goes")
  func returnKey() throws {
    let values = ["4111111111111111", "A", "12/2030"]
    for (field, value) in zip(CardInput.Field.allCases, values) {
      var run = try SceneRun.on(field)
      try run.enter(field, at: 1)
      #expect(run.scene.field == nil && run.frame.effects == [.blur])
      try run.setValue(field, value, at: 2)
      try run.enter(field, at: 3)
      #expect(run.scene.state == .entering)
      try run.focus(field, at: 4)
      try run.enter(field, at: 5)
      #expect(run.scene.state == .travelling && run.scene.field?.page == field.page + 1)
    }
  }

  @Test("Cancel: the keyboard goes, page and texts stay")
  func cancel() throws {
    var run = try SceneRun.on(.holder)
    try run.type("Ada", in: .holder, at: 1)
    try run.tap("bar-cancel", at: 2)
    #expect(run.frame.effects == [.blur] && run.scene.field == nil)
    #expect(run.scene.page == 1 && run.text(.holder) == "Ada")
    #expect(run.frame.nodes["bar"] == nil)
    try run.tap("bar-cancel", at: 3)
    #expect(run.frame.effects.isEmpty)
  }

  // MARK: Done

  /// A run with valid values on the last page.
  private func filled(_ number: String = "4242424242424242") throws -> SceneRun<CardInput> {
    var run = try SceneRun.on(.code)
    try run.setValue(.number, number, at: 1)
    try run.setValue(.holder, "Ada Byron", at: 1)
    try run.setValue(.expiry, "09/2030", at: 1)
    try run.setValue(.code, "1234", at: 1)
    return run
  }

  @Test(
    "D14: Done with all four parts complete submits brand, last digits and expiry",
    arguments: [
      ("4242424242424242", CardInput.Brand.visa, "4242"),
      ("5555555555554444", .mastercard, "4444"), ("378282246310005", .amex, "0005"),
      ("6011111111111117", nil, "1117"),
    ])
  func done(number: String, brand: CardInput.Brand?, last4: String) throws {
    var run = try filled(number)
    try run.tap("bar-next", at: 2)
    #expect(
      run.frame.effects == [.own(.submitted(brand: brand, last4: last4, expiry: "09/30")), .blur])
    #expect(run.scene.state == .submitted && run.scene.field == nil)
  }

  @Test("D14: also by the button and by the return key")
  func doneOtherwise() throws {
    var run = try filled()
    try run.tap("input-code-next", at: 2)
    #expect(run.scene.state == .submitted)
    run = try filled()
    try run.enter(.code, at: 2)
    #expect(run.scene.state == .submitted)
  }

  @Test("D14: Done with a part missing does nothing", arguments: CardInput.Field.allCases)
  func doneTooEarly(missing: CardInput.Field) throws {
    var run = try filled()
    try run.setValue(missing, "", at: 2)
    try run.tap("bar-next", at: 3)
    try run.tap("input-code-next", at: 3)
    #expect(run.scene.state == .entering && run.effects.isEmpty)
  }

  @Test("D14: only once; afterwards only the environment has an effect")
  func once() throws {
    var run = try filled()
    try run.tap("bar-next", at: 2)
    let (state, nodes) = (run.scene.savedMembers, run.frame.nodes)
    try run.tap("bar-next", at: 3)
    try run.tap("input-code-next", at: 3)
    try run.tap("input-code-text", at: 3)
    try run.focus(.code, at: 3)
    try run.type("9", in: .code, at: 3)
    try run.drag(from: 3, to: 2.2, at: 4)
    try run.setValue(.holder, "Eve", at: 5)
    #expect(run.scene.savedMembers == state && run.frame.nodes == nodes)
    #expect(run.effects.count { $0.type == "submitted" } == 1)
    for id: NodeID in ["input-code-next", "input-code-text", "input-strip", "number-button"] {
      #expect(try !run.node(id).enabled)
    }
    try run.send(.environment(EnvironmentChange(size: Size(width: 500, height: 800))), at: 6)
    #expect(run.scene.state == .submitted)
  }

  @Test("Done while a finger holds the strip brings the last page")
  func doneWhileDragging() throws {
    var run = try filled()
    try run.scroll(.began, to: 3, at: 2)
    try run.scroll(to: 2.8, at: 2.1)
    try run.tap("bar-next", at: 2.2)
    #expect(run.scene.state == .submitted && isNear(run.position, 2.8))
    try run.settle()
    #expect(run.position == 3 && run.scene.page == 3)
  }
}
