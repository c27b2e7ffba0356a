import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What holds whatever happens, over random sequences of events.
struct OnboardingRandomTests {
  private static let configurations: [Onboarding.Configuration] = {
    var odd = Onboarding.Configuration.tall([-40, 300, 2000], contentHeight: 800)
    odd.barHeight = 20
    odd.circleRadius = 1000
    odd.focusMargin = 0
    let dates = Onboarding.Configuration.fields(
      ["a", "b", "c"].map { id in
        Onboarding.FieldConfiguration(
          id, label: "", kind: id == "c" ? .text : .date, required: id == "b")
      }, on: 2)
    var pictures = Onboarding.Configuration.fields(
      ["a", "b", "c"].map { id in
        Onboarding.FieldConfiguration(
          id, label: "", kind: id == "b" ? .text : .image, required: id == "b")
      }, on: 1)
    pictures.pages[0].fields[2].frame = Rect(x: 3, y: 500, width: 40, height: 90)
    return [
      Onboarding.Configuration(), .tall([96, 420, 900], contentHeight: 960), odd,
      .fields([], on: 1), pictures, dates,
    ]
  }()

  private static let environments = [
    Environment(), Environment(layoutDirection: .rightToLeft), Environment(reduceMotion: true),
  ]

  #if DEBUG
    /// Each configuration, and each environment, once at least.
    private static let combinations = configurations.indices.map { ($0, $0 % environments.count) }
  #else
    private static let combinations = configurations.indices.flatMap { configuration in
      environments.indices.map { (configuration, $0) }
    }
  #endif

  @Test("Sequences of 100 events", arguments: combinations)
  func holds(configuration: Int, environment: Int) {
    // Fewer do not reach the last page of each form: a debug build has as many of one form.
    let least: UInt64 = configuration == 0 ? 10 : 4
    let count = max(least, UInt64(AuditEffort.count(1_000)))
    let first = count * UInt64(configuration * Self.environments.count + environment)
    let configuration = Self.configurations[configuration]
    var audit = SceneAudit<Onboarding>(configurations: [configuration], event: Self.event) {
      Self.problem(in: $0, after: $1, focusMargin: configuration.focusMargin)
    }
    audit.environment = Self.environments[environment]
    audit.longestDelay = 0.7
    // Once it is finished, a form ignores every other event.
    audit.eventsPerTrace = 100
    let report = audit.run(seeds: first..<first + count)
    let problems = report.problems(accepting: 0.95, changing: 0.15)
    #expect(problems.filter { count >= 10 || !$0.hasPrefix("never reached") } == [])
  }

  @Test("A damaged saved state is an error, or a form that goes on")
  func damage() {
    var audit = SceneAudit<Onboarding>(configurations: Self.configurations, event: Self.event)
    audit.longestDelay = 0.7
    let report = audit.runDamaged(seeds: AuditEffort.seeds)
    #expect(report.problems == [])
  }

  // MARK: Frames

  /// What is wrong with a frame.
  private static func problem(
    in frame: Frame<Onboarding>, after last: Frame<Onboarding>?, focusMargin: Double
  ) -> String? {
    let (form, nodes) = (frame.scene, frame.nodes)
    let pages = nodes.filter { $0.kind == .scroll }
    if pages.count != (form.state == .pushing ? 2 : 1) { return "\(pages.count) pages" }
    for page in pages where page.contentInset.bottom < 0 || page.contentOffset.y < 0 {
      return "room of \(page.id.name)"
    }
    for field in nodes where field.focused {
      if (field.caret ?? -1) > (field.text ?? "").utf16.count { return "caret of \(field.id.name)" }
      // An event that is ignored leaves the field where a hand has scrolled it.
      if let last, last.scene.savedMembers == form.savedMembers { continue }
      if let fault = coverage(of: field, in: frame, focusMargin) { return fault }
    }
    if !(1...5).contains(form.page) { return "page \(form.page)" }
    if form.canSkip != (form.page > 2) || form.canSkip && !form.nextEnabled {
      return "guards of page \(form.page)"
    }
    if form.skipped != Array(Set(form.skipped)).sorted()
      || !Set(3...5).isSuperset(of: form.skipped)
    {
      return "skipped \(form.skipped)"
    }
    let isOver = form.state == .finishing || form.state == .finished
    if isOver != (frame.nodes["done-circle"] != nil) { return "done circle" }
    return transitionProblem(in: frame, after: last)
  }

  /// What is wrong with the way from one frame to the next.
  private static func transitionProblem(
    in frame: Frame<Onboarding>, after last: Frame<Onboarding>?
  ) -> String? {
    let state = frame.scene.state
    let ends = frame.effects.count { $0.type == "finished" }
    if ends != (state == .finished && last?.scene.state != .finished ? 1 : 0) {
      return "\(ends) ends"
    }
    guard let last else { return nil }
    if last.scene.state == .finished, state != .finished { return "it goes on after the end" }
    let isMoving = last.animations.contains {
      $0.node == "done-circle" || $0.node.name.hasPrefix("page-")
    }
    if state == .pushing || state == .finishing, state == last.scene.state, !isMoving {
      return "\(state.rawValue) and nothing moves"
    }
    return nil
  }

