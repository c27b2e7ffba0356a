import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What a recording keeps, drops and hands on.
struct RecordingTests {
  private static func typed(_ text: String, into node: NodeID) -> [Event] {
    text.map { .text(TextEdit(node, replacement: String($0))) }
  }

  private static func record<S: Scene>(
    _ scene: S.Type, _ events: [Event], _ options: RecordingOptions = RecordingOptions()
  ) throws -> TraceRecorder<S> {
    let live = try LiveScene(scene)
    let recorder = try live.record(options)
    for (index, event) in events.enumerated() { try live.send(event, at: Double(index) * 0.3) }
    return recorder
  }

  private static func replacements(_ trace: String) -> [String] {
    trace.split(separator: "\n").compactMap { line in
      let bytes = Array(line.utf8)
      guard let json = bytes.withUnsafeBufferPointer({ try? JSONValue(parsing: $0) }),
        case .string(let text)? = (json["replacement"] ?? json["value"] ?? json["message"])?.content
      else { return nil }
      return text
    }
  }

  @Test(
    "A card's number has a test number of its brand in its place",
    arguments: [
      ("4532015112830366", "4111111111111111"), ("5425233430109903", "5555555555554444"),
      ("2720990000000007", "2720"), ("374245455400126", "378282246310005"),
      ("4532015112830367", "4111111111111110"), ("6011000990139424", "6"),
    ])
  func number(_ number: String, _ expected: String) throws {
    let field: NodeID = "input-number-text"
    let recorder = try Self.record(
      CardInput.self, [.focus(target: field)] + Self.typed(number, into: field))
    let standIn = Self.replacements(recorder.trace).joined()
    #expect(standIn.count == number.count && standIn.hasPrefix(expected), "\(standIn)")
    #expect(standIn != number && recorder.deviations == 0)
  }

