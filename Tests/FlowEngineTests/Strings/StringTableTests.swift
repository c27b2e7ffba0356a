import FlowEngine
import Testing

struct StringTableTests {
  @Test("A key has one text, the last one given, in the place of the first")
  func keys() {
    var table = StringTable()
    table["a"] = .text("1")
    table["b"] = .text("2")
    table["a"] = .text("3")
    #expect(table.entries.map { $0.key } == ["a", "b"])
    #expect(table["a"] == .text("3"))
    table["a"] = nil
    #expect(table["a"] == nil)
    #expect(table.entries.count == 1)
    // Texts that look alike are not the same.
    #expect(table["b"] == .text("2"))
    table["\u{E9}"] = .text("one")
    #expect(table["e\u{301}"] == nil)
    #expect(LocalizedText.text("\u{E9}") != .text("e\u{301}"))
  }

  @Test("Plural forms always have the one for all other numbers")
  func forms() {
    var forms = PluralForms(other: "n")
    #expect(PluralCategory.allCases.filter { forms[$0] != nil } == [.other])
    for category in PluralCategory.allCases { forms[category] = category.rawValue }
    #expect(PluralCategory.allCases.allSatisfy { forms[$0] == $0.rawValue })
    forms[.few] = nil
    forms[.other] = nil
    #expect(forms[.few] == nil)
    #expect(forms.other == "other")
    #expect(LocalizedText.plural(forms) != .text("other"))
  }

  @Test("Texts that are too many, or too long together, are rejected")
  func limits() throws {
    var table = StringTable()
    for index in 0..<InputLimits.strings { table["k\(index)"] = .text("") }
    func send(_ table: StringTable) throws {
      var engine = try Engine(Probe.self, environment: Environment())
      try engine.send(.environment(EnvironmentChange(strings: table)), at: 1)
    }
    try send(table)
    table["more"] = .text("")
    #expect(throws: EventError.self) { try send(table) }
    var long = StringTable()
    long["key"] = .text(String(repeating: "x", count: InputLimits.stringBytes - 3))
    try send(long)
    long["k"] = .text("")
    #expect(throws: EventError.self) { try send(long) }
  }
}
