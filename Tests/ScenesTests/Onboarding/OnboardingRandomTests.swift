import FlowEngine
import Scenes
import Testing

/// What holds whatever happens, over random sequences of events.
struct OnboardingRandomTests {
  @Test("1,000 sequences of 200 events", arguments: 0..<10 as Range<UInt64>)
  func holds(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      try check(seed)
      if seed % 10 == 0 { #expect(try replay(seed) == replay(seed), "seed \(seed)") }
    }
  }

  /// Runs a sequence and checks each frame.
  private func check(_ seed: UInt64) throws {
    var audit = Audit(Self.configuration(seed))
    var problem: String?
    try run(seed) { frame in
      if problem == nil { problem = audit.problem(in: frame) }
    }
    #expect(problem == nil, "seed \(seed)")
  }

  /// Runs a sequence and returns its frames as JSON Lines.
  private func replay(_ seed: UInt64) throws -> String {
    var json = JSONWriter()
    try run(seed) { frame in
      json.frame(frame)
      json.endLine()
    }
    return json.text
  }

  private func run(_ seed: UInt64, _ receive: (borrowing Frame<Onboarding>) -> Void) throws {
    var random = SeededGenerator(seed: seed)
    let configuration = Self.configuration(seed)
    let environment = Environment(
      layoutDirection: seed % 3 == 0 ? .rightToLeft : .leftToRight, reduceMotion: seed % 5 == 0)
    var engine = try Engine(
      Onboarding.self, configuration: configuration, environment: environment)
    let targets = Self.targets(configuration)
    var time = 0.0
    for _ in 0..<200 {
      time += [0, 0.02, 0.1, 0.4, 0.7][Int.random(in: 0..<5, using: &random)]
      let event = Self.event(&random, engine.frame, targets)
      // What is no command of the scene's is an error, and no harm.
      try? engine.send(event, at: time, receive)
    }
    try engine.settle()
    #expect(engine.isSettled)
    #expect(engine.frame.animations.isEmpty)
    #expect([.page, .finished].contains(engine.state.name))
  }

  /// Checks frame after frame.
  private struct Audit {
    let configuration: Onboarding.Configuration
    let ids: Set<String>
    var finishes = 0

    init(_ configuration: Onboarding.Configuration) {
      self.configuration = configuration
      var ids = Set(Onboarding.Part.allCases.map(\.id.name))
      for page in 1...5 { ids.formUnion(["page-\(page)", "title-\(page)"]) }
      for page in configuration.pages { ids.formUnion(page.fields.map { "field-\($0.id)" }) }
      self.ids = ids
    }

    /// What is wrong with a frame.
    mutating func problem(in frame: borrowing Frame<Onboarding>) -> String? {
      let state = frame.state
      finishes += frame.effects.count { $0.type == "finished" }
      var (focused, pages) = (0, 0)
      for node in frame.nodes.nodes {
        let (box, id) = (node.frame, node.id.name)
        guard box.minX.isFinite, box.minY.isFinite, box.width >= 0, box.height >= 0,
          box.maxX.isFinite, box.maxY.isFinite, (0...1).contains(node.alpha),
          (0...1).contains(node.strokeEnd)
        else { return "geometry of \(id)" }
        if !ids.contains(id) { return "id \(id)" }
        if node.interactive, node.accessibilityLabel == nil { return "label of \(id)" }
        if node.kind == .scroll {
          pages += 1
          if node.contentInset.bottom < 0 || node.contentOffset.y < 0 { return "room of \(id)" }
        }
        if node.focused {
          focused += 1
          if let fault = coverage(of: node, in: frame) { return fault }
          if (node.caret ?? -1) > (node.text ?? "").utf16.count { return "caret of \(id)" }
        }
      }
      if focused > 1 { return "\(focused) fields have the keyboard" }
      if pages != (state.name == .pushing ? 2 : 1) { return "\(pages) pages" }
      if !(1...5).contains(state.page) { return "page \(state.page)" }
      if state.canSkip != (state.page > 2) || state.canSkip && !state.nextEnabled {
        return "guards of page \(state.page)"
      }
      if state.skipped != Array(Set(state.skipped)).sorted()
        || !Set(3...5).isSuperset(of: state.skipped)
      {
        return "skipped \(state.skipped)"
      }
      let isOver = state.name == .finishing || state.name == .finished
      if isOver != (frame.nodes["done-circle"] != nil) { return "done circle" }
      if finishes != (state.name == .finished ? 1 : 0) { return "\(finishes) ends" }
      return nil
    }