  @Test("What a host fills in is private as well")
  func hostValues() throws {
    let recorder = try Self.record(
      CardInput.self,
      [
        .command(
          Command("setValue", target: "input-number", value: .string("4532 0151 1283 0366"))),
        .command(Command("setValue", target: "input-holder", value: .string("Ann Lee"))),
        .command(Command("setValue", target: "input-code", value: .string("739"))),
        .command(Command("setValue", target: "input-expiry", value: .string("07/2031"))),
      ])
    // The expiry is chosen on wheels, whose rows are events of their own.
    #expect(
      Self.replacements(recorder.trace)
        == ["4111 1111 1111 1111", "Xxx Xxx", "000", "07/2031"])
  }

  /// An event with a value, and the member of the line that a recording has of it.
  struct ValueRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: any Scene.Type
    var event: Event
    /// The value or the message as it stands in the line; `nil` for none.
    var recorded: String?

    init(_ scene: any Scene.Type, _ event: Event, _ recorded: String?, _ name: String) {
      self.scene = scene
      self.event = event
      self.recorded = recorded
      testDescription = name
    }

    static func command(
      _ scene: any Scene.Type, _ name: String, _ target: NodeID?, _ value: Command.Value?,
      _ recorded: String?
    ) -> ValueRow {
      ValueRow(
        scene, .command(Command(name, target: target, value: value)), recorded,
        "\(name) \(value.map { "\($0)" } ?? "")")
    }

    static let all = [
      command(GlideCard.self, "show", nil, .string("open"), #""value":"open""#),
      command(GlideCard.self, "show", nil, .string("compressed"), #""value":"compressed""#),
      command(GlideCard.self, "show", nil, nil, nil),
      command(AdaptiveField.self, "reload", "card", .string("Ann 4532"), nil),
      command(AdaptiveField.self, "reload", "card", .number(4532), nil),
      command(AdaptiveField.self, "reload", "card", .bool(true), nil),
      command(AdaptiveField.self, "setLimits", "card", .string("4, 6,5"), #""value":"4, 6,5""#),
      command(AdaptiveField.self, "setText", "card", .string("Ann 45"), #""value":"Xxx 00""#),
      command(AdaptiveField.self, "setText", "nowhere", .string("Ann 45"), #""value":"Xxx 00""#),
      command(
        CardInput.self, "setValue", "input-expiry", .string("07/2031"), #""value":"07/2031""#),
      command(
        CardInput.self, "setValue", "input-expiry-text", .string("07/2031"),
        #""value":"07/2031""#),
      command(CardInput.self, "setValue", "input-holder", .string("Ann"), #""value":"Xxx""#),
      command(Onboarding.self, "setValue", "nowhere", .string("Ann"), #""value":"Xxx""#),
      command(VerificationCode.self, "setLength", nil, .number(6), #""value":6"#),
      command(VerificationCode.self, "resend", nil, .string("1739"), nil),
      command(VerificationCode.self, "resend", nil, .number(1739), nil),
      ValueRow(
        VerificationCode.self, .response(Response(to: "verify-1", .failure, message: "1739")), nil,
        "a message that the scene does not take"),
      ValueRow(
        Onboarding.self, .response(Response(to: "image-photo-1", .success, message: "Ann.png")),
        #""message":"Xxx-xxx""#, "a message that is entered"),
      ValueRow(
        AdaptiveField.self, .response(Response(to: "validate-name-9", .failure, message: "No 4")),
        #""message":"Xx 0""#, "a message to a question that was never asked"),
    ]
  }

  @Test("A value is recorded by its kind", arguments: ValueRow.all)
  func values(_ row: ValueRow) throws {
    func check<S: Scene>(_ scene: S.Type) throws {
      let recorder = try Self.record(scene, [row.event])
      let line = try #require(recorder.trace.split(separator: "\n").last)
      #expect(recorder.deviations == 0)
      if let recorded = row.recorded {
        #expect(line.contains(recorded), "\(line)")
      } else {
        #expect(!line.contains(#""value""#) && !line.contains(#""message""#), "\(line)")
      }
      #expect(!line.contains(row.event.name == .response ? "Ann" : "4532"))
      _ = try RecordedSession<S>.replayed(recorder.trace)
    }
    try check(row.scene)
  }

  @Test("A host may make a text public, but never a secret")
  func publicText() throws {
    let number: NodeID = "input-number-text"
    let holder: NodeID = "input-holder-text"
    let recorder = try Self.record(
      CardInput.self,
      [
        .focus(target: number), .text(TextEdit(number, replacement: "45")),
        .focus(target: holder), .text(TextEdit(holder, replacement: "Ann")),
      ], RecordingOptions(publicText: [number, holder, "input-number"]))
    #expect(Self.replacements(recorder.trace) == ["41", "Ann"])
  }

  @Test("A code that is right answers as the right one")
  func code() throws {
    let events =
      Self.typed("1739", into: "code-input") + [
        .response(Response(to: "verify-1", .failure, message: "not 1739"))
      ] + Self.typed("2846", into: "code-input") + [
        .response(Response(to: "verify-2", .success))
      ]
    let recorder = try Self.record(VerificationCode.self, events)
    #expect(Self.replacements(recorder.trace).prefix(5) == ["0", "0", "0", "0", "0"])
    #expect(
      try RecordedSession<VerificationCode>.replayed(recorder.trace).last?.contains("verified")
        == true)
  }

  @Test("The last minute of dragging takes 256 kB at the most")
  func lastMinute() throws {
    // A quarter of it in a debug build, in as much less memory.
    #if DEBUG
      let seconds = 15
    #else
      let seconds = 60
    #endif
    let live = try LiveScene(GlideCard.self)
    let recorder = try live.record(RecordingOptions(.last(seconds: Double(seconds))))
    var random = SeededGenerator(seed: 1)
    let origin = 52_345.123_456
    var translation = Point.zero
    for index in 0..<((seconds + 5) * 120) {
      let time = origin + Double(index) / 120
      let phase: Pan.Phase =
        index % 240 == 0 ? .began : index % 240 == 239 ? .ended : .changed
      if phase == .began { translation = .zero }
      translation.x += Double(random.number(below: 7) - 3) / 3
      translation.y += Double(random.number(below: 61) - 30) / 3
      // A velocity has as many digits as there are.
      let velocity = Point(
        x: random.number(in: -100...100), y: random.number(in: -2000...2000))
      try live.send(
        .pan(
          Pan(
            phase, translation: translation, velocity: velocity,
            location: Point(x: 187.5 + translation.x, y: 500 + translation.y), target: "card")),
        at: time)
      if index % 2 == 0 { try live.advance(to: time + 1.0 / 240) }
    }
    // At either end it has a piece that is not full.
    let most = 240 * 1024 * seconds / 60 + 16 * 1024
    #expect(recorder.eventMemory <= most, "\(recorder.eventMemory)")
    let trace = recorder.trace
    let lines = trace.split(separator: "\n")
    #expect((seconds * 120...seconds * 120 + 200).contains(lines.count - 1), "\(lines.count)")
    // It replays to where the scene is.
    let frames = try RecordedSession<GlideCard>.replayed(trace)
    #expect(frames.count >= lines.count)
  }

  @Test("The last seconds replay to the frames that were shown", arguments: 0..<5)
  func last(_ scene: Int) throws {
    func check<S: Scene>(_ scene: S.Type) throws {
      for seed in 0..<UInt64(AuditEffort.count(400)) {
        var random = SeededGenerator(seed: seed + 77)
        let session = try RecordedSession(
          try LiveScene(scene), RecordingOptions(.last(seconds: 1)), count: 60, &random
        ) { TypingEvents.next(&$0, $1) }
        guard session.deviations == 0 else { continue }
        let replayed = Array(try session.replayed().dropFirst())
        let trace = session.trace.split(separator: "\n").count - 1
        #expect(trace < session.told.count || session.told.count < 20)
        // What was shown ends where the replay has come to, but for what settles after it.
        let matches = (0...replayed.count).reversed().contains { end in
          end >= trace && session.shown.suffix(end) == replayed[..<end]
        }
        #expect(matches, "seed \(seed)")
      }
    }
    switch scene {
    case 0: try check(GlideCard.self)
    case 1: try check(CardInput.self)
    case 2: try check(Onboarding.self)
    case 3: try check(VerificationCode.self)
    default: try check(AdaptiveField.self)
    }
  }

  @Test(
    "A recording that begins in the middle of a session begins with its state", arguments: 0..<5)
  func middle(_ scene: Int) throws {
    func check<S: Scene>(_ scene: S.Type) throws {
      for seed in 0..<UInt64(AuditEffort.count(400)) {
        var random = SeededGenerator(seed: seed + 7)
        let live = try LiveScene(scene)
        var time = 500.0
        for _ in 0..<30 {
          time += Double(random.number(below: 30)) / 240
          try? live.send(TypingEvents.next(&random, live.engine), at: time)
        }
        let session = try RecordedSession(live, isShown: true, count: 30, &random) {
          TypingEvents.next(&$0, $1)
        }
        guard session.deviations == 0 else { continue }
        let replayed = try session.replayed()
        #expect(session.trace.contains(#","state":{"flowState""#))
        let first = session.shown.count
        #expect(replayed.dropFirst().prefix(first - 1) == session.shown.dropFirst(), "seed \(seed)")
      }
    }
    switch scene {
    case 0: try check(GlideCard.self)
    case 1: try check(CardInput.self)
    case 2: try check(Onboarding.self)
    case 3: try check(VerificationCode.self)
    default: try check(AdaptiveField.self)
    }
  }

  @Test("What can be undone or is composed where a recording begins is an entered text, too")
  func beginning() throws {
    let field: NodeID = "input-holder-text"
    for event in [
      Event.undo(target: nil), .compose(Composition(field, .changed, text: "qz")),
    ] {
      var engine = try Engine<CardInput>()
      try engine.send(.focus(target: field), at: 0)
      try engine.send(.text(TextEdit(field, replacement: "JJz")), at: 2)
      try engine.send(event, at: 3)
      let recorded = try RecordedScene(engine, isOpening: false, .trace, RecordingOptions())
      for event in [Event.tick, .redo(target: nil)] {
        try recorded.send(event, at: 4)
        #expect(recorded.difference == nil)
        recorded.record()
      }
    }
  }

  @Test("What is handed on as it goes is what is kept")
  func stream() throws {
    for seed in 0..<UInt64(AuditEffort.count(500)) {
      var pieces: [String] = []
      var first = SeededGenerator(seed: seed)
      var second = SeededGenerator(seed: seed)
      _ = try RecordedSession(
        try LiveScene(CardInput.self),
        RecordingOptions(.stream { pieces.append(String(decoding: $0, as: UTF8.self)) }),
        count: 60, &first
      ) { TypingEvents.next(&$0, $1) }
      let kept = try RecordedSession(try LiveScene(CardInput.self), count: 60, &second) {
        TypingEvents.next(&$0, $1)
      }
      #expect(pieces.joined() == kept.trace)
      // Each piece ends with a whole line.
      #expect(pieces.allSatisfy { $0.hasSuffix("\n") })
    }
  }

  @Test("An event that no trace can have is recorded as what the scene makes of it")
  func inexpressible() throws {
    let recorder = try Self.record(
      GlideCard.self,
      [
        .tap(Tap(on: nil, at: nil)),
        .keyboard(KeyboardChange(.willShow, frame: Rect(x: .infinity, y: 0, width: 0, height: 0))),
      ])
    let lines = recorder.trace.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        #"{"t":0,"type":"tap","location":[-1000000000,-1000000000]}"#, #"{"t":0.3,"type":"tick"}"#,
      ])
    #expect(recorder.deviations == 1)
  }

  /// An event that no line can have, by its name.
  struct Unreadable: Sendable, CustomTestStringConvertible {
    var event: Event

    init(_ event: Event) { self.event = event }

    var testDescription: String {
      if case .environment = event { "\(event)" } else { "\(event.name.rawValue), endless" }
    }
  }

  /// A name that takes more than a line.
  private static let endless = NodeID(String(repeating: "k", count: InputLimits.lineLength))

  private static let strange: [Event] = [
    .focus(target: endless), .pan(Pan(.began, translation: .zero, target: endless)),
  ]

  @Test(
    "An event that no line can have is recorded as a tick, and the recording is read",
    arguments: strange.map { Unreadable($0) })
  func unreadable(_ row: Unreadable) throws {
    let recorder = try Self.record(CardInput.self, [row.event])
    let lines = recorder.trace.split(separator: "\n").dropFirst()
    #expect(lines == [#"{"t":0,"type":"tick"}"#] && recorder.deviations == 1)
    #expect(throws: Never.self) { try RecordedTrace(recorder.trace, of: CardInput.self) }
  }

  @Test(
    "A key that goes by words is recorded as what it selects, if its stand-in has others (keys, rule 14)",
    arguments: [
      ("Ann Lee", "key"), ("can't", "selection"), ("a.b", "selection"), ("漢字", "key"),
      ("ab12", "key"),
    ])
  func words(_ text: String, _ recorded: String) throws {
    let field: NodeID = "field-displayName"
    let recorder = try Self.record(
      Onboarding.self,
      [
        .focus(target: field), .text(TextEdit(field, replacement: text)),
        .key(KeyStroke("ArrowLeft", modifiers: .alt)), .key(KeyStroke("End", modifiers: .shift)),
      ])
    let lines = recorder.trace.split(separator: "\n")
    #expect(lines[3].contains(#""type":"\#(recorded)""#), "\(lines[3])")
    #expect(lines[4].contains(#""type":"key""#))
    #expect(recorder.deviations == 0)
  }

  @Test("What is composed and undone is recorded with stand-ins, and is undone in them alike")
  func editing() throws {
    let field: NodeID = "field-displayName"
    let other: NodeID = "field-realName"
    let recorder = try Self.record(
      Onboarding.self,
      [
        .focus(target: field), .compose(Composition(field, .changed, text: "やまだ")),
        .compose(Composition(field, .committed, text: "山田")),
        .text(TextEdit(field, replacement: "Zed")), .undo(target: nil), .undo(target: field),
        .redo(target: nil), .focus(target: other), .text(TextEdit(other, replacement: "Kim")),
        .key(KeyStroke("z", modifiers: .control)), .undo(target: field), .undo(target: nil),
      ])
    let lines = recorder.trace.split(separator: "\n").dropFirst()
    let types = lines.compactMap { line in
      line.firstRange(of: "\"type\":\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
    }
    #expect(
      types == [
        "focus", "compose", "compose", "text", "undo", "undo", "redo", "focus", "text", "key",
        "undo", "undo",
      ])
    for text in ["やまだ", "山田", "Zed", "Kim"] { #expect(!recorder.trace.contains(text), "\(text)") }
    #expect(
      lines.contains {
        $0.contains(#""phase":"changed","text":"\#(TextShape.standIn(for: "やまだ"))""#)
      })
    #expect(recorder.deviations == 0)
  }

  @Test("What was edited before a recording is undone in it, with stand-ins")
  func editedBefore() throws {
    let field: NodeID = "field-displayName"
    let live = try LiveScene(Onboarding.self)
    try live.send(.focus(target: field), at: 1)
    try live.send(.text(TextEdit(field, replacement: "Zed")), at: 2)
    let recorder = try live.record()
    try live.send(.undo(target: nil), at: 3)
    #expect(!recorder.trace.contains("Zed") && recorder.deviations == 0)
    #expect(recorder.trace.contains(#""type":"undo""#))
    let frames = try RecordedSession<Onboarding>.replayed(recorder.trace)
    #expect(frames[0].contains("text:Xxx,") && !(frames.last ?? "").contains("text:Xxx,"))
  }

  /// A date that is changed before and after a recording begins.
  struct DateRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [Event]
    var after: [Event]
    /// Whether the text is a day in the end that is not in the future.
    var isFilled = true
  }

  private static let birthday: NodeID = "field-birthday"

  private static func typed(_ text: String) -> Event {
    .text(TextEdit(birthday, replacement: text))
  }

  @Test(
    "A date counts in a replay as in the session, whenever the recording begins",
    arguments: [
      DateRow(
        testDescription: "half typed", before: [typed("1815-12-3")], after: [typed("0")]),
      DateRow(
        testDescription: "without separators", before: [typed("1815123")], after: [typed("0")]),
      DateRow(
        testDescription: "in the future, and a digit too many", before: [typed("2998-12-311")],
        after: [.deleteBackward(target: birthday)], isFilled: false),
      DateRow(
        testDescription: "in the future", before: [], after: typed("2998-12-31", into: birthday),
        isFilled: false),
      DateRow(
        testDescription: "none that exists", before: [typed("1815-02-3")], after: [typed("0")],
        isFilled: false),
      DateRow(
        testDescription: "undone",
        before: [typed("1815-12-30"), .deleteBackward(target: birthday)],
        after: [.undo(target: nil)]),
    ])
  func dates(_ row: DateRow) throws {
    var configuration = Onboarding.Configuration()
    configuration.pages[0].fields = [
      Onboarding.FieldConfiguration("birthday", label: "Birthday", kind: .date, required: true)
    ]
    configuration.pages[1].fields = []
    let live = try LiveScene(Onboarding.self, configuration: configuration)
    try live.send(.focus(target: Self.birthday), at: 1)
    for event in row.before { try live.send(event, at: 2) }
    let recorder = try live.record()
    for event in row.after { try live.send(event, at: 3) }
    #expect(live.engine.scene.nextEnabled == row.isFilled)
    // Its hint says why.
    try live.send(.blur(target: Self.birthday), at: 4)
    #expect(recorder.deviations == 0)
    for text in ["1815", "2998"] { #expect(!recorder.trace.contains(text)) }
    let frames = try RecordedSession<Onboarding>.replayed(recorder.trace)
    #expect(frames.last?.contains("nextEnabled:\(row.isFilled)") == true)
  }

  @Test("A recording that begins in a composition has a stand-in of what is composed")
  func composedBefore() throws {
    let field: NodeID = "field-displayName"
    let live = try LiveScene(Onboarding.self)
    try live.send(.focus(target: field), at: 1)
    try live.send(.compose(Composition(field, .changed, text: "Zed")), at: 2)
    let recorder = try live.record()
    try live.send(.tick, at: 3)
    try live.send(.compose(Composition(field, .committed, text: "Zed")), at: 4)
    #expect(!recorder.trace.contains("Zed") && recorder.deviations == 0)
    let frames = try RecordedSession<Onboarding>.replayed(recorder.trace)
    #expect(frames[0].contains("text:Xxx,") && (frames.last ?? "").contains("text:Xxx,"))
  }

  @Test("An undo that finds something in the stand-ins alone is recorded as a tick")
  func undoesNothing() throws {
    let field: NodeID = "input-holder-text"
    let recorder = try Self.record(
      CardInput.self,
      [
        .focus(target: field), .text(TextEdit(field, replacement: "Ann")),
        .command(Command("setValue", target: "input-holder", value: .string("Kim"))),
        .undo(target: field),
      ])
    #expect(recorder.trace.split(separator: "\n").last?.contains(#""type":"tick""#) == true)
    #expect(recorder.deviations == 0)
  }

  @Test(
    "A key that prints a character is not known from a recording (keys, rule 14)",
    arguments: [
      (KeyStroke("7"), "Unidentified"), (KeyStroke("é"), "Unidentified"),
      (KeyStroke("Z", modifiers: .shift), "Unidentified"), (KeyStroke(" "), " "),
      (KeyStroke("a", modifiers: .control), "a"), (KeyStroke("Tab"), "Tab"),
      (KeyStroke("F5"), "F5"), (KeyStroke("7", modifiers: .alt), "7"),
      (KeyStroke("@", modifiers: .alt), "Unidentified"),
      (KeyStroke("€", modifiers: [.alt, .control]), "Unidentified"),
      (KeyStroke("å", modifiers: [.alt, .shift]), "Unidentified"),
      (KeyStroke("+", modifiers: .control), "+"),
      (KeyStroke("ArrowLeft", modifiers: .alt), "ArrowLeft"),
      (KeyStroke("4111"), "Unidentified"), (KeyStroke("'q"), "Unidentified"),
      (KeyStroke("qz", modifiers: .shift), "Unidentified"),
      (KeyStroke("Q z"), "Unidentified"), (KeyStroke("4111", modifiers: .alt), "Unidentified"),
    ])
  func key(_ stroke: KeyStroke, _ recorded: String) throws {
    let recorder = try Self.record(VerificationCode.self, [.key(stroke)])
    #expect(recorder.trace.split(separator: "\n")[1].contains(#""key":"\#(recorded)""#))
  }

  @Test("Refused events, and those after the end, are not recorded")
  func refused() throws {
    let live = try LiveScene(CardInput.self)
    let recorder = try live.record()
    #expect(throws: EventError.self) { try live.send(.command(Command("shwo")), at: 1) }
    try live.send(.tick, at: 2)
    live.stopRecording()
    try live.send(.tick, at: 3)
    #expect(live.recorder == nil)
    #expect(recorder.trace.split(separator: "\n").count == 2)
    live.close()
    #expect(recorder.trace.split(separator: "\n").count == 2)
  }
}
