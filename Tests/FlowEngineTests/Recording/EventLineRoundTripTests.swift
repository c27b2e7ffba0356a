import FlowEngine
import FlowTesting
import Testing

/// What is written of an event reads back as the same event, bit for bit.
struct EventLineRoundTripTests {
  @Test("Every event reads back from its line")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 12)
    var reader = TraceReader()
    _ = try Self.read(#"{"flowTrace":1,"scene":"x"}"#, &reader)
    var json = JSONWriter()
    var kinds = Set<EventName>()
    var time = 0.0
    for _ in 0..<AuditEffort.count(200_000) {
      let event = Event.random(&random)
      kinds.insert(event.name)
      time += Double.random(in: 0...10, using: &random)
      guard event.isExpressible else { continue }
      json.removeAll()
      json.event(event, at: time)
      let text = json.text
      let line = try Self.read(text, &reader)
      guard case .event(let other, let otherTime) = line else {
        Issue.record("not an event: \(text)")
        continue
      }
      #expect(other == event, "\(text)")
      #expect(otherTime == time, "\(text)")
      json.removeAll()
      json.event(other, at: otherTime)
      // -0 and 0 are equal, so the bits are compared in the text.
      #expect(json.text == text)
    }
    #expect(kinds.count > 20)
  }

  @Test("What no trace can have is told apart")
  func inexpressible() {
    for event in [
      .tap(Tap(on: nil, at: nil)), .tap(Tap(at: Point(x: .nan, y: 0))),
      .pan(Pan(.changed, translation: Point(x: .infinity, y: 0))),
      .pan(Pan(.changed, translation: .zero, velocity: Point(x: 0, y: 2e9))),
      .scroll(Scroll("s", offset: Point(x: .nan, y: 0))),
      .text(TextEdit("f", replacement: "", range: TextRange(location: -1, length: 1))),
      .select(Selection("p", component: 0, row: -1)),
      .keyboard(KeyboardChange(.willShow, frame: Rect(x: .infinity, y: 0, width: 1, height: 1))),
      .command(Command("c", value: .number(.nan))),
      .environment(EnvironmentChange(size: Size(width: -1, height: 1))),
      .environment(EnvironmentChange(scale: 0)),
    ] as [Event] {
      #expect(!event.isExpressible, "\(event)")
    }
  }

  @Test("The canonical line leaves out what is at its default")
  func form() {
    var json = JSONWriter()
    json.event(
      .pan(
        Pan(
          .changed, translation: Point(x: 0, y: -12.5), velocity: Point(x: 0, y: -240),
          location: Point(x: 187.5, y: 402))), at: 1.25)
    json.endLine()
    json.event(.scroll(Scroll("strip", offset: Point(x: 1, y: 2))), at: 2)
    json.endLine()
    #expect(
      json.text == """
        {"t":1.25,"type":"pan","phase":"changed","translation":[0,-12.5],"velocity":[0,-240],\
        "location":[187.5,402]}
        {"t":2,"type":"scroll","target":"strip","offset":[1,2]}

        """)
  }

  private static func read(_ text: String, _ reader: inout TraceReader) throws -> TraceLine? {
    try Array(text.utf8).withUnsafeBufferPointer { try reader.read($0) }
  }
}

extension Event {
  /// Any event, with numbers of all magnitudes and texts of all scripts.
  static func random(_ random: inout SeededGenerator) -> Event {
    func number() -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: -0.0
      case 2: Double(Int.random(in: -1000...1000, using: &random))
      case 3: Double(Int.random(in: -3000...3000, using: &random)) / 3
      case 4: Double.random(in: -1e9...1e9, using: &random)
      default: Double.random(in: -1...1, using: &random) / 1e7
      }
    }
    func length() -> Double { abs(number()) }
    func point() -> Point { Point(x: number(), y: number()) }
    func maybe<Value>(_ value: () -> Value) -> Value? {
      Bool.random(using: &random) ? value() : nil
    }
    func value() -> Command.Value? {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .number(number())
      case 1: .string(text())
      case 2: .bool(Bool.random(using: &random))
      case 3: .elements([text(), text()])
      case 4: .elements([[maybe(number)], []])
      default: nil
      }
    }
    func text() -> String {
      let pieces = [
        "a", "\"", "\\", "\n", "\u{0}", "é", "中", "😀", "\u{2028}", "\u{7F}", "field-1", " ", "0",
      ]
      return (0..<Int.random(in: 0..<9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    func node() -> NodeID { NodeID(text()) }
    func choice<Value: CaseIterable>(_ type: Value.Type) -> Value {
      // The types have cases.
      type.allCases.randomElement(using: &random) ?? type.allCases[type.allCases.startIndex]
    }
    func index() -> Int { Int.random(in: 0...1_000_000_000, using: &random) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      return .pan(
        Pan(
          choice(Pan.Phase.self), translation: point(), velocity: point(), location: maybe(point),
          target: maybe(node)))
    case 1: return .tap(Tap(on: node(), at: maybe(point)))
    case 2: return .tap(Tap(at: point()))
    case 3:
      return .scroll(
        Scroll(node(), offset: point(), velocity: point(), phase: choice(Scroll.Phase.self)))
    case 4:
      return .text(
        TextEdit(
          node(), replacement: text(),
          range: maybe { TextRange(location: index(), length: index()) }))
    case 5: return .deleteBackward(target: node())
    case 6: return .returnKey(target: node())
    case 7: return .focus(target: node())
    case 8: return .blur(target: node())
    case 9: return .select(Selection(node(), component: index(), row: index()))
    case 10:
      return .keyboard(
        KeyboardChange(
          choice(KeyboardChange.Phase.self),
          frame: Rect(x: number(), y: number(), width: number(), height: number()),
          duration: number(), curve: choice(TimingCurve.Name.self)))
    case 11:
      return .response(
        Response(
          to: text(), choice(Response.Outcome.self), message: maybe(text), value: value()))
    case 12: return .command(Command(text(), target: maybe(node), value: value()))
    default:
      if Bool.random(using: &random) { return .tick }
      var fonts = FontBook()
      var metrics = FontMetrics()
      metrics.defaultAdvance = maybe(length)
      metrics.lineHeight = maybe(length)
      metrics.advances = maybe { [.init("a", length()), .init("😀", length())] } ?? []
      fonts["A \"font\""] = metrics
      var strings = StringTable()
      strings["a \"key\""] = .text("an é\n")
      var forms = PluralForms(other: "%lld")
      forms[.few] = maybe { "few" }
      strings["count"] = .plural(forms)
      return .environment(
        EnvironmentChange(
          size: maybe { Size(width: length(), height: length()) },
          safeArea: maybe {
            Insets(top: length(), left: length(), bottom: length(), right: length())
          },
          scale: maybe { length() + 1 },
          layoutDirection: maybe { choice(Environment.LayoutDirection.self) },
          reduceMotion: maybe { true },
          date: maybe { CalendarDate("2026-02-03") }.flatMap { $0 },
          windowOrigin: maybe(point), fonts: maybe { fonts },
          colorScheme: maybe { choice(Environment.ColorScheme.self) },
          contrast: maybe { choice(Environment.Contrast.self) },
          textSize: maybe { choice(Environment.TextSize.self) }, boldText: maybe { true },
          locale: maybe { LanguageTag("zh-Hant-HK") }.flatMap { $0 },
          strings: maybe { strings }))
    }
  }
}
