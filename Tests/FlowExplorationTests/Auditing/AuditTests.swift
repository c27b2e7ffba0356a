import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

@Suite("An audit")
struct AuditTests {
  /// A fault that is planted, and what is found.
  struct Row: Sendable, CustomTestStringConvertible {
    var fault: Booth.Fault
    var rule: AuditRule
    var node: Booth.Part?
    /// Where the plainest variant with it differs from the trace; empty for anywhere.
    var variant: [String] = []
    var matrix = AuditTests.matrix
    var environment = ""

    var testDescription: String { fault.rawValue }

    init(
      _ fault: Booth.Fault, _ rule: AuditRule, _ node: Booth.Part?, in variant: String...,
      matrix: String = AuditTests.matrix, environment: String = ""
    ) {
      self.fault = fault
      self.rule = rule
      self.node = node
      self.variant = variant
      self.matrix = matrix
      self.environment = environment
    }
  }

  /// Every kind of value that a fault depends on.
  static let matrix =
    "colorScheme=light,dark;contrast=standard,increased;textSize=large,accessibilityXXXLarge;"
    + "layoutDirection=leftToRight,rightToLeft;locale=en,en-XA"

  private static let german =
    #""locale":"de","strings":{"booth.title":"Eintrittskarte"},"#
  private static let landscape = #""size":[812,375],"safeArea":[0,44,21,44],"#

  static let rows = [
    Row(.titleUnlisted, .string, .title, in: "locale"),
    Row(.labelUnlisted, .string, .row, in: "locale"),
    Row(.valueUnlisted, .string, .row, in: "locale"),
    Row(.placeholderUnlisted, .string, .row, in: "locale"),
    Row(.announcementUnlisted, .string, nil, in: "locale"),
    Row(.groundUnlisted, .color, .screen),
    Row(.inkUnlisted, .color, .title),
    Row(.borderUnlisted, .color, .row),
    Row(.tintUnlisted, .color, .arrow),
    Row(.placeholderColorUnlisted, .color, .row),
    Row(.rowFixed, .cutText, .row, in: "textSize"),
    Row(.titleFixed, .cutText, .title, in: "textSize"),
    Row(.noteFixed, .cutText, .note, in: "textSize"),
    Row(.buttonFixed, .cutText, .buy, in: "textSize"),
    Row(.germanCut, .cutText, .title, matrix: "locale=de", environment: german),
    Row(.boldCut, .cutText, .title, in: "boldText", matrix: "boldText=false,true"),
    Row(.clipped, .cutText, .title, matrix: "textSize=large"),
    Row(.buttonLow, .targetSize, .buy, matrix: "textSize=large"),
    Row(.arrowNarrow, .targetSize, .arrow, matrix: "textSize=large"),
    Row(.textFaint, .contrast, .note),
    Row(.textFaintInDark, .contrast, .note, in: "colorScheme"),
    Row(.textFaintInContrast, .contrast, .note, in: "contrast"),
    Row(.placeholderFaint, .contrast, .row),
    Row(.borderFaint, .contrast, .row),
    Row(.tintFaint, .contrast, .arrow),
    Row(.arrowKept, .mirroring, .arrow, in: "layoutDirection"),
    Row(.arrowBeyond, .offScreen, .arrow, in: "textSize"),
    Row(.arrowHalfBeyond, .offScreen, .arrow, matrix: "textSize=large"),
    Row(
      .keyboardIgnored, .underKeyboard, .row, in: "textSize",
      matrix: "textSize=large,accessibilityXXXLarge", environment: landscape),
    Row(.barOverField, .underKeyboard, .row, matrix: "textSize=large"),
    Row(.unlabelled, .label, .row, matrix: "textSize=large"),
    Row(.labelledById, .labelIsID, .row, matrix: "textSize=large"),
    Row(
      .buttonsOverlap, .targetOverlap, .arrow, in: "textSize",
      matrix: "textSize=large,accessibilityXXXLarge"),
    Row(
      .textsOverlap, .textOverlap, .note, in: "textSize",
      matrix: "textSize=large,accessibilityXXXLarge"),
    Row(.untold, .untold, nil),
  ]