  /// What covers a focused field over a keyboard where it is brought into view (F7), if there is
  /// room for the field.
  private static func coverage(
    of field: Node, in frame: Frame<Onboarding>, _ margin: Double
  ) -> String? {
    switch frame.event {
    case .text?, .deleteBackward?, .focus?, .keyboardWillShow?, .keyboardWillChangeFrame?: break
    default: return nil
    }
    guard frame.scene.keyboard == .shown, let parent = field.parent,
      let page = frame.nodes[parent]
    else { return nil }
    let room = page.frame.height - page.contentInset.bottom
    guard field.frame.height + 2 * margin <= room else { return nil }
    let offset = page.contentOffset.y
    // A field below its content is as near as that reaches.
    let isAtEnd = offset >= (page.contentSize?.height ?? 0) - room - 1e-9
    if field.frame.maxY - offset > room + 1e-9, !isAtEnd { return "\(field.id.name) is covered" }
    // One at the content's very top may be nearer to the edge than the margin.
    if field.frame.minY - offset < min(margin, field.frame.minY) - 1e-9 {
      return "\(field.id.name) is above the window"
    }
    return nil
  }

  // MARK: Events

  private static func targets(_ configuration: Onboarding.Configuration) -> [NodeID] {
    configuration.pages.flatMap { $0.fields.map { NodeID("field-\($0.id)") } } + [
      "page-1", "nobody",
    ]
  }

  /// A random event; most are meant for what is on the screen.
  private static func event(
    _ random: inout SeededGenerator, _ engine: Engine<Onboarding>
  ) -> Event {
    let targets = targets(engine.configuration)
    let fields = engine.frame.nodes.filter { $0.kind == .field }
    let focused = fields.first { $0.focused }?.id
    let field =
      random.chance(0.1) || fields.isEmpty
      ? random.one(of: targets) : focused ?? random.one(of: fields).id
    switch random.number(below: 24) {
    case 0..<4:
      let texts = [
        "A", "Ann Lee", "1990-05-17", " ", "", "19900517", "2999-01-01", "29990101", "\n",
        "👨‍👩‍👧", "e\u{301}", "\u{3000}",
      ]
      let ranges: [TextRange?] = [
        nil, nil, nil, TextRange(location: 1, length: 2), TextRange(location: -4, length: Int.max),
      ]
      return .text(
        TextEdit(field, replacement: random.one(of: texts), range: random.one(of: ranges)))
    case 4: return .deleteBackward(target: field)
    case 5, 6: return .returnKey(target: field)
    case 7, 8: return .focus(target: fields.isEmpty ? field : random.one(of: fields).id)
    case 9: return .blur(target: field)
    case 10..<14: return .tap(Tap(on: "next-button"))
    case 14:
      return .tap(Tap(on: random.one(of: ["skip-hint", "back-button", "page-1"])))
    case 15:
      return .tap(
        Tap(at: Point(x: random.one(of: [30, 180, 340, .nan]), y: random.one(of: [746, 400]))))
    case 16, 17:
      let tops = [477, 512.5, 812, 757, -20, 0, 900, .nan]
      let frame = Rect(
        x: 0, y: random.one(of: tops), width: 375, height: random.one(of: [335, 900, 0]))
      return .keyboard(
        KeyboardChange(
          random.one(of: KeyboardChange.Phase.allCases), frame: frame,
          duration: random.one(of: [0.25, 0.25, 0, -1, .nan])))
    case 18 where random.chance(0.6):
      // Most answers are to what was asked last, with the name of a picture.
      let pictures = engine.configuration.pages.flatMap { $0.fields }.filter { $0.kind == .image }
      guard !pictures.isEmpty, random.chance(0.6) else {
        return .tap(Tap(on: NodeID("field-\(pictures.first?.id ?? "nobody")")))
      }
      return .response(
        Response(
          to: "image-\(random.one(of: pictures).id)-\(1 + random.number(below: 3))",
          random.one(of: [.success, .success, .failure]),
          message: random.one(of: ["me.jpg", nil, ""])))
    case 18:
      let page = NodeID("page-\(engine.scene.page)")
      return .scroll(
        Scroll(page, offset: Point(x: 0, y: random.one(of: [-30, 0, 120, 700, 1e9, .nan]))))
    case 19, 20:
      // A text that is right for any field: pages get filled, and the end is reached.
      return .command(Command("setValue", target: field, value: .string("1990-05-17")))
    case 21:
      let value: Command.Value = random.one(of: [.string("1990-05-17"), .string(""), .number(1)])
      return .command(
        Command(
          random.one(of: ["setValue", "setValue", "reset"]), target: random.one(of: targets),
          value: value))
    case 22:
      return .environment(
        EnvironmentChange(
          size: random.one(of: [
            nil, Size(width: 812, height: 375), Size(width: 375, height: 812),
            Size(width: 0, height: 0),
          ]),
          safeArea: random.one(of: [nil, .zero, Insets(top: 44, left: 0, bottom: 34, right: 0)]),
          layoutDirection: random.one(of: [nil, nil, .leftToRight, .rightToLeft]),
          date: random.one(of: [nil, CalendarDate(year: 1990, month: 1, day: 1)]),
          windowOrigin: random.one(of: [nil, .zero, Point(x: 20, y: 64)])))
    default: return .tick
    }
  }
}
