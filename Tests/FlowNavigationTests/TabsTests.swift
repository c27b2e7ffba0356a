import FlowEngine
import FlowNavigation
import FlowTesting
import Scenes
import Testing

/// The rules of docs/navigation.md for tabs.
@Suite struct TabsTests {
  private typealias Rooms = Tabs<RoomPages>
  private typealias Run = SceneRun<Rooms>

  private func run(
    _ link: [String] = [], _ environment: Environment = Environment()
  ) throws -> Run {
    var run = try Run(Rooms.self, environment: environment)
    if !link.isEmpty { try open(link, at: 0, &run) }
    return run
  }

  private func open(_ link: [String], at time: Double, _ run: inout Run) throws {
    try run.send(.command(Command("open", value: .elements(link))), at: time)
  }

  private func select(_ name: String, at time: Double, _ run: inout Run) throws {
    try run.send(.command(Command("select", value: .string(name))), at: time)
  }

  private func keyboard(_ phase: KeyboardChange.Phase) -> Event {
    .keyboard(KeyboardChange(phase, frame: Rect(x: 0, y: 476, width: 375, height: 336)))
  }

  struct Bar: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var environment = Environment()
    var bar: Rect
    var shop: Rect
    /// What of the safe area reaches into the screen.
    var safeArea: Insets
  }

  @Test(
    "32 A bar lies below the screen, above the inset; right to left it is mirrored",
    arguments: [
      Bar(
        testDescription: "upright", bar: Rect(x: 0, y: 729, width: 375, height: 83),
        shop: Rect(x: 125, y: 0, width: 125, height: 49),
        safeArea: Insets(top: 44, left: 0, bottom: 0, right: 0)),
      Bar(
        testDescription: "right to left", environment: Environment(layoutDirection: .rightToLeft),
        bar: Rect(x: 0, y: 729, width: 375, height: 83),
        shop: Rect(x: 125, y: 0, width: 125, height: 49),
        safeArea: Insets(top: 44, left: 0, bottom: 0, right: 0)),
      Bar(
        testDescription: "lying",
        environment: Environment(
          size: Size(width: 812, height: 375),
          safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44)),
        bar: Rect(x: 0, y: 322, width: 812, height: 53),
        shop: Rect(x: 44 + 724 / 3.0, y: 0, width: 724 / 3.0, height: 32),
        safeArea: Insets(top: 0, left: 44, bottom: 0, right: 44)),
    ])
  func bar(_ row: Bar) throws {
    let run = try run([], row.environment)
    #expect(try run.node("bar").frame == row.bar)
    #expect(try run.node("tab-shop").frame == row.shop)
    let isMirrored = row.environment.layoutDirection == .rightToLeft
    let (home, code) = (try run.node("tab-home").frame, try run.node("tab-code").frame)
    #expect((home.minX > code.minX) == isMirrored)
    #expect(
      try run.node("home/next").frame.size == Size(width: row.bar.width, height: row.bar.minY))
    #expect(try run.node("tab-home").textColor == run.node("tab-home").tintColor)
    #expect(try run.node("tab-home").textColor != run.node("tab-code").textColor)
    #expect(try run.node("tab-home").image == "house")
  }

  @Test("33 A screen opens when its tab is first selected, and keeps its state and its timers")
  func select() throws {
    var run = try run()
    #expect(run.scene.pages.shop == nil)
    try run.send(.tap(Tap(on: "tab-shop")), at: 0.5)
    #expect(run.scene.selected == .shop && run.frame.nodes["home/next"] == nil)
    try run.send(.tap(Tap(on: "shop/menu/next")), at: 1)
    try run.send(.tap(Tap(on: "tab-home")), at: 1.1)
    #expect(run.scene.pages.shop?.scene.path == [.menu, .code])
    try run.advance(to: 2.5)
    try run.send(.tap(Tap(on: "shop/code/code-input")), at: 2.6)
    #expect(run.scene.pages.home?.scene.seconds == 2)
    try run.send(.tap(Tap(on: "tab-shop")), at: 3)
    #expect(run.frame.nodes["shop/code/code-input"] != nil)
    #expect(throws: EventError.self) { try select("attic", at: 4, &run) }
  }

  @Test("33 A screen that is not selected gets what has changed when it is selected again")
  func missed() throws {
    var run = try run()
    try run.send(keyboard(.willShow), at: 1)
    #expect(run.scene.pages.home?.scene.log == "k")
    try select("shop", at: 2, &run)
    try run.send(keyboard(.willHide), at: 3)
    try run.send(.environment(EnvironmentChange(size: Size(width: 812, height: 375))), at: 4)
    #expect(run.scene.pages.home?.scene.log == "k")
    try select("home", at: 5, &run)
    #expect(run.scene.pages.home?.scene.log == "kk")
    #expect(try run.node("home/next").frame.width == 812)
    // What it has seen it does not get again.
    try select("shop", at: 6, &run)
    try select("home", at: 7, &run)
    #expect(run.scene.pages.home?.scene.log == "kk")
  }

  @Test("34 A screen that is left loses the focus and the finger")
  func focus() throws {
    var run = try run(["code"])
    #expect(try run.node("code/code-input").focused)
    try select("home", at: 1, &run)
    #expect(run.frame.effects.contains(.blur))
    #expect(run.scene.pages.code?.nodes["code-input"]?.focused == false)
    let location = Point(x: 100, y: 100)
    try run.send(.pan(Pan(.began, translation: .zero, location: location)), at: 2)
    try select("code", at: 2.1, &run)
    try run.send(.pan(Pan(.changed, translation: Point(x: 9, y: 0))), at: 2.2)
    #expect(run.scene.pages.home?.scene.log == "px")
  }

  @Test("35 A tap on the selected tab leads its stack back to the root; others stay as they are")
  func root() throws {
    var run = try run(["shop", "code", "card"])
    try run.send(.tap(Tap(on: "tab-shop")), at: 1)
    #expect(run.scene.pages.shop?.scene.path == [.menu])
    #expect(run.scene.pages.shop?.scene.state == .moving)
    try run.settle()
    try select("home", at: 3, &run)
    let nodes = run.frame.nodes
    try run.send(.tap(Tap(on: "tab-home")), at: 3)
    #expect(run.frame.nodes == nodes && run.frame.effects.isEmpty)
  }

  @Test("36 A deep link selects a tab and goes on in its screen, or changes nothing")
  func link() throws {
    var run = try run(["shop", "code", "card"])
    #expect(run.scene.selected == .shop)
    #expect(run.scene.pages.shop?.scene.path == [.menu, .code, .card])
    #expect(run.engine.isAnimating == false)
    try open(["code"], at: 1, &run)
    #expect(run.scene.selected == .code)
    try open(["shop"], at: 2, &run)
    #expect(run.scene.pages.shop?.scene.path == [.menu])
    for link in [["attic"], ["home", "code"], ["shop", "attic"], ["code", "card"]] {
      let saved = run.engine.saved
      #expect(throws: EventError.self, "\(link)") { try open(link, at: 2, &run) }
      #expect(run.engine.saved == saved)
    }
    try open([], at: 3, &run)
    #expect(run.scene.selected == .home)
  }

  @Test("37 A tab is announced; in the order of focus the bar comes after the screen")
  func speech() throws {
    var run = try run()
    try select("code", at: 1, &run)
    try select("code", at: 2, &run)
    try open(["home"], at: 3, &run)
    #expect(run.announcements.filter { ["Home", "Code"].contains($0) } == ["Code", "Home"])
    let home = try run.node("tab-home")
    #expect(home.accessibilityTraits == [.button, .selected])
    #expect(home.accessibilityValue == "1 of 3")
    #expect(try run.node("tab-code").accessibilityTraits == .button)
    let order = run.frame.nodes.compactMap { $0.accessibilityLabel == nil ? nil : $0.id.name }
    #expect(order == ["home/next", "tab-home", "tab-shop", "tab-code"])
  }

  @Test(
    "34 A finger where nothing is interactive is the screen's, until another one is shown",
    arguments: [true, false])
  func background(_ isInterrupted: Bool) throws {
    var run = try run(["shop", "code"])
    let start = Point(x: 5, y: 500)
    #expect(run.frame.nodes.hitTest(start) == nil)
    func pan(_ phase: Pan.Phase, _ x: Double, at time: Double) throws {
      let location = Point(x: start.x + x, y: start.y)
      let pan = Pan(phase, translation: Point(x: x, y: 0), location: location)
      try run.send(.pan(pan), at: time)
    }
    try pan(.began, 0, at: 1)
    try pan(.changed, 250, at: 1.1)
    #expect(run.scene.pages.shop?.state == .dragging)
    #expect(try run.node("shop/page-code").transform.translation.x == 250)
    if isInterrupted { try select("home", at: 1.2, &run) }
    try pan(.ended, 250, at: 1.3)
    try run.settle()
    #expect(run.scene.pages.shop?.state == .resting)
    #expect(run.scene.pages.shop?.scene.path == (isInterrupted ? [.menu, .code] : [.menu]))
    #expect(run.scene.pages.home?.scene.log == "")
  }

  @Test("36 A name that is refused is named by its place in the whole link, with those there are")
  func place() throws {
    var run = try SceneRun(Tabs<HallPages>.self)
    for (link, member, rest) in [
      (["rooms", "shop", "code", "attic"], "value.3", "expected 'menu', 'code', 'card'"),
      (["rooms", "shop", "attic"], "value.2", "expected 'menu', 'code', 'card'"),
      (["rooms", "attic"], "value.1", "unknown tab 'attic'; expected 'home', 'shop', 'code'"),
      (["romms", "nope"], "value.0", "did you mean 'rooms'?"),
      (["rooms", "code", "nope"], "value.2", "expected no names behind 'code'"),
    ] {
      let error = #expect(throws: EventError.self) {
        try run.send(.command(Command("open", value: .elements(link))), at: 0)
      }
      #expect(error?.member == member)
      #expect(error?.message.contains(rest) == true, "\(error?.message ?? "")")
    }
  }

  @Test("38 A saved state brings back the tab and all screens")
  func saving() throws {
    var run = try run(["shop", "code"])
    try run.send(keyboard(.willShow), at: 0.5)
    try select("home", at: 1, &run)
    try run.send(keyboard(.willHide), at: 1.1)
    var restored = try Engine<Rooms>(restoring: run.engine.saved)
    #expect(restored.saved == run.engine.saved)
    #expect(restored.frame.nodes == run.frame.nodes)
    try restored.send(.tap(Tap(on: "tab-shop")), at: 2)
    try run.send(.tap(Tap(on: "tab-shop")), at: 2)
    #expect(restored.saved == run.engine.saved)
  }

  @Test("38 A saved tab must be one whose screen is there")
  func fault() throws {
    let saved = try run().engine.saved
    let parts = saved.split(
      separator: #""selected":"home""#, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    #expect(throws: MemberError.self) {
      try Engine<Rooms>(restoring: parts[0] + #""selected":"code""# + parts[1])
    }
  }

  @Test("The screens' own effects are the tabs'")
  func effects() throws {
    var run = try run(["shop", "code"])
    for (index, digit) in "1234".enumerated() {
      let edit = TextEdit("shop/code/code-input", replacement: String(digit))
      try run.send(.text(edit), at: 1 + Double(index) / 10)
    }
    #expect(run.ownEffects.map { $0.type } == ["entered"])
    #expect(run.scene.selected == .home)
  }

  @Test("A screen that refuses what the tabs send it goes on blinking")
  func refusal() throws {
    var engine = try Engine<Rooms>()
    try engine.send(.tap(Tap(on: "tab-code")), at: 1)
    try engine.send(.focus(target: "code/code-input"), at: 1.2)
    try engine.advance(to: 1.5)
    var other = engine
    // The screen has no way back to a first page.
    try engine.send(.tap(Tap(on: "tab-code")), at: 1.6)
    try other.send(.tick, at: 1.6)
    let alpha = try #require(engine.frame.nodes["code/caret"]?.alpha)
    #expect(alpha == other.frame.nodes["code/caret"]?.alpha && 0.01...0.99 ~= alpha)
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    var audit = SceneAudit(Rooms.self)
    audit.eventsPerTrace = 120
    let report = audit.run(seeds: 0..<UInt64(max(3, AuditEffort.count(1_000))))
    #expect(report.problems(accepting: 0.5, changing: 0.05) == [], "\(report)")
  }
}