  private static func findings(
    _ fault: Booth.Fault, environment: String = "", in matrix: AuditMatrix
  ) throws -> [TraceAudit.Finding] {
    let size = environment.contains("size") ? "" : #""size":[375,812],"safeArea":[44,0,34,0],"#
    let isLow = environment.contains("812,375")
    let trace = """
      {"flowTrace":1,"scene":"booth","environment":{\(environment)\(size)"scale":3},"configuration":{"fault":"\(fault.rawValue)"}}
      {"t":1,"type":"tap","target":"row"}
      {"t":1.5,"type":"keyboard","phase":"willShow","frame":[0,\(isLow ? 230 : 600),\(isLow ? 812 : 375),\(isLow ? 145 : 212)],"duration":0.25,"curve":"easeInOut"}
      {"t":2,"type":"keyboard","phase":"willHide","frame":[0,812,375,212],"duration":0.25,"curve":"easeInOut"}
      {"t":3,"type":"tap","target":"buy"}

      """
    let variants = try TraceVariants(of: EventTrace(Array(trace.utf8)), SceneList(Booth.self))
    var audit = TraceAudit(variants)
    return TraceAudit.merged(try audit.findings(in: matrix))
  }

  @Test("A screen that fits everybody has no finding")
  func findsNothing() throws {
    let found = try Self.findings(.none, in: .standard)
    #expect(found.map { "\($0.rule) \($0.node ?? "") \($0.message) \($0.variant.text)" } == [])
  }

  @Test("Each planted fault is found, as one cause", arguments: rows)
  func finds(_ row: Row) throws {
    let found = try Self.findings(
      row.fault, environment: row.environment, in: try AuditMatrix(row.matrix))
    let texts = found.map { "\($0.rule) \($0.node ?? "") \($0.message) \($0.variant.text)" }
    try #require(found.count == 1, "\(texts)")
    #expect(found[0].rule == row.rule, "\(texts)")
    #expect(found[0].node == row.node?.rawValue, "\(texts)")
    if !row.variant.isEmpty {
      #expect(found[0].variant.differences.map { $0.name } == row.variant, "\(texts)")
    }
  }

  @Test("Every fault of the screen is in the table")
  func isComplete() {
    #expect(Self.rows.map { $0.fault }.count == Booth.Fault.allCases.count - 1)
  }

  // MARK: Touches

  /// The findings in a trace that does not begin with a tap on the row.
  private static func findings(
    _ fault: Booth.Fault, after lines: String, in matrix: String
  ) throws -> [AuditRule] {
    let trace = """
      {"flowTrace":1,"scene":"booth","configuration":{"fault":"\(fault.rawValue)"}}
      \(lines)
      {"t":2,"type":"keyboard","phase":"willShow","frame":[0,600,375,212],"duration":0,"curve":"linear"}

      """
    let variants = try TraceVariants(of: EventTrace(Array(trace.utf8)), SceneList(Booth.self))
    var audit = TraceAudit(variants)
    return try audit.findings(in: try AuditMatrix(matrix)).map { $0.rule }
  }

