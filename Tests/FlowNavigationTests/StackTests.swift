import FlowEngine
import FlowNavigation
import FlowTesting
import Scenes
import Testing

/// The rules of docs/navigation.md for stacks.
@Suite struct StackTests {
  private typealias Shop = Stack<ShopPages>
  private typealias Run = SceneRun<Shop>

  private func run(_ path: String = "", _ environment: Environment = Environment()) throws -> Run {
    var run = try Run(Shop.self, environment: environment)
    let pages = path.split(separator: "/").map { String($0) }
    if !pages.isEmpty { try run.send(.command(Command("open", value: .elements(pages))), at: 0) }
    return run
  }

  private func x(_ page: String, _ run: Run) throws -> Double {
    try run.node(NodeID("page-" + page)).transform.translation.x
  }

  private func pages(_ run: Run) -> [String] {
    run.frame.nodes.filter { $0.id.name.hasPrefix("page-") && !$0.hidden }.map { $0.id.name }
  }

  private func pan(
    _ phase: Pan.Phase, _ x: Double, _ y: Double = 0, velocity: Double = 0, from start: Double = 8,
    at time: Double, _ run: inout Run
  ) throws {
    let location = Point(x: start + x, y: 400 + y)
    let pan = Pan(
      phase, translation: Point(x: x, y: y), velocity: Point(x: velocity, y: 0),
      location: location)
    try run.send(.pan(pan), at: time)
  }

  // MARK: Push and pop

  @Test(
    "1 A page that is pushed comes in from the trailing edge; the one beneath goes 0.3 of the width"
  )
  func push() throws {
    var run = try run()
    try run.send(.tap(Tap(on: "menu/next")), at: 1)
    #expect(run.scene.path == [.menu, .code])
    #expect(run.scene.state == .moving)
    #expect(try x("code", run) == 375)
    #expect(try x("menu", run) == 0)
    #expect(pages(run) == ["page-menu", "page-code"])
    #expect(run.announcements == ["Enter the code"])
    try run.advance(to: 1.2)
    let (code, menu) = (try x("code", run), try x("menu", run))
    #expect(code > 0 && code < 200)
    // Both at once: what the one has left, the other has gone, times 0.3.
    #expect(abs(menu + (375 - code) * 0.3) < 1e-9)
    try run.advance(to: 1.6)
    #expect(run.scene.state == .resting)
    #expect(pages(run) == ["page-code"])
    #expect(run.frame.nodes["menu/next"] == nil)
    #expect(run.frame.nodes["code/code-input"] != nil)
  }

  @Test("2 A page that is popped goes there, and its scene ends; the root stays")
  func pop() throws {
    var run = try run("code/card")
    try run.send(.command(Command("pop")), at: 1)
    #expect(run.scene.path == [.menu, .code])
    #expect(run.scene.pages.card == nil)
    try run.advance(to: 1.1)
    #expect(try x("card", run) > 0)
    #expect(try !run.node("card/trigger").interactive)
    #expect(try x("code", run) < 0)
    try run.settle()
    #expect(pages(run) == ["page-code"] && run.frame.nodes["page-card"] == nil)
    for time in [3, 5, 7] as [Double] { try run.send(.command(Command("pop")), at: time) }
    #expect(run.scene.path == [.menu])
  }

  @Test("2 A pop to the root takes all pages away")
  func popToRoot() throws {
    var run = try run("code/card")
    try run.send(.command(Command("popToRoot")), at: 1)
    #expect(run.scene.path == [.menu] && run.scene.pages.code == nil)
    try run.advance(to: 1.1)
    #expect(try x("card", run) > 0 && x("menu", run) < 0)
    try run.settle()
    #expect(pages(run) == ["page-menu"] && run.frame.nodes["page-code"] == nil)
    try run.send(.command(Command("popToRoot")), at: 3)
    #expect(!run.engine.isAnimating)
  }

  @Test("3 A page is on the stack once; two pushes at once are two pages")
  func twice() throws {
    var run = try run()
    for (name, path) in [("code", 2), ("code", 2), ("card", 3), ("code", 3), ("menu", 3)] {
      try run.send(.command(Command("push", value: .string(name))), at: 1)
      #expect(run.scene.path.count == path)
    }
    try run.settle()
    #expect(pages(run) == ["page-card"])
  }

