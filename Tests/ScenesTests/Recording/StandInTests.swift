import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The recorder's stand-ins stay those of the replay, event by event.
struct StandInTests {
  /// An event, and its time in seconds.
  typealias Told = (event: Event, time: Double)

  /// The lines of a recording of which a replay differs nowhere from the session.
  private static func lines<S: Scene>(
    _ scene: S.Type, _ told: [Told], configuration: String = "{}", publicText: [NodeID] = []
  ) throws -> [Substring] {
    let json = try Array(configuration.utf8).withUnsafeBufferPointer { try JSONValue(parsing: $0) }
    let engine = try Engine(scene, configuration: try S.Configuration(json: json))
    let recorded = try RecordedScene(
      engine, isOpening: true, .trace, RecordingOptions(publicText: publicText))
    for (event, time) in told {
      try recorded.send(event, at: time)
      #expect(recorded.difference == nil, "\(event.name) at \(time)")
      recorded.record()
    }
    try recorded.settle()
    #expect(recorded.difference == nil && recorded.recorder.deviations == 0)
    return recorded.trace.split(separator: "\n").dropFirst().map { $0 }
  }

  private static func lines<S: Scene>(
    _ scene: S.Type, _ events: [Event], configuration: String = "{}", publicText: [NodeID] = []
  ) throws -> [Substring] {
    let told = events.enumerated().map { (event: $1, time: Double($0)) }
    return try lines(scene, told, configuration: configuration, publicText: publicText)
  }

  private static func value(of name: String, in line: Substring) -> String? {
    line.firstRange(of: "\"\(name)\":\"").map {
      String(line[$0.upperBound...].prefix { $0 != "\"" })
    }
  }

  /// Keys in a text, and the types of the lines that a recording has of them.
  struct KeyRow: Sendable, CustomTestStringConvertible {
    var text: String
    var events: [Event]
    var recorded: [String]

    var testDescription: String { text }
  }

  private static let field: NodeID = "field-displayName"

  private static func key(_ name: String, _ modifiers: Modifiers) -> Event {
    .key(KeyStroke(name, modifiers: modifiers))
  }

  @Test(
    "What a key has selected backwards in the session alone goes on at its start (keys, rule 18)",
    arguments: [
      KeyRow(
        text: "ab cd.ef",
        events: [key("ArrowLeft", [.shift, .alt])]
          + [Event](repeating: key("ArrowLeft", .shift), count: 2),
        recorded: ["selection", "selection", "selection", "deleteBackward"]),
      // Another selection has the replay, too, forget the one that was made backwards before.
      KeyRow(
        text: "ab can't",
        events: [Event](repeating: key("ArrowLeft", .shift), count: 5) + [
          .selection(TextSelection(field, range: TextRange(location: 3, length: 0))),
          key("ArrowRight", [.shift, .alt]), key("ArrowLeft", .shift),
        ],
        recorded: [String](repeating: "key", count: 5) + [
          "selection", "selection", "key", "deleteBackward",
        ]),
      // A touch and a key that moves the focus forget it in both.
      KeyRow(
        text: "ab cd.ef",
        events: [
          key("ArrowLeft", [.shift, .alt]), key("Tab", []), key("Tab", .shift),
          key("End", []), key("ArrowLeft", .shift), key("ArrowLeft", .shift),
        ],
        recorded: ["selection", "key", "key", "key", "key", "key", "deleteBackward"]),
    ])
  func backwards(_ row: KeyRow) throws {
    let lines = try Self.lines(
      Onboarding.self,
      [.focus(target: Self.field), .text(TextEdit(Self.field, replacement: row.text))] + row.events
        + [.deleteBackward(target: Self.field)])
    #expect(lines.dropFirst(2).map { Self.value(of: "type", in: $0) } == row.recorded)
  }

