import Testing

@testable import FlowEngine

/// A label that counts ticks, in the environment's language.
private struct Ticks: Scene {
  enum Part: String, ScenePart {
    case label
    var kind: Node.Kind { .label }
  }

  static let name = "ticks"
  static var title: SceneString { SceneString("ticks.title", "Ticks", comment: "Name.") }
  static var count: SceneString {
    SceneString("ticks.count", one: "%lld tick", other: "%lld ticks", comment: "Their number.")
  }
  static var strings: [SceneString] { [title, count] }

  private var ticks = 0

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .tick = event { ticks += 1 }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    nodes.append(Part.label, frame: Rect(x: isMirrored ? 100 : 0, y: 0, width: 10, height: 10)) {
      $0.text = environment.text(Self.count, .number(ticks))
      $0.accessibilityLabel = environment.text(Self.title)
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("ticks", &ticks)
  }
}

/// Holds a counting label, whose environment is saved apart from its own.
private struct TickFrame: ComposedScene {
  enum Part: String, ScenePart { case frame }

  static let name = "tick-frame"
  private var ticks: Child<Ticks>

  init(_ context: inout Context) { ticks = Child(Ticks.self, NoConfiguration(), &context) }

  mutating func visit(_ members: inout StateMembers) {}
  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("ticks", &ticks) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(ticks)
  }
}

@Suite("The language of a trace")
struct TraceLanguageTests {
  private static let tick = #"{"t":1,"type":"tick"}"#

  private static func header(_ environment: String) -> String {
    #"{"flowTrace":1,"scene":"ticks","environment":{\#(environment)}}"#
  }

  private static func event(_ environment: String) -> String {
    #"{"t":1,"type":"environment","environment":{\#(environment)}}"#
  }

  /// The frames of a trace, and its warnings.
  private static func replay(
    _ lines: [String], _ catalog: StringCatalog? = nil, isStrict: Bool = false
  ) throws -> (frames: [JSONValue], warnings: [TraceWarning]) {
    var options = ReplayOptions(isStrict: isStrict)
    options.catalog = catalog
    options.findsSlips = true
    var replay = TraceReplay(of: Ticks.self, options: options)
    for line in lines {
      try Array((line + "\n").utf8).withUnsafeBufferPointer { try replay.feed($0) }
    }
    try replay.finish()
    let frames = try replay.output.text.split(separator: "\n").map {
      try JSONValue(parsing: String($0))
    }
    return (frames, replay.warnings)
  }

  /// What the label of each frame shows and says, and where it is.
  private static func labels(_ lines: [String], _ catalog: StringCatalog? = nil) throws -> [String]
  {
    try replay(lines, catalog).frames.map { frame in
      guard case .array(let nodes)? = frame["nodes"]?.content, let label = nodes.first,
        case .string(let text)? = label["text"]?.content,
        case .string(let title)? = label["accessibilityLabel"]?.content,
        case .array(let numbers)? = label["frame"]?.content,
        case .number(let x) = numbers[0].content
      else { return "none" }
      return "\(title): \(text) at \(Int(x))"
    }
  }

  private static func catalog() throws -> StringCatalog {
    let german = try #require(LanguageTag("de"))
    let austrian = try #require(LanguageTag("de-AT"))
    var forms = PluralForms(other: "%lld Ticks")
    forms[.one] = "%lld Tick"
    var catalog = StringCatalog()
    catalog[german]["ticks.title"] = .text("Ticken")
    catalog[german]["ticks.count"] = .plural(forms)
    catalog[german]["others"] = .text("of another scene")
    catalog[austrian]["ticks.title"] = .text("Ticken, bitte")
    return catalog
  }