  @Test(
    "A touch goes to the node that it meets in the trace, also where that is in another place",
    arguments: [
      #"{"t":1,"type":"tap","location":[100,160]}"#,
      #"{"t":1,"type":"pointer","id":0,"phase":"down","location":[100,160]}"# + "\n"
        + #"{"t":1.1,"type":"pointer","id":0,"phase":"up","location":[101,160]}"#,
    ])
  func aims(_ lines: String) throws {
    #expect(
      try Self.findings(.barOverField, after: lines, in: "textSize=accessibilityXXXLarge")
        == [.underKeyboard])
  }

  @Test("A tap of a pointer changes the state without a word, too")
  func tellsOfPointers() throws {
    let lines = """
      {"t":1,"type":"pointer","id":0,"phase":"down","location":[100,220]}
      {"t":1.1,"type":"pointer","id":0,"phase":"up","location":[100,220]}
      """
    #expect(try Self.findings(.untold, after: lines, in: "textSize=large") == [.untold])
  }

  @Test(
    "What a finger holds is on its way, and no longer",
    arguments: [
      (#"{"t":1,"type":"scroll","target":"screen","offset":[0,0]}"#, true),
      (#"{"t":1,"type":"scroll","target":"screen","offset":[0,0],"phase":"began"}"#, false),
      (
        #"{"t":1,"type":"scroll","target":"screen","offset":[0,0],"phase":"began"}"# + "\n"
          + #"{"t":1,"type":"scroll","target":"screen","offset":[0,0],"velocity":[0,0],"phase":"ended"}"#,
        true
      ),
      (
        #"{"t":1,"type":"pointer","id":0,"phase":"down","location":[100,160]}"# + "\n"
          + #"{"t":1,"type":"pointer","id":1,"phase":"down","location":[100,160]}"# + "\n"
          + #"{"t":1,"type":"pointer","id":1,"phase":"up","location":[100,160]}"#, false
      ),
    ] as [(String, Bool)])
  func holds(_ lines: String, _ isSeen: Bool) throws {
    // What is there before is found either way.
    let lines = lines + "\n" + #"{"t":1.5,"type":"tap","target":"row"}"#
    let found = try Self.findings(.barOverField, after: lines, in: "textSize=large")
    #expect(found == (isSeen ? [.underKeyboard] : []))
  }

  @Test("A target with the letters of a text is not where that text is from")
  func tellsNamesFromTexts() throws {
    let lines = #"{"t":1,"type":"tap","target":"your-ticket"}"#
    let found = try Self.findings(.titleUnlisted, after: lines, in: "locale=en,en-XA")
    #expect(found == [.string])
  }

  @Test("A text that an event gives is where the text is from")
  func takesGivenTexts() throws {
    let lines = #"{"t":1,"type":"text","target":"row","replacement":"Your ticket"}"#
    #expect(try Self.findings(.titleUnlisted, after: lines, in: "locale=en,en-XA") == [])
  }

  @Test(
    "A text that has left its field was entered, however",
    arguments: [
      [
        #"{"t":0.1,"type":"text","target":"field","replacement":"H"}"#,
        #"{"t":0.2,"type":"text","target":"field","replacement":"e"}"#,
        #"{"t":0.3,"type":"text","target":"field","replacement":"y"}"#,
      ],
      [
        #"{"t":0.1,"type":"text","target":"field","replacement":"Hello"}"#,
        #"{"t":0.2,"type":"compose","target":"field","phase":"changed","text":"yu","selection":[2,0]}"#,
        #"{"t":0.3,"type":"compose","target":"field","phase":"committed","text":"you"}"#,
      ],
    ], ["locale=en,en-XA", "locale=en-XA"])
  func remembersEnteredTexts(_ typing: [String], _ matrix: String) throws {
    let lines =
      [#"{"flowTrace":1,"scene":"memo"}"#] + typing + [
        #"{"t":1,"type":"tap","target":"send"}"#, #"{"t":2,"type":"tick"}"#,
        #"{"t":3,"type":"text","target":"field","replacement":"x"}"#,
      ]
    let trace = try EventTrace(Array(lines.joined(separator: "\n").utf8))
    var audit = TraceAudit(try TraceVariants(of: trace, SceneList(Memo.self)))
    let found = try audit.findings(in: try AuditMatrix(matrix))
    #expect(found.filter { $0.rule == .string }.map { $0.message } == [])
  }

  @Test("Of entered texts an audit remembers the last, in a limited number and length")
  func remembersSome() throws {
    let trace = try EventTrace(Array(#"{"flowTrace":1,"scene":"memo"}"#.utf8))
    var audit = TraceAudit(try TraceVariants(of: trace, SceneList(Memo.self)))
    for number in 0..<1_200 {
      var texts = ["<\(number)> Text"]
      audit.remember(&texts)
    }
    #expect(audit.entered.count == ExplorationLimits.enteredTexts)
    #expect(audit.enteredText.hasSuffix("\n<1199> text"))
    for number in 0..<20 {
      var texts = ["<\(number)>" + String(repeating: "x", count: 10_000)]
      audit.remember(&texts)
      #expect(audit.entered.reduce(0) { $0 + $1.utf8.count } <= ExplorationLimits.enteredBytes)
    }
    #expect(audit.entered.count == 6 && audit.enteredText == audit.entered.joined(separator: "\n"))
  }

  @Test("A scene that is held changes without a word, too")
  func tellsOfChildren() throws {
    let trace = """
      {"flowTrace":1,"scene":"stand"}
      {"t":1,"type":"tap","target":"booth/buy"}

      """
    let variants = try TraceVariants(of: EventTrace(Array(trace.utf8)), SceneList(Stand.self))
    var audit = TraceAudit(variants)
    let found = try audit.findings(in: try AuditMatrix("textSize=large"))
    #expect(
      found.map { $0.message } == [
        "'open' of 'booth' becomes 'sold' by tap, and nothing that is spoken changes"
      ])
  }

  // MARK: Languages

  /// A trace that begins with a state that was saved in French.
  private static func resumed(_ fault: Booth.Fault) throws -> (EventTrace, StringCatalog) {
    let (french, german) = (try #require(LanguageTag("fr")), try #require(LanguageTag("de")))
    var catalog = StringCatalog()
    catalog[french]["booth.title"] = .text("Billet")
    catalog[german]["booth.title"] = .text("Eintrittskarte")
    var environment = Environment(locale: french)
    environment.strings["booth.title"] = .text("Billet")
    environment.strings["booth.note"] = .text("20 h")
    var configuration = Booth.Configuration()
    configuration.fault = fault
    let state = try Engine(
      Booth.self, configuration: configuration, environment: environment
    ).saved
    let trace = #"{"flowTrace":1,"scene":"booth","state":\#(state)}"# + "\n"
    return (try EventTrace(Array(trace.utf8)), catalog)
  }

  @Test("What a state has of its language changes with the language")
  func translatesStates() throws {
    let (trace, catalog) = try Self.resumed(.germanCut)
    let variants = try TraceVariants(of: trace, SceneList(Booth.self), catalog)
    var audit = TraceAudit(variants)
    let found = try audit.findings(in: try AuditMatrix("locale=de"))
    #expect(found.map { $0.message }.joined().contains("Eintrittskarte"))
    let matrix = try AuditMatrix("locale=en,de,fr")
    let events = try matrix.variants.map { variant in
      String(decoding: try variants.text(in: variant), as: UTF8.self).split(separator: "\n")[1]
    }
    let texts = events.map { event in
      ["Billet", "Eintrittskarte", "20 h"].filter { event.contains($0) }
    }
    // An event without texts leaves those of the state.
    #expect(texts == [["20 h"], ["Eintrittskarte", "20 h"], []])
  }

  // MARK: Environments

  @Test("The standard environments are 128, the plainest first")
  func listsEnvironments() {
    let variants = AuditMatrix.standard.variants
    #expect(variants.count == 128)
    #expect(Set(variants.map { $0.text }).count == 128)
    #expect(variants[0].differences.isEmpty)
    #expect(variants.last?.differences.count == 6)
  }

  @Test("A matrix has all combinations of its values")
  func readsMatrix() throws {
    let matrix = try AuditMatrix("textSize=large,xxLarge; colorScheme=dark")
    #expect(
      matrix.variants.map { $0.text } == ["colorScheme dark", "colorScheme dark, textSize xxLarge"])
  }

  @Test(
    "A matrix with a fault says which",
    arguments: [
      ("size=1", "unknown member 'size'"), ("textSize", "expected MEMBER=VALUE"),
      ("textSize=huge", "'textSize' has no value 'huge'"),
      ("textSize=large;textSize=small", "'textSize' is named twice"),
      ("boldText=yes", "'boldText' has no value 'yes'"), ("locale=d", "'locale' has no value 'd'"),
    ])
  func refusesMatrix(_ text: String, _ message: String) {
    #expect {
      _ = try AuditMatrix(text)
    } throws: { error in
      (error as? AuditMatrix.Fault)?.text.hasPrefix(message) ?? false
    }
  }

  // MARK: Exceptions

  @Test("An exception covers a node, or all whose ids begin as it does")
  func readsExceptions() throws {
    let text = """
      [{"rule":"contrast","scene":"booth","node":"no*","reason":"as it was drawn"},
       {"rule":"contrast","scene":"booth","node":"arrow","reason":"as it was drawn"}]
      """
    let list = try AuditException.list(parsing: Array(text.utf8))
    #expect(list.map { $0.line } == [1, 2])
    let found = try Self.findings(.textFaint, in: try AuditMatrix("textSize=large"))
    #expect(list.map { exception in found.contains { exception.covers($0) } } == [true, false])
  }

  @Test(
    "A list of exceptions with a fault is refused",
    arguments: [
      "{}", #"[{"rule":"contrast"}]"#, #"[{"rule":"looks","scene":"a","node":"b","reason":"c"}]"#,
      #"[{"rule":"contrast","scene":"a","node":"b","reason":"c","x":"d"}]"#,
      #"[{"rule":"contrast","scene":"a","node":"b","reason":""}]"#, "[1]",
    ])
  func refusesExceptions(_ text: String) {
    #expect(throws: JSONError.self) {
      try AuditException.list(parsing: Array(text.utf8))
    }
  }
}