  @Test("Keys in a composition are recorded as keys, and do not end it (editing, rule 13)")
  func composing() throws {
    let keys = [
      Self.key("ArrowLeft", []), Self.key("Home", .shift), Self.key("z", .control),
      Self.key("7", []),
    ]
    let lines = try Self.lines(
      Onboarding.self,
      [
        .focus(target: Self.field), .text(TextEdit(Self.field, replacement: "zz")),
        .compose(Composition(Self.field, .changed, text: "ni")),
      ] + keys + [.compose(Composition(Self.field, .committed, text: "二"))])
    #expect(
      lines.dropFirst(2).map { Self.value(of: "type", in: $0) }
        == ["compose", "key", "key", "key", "key", "compose"])
  }

  @Test("A text that a command sets ends a composition in the replay, too (editing, rule 13)")
  func commandInComposition() throws {
    let field: NodeID = "input-holder-text"
    func set(_ text: String) -> Event {
      .command(Command("setValue", target: "input-holder", value: .string(text)))
    }
    let lines = try Self.lines(
      CardInput.self,
      [
        .focus(target: field), .text(TextEdit(field, replacement: "Ann")),
        .compose(Composition(field, .changed, text: "ni")), set("Ann"), set("Kim"),
      ])
    #expect(lines.suffix(2).map { Self.value(of: "value", in: $0) } == ["Xxx", "Xxy"])
  }

  @Test("A text keeps its stand-in where a finger takes other texts away")
  func popped() throws {
    let number: NodeID = "input/input-number-text"
    func open(_ pages: String...) -> Event { .command(Command("open", value: .elements(pages))) }
    func pan(_ phase: Pan.Phase, _ x: Double) -> Event {
      .pan(
        Pan(
          phase, translation: Point(x: x, y: 0), velocity: Point(x: 900, y: 0),
          location: Point(x: 5 + x, y: 400)))
    }
    let lines = try Self.lines(
      Checkout.self,
      [
        (open("form"), 0.4), (.tap(Tap(on: "pages/form/pay")), 1),
        (.tap(Tap(on: "input/number-button")), 3),
        (.text(TextEdit(number, replacement: "5485383550284959")), 4),
        (open("form", "code"), 5), (pan(.began, 0), 7), (pan(.changed, 200), 7.1),
        (pan(.ended, 250), 7.2), (.tap(Tap(on: "pages/form/pay")), 8.5),
        (.tap(Tap(on: "input/number-button")), 11),
        (.selection(TextSelection(number, range: TextRange(location: 9, length: 0))), 14),
        (.text(TextEdit(number, replacement: "8")), 15),
        (.text(TextEdit(number, replacement: "6")), 16), (.deleteBackward(target: number), 17),
      ] as [Told])
    #expect(!lines.joined().contains("5485"))
  }

  /// A text that a recording may show where some nodes are public, if at all.
  struct PublicRow: Sendable, CustomTestStringConvertible {
    var nodes: [NodeID]
    var text: String
    /// What is recorded of it where it is pasted into the first section.
    var pasted: String
    /// What is recorded of it where a host sets it.
    var set: String

    var testDescription: String { "\(nodes.map { $0.name }) \(text)" }
  }

  @Test(
    "A text is public if all that it changes is",
    arguments: [
      PublicRow(
        nodes: ["card.section-0"], text: "1234567812345678", pasted: "0000000000000000",
        set: "0000000000000000"),
      PublicRow(nodes: ["card.section-0"], text: "1234", pasted: "1234", set: "0000"),
      PublicRow(nodes: ["card"], text: "1234", pasted: "0000", set: "1234"),
      PublicRow(
        nodes: ["card", "card.section-0"], text: "1234567812345678", pasted: "1234567812345678",
        set: "1234567812345678"),
    ])
  func publicText(_ row: PublicRow) throws {
    let section: NodeID = "card.section-0"
    func set(_ text: String) -> Event {
      .command(Command("setText", target: "card", value: .string(text)))
    }
    let pasted = Event.text(TextEdit(section, replacement: row.text))
    let lines = try Self.lines(
      AdaptiveField.self, [.focus(target: section), pasted, set(""), set(row.text)],
      publicText: row.nodes)
    #expect(Self.value(of: "replacement", in: lines[1]) == row.pasted)
    #expect(Self.value(of: "value", in: lines[3]) == row.set)
  }

  @Test("A text of a page that is not there is private: it may be a secret of the configuration's")
  func absent() throws {
    let pin: NodeID = "pages/form/fields/pin"
    let section: NodeID = "pages/form/fields/pin.section-0"
    func configuration(isSecret: Bool) -> String {
      """
      {"pages":{"form":{"fields":{"fields":[
        {"id":"pin","frame":[40,60,240,32],"limits":[20],"secret":\(isSecret)}]}}}}
      """
    }
    for isSecret in [false, true] {
      let lines = try Self.lines(
        Checkout.self,
        [
          .text(TextEdit(section, replacement: "qzj")),
          .command(Command("open", value: .elements(["form"]))),
          .command(Command("setText", target: pin, value: .string("qzj"))),
        ], configuration: configuration(isSecret: isSecret), publicText: [pin, section])
      #expect(lines.first?.contains("qzj") == false)
      #expect(lines.last?.contains("qzj") == !isSecret)
    }
  }
}