  @Test("Texts are a catalog's, part by part, and change with the locale")
  func catalog() throws {
    let labels = try Self.labels(
      [
        Self.header(#""locale":"de-AT""#), Self.tick, Self.event(#""locale":"de""#),
        Self.event(#""locale":"fr""#), Self.event(#""size":[100,100]"#),
      ], try Self.catalog())
    #expect(
      labels == [
        "Ticken, bitte: 0 Ticks at 0", "Ticken, bitte: 1 Tick at 0", "Ticken: 1 Tick at 0",
        "Ticks: 1 tick at 0", "Ticks: 1 tick at 0",
      ])
  }

  @Test("The trace's own texts come before a catalog's, in any language")
  func own() throws {
    let labels = try Self.labels(
      [
        Self.header(#""locale":"de","strings":{"ticks.title":"T"}"#),
        Self.event(#""locale":"de-AT""#), Self.event(#""strings":{}"#),
      ], try Self.catalog())
    #expect(
      labels == ["T: 0 Ticks at 0", "T: 0 Ticks at 0", "Ticken, bitte: 0 Ticks at 0"])
  }

  @Test("Without a catalog a trace is as it says")
  func none() throws {
    #expect(
      try Self.labels([
        Self.header(#""locale":"de","strings":{"ticks.count":{"one":"eins","other":"%lld!"}}"#),
        Self.tick,
      ]) == ["Ticks: 0! at 0", "Ticks: eins at 0"])
  }

  @Test("Pseudo-locales come and go")
  func pseudo() throws {
    #expect(
      try Self.labels([
        Self.header(#""locale":"en-XA""#), Self.tick, Self.event(#""locale":"ar-XB""#),
        Self.event(#""layoutDirection":"leftToRight""#), Self.event(#""locale":"en""#),
        Self.event(#""layoutDirection":"rightToLeft""#),
      ]) == [
        "[Ţîçķš]: [0 ţîçķš one] at 0", "[Ţîçķš]: [1 ţîçķ one] at 0",
        "Ticks: 1 tick at 100", "Ticks: 1 tick at 100", "Ticks: 1 tick at 0",
        "Ticks: 1 tick at 100",
      ])
  }

  @Test("What a saved state has of its language goes with it", arguments: ["de", "ar-XB", "en-XA"])
  func saved(_ language: String) throws {
    let catalog = try Self.catalog()
    let whole = try Self.labels(
      [
        Self.header(#""locale":"\#(language)","strings":{"ticks.title":"T"}"#), Self.tick,
        Self.event(#""locale":"en""#),
      ], catalog)
    var options = ReplayOptions()
    options.catalog = catalog
    options.format = .state(at: 0.5)
    var replay = TraceReplay(of: Ticks.self, options: options)
    for line in [
      Self.header(#""locale":"\#(language)","strings":{"ticks.title":"T"}"#), Self.tick,
    ] {
      try Array((line + "\n").utf8).withUnsafeBufferPointer { try replay.feed($0) }
    }
    try replay.finish()
    let state = replay.output.text.split(separator: "\n")[0]
    let piece = try Self.labels(
      [
        #"{"flowTrace":1,"scene":"ticks","state":\#(state)}"#, Self.tick,
        Self.event(#""locale":"en""#),
      ], catalog)
    #expect(piece == whole)
  }

  private static func english() throws -> StringCatalog {
    var catalog = StringCatalog()
    for string in Ticks.strings { catalog[.english][string.key.text] = string.localizedText }
    return catalog
  }

  @Test(
    "A state that was saved without a catalog has the texts of its locale",
    arguments: ["de", "en-XA", "ar-XB"])
  func resumed(_ language: String) throws {
    let locale = try #require(LanguageTag(language))
    let header = Self.header(#""locale":"\#(language)""#)
    let later = Self.event(#""colorScheme":"dark""#)
    let whole = try Self.labels([header, later], try Self.catalog())
    let state = try Engine(Ticks.self, environment: Environment(locale: locale)).saved
    let piece = try Self.labels(
      [#"{"flowTrace":1,"scene":"ticks","state":\#(state)}"#, later], try Self.catalog())
    #expect(piece == whole)
  }

  @Test("So have the scenes that it holds")
  func resumedChildren() throws {
    let locale = try #require(LanguageTag("de"))
    let state = try Engine(TickFrame.self, environment: Environment(locale: locale)).saved
    var options = ReplayOptions()
    options.catalog = try Self.catalog()
    var replay = TraceReplay(of: TickFrame.self, options: options)
    let line = #"{"flowTrace":1,"scene":"tick-frame","state":\#(state)}"# + "\n"
    try Array(line.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    #expect(replay.output.text.contains(#""accessibilityLabel":"Ticken""#))
  }

  @Test("A scene's own texts as a catalog change nothing", arguments: ["en", "en-GB"])
  func ownCatalog(_ language: String) throws {
    var options = ReplayOptions()
    options.catalog = try Self.english()
    options.format = .state(at: 0)
    var replay = TraceReplay(of: Ticks.self, options: options)
    let line = Self.header(#""locale":"\#(language)""#) + "\n"
    try Array(line.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    #expect(!replay.output.text.contains("ticks.title"))
    #expect(!replay.output.text.contains("ticks.count"))
  }

  @Test("English that a catalog changes, and what other languages have of it, counts")
  func changedEnglish() throws {
    var catalog = try Self.english()
    catalog[.english]["ticks.title"] = .text("Tick count")
    let german = try #require(LanguageTag("de"))
    catalog[german]["ticks.title"] = .text("Ticks")
    #expect(try Self.labels([Self.header("")], catalog) == ["Tick count: 0 ticks at 0"])
    #expect(
      try Self.labels(
        [Self.header(#""locale":"de","strings":{}"#), Self.event(#""locale":"en""#)], catalog)
        == ["Ticks: 0 ticks at 0", "Tick count: 0 ticks at 0"])
  }

  @Test("A key in a state that the scene does not have is a warning, too, with its place")
  func unknownKeysOfState() throws {
    var environment = Environment()
    environment.strings["ticks.titel"] = .text("")
    let state = try Engine(Ticks.self, environment: environment).saved
    let header = #"{"flowTrace":1,"scene":"ticks","state":\#(state)}"#
    let place = try #require(header.firstRange(of: #"{"size""#)).lowerBound
    let column = header.utf8.distance(from: header.startIndex, to: place) + 1
    let warnings = try Self.replay([header]).warnings.map { $0.text(in: "a") }
    #expect(
      warnings == [
        "a:1:\(column): warning: the scene has no string 'ticks.titel'; did you mean "
          + "'ticks.title'?"
      ])
    #expect(throws: TraceError.self) { try Self.replay([header], isStrict: true) }
  }

  @Test("A key that the scene does not have is a warning, or strictly an error, with its place")
  func unknownKeys() throws {
    let lines = [
      Self.header(#""strings":{"ticks.titel":""}"#), Self.event(#""strings":{"x":""}"#),
      Self.event(#""strings":{"ticks.title":""}"#),
    ]
    let warnings = try Self.replay(lines).warnings.map { $0.text(in: "a") }
    #expect(warnings.count == 2)
    #expect(
      warnings[0]
        == "a:1:46: warning: the scene has no string 'ticks.titel'; did you mean 'ticks.title'?")
    #expect(warnings[1].hasPrefix("a:2:43: warning: the scene has no string 'x'"))
    for index in 0...1 {
      let strict = index == 0 ? [lines[0]] : [Self.header(""), lines[1]]
      #expect(throws: TraceError.self) { try Self.replay(strict, isStrict: true) }
    }
  }

  @Test("A scene's list names each text once")
  func list() {
    #expect(SceneParts(Ticks.self).strings == Ticks.strings)
  }
}