  @Test("4 A pop while a push is under way turns it round")
  func round() throws {
    var run = try run()
    try run.send(.tap(Tap(on: "menu/next")), at: 1)
    try run.advance(to: 1.1)
    let before = try x("code", run)
    try run.send(.command(Command("pop")), at: 1.1)
    #expect(abs(try x("code", run) - before) < 1e-9)
    try run.settle()
    #expect(run.scene.path == [.menu] && pages(run) == ["page-menu"])
    #expect(try x("menu", run) == 0)
  }

  @Test("4 A page that is gone does not end the movement of the next one")
  func twoMovements() throws {
    var run = try run("code")
    try run.send(.command(Command("pop")), at: 1)
    try run.send(.command(Command("push", value: .string("card"))), at: 1.3)
    // The first one has gone by 1.5.
    try run.advance(to: 1.55)
    #expect(run.frame.nodes["page-code"] == nil)
    #expect(try x("card", run) > 0)
    #expect(run.scene.state == .moving && pages(run) == ["page-menu", "page-card"])
    try run.settle()
    #expect(run.scene.state == .resting && pages(run) == ["page-card"])
  }

  // MARK: Covered pages

  @Test("5 A covered page keeps its state and its timers, and gets no events")
  func covered() throws {
    var run = try run("code")
    for time in [0.1, 0.2] {
      let edit = TextEdit("code/code-input", replacement: "1")
      try run.send(.text(edit), at: time)
    }
    try run.send(.command(Command("push", value: .string("card"))), at: 0.3)
    try run.send(.text(TextEdit("code/code-input", replacement: "1")), at: 0.4)
    try run.send(.tap(Tap(on: "menu/next")), at: 0.5)
    let keyboard = KeyboardChange(
      .willShow, frame: Rect(x: 0, y: 476, width: 375, height: 336), duration: 0.25, curve: .linear)
    try run.send(.keyboard(keyboard), at: 1)
    try run.advance(to: 2.5)
    #expect(run.scene.pages.code?.scene.code == "11")
    #expect(run.scene.path == [.menu, .code, .card])
    #expect(run.scene.pages.menu?.scene.log == "")
    #expect(run.scene.pages.menu?.scene.seconds == 2)
    try run.send(.command(Command("pop")), at: 3)
    try run.send(.text(TextEdit("code/code-input", replacement: "2")), at: 4)
  }

  @Test("5 A page that is shown again is told that the keyboard has gone, once")
  func keyboard() throws {
    func keyboard(_ phase: KeyboardChange.Phase, _ time: Double) throws {
      let frame = Rect(x: 0, y: 476, width: 375, height: 336)
      try run.send(.keyboard(KeyboardChange(phase, frame: frame)), at: time)
    }
    var run = try run()
    try keyboard(.willShow, 1)
    #expect(run.scene.pages.menu?.scene.log == "k")
    try run.send(.command(Command("push", value: .string("code"))), at: 2)
    try run.settle()
    try keyboard(.willHide, 3)
    #expect(run.scene.pages.menu?.scene.log == "k")
    try run.send(.command(Command("pop")), at: 5)
    #expect(run.scene.pages.menu?.scene.log == "kk")
    try run.send(.command(Command("push", value: .string("card"))), at: 6)
    try run.send(.command(Command("open", value: .elements([String]()))), at: 7)
    #expect(run.scene.pages.menu?.scene.log == "kk")
    // A keyboard that is still there goes soon.
    try keyboard(.willShow, 8)
    try run.send(.command(Command("open", value: .elements(["card"]))), at: 9)
    try keyboard(.willHide, 10)
    try keyboard(.willShow, 11)
    try run.send(.command(Command("open", value: .elements([String]()))), at: 12)
    #expect(run.scene.pages.menu?.scene.log == "kkk")
    try keyboard(.willHide, 13)
    #expect(run.scene.pages.menu?.scene.log == "kkkk")
  }

  @Test("6 A page that is covered, or goes, loses the focus and the finger")
  func focus() throws {
    var run = try run("code")
    #expect(try run.node("code/code-input").focused)
    try run.send(.command(Command("push", value: .string("card"))), at: 1)
    #expect(run.frame.nodes.allSatisfy { !$0.focused })
    #expect(run.frame.effects.contains(.blur))
    var dragged = try self.run()
    try pan(.began, 0, from: 200, at: 1, &dragged)
    try pan(.changed, 5, from: 200, at: 1.1, &dragged)
    #expect(dragged.scene.pages.menu?.scene.log == "pp")
    try dragged.send(.command(Command("push", value: .string("code"))), at: 1.2)
    try pan(.changed, 9, from: 200, at: 1.3, &dragged)
    try pan(.ended, 9, from: 200, at: 1.4, &dragged)
    #expect(dragged.scene.pages.menu?.scene.log == "ppx")
  }