    /// What covers a focused field over a keyboard, if there is room for the field.
    private func coverage(of field: Node, in frame: borrowing Frame<Onboarding>) -> String? {
      guard frame.state.keyboard == .shown, let parent = field.parent,
        let page = frame.nodes[parent]
      else { return nil }
      let room = page.frame.height - page.contentInset.bottom
      let margin = configuration.focusMargin
      guard field.frame.height + 2 * margin <= room else { return nil }
      let offset = page.contentOffset.y
      if field.frame.maxY - offset > room + 1e-9 { return "\(field.id.name) is covered" }
      // One at the content's very top may be nearer to the edge than the margin.
      if field.frame.minY - offset < min(margin, field.frame.minY) - 1e-9 {
        return "\(field.id.name) is above the window"
      }
      return nil
    }
  }

  private static let configurations: [Onboarding.Configuration] = {
    var odd = Onboarding.Configuration.tall([-40, 300, 2000], contentHeight: 800)
    odd.barHeight = 20
    odd.circleRadius = 1000
    odd.focusMargin = 0
    return [Onboarding.Configuration(), .tall([96, 420, 900]), odd, .fields([], on: 1)]
  }()

  private static func configuration(_ seed: UInt64) -> Onboarding.Configuration {
    configurations[Int(seed) % configurations.count]
  }

  private static func targets(_ configuration: Onboarding.Configuration) -> [NodeID] {
    configuration.pages.flatMap { $0.fields.map { NodeID("field-\($0.id)") } } + [
      "page-1", "nobody",
    ]
  }

  /// A random event; most are meant for what is on the screen.
  private static func event(
    _ random: inout SeededGenerator, _ frame: borrowing Frame<Onboarding>, _ targets: [NodeID]
  ) -> Event {
    func one<Value>(of values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    let fields = frame.nodes.nodes.filter { $0.kind == .field }
    let focused = fields.first { $0.focused }?.id
    let field =
      Int.random(in: 0..<10, using: &random) == 0
      ? one(of: targets) : focused ?? (fields.isEmpty ? one(of: targets) : one(of: fields).id)
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<5:
      let texts = [
        "A", "Ann Lee", " ", "", "1990-05-17", "2999-01-01", "\n", "👨‍👩‍👧", "e\u{301}", "\u{3000}",
      ]
      let ranges: [TextRange?] = [
        nil, nil, nil, TextRange(location: 1, length: 2), TextRange(location: -4, length: Int.max),
      ]
      return .text(TextEdit(field, replacement: one(of: texts), range: one(of: ranges)))
    case 5: return .deleteBackward(target: field)
    case 6, 7: return .returnKey(target: field)
    case 8..<11: return .focus(target: fields.isEmpty ? field : one(of: fields).id)
    case 11: return .blur(target: field)
    case 12, 13: return .tap(Tap(on: "next-button"))
    case 14: return .tap(Tap(on: one(of: ["skip-hint", "back-button", "back-button", "page-1"])))
    case 15: return .tap(Tap(at: Point(x: one(of: [30, 180, 340, .nan]), y: one(of: [746, 400]))))
    case 16..<19:
      let tops = [477, 512.5, 812, 757, -20, 0, 900, .nan]
      let frame = Rect(x: 0, y: one(of: tops), width: 375, height: one(of: [335, 900, 0]))
      return .keyboard(
        KeyboardChange(
          one(of: KeyboardChange.Phase.allCases), frame: frame,
          duration: one(of: [0.25, 0.25, 0, -1, .nan])))
    case 19:
      let page = NodeID("page-\(frame.state.page)")
      return .scroll(Scroll(page, offset: Point(x: 0, y: one(of: [-30, 0, 120, 700, 1e9, .nan]))))
    case 20:
      let value: Command.Value = one(of: [.string("1990-05-17"), .string(""), .number(1)])
      return .command(
        Command(one(of: ["setValue", "setValue", "reset"]), target: one(of: targets), value: value))
    case 21:
      return .environment(
        EnvironmentChange(
          size: one(of: [
            nil, Size(width: 812, height: 375), Size(width: 375, height: 812),
            Size(width: 0, height: 0),
          ]),
          safeArea: one(of: [nil, .zero, Insets(top: 44, left: 0, bottom: 34, right: 0)]),
          layoutDirection: one(of: [nil, nil, .leftToRight, .rightToLeft]),
          date: one(of: [nil, CalendarDate(year: 1990, month: 1, day: 1)])))
    default: return .tick
    }
  }
}