@Suite("A spoken transcript")
struct SpokenTranscriptTests {
  @Test("It reads the screen, what changes under the cursor, and what is announced")
  func reads() throws {
    let trace = """
      {"flowTrace":1,"scene":"booth"}
      {"t":1,"type":"tap","target":"row"}
      {"t":2,"type":"tap","target":"buy"}

      """
    let transcript = try SpokenTranscript(
      of: try EventTrace(Array(trace.utf8)), SceneList(Booth.self))
    #expect(
      transcript.text == """
        0 start
          reads "Booth"
          reads "Your ticket, heading"
          reads "Doors open at 7"
          reads "Name, empty, text field"
          reads "Buy, button"
          reads "Back, button"
          reads "Next, button"
          at "Booth"
        1 tap row
          moves to "Name, empty, text field, is editing"
        2 tap buy
          says "Sold"

        """)
  }

  @Test("It is in the language of a state, and of a change of the locale")
  func translatesStates() throws {
    let german = try #require(LanguageTag("de"))
    var catalog = StringCatalog()
    catalog[german]["booth.sold"] = .text("Verkauft")
    let state = try Engine(Booth.self, environment: Environment(locale: german)).saved
    let trace = """
      {"flowTrace":1,"scene":"booth","state":\(state)}
      {"t":2,"type":"tap","target":"buy"}
      {"t":3,"type":"environment","environment":{"locale":"en"}}
      {"t":4,"type":"tap","target":"buy"}

      """
    let transcript = try SpokenTranscript(
      of: try EventTrace(Array(trace.utf8)), SceneList(Booth.self), catalog)
    #expect(
      transcript.lines.filter { $0.hasPrefix("  says") }
        == [#"  says "Verkauft""#, #"  says "Sold""#])
  }

  @Test("It is in the language of the trace")
  func translates() throws {
    let trace = """
      {"flowTrace":1,"scene":"booth","environment":{"locale":"en-XA"}}
      {"t":2,"type":"tap","target":"buy"}

      """
    let transcript = try SpokenTranscript(
      of: try EventTrace(Array(trace.utf8)), SceneList(Booth.self))
    #expect(transcript.lines.contains(#"  says "[Šöļð]""#))
  }
}