  // MARK: The finger

  struct Release: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var to: Double
    var velocity = 0.0
    var phase = Pan.Phase.ended
    var pops: Bool
  }

  @Test(
    "7 A page follows the finger from the leading edge, and is popped or turned back",
    arguments: [
      Release(testDescription: "past the middle", to: 190, pops: true),
      Release(testDescription: "not yet there", to: 185, pops: false),
      Release(testDescription: "thrown", to: 40, velocity: 501, pops: true),
      Release(testDescription: "thrown back", to: 300, velocity: -501, pops: false),
      Release(testDescription: "slowly back", to: 300, velocity: -499, pops: true),
      Release(testDescription: "cancelled", to: 300, phase: .cancelled, pops: false),
    ], [false, true])
  func finger(_ row: Release, _ isMirrored: Bool) throws {
    let sign = isMirrored ? -1.0 : 1
    let start = isMirrored ? 365.0 : 10
    var run = try run(
      "card", Environment(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    try pan(.began, 0, from: start, at: 1, &run)
    #expect(run.scene.state == .resting)
    try pan(.changed, 12 * sign, 3, from: start, at: 1.05, &run)
    #expect(run.scene.state == .dragging)
    try pan(.changed, row.to * sign, 60, from: start, at: 1.1, &run)
    #expect(try x("card", run) == row.to * sign)
    #expect(abs(try x("menu", run) + (375 - row.to) * 0.3 * sign) < 1e-9)
    #expect(run.frame.nodes["menu/next"] != nil)
    try pan(row.phase, row.to * sign, velocity: row.velocity * sign, from: start, at: 1.15, &run)
    #expect(abs(try x("card", run) - row.to * sign) < 1e-9)
    #expect(run.scene.path == (row.pops ? [.menu] : [.menu, .card]))
    try run.settle()
    #expect(pages(run) == [row.pops ? "page-menu" : "page-card"])
  }

  @Test("7 Pages arrive though the window turns as they are let go", arguments: [-900.0, 0, 900])
  func turned(_ velocity: Double) throws {
    var run = try run("card")
    try pan(.began, 0, from: 10, at: 1, &run)
    try pan(.changed, 120, from: 10, at: 1.1, &run)
    try pan(.ended, 120, velocity: velocity, from: 10, at: 1.2, &run)
    #expect(run.scene.state == .moving)
    let small = EnvironmentChange(size: Size(width: 320, height: 568))
    try run.send(.environment(small), at: 1.2)
    try run.settle()
    #expect(run.scene.state == .resting)
    #expect(pages(run) == [velocity > 0 ? "page-menu" : "page-card"])
  }

  @Test(
    "8 A finger elsewhere, one that goes along the height first, or away from the edge, is the page's"
  )
  func others() throws {
    for (start, x, y) in [(21.0, 30.0, 0.0), (8, 10, 11), (8, -10, 0)] {
      var run = try run("card")
      try pan(.began, 0, from: start, at: 1, &run)
      try pan(.changed, x, y, from: start, at: 1.1, &run)
      try pan(.changed, 100, y, from: start, at: 1.2, &run)
      #expect(run.scene.state == .resting, "\(start) \(x) \(y)")
    }
    var root = try run()
    try pan(.began, 0, at: 1, &root)
    try pan(.changed, 50, at: 1.1, &root)
    #expect(root.scene.state == .resting)
    #expect(root.scene.pages.menu?.scene.log == "pp")
  }

  @Test(
    "8 A finger at the edge drags neither the root nor a page that has come since it went down",
    arguments: [
      ([], nil), (["card"], nil), (["code", "card"], nil), (nil, "push"), (nil, "pop"),
    ] as [([String]?, String?)])
  func waiting(_ link: [String]?, _ name: String?) throws {
    var run = try run("code")
    try pan(.began, 0, at: 1, &run)
    if let link { try run.send(.command(Command("open", value: .elements(link))), at: 1.1) }
    if let name {
      let page = Command.Value.string("card")
      try run.send(.command(Command(name, value: name == "push" ? page : nil)), at: 1.1)
      try run.advance(to: 3)
    }
    let path = run.scene.path
    try pan(.changed, 150, velocity: 600, at: 3.1, &run)
    #expect(run.scene.state == .resting)
    #expect(try x(path.last?.rawValue ?? "", run) == 0)
    try pan(.ended, 150, velocity: 600, at: 3.2, &run)
    #expect(run.scene.path == path && run.scene.state == .resting)
  }

  @Test("9 A child that had the finger gets it as cancelled")
  func owner() throws {
    var run = try run("card")
    try run.send(.command(Command("show", target: "card")), at: 1)
    try run.settle()
    let card = try #require(run.frame.nodes["card/card"])
    let location = Point(x: 4, y: card.frame.minY + 8)
    try run.send(.pan(Pan(.began, translation: .zero, location: location)), at: 3)
    let moved = Point(x: 30, y: 2)
    let place = Point(x: 34, y: location.y + 2)
    try run.send(.pan(Pan(.changed, translation: moved, location: place)), at: 3.1)
    #expect(run.scene.state == .dragging)
    try run.send(.pan(Pan(.ended, translation: moved, location: place)), at: 3.2)
    try run.settle()
    #expect(run.scene.path == [.menu, .card])
    #expect(run.scene.pages.card?.scene.position == .compressed)
  }

  // MARK: Deep links and saved states

  @Test("10 A deep link opens its pages at once, and closes the others")
  func link() throws {
    var run = try run("code/card")
    #expect(run.scene.path == [.menu, .code, .card])
    #expect(pages(run) == ["page-card"] && run.engine.isAnimating == false)
    try run.send(.command(Command("open", value: .elements(["card"]))), at: 1)
    #expect(run.scene.path == [.menu, .card] && run.scene.pages.code == nil)
    try run.send(.command(Command("open", value: .elements([String]()))), at: 2)
    #expect(run.scene.path == [.menu])
    for value in [.elements(["coed"]), .string("code"), .number(3), nil] as [Command.Value?] {
      #expect(throws: EventError.self) {
        try run.send(.command(Command("open", value: value)), at: 3)
      }
    }
  }

  @Test("11 A saved state brings the stack back, at any moment")
  func saving() throws {
    var run = try run()
    try run.send(.tap(Tap(on: "menu/next")), at: 1)
    for time in [1, 1.2, 1.5, 2, 2.2, 3.5] {
      if time == 2 { try run.send(.command(Command("pop")), at: 2) }
      try run.advance(to: time)
      var restored = try Engine<Shop>(restoring: run.engine.saved)
      #expect(restored.saved == run.engine.saved)
      var original = run.engine
      try original.settle()
      try restored.settle()
      #expect(restored.saved == original.saved)
    }
  }

  @Test(
    "12 A saved path must be that of the pages that are there",
    arguments: [
      (#"["menu","code"]"#, #"["menu"]"#), (#"["menu","code"]"#, #"["code","menu"]"#),
      (#"["menu","code"]"#, #"["menu","code","code"]"#), (#"["menu","code"]"#, "[]"),
      (#"["menu","code"]"#, #"["menu","card"]"#),
    ])
  func faults(_ found: String, _ replacement: String) throws {
    let saved = try run("code").engine.saved
    let parts = saved.split(separator: found, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    do {
      _ = try Engine<Shop>(restoring: parts[0] + replacement + parts[1])
      Issue.record("was restored")
    } catch {
      #expect(error.message.contains("path"), "\(error.message)")
    }
  }

  @Test("13 With reduced motion pages are there at once")
  func reducedMotion() throws {
    var run = try run("", Environment(reduceMotion: true))
    try run.send(.tap(Tap(on: "menu/next")), at: 1)
    #expect(pages(run) == ["page-code"] && run.scene.state == .resting)
  }

  @Test("14 The pages' own effects are the stack's")
  func effects() throws {
    var run = try run("code")
    for (index, digit) in "1234".enumerated() {
      let edit = TextEdit("code/code-input", replacement: String(digit))
      try run.send(.text(edit), at: 1 + Double(index) / 10)
    }
    #expect(run.ownEffects.map { $0.type } == ["entered"])
    #expect(run.scene.path == [.menu, .code, .card])
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    var audit = SceneAudit(Shop.self)
    audit.eventsPerTrace = 120
    let report = audit.run(seeds: 0..<UInt64(max(3, AuditEffort.count(1_000))))
    #expect(report.problems(accepting: 0.5, changing: 0.05) == [], "\(report)")
  }
}
