import FlowEngine
import Scenes
import Testing

/// What holds whatever happens, over random sequences of events.
struct CardRandomTests {
  @Test("1,000 sequences of 200 events", arguments: 0..<10)
  func holds(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let first = try digest(seed: seed, checks: true)
      // A sample of them twice, for the time it takes.
      guard seed % 20 == 0 else { continue }
      let second = try digest(seed: seed, checks: false)
      #expect(first == second, "seed \(seed)")
    }
  }

  /// Runs a sequence and returns a digest of the bytes of some of its frames and of the last.
  private func digest(seed: UInt64, checks: Bool) throws -> UInt64 {
    var random = SeededGenerator(seed: seed)
    var environment = Environment(
      layoutDirection: random.one(of: Environment.LayoutDirection.allCases),
      reduceMotion: random.chance(0.2), date: CalendarDate(year: 2026, month: 6, day: 15))
    if random.chance(0.2) {
      environment.fonts["OCRAStd"] = FontMetrics(defaultAdvance: 0.7, advances: [.init(" ", 0.3)])
    }
    var configuration = CardInput.Configuration()
    configuration.luhn = random.chance(0.7)
    if random.chance(0.3) { configuration.width = random.one(of: [1, 60, 352, 900]) }
    var run = try Engine(CardInput.self, configuration: configuration, environment: environment)
    var digest: UInt64 = 0
    var submissions = 0
    var time = 0.0
    func take(_ frame: borrowing Frame<CardInput>, _ place: @autoclosure () -> String) {
      submissions += frame.effects.count { $0.type == "submitted" }
      if checks, let problem = problem(in: frame) { Issue.record("\(place()): \(problem)") }
    }
    for step in 0..<200 {
      time += random.one(of: [0, 0.01, 0.09, 0.3, 0.7])
      let event = event(&random, run)
      try? run.send(event, at: time) { take($0, "seed \(seed), step \(step), \(event.kind)") }
      if random.chance(0.1) {
        time += 0.03
        try run.advance(to: time) { take($0, "seed \(seed), after step \(step)") }
      }
      if step % 25 == 0 { digest = digest &* 31 &+ Self.digest(run.frame) }
    }
    try run.settle { take($0, "seed \(seed), settling") }
    #expect(run.isSettled)
    #expect(submissions == (run.state.name == .submitted ? 1 : 0))
    return digest &* 31 &+ Self.digest(run.frame)
  }

  private static func digest(_ frame: borrowing Frame<CardInput>) -> UInt64 {
    var json = JSONWriter()
    json.frame(frame)
    // FNV-1a.
    return json.withBytes { bytes in
      bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }

  private static let parts = Set(CardInput.Part.allCases.map(\.id))
  private static let cells = Set((0..<16).map { NodeID("number-cell-\($0)") })
  private static let fields = CardInput.Field.allCases.map { NodeID($0.rawValue + "-text") }

  /// What is wrong with a frame; nothing is recorded where nothing is, as that takes most of the
  /// time.
  private func problem(in frame: borrowing Frame<CardInput>) -> String? {
    let state = frame.state
    var focused: NodeID?
    var (focusCount, faces, nextButtons) = (0, 0, 0)
    var (hasBar, hasWheels, isFrontHidden) = (false, false, false)
    for node in frame.nodes.nodes {
      let (box, id) = (node.frame, node.id)
      guard box.minX.isFinite, box.minY.isFinite, box.width >= 0, box.height >= 0,
        node.transform.rotationY.isFinite
      else { return "geometry of \(id.name)" }
      guard Self.parts.contains(id) || Self.cells.contains(id) else { return "id \(id.name)" }
      if node.interactive, node.accessibilityLabel == nil { return "label of \(id.name)" }
      if node.focused { (focused, focusCount) = (id, focusCount + 1) }
      if let text = node.text, !isRight(text, of: id, state) { return "'\(text)' in \(id.name)" }
      switch id {
      case "card-front":
        isFrontHidden = node.hidden
        faces += node.hidden ? 0 : 1
      case "card-back": faces += node.hidden ? 0 : 1
      case "bar": hasBar = true
      case "picker-expiry": hasWheels = true
      case "input-number-next", "input-holder-next", "input-expiry-next", "input-code-next":
        nextButtons += node.hidden ? 0 : 1
      case "input-number-text", "input-code-text":
        guard node.accessibilityValue?.hasSuffix(" digits") == true else { return "secret" }
      case "input-strip":
        let page = node.contentOffset.x / box.width
        guard (-1...4).contains(page) else { return "offset" }
        if state.name == .entering, page != Double(state.page) { return "resting place" }
      default: break
      }
    }
    guard focused == state.field.map({ NodeID($0.rawValue + "-text") }), focusCount <= 1 else {
      return "focus"
    }
    if hasBar != (state.field != nil) || hasWheels != (state.field == .expiry) { return "bar" }
    guard faces == 1, (0...3).contains(state.page) else { return "faces" }
    if frame.cause != .sample, (state.face == .back) != isFrontHidden { return "face" }
    if nextButtons != CardInput.Field.allCases.count(where: { state.complete[$0] }) {
      return "buttons"
    }
    return nil
  }

  private func isRight(_ text: String, of id: NodeID, _ state: CardInput.State) -> Bool {
    let count = text.utf8.count
    let digits = text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let spaces = text.utf8.count { $0 == UInt8(ascii: " ") }
    switch id {
    case "input-number-text":
      return digits + spaces == count && digits <= 16 && spaces <= 3 && state.caret <= count
    case "number-label": return digits + spaces == count && digits <= 16 && spaces <= 3
    case "input-code-text", "csc-label": return digits == count && count <= 4
    case "input-expiry-text", "expiry-label": return count == 0 || digits == 4 && count == 5
    case "picker-expiry": return digits == 6 && count == 7
    default: return true
    }
  }

  private func event(_ random: inout SeededGenerator, _ run: Engine<CardInput>) -> Event {
    let focused = run.state.field.map { NodeID($0.rawValue + "-text") } ?? "input-number-text"
    let fields = Self.fields
    let field = random.chance(0.8) ? focused : random.one(of: fields)
    switch random.number(below: 24) {
    case 0..<6:
      let texts = [
        "1", "2", "4", "0", "", "a", "4242424242424242", "378282246310005", "12-34 56", "٣", "３",
        "😀", "1️⃣", "\u{301}", "Ada ", "\n", "5555555555554444", "123",
      ]
      var range: TextRange?
      if random.chance(0.3) {
        range = TextRange(
          location: random.one(of: [-1, 0, 2, 4, 9, Int.max]),
          length: random.one(of: [0, 1, 2, 19, Int.max]))
      }
      return .text(TextEdit(field, replacement: random.one(of: texts), range: range))
    case 6, 7: return .deleteBackward(target: field)
    case 8: return .returnKey(target: field)
    case 9: return .focus(target: field)
    case 10: return .blur(target: field)
    case 11..<15:
      let targets: [NodeID] = [
        "number-button", "holder-button", "expiry-button", "bar-next", "bar-next", "bar-next",
        "bar-cancel", "input-number-next", "input-holder-next", "input-expiry-next",
        "input-code-next", "input-code-next", "input-strip", "card-back", "x",
      ]
      return .tap(Tap(on: random.one(of: targets)))
    case 15:
      return .tap(
        Tap(
          at: Point(x: random.one(of: [60, 196, 330, .nan]), y: random.one(of: [132, 200, 266]))))
    case 16..<20:
      return .scroll(
        Scroll(
          "input-strip",
          offset: Point(
            x: random.one(of: [-900, -100, 0, 171.5, 343, 600, 858, 1029, 1e9, .nan]), y: 0),
          velocity: Point(x: random.one(of: [-400, 0, 0, 400, .infinity]), y: 0),
          phase: random.one(of: [.began, .changed, .changed, .ended, .ended])))
    case 20:
      return .select(
        Selection(
          "picker-expiry", component: random.number(below: 3), row: random.number(below: 22)))
    case 21:
      let values = ["", "4111111111111111", "Ada Byron", "09/2030", "01/2020", "1234"]
      return .command(
        Command(
          "setValue", target: random.one(of: fields), value: .string(random.one(of: values))))
    case 22:
      let sizes = [Size(width: 375, height: 812), Size(width: 812, height: 375), .zero]
      return random.one(of: [
        .environment(EnvironmentChange(size: random.one(of: sizes))),
        .environment(
          EnvironmentChange(
            date: CalendarDate(year: 2020 + random.number(below: 30), month: 3, day: 1))),
        .environment(EnvironmentChange(reduceMotion: random.chance(0.5))),
      ])
    default:
      let frame = Rect(x: 0, y: random.one(of: [477, 518, -50, 2000]), width: 375, height: 335)
      return random.one(of: [
        .tick, .command(Command("nothing")), .keyboard(KeyboardChange(.willShow, frame: frame)),
        .keyboard(KeyboardChange(.willHide, frame: frame)),
      ])
    }
  }
}
