import FlowEngine
import FlowNavigation
import FlowTesting
import Scenes
import Testing

/// The rules of docs/navigation.md for alerts.
@Suite struct AlertTests {
  private typealias Ask = Alert<AskPages>
  private typealias Run = SceneRun<Ask>

  private func run(
    _ alerts: String..., environment: Environment = Environment()
  ) throws -> Run {
    var run = try Run(Ask.self, environment: environment)
    for alert in alerts { try send("present", alert, at: 0, &run) }
    return run
  }

  private func send(
    _ name: String, _ value: String? = nil, at time: Double, _ run: inout Run
  ) throws {
    try run.send(.command(Command(name, value: value.map { .string($0) })), at: time)
  }

  private func answers(_ run: Run) -> [String] {
    run.ownEffects.compactMap {
      if case .answered(let alert, let button) = $0 { alert + ":" + button } else { nil }
    }
  }

  @Test("39 An alert fades in and out in the middle of the window, above the keyboard")
  func middle() throws {
    var run = try run("leave")
    #expect(run.scene.alert == .leave)
    #expect(try run.node("dim").alpha == 0 && run.node("alert").alpha == 0)
    #expect(try run.node("alert").transform.scale == Point(x: 1.2, y: 1.2))
    try run.settle()
    let alert = try run.node("alert")
    #expect(try run.node("dim").alpha == 0.2 && alert.alpha == 1)
    #expect(alert.frame.width == 270 && alert.frame.midX == 187.5 && alert.frame.midY == 406)
    let keyboard = Rect(x: 0, y: 512, width: 375, height: 300)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: keyboard)), at: 2)
    try run.settle()
    #expect(try run.node("alert").frame.midY == 256)
    try send("answer", "stay", at: 4, &run)
    try run.advance(to: 4.1)
    #expect(try run.node("alert").alpha < 1 && !run.node("button-stay").interactive)
    try run.settle()
    #expect(run.frame.nodes["alert"] == nil && run.frame.nodes["dim"] == nil)
    var still = try self.run("leave", environment: Environment(reduceMotion: true))
    #expect(try still.node("alert").alpha == 0 && still.node("alert").transform == .identity)
    try still.send(.command(Command("dismiss")), at: 1)
    #expect(still.frame.nodes["alert"] == nil)
  }

  @Test("39 A keyboard that floats or covers nothing leaves it", arguments: SheetTests.floating)
  func floatingKeyboard(_ frame: Rect) throws {
    var run = try run("leave")
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
    try run.settle()
    #expect(try run.node("alert").frame.midY == 406)
  }

  @Test("39 After a rotation the keyboard is treated as hidden until its next event")
  func keyboardBeforeRotation() throws {
    var run = try run("leave")
    let keyboard = Rect(x: 0, y: 512, width: 375, height: 300)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: keyboard)), at: 1)
    try run.settle()
    try run.send(.environment(EnvironmentChange(scale: 3)), at: 2)
    #expect(try run.node("alert").frame.midY == 256)
    try run.send(.environment(EnvironmentChange(size: Size(width: 812, height: 375))), at: 2)
    #expect(try run.node("alert").frame.midY == 187.5)
    #expect(run.engine.isSettled)
  }

  @Test("40 One alert is up at a time; the others wait")
  func queue() throws {
    var run = try run("leave", "choice", "leave")
    #expect(run.scene.alert == .leave && run.scene.waiting == [.choice, .leave])
    try send("answer", "stay", at: 1, &run)
    #expect(run.scene.alert == .choice)
    // One that the answer asks for comes last.
    try send("answer", "second", at: 2, &run)
    #expect(run.scene.alert == .leave && run.scene.waiting == [.done])
    try send("dismiss", at: 3, &run)
    try send("answer", "ok", at: 4, &run)
    #expect(run.scene.alert == nil)
    #expect(answers(run) == ["leave:stay", "choice:second", "done:ok"])
  }

  @Test(
    "41 What is below keeps its state and is out of reach; it gets the responses to its effects")
  func below() throws {
    var run = try run()
    for (index, digit) in "1234".enumerated() {
      let edit = TextEdit("base/code-input", replacement: String(digit))
      try run.send(.text(edit), at: Double(index) / 10)
    }
    #expect(run.scene.base.state == .verifying)
    try send("present", "leave", at: 1, &run)
    #expect(run.frame.nodes.allSatisfy { !$0.focused })
    let inner = run.frame.nodes.filter { $0.id.name.hasPrefix("base/") }
    #expect(inner.allSatisfy { !$0.interactive && $0.accessibilityLabel == nil })
    try run.send(.tap(Tap(on: "base/resend-button")), at: 1.1)
    try run.send(.text(TextEdit("base/code-input", replacement: "5")), at: 1.2)
    #expect(run.scene.base.state == .verifying)
    try run.send(.response(Response(to: "base/verify-1", .failure)), at: 2)
    #expect(run.scene.base.state != .verifying)
    try run.settle()
    try send("answer", "stay", at: 6, &run)
    #expect(try run.node("base/code-input").interactive)
  }

  @Test("41 What an alert comes over loses the focus")
  func focus() throws {
    var run = try run()
    #expect(try run.node("base/code-input").focused)
    try send("present", "leave", at: 1, &run)
    #expect(run.frame.effects.contains(.blur))
    #expect(run.scene.base.nodes["code-input"]?.focused == false)
  }

  @Test(
    "42 Two buttons are side by side, cancel first; others in a column, cancel last",
    arguments: [false, true])
  func buttons(_ isMirrored: Bool) throws {
    let environment = Environment(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let two = try run("leave", environment: environment)
    let (stay, leave) = (try two.node("button-stay"), try two.node("button-leave"))
    #expect(stay.frame.minY == leave.frame.minY)
    #expect((stay.frame.minX, leave.frame.minX) == (isMirrored ? (135, 0) : (0, 135)))
    let three = try run("choice", environment: environment)
    let tops = try ["first", "second", "none"].map {
      try three.node(NodeID("button-" + $0)).frame.minY
    }
    #expect(tops == [tops[0], tops[0] + 44, tops[0] + 88])
    #expect(try three.node("button-none").frame.width == 270)
    #expect(try three.node("alert").frame.height == tops[2] + 44)
  }

  @Test("43 A button answers; a name that is none is refused")
  func answer() throws {
    var run = try run("leave")
    try run.send(.tap(Tap(on: "button-leave")), at: 1)
    #expect(run.scene.alert == nil && answers(run) == ["leave:leave"])
    try run.send(.tap(Tap(on: "button-leave")), at: 1.1)
    #expect(answers(run).count == 1)
    try send("present", "choice", at: 2, &run)
    #expect(throws: EventError.self) { try send("answer", "leave", at: 3, &run) }
    #expect(throws: EventError.self) { try send("present", "nothing", at: 3, &run) }
    try send("answer", "first", at: 3, &run)
    #expect(answers(run).last == "choice:first")
    try send("answer", "first", at: 4, &run)
    #expect(answers(run).count == 2)
  }

  @Test("44 Escape answers with cancel, dismiss with nothing")
  func escape() throws {
    var run = try run("leave", "done", "leave")
    try send("escape", at: 1, &run)
    #expect(answers(run) == ["leave:stay"] && run.scene.alert == .done)
    try send("escape", at: 2, &run)
    #expect(run.scene.alert == .done)
    try send("dismiss", at: 3, &run)
    try send("dismiss", at: 4, &run)
    #expect(answers(run).count == 1 && run.scene.alert == nil)
    try run.settle()
    try send("dismiss", at: 6, &run)
    #expect(run.frame.animations.isEmpty)
  }

  @Test("45 An alert is announced, and read in the order in which it is seen")
  func speech() throws {
    let run = try run("leave")
    #expect(run.announcements.last == "Leave? The code is lost.")
    let order = run.frame.nodes.compactMap { $0.accessibilityLabel == nil ? nil : $0.id.name }
    #expect(order == ["title", "message", "button-stay", "button-leave"])
    #expect(try self.run("choice").announcements.last == "Which one?")
    #expect(try self.run("choice").frame.nodes["message"] == nil)
  }

  @Test("46 A saved state brings the alert back as it came up, and those that wait")
  func saving() throws {
    var run = try run()
    try run.send(.text(TextEdit("base/code-input", replacement: "1")), at: 0.5)
    try send("present", "done", at: 1, &run)
    try send("present", "choice", at: 1, &run)
    for time in [1.05, 1.2, 2] {
      try run.advance(to: time)
      var restored = try Engine<Ask>(restoring: run.engine.saved)
      #expect(restored.saved == run.engine.saved)
      #expect(restored.frame.nodes == run.frame.nodes)
      #expect(restored.scene.content.message == "Some digits are entered.")
      var original = run.engine
      let answer = Event.command(Command("answer", value: .string("ok")))
      try original.send(answer, at: 3)
      try restored.send(answer, at: 3)
      #expect(restored.saved == original.saved && restored.scene.alert == .choice)
    }
  }

  @Test(
    "46 A saved alert has one to three buttons with an answer each",
    arguments: [
      (#""alert":"leave""#, #""alert":null"#), (#""answer":"stay""#, #""answer":"leave""#),
      (#""waiting":[]"#, #""waiting":["nothing"]"#),
    ])
  func faults(_ found: String, _ replacement: String) throws {
    let saved = try run("leave").engine.saved
    let parts = saved.split(separator: found, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    #expect(throws: MemberError.self) {
      try Engine<Ask>(restoring: parts[0] + replacement + parts[1])
    }
  }

  @Test("43 An answer that no button has is refused, with those that there are")
  func answers() throws {
    var run = try run("choice")
    let error = #expect(throws: EventError.self) { try send("answer", "leave", at: 1, &run) }
    #expect(
      error?.message == "'value': unknown answer 'leave'; expected 'none', 'first', 'second'")
  }

  @Test("41 A link goes through to the scene below, under an alert, too, which stays")
  func link() throws {
    var run = try SceneRun(Tabs<AskedTabs>.self)
    func open(_ link: [String], at time: Double) throws {
      try run.send(.command(Command("open", value: .elements(link))), at: time)
    }
    try open(["asked", "code"], at: 1)
    #expect(run.scene.pages.asked?.scene.base.scene.path == [.menu, .code])
    #expect(try run.node("asked/base/code/code-input").focused)
    let error = #expect(throws: EventError.self) { try open(["asked", "code", "nope"], at: 2) }
    #expect(error?.member == "value.2" && error?.message.contains("'nope'") == true)
    try run.send(.tap(Tap(on: "tab-asked")), at: 3)
    #expect(run.scene.pages.asked?.scene.base.scene.path == [.menu])
    try run.settle()
    let present = Command("present", target: "asked", value: .string("ok"))
    try run.send(.command(present), at: 5)
    try open(["asked", "code"], at: 6)
    let asked = try #require(run.scene.pages.asked?.scene)
    #expect(asked.alert == .ok && asked.base.scene.path == [.menu, .code])
    #expect(
      run.frame.nodes.allSatisfy { !$0.focused }
        && !run.frame.effects.contains { $0.type == "focus" })
    // Its user cannot reach what is below.
    try run.send(.tap(Tap(on: "tab-asked")), at: 7)
    #expect(run.scene.pages.asked?.scene.base.scene.path == [.menu, .code])
    #expect(run.frame.effects.isEmpty)
  }

  @Test("41 An alert has these commands if what is below has them")
  func commands() throws {
    #expect(
      Alert<AskPages>.commands.map { $0.name } == ["present", "answer", "dismiss", "escape"])
    #expect(Alert<AskedPages>.commands.suffix(2).map { $0.name } == ["popToRoot", "open"])
    var run = try SceneRun(Alert<AskedPages>.self)
    try run.send(.command(Command("open", value: .elements(["code"]))), at: 1)
    #expect(run.scene.base.scene.path == [.menu, .code])
    try run.send(.command(Command("popToRoot")), at: 2)
    #expect(run.scene.base.scene.path == [.menu])
  }

  @Test("What is below may ask for an alert")
  func request() throws {
    var run = try run()
    try run.send(.command(Command("resend", target: "base")), at: 1)
    #expect(run.scene.alert == .done)
    #expect(run.ownEffects.isEmpty && !run.effects.contains { $0.type == "resend" })
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    var audit = SceneAudit(Ask.self)
    audit.eventsPerTrace = 120
    let report = audit.run(seeds: 0..<UInt64(max(3, AuditEffort.count(1_000))))
    #expect(report.problems(accepting: 0.5, changing: 0.05) == [], "\(report)")
  }
}
