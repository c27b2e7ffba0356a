import FlowEngine
import FlowNavigation
import FlowTesting
import Scenes
import Testing

/// The rules of docs/navigation.md for sheets.
@Suite struct SheetTests {
  private typealias Feeds = Sheet<FeedPages>
  private typealias Run = SceneRun<Feeds>

  private func run(
    _ sheet: String? = nil, _ environment: Environment = Environment()
  ) throws -> Run {
    var run = try Run(Feeds.self, environment: environment)
    if let sheet { try send("open", .elements([sheet]), at: 0, &run) }
    return run
  }

  private func send(
    _ name: String, _ value: Command.Value? = nil, at time: Double, _ run: inout Run
  ) throws {
    try run.send(.command(Command(name, value: value)), at: time)
  }

  /// Where the sheet's top is seen.
  private func top(_ name: String, _ run: Run) throws -> Double {
    let sheet = try run.node(NodeID("sheet-\(name)"))
    return sheet.frame.minY + sheet.transform.translation.y
  }

  private func pan(
    _ phase: Pan.Phase, _ y: Double, x: Double = 0, velocity: Double = 0, on target: NodeID? = nil,
    at time: Double, _ run: inout Run
  ) throws {
    let pan = Pan(
      phase, translation: Point(x: x, y: y), velocity: Point(x: 0, y: velocity), target: target)
    try run.send(.pan(pan), at: time)
  }

  // MARK: Coming and going

  @Test("15 A sheet comes up from below the window, over the screen; another one takes its place")
  func present() throws {
    var run = try run()
    try run.send(.tap(Tap(on: "menu/next")), at: 1)
    #expect(run.scene.path == [.menu, .feed])
    #expect(run.scene.state == .moving && run.scene.detent == .medium)
    #expect(try top("feed", run) == 812)
    #expect(try run.node("dim").alpha == 0)
    try run.advance(to: 1.2)
    #expect(try top("feed", run) < 700)
    #expect(run.frame.nodes["menu/next"] != nil)
    try run.settle()
    #expect(try top("feed", run) == 406)
    #expect(run.scene.state == .resting)
    try send("present", .string("feed"), at: 3, &run)
    #expect(run.frame.animations.isEmpty)
    try send("present", .string("tall"), at: 4, &run)
    #expect(run.scene.path == [.menu, .tall] && run.scene.pages.feed == nil)
    try run.advance(to: 4.1)
    #expect(try top("feed", run) > 406)
    #expect(try !run.node("feed/list").interactive)
    #expect(try top("tall", run) < 812)
    try run.settle()
    #expect(run.frame.nodes["sheet-feed"] == nil)
    #expect(try top("tall", run) == 54)
    #expect(throws: EventError.self) { try send("present", .string("menu"), at: 9, &run) }
  }

  @Test(
    "16 What is under a sheet keeps its state, gets no touches and commands, and is out of reach")
  func under() throws {
    var run = try run("feed")
    let next = try run.node("menu/next")
    #expect(!next.interactive && !next.enabled)
    #expect(next.accessibilityLabel == nil && next.accessibilityTraits == [])
    #expect(run.frame.nodes.hitTest(Point(x: 100, y: 100)) == "dim")
    try run.send(.tap(Tap(on: "menu/next")), at: 1)
    #expect(run.scene.presented == .feed)
    // It goes on, and its nodes show that.
    try run.advance(to: 2.5)
    #expect(run.scene.pages.menu?.scene.seconds == 2)
    #expect(try run.node("menu/next").text == "2")
    try send("dismiss", at: 3, &run)
    #expect(try run.node("menu/next").interactive)
    #expect(try run.node("menu/next").accessibilityLabel == "Next")
    try run.send(.tap(Tap(on: "menu/next")), at: 3.1)
    #expect(run.scene.presented == .feed)
  }

  @Test(
    "16 A sheet takes the finger and the focus from what is under it, and what goes gives up the focus"
  )
  func focus() throws {
    var run = try run()
    try run.send(
      .pan(Pan(.began, translation: .zero, location: Point(x: 9, y: 99))), at: 1)
    try pan(.changed, 5, at: 1.1, &run)
    #expect(run.scene.pages.menu?.scene.log == "pp")
    try send("present", .string("code"), at: 1.2, &run)
    try pan(.changed, 9, at: 1.3, &run)
    #expect(run.scene.pages.menu?.scene.log == "ppx")
    #expect(try run.node("code/code-input").focused)
    try send("dismiss", at: 2, &run)
    #expect(run.frame.effects.contains(.blur))
    #expect(run.frame.nodes.allSatisfy { !$0.focused })
  }

  struct Rest: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sheet: String
    var detent: String?
    var size = Size(width: 375, height: 812)
    var insets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    var top: Double
  }

  @Test(
    "17 A sheet rests at a height",
    arguments: [
      Rest(testDescription: "half of the window", sheet: "feed", top: 406),
      Rest(testDescription: "10 below the safe area", sheet: "feed", detent: "large", top: 54),
      Rest(testDescription: "points above the inset", sheet: "firm", top: 578),
      Rest(testDescription: "a share of large", sheet: "firm", detent: "most", top: 235),
      Rest(
        testDescription: "not high: medium is large, and large to the safe area", sheet: "feed",
        size: Size(width: 812, height: 375), insets: .zero, top: 0),
      Rest(
        testDescription: "never above large", sheet: "firm",
        size: Size(width: 320, height: 200), insets: .zero, top: 0),
    ])
  func heights(_ row: Rest) throws {
    var run = try run(row.sheet, Environment(size: row.size, safeArea: row.insets))
    if let detent = row.detent {
      try send("select", .string(detent), at: 1, &run)
      try run.settle()
    }
    #expect(try top(row.sheet, run) == row.top)
    // The screen in it is as high as the highest, and knows what of it cannot be seen.
    let content = try run.node(NodeID("content-\(row.sheet)"))
    let highest = row.size.height - content.frame.height
    let list = try run.node(NodeID("\(row.sheet)/list"))
    #expect(list.frame.size == content.frame.size)
    let environment = try #require(run.scene.pages.feed ?? run.scene.pages.firm).nodes
    #expect(environment["list"]?.frame.height == row.size.height - highest)
  }

  @Test("17 A command or a request names a height; one that the sheet does not have is refused")
  func select() throws {
    var run = try run("feed")
    #expect(throws: EventError.self) { try send("select", .string("peek"), at: 1, &run) }
    #expect(throws: EventError.self) { try send("select", .string("small"), at: 1, &run) }
    try send("select", .string("large"), at: 1, &run)
    #expect(run.scene.detent == .large)
    try run.settle()
    try send("select", .string("large"), at: 3, &run)
    #expect(run.frame.animations.isEmpty)
    try send("dismiss", at: 4, &run)
    try send("select", .string("large"), at: 5, &run)
    #expect(run.scene.presented == nil)
  }

  @Test("18 The dim is full from the lowest height on, and follows the sheet below it")
  func dim() throws {
    var run = try run("feed")
    #expect(try run.node("dim").alpha == 0.2)
    try pan(.began, 0, on: "sheet-feed", at: 1, &run)
    try pan(.changed, -100, at: 1.1, &run)
    #expect(try run.node("dim").alpha == 0.2)
    try pan(.changed, 203, at: 1.2, &run)
    #expect(abs(try run.node("dim").alpha - 0.1) < 1e-9)
    try pan(.changed, 900, at: 1.3, &run)
    #expect(try run.node("dim").alpha == 0)
    #expect(try top("feed", run) == 812)
  }

  // MARK: The finger

  @Test("19 A finger drags the sheet by itself or its grabber at once, also while it moves")
  func drag() throws {
    for target in ["sheet-feed", "grabber-feed"] as [NodeID] {
      var run = try run()
      try send("present", .string("feed"), at: 0, &run)
      try run.advance(to: 0.2)
      let seen = try top("feed", run)
      try pan(.began, 0, on: target, at: 0.2, &run)
      #expect(run.scene.state == .dragging && run.scene.owner == .sheet)
      #expect(abs(try top("feed", run) - seen) < 1e-9)
      try run.advance(to: 0.3)
      #expect(abs(try top("feed", run) - seen) < 1e-9)
      try pan(.changed, -40, at: 0.3, &run)
      #expect(abs(try top("feed", run) - (seen - 40)) < 1e-9)
      // The finger does not change the window of the screen in it.
      #expect(try run.node("sheet-feed").frame.minY == 406)
    }
  }

  @Test(
    "19 What goes along the width first is the screen's to the end, along the height the sheet's")
  func direction() throws {
    var run = try run("feed")
    try pan(.began, 0, on: "feed/pager/pages", at: 1, &run)
    #expect(run.scene.owner == nil)
    try pan(.changed, 4, x: 9, at: 1.1, &run)
    #expect(run.scene.owner == .content)
    try pan(.changed, 300, x: 9, velocity: 900, at: 1.2, &run)
    #expect(run.scene.owner == .content)
    #expect(try top("feed", run) == 406)
    #expect(run.scene.pages.feed?.scene.pager.scene.pulled == -9)
    try pan(.ended, 300, at: 1.3, &run)
    #expect(run.scene.owner == nil)
    try pan(.began, 0, on: "feed/pager/pages", at: 2, &run)
    try pan(.changed, 9, x: 4, at: 2.1, &run)
    #expect(run.scene.owner == .sheet)
    #expect(run.scene.pages.feed?.scene.pager.state == .resting)
    #expect(abs(try top("feed", run) - 415) < 1e-9)
  }

  @Test("19 A screen without a list leaves the height to the sheet")
  func noList() throws {
    var run = try run("code")
    try pan(.began, 0, on: "code/code-input", at: 1, &run)
    try pan(.changed, 20, at: 1.1, &run)
    #expect(run.scene.owner == .sheet)
    #expect(try top("code", run) == 426)
  }

  @Test("20 A list has the finger where the sheet is highest, but not pulled down from its top")
  func list() throws {
    // Below its highest height the sheet takes it, whichever way it goes.
    for y in [-30.0, 30] {
      var run = try run("feed")
      try pan(.began, 0, on: "feed/list", at: 1, &run)
      try pan(.changed, y, velocity: y * 10, at: 1.1, &run)
      #expect(run.scene.owner == .sheet)
      #expect(run.scene.pages.feed?.scene.pulled == 0)
      #expect(try top("feed", run) == 406 + y)
    }
    var run = try run("tall")
    try pan(.began, 0, on: "tall/list", at: 1, &run)
    try pan(.changed, -50, velocity: -300, at: 1.1, &run)
    #expect(run.scene.owner == .list)
    #expect(run.scene.pages.tall?.scene.pulled == 50)
    // Back beyond the top: the list gives way for one sample, then the sheet takes over.
    try pan(.changed, 20, velocity: 300, at: 1.2, &run)
    #expect(run.scene.owner == .list)
    #expect(run.scene.pages.tall?.scene.pulled == -20)
    let bounced = try run.node("tall/list").contentOffset.y
    try pan(.changed, 60, velocity: 300, at: 1.3, &run)
    #expect(run.scene.owner == .sheet)
    #expect(run.scene.pages.tall?.state == .resting)
    #expect(try top("tall", run) == 94)
    // The list goes to its top from where it is seen.
    #expect(try run.node("tall/list").contentOffset.y == bounced && bounced < 0)
    try run.advance(to: 1.35)
    let offset = try run.node("tall/list").contentOffset.y
    #expect(offset > bounced && offset < 0)
    // It keeps the finger, also when that goes up again.
    try pan(.changed, -40, velocity: -300, at: 1.4, &run)
    #expect(run.scene.owner == .sheet)
    try pan(.ended, -40, at: 1.5, &run)
    try run.settle()
    #expect(try top("tall", run) == 54)
    #expect(try run.node("tall/list").contentOffset.y == 0)
  }

  @Test("21 Beyond its ends the sheet gives way; down it is free unless it is modal")
  func ends() throws {
    var run = try run("tall")
    try pan(.began, 0, on: "sheet-tall", at: 1, &run)
    try pan(.changed, -54, at: 1.1, &run)
    // (1 − 1 / 1.55)·54.
    #expect(abs(try top("tall", run) - (54 - 54 * (1 - 1 / 1.55))) < 1e-9)
    try pan(.changed, -100_000, at: 1.2, &run)
    #expect(try top("tall", run) > 0)
    try pan(.changed, 300, at: 1.3, &run)
    #expect(try top("tall", run) == 354)
    var firm = try self.run("firm")
    try pan(.began, 0, on: "sheet-firm", at: 1, &firm)
    try pan(.changed, 234, at: 1.1, &firm)
    #expect(abs(try top("firm", firm) - (578 + 234 * (1 - 1 / 1.55))) < 1e-9)
  }

  @Test(
    "21 A modal sheet that is taken as it comes in follows the finger, and gives way from there")
  func modalComingIn() throws {
    for delay in [0, 0.02, 0.1] {
      var run = try run()
      try send("present", .string("firm"), at: 1, &run)
      try run.advance(to: 1 + delay)
      let seen = try top("firm", run)
      try pan(.began, 0, on: "sheet-firm", at: 1 + delay, &run)
      #expect(try top("firm", run) == seen)
      try pan(.changed, -50, at: 1.2, &run)
      #expect(abs(try top("firm", run) - (seen - 50)) < 1e-9)
      try pan(.changed, 60, at: 1.3, &run)
      let below = try top("firm", run) - seen
      #expect(below >= 0 && below < min(60, 812 - seen + 1e-9), "\(delay)")
      try pan(.ended, 60, at: 1.4, &run)
      try run.settle()
      #expect(try top("firm", run) == 578)
    }
  }

  @Test("15 A sheet that is gone does not end the movement of the one after it")
  func twoMovements() throws {
    var run = try run("tall")
    try send("dismiss", at: 1, &run)
    try send("present", .string("feed"), at: 1.3, &run)
    // The first one has gone by 1.5.
    try run.advance(to: 1.55)
    #expect(run.frame.nodes["sheet-tall"] == nil)
    #expect(try top("feed", run) > 406)
    #expect(run.scene.state == .moving)
    let seen = try top("feed", run)
    try pan(.began, 0, on: "sheet-feed", at: 1.55, &run)
    #expect(abs(try top("feed", run) - seen) < 1e-9)
    try pan(.cancelled, 0, at: 1.6, &run)
    try run.settle()
    #expect(run.scene.state == .resting)
  }

  @Test("15 A sheet moves until it is gone, though one that it has replaced has arrived before")
  func goneLast() throws {
    var run = try run()
    try send("present", .string("code"), at: 1, &run)
    try send("present", .string("feed"), at: 1.13, &run)
    try send("dismiss", at: 1.57, &run)
    for step in 0...60 {
      try run.advance(to: 1.57 + 0.01 * Double(step))
      let isGone = run.frame.nodes["sheet-code"] == nil && run.frame.nodes["sheet-feed"] == nil
      #expect((run.scene.state == .resting) == isGone, "\(run.frame.time)")
    }
    #expect(run.scene.state == .resting)
  }

  struct Release: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sheet = "feed"
    var y: Double
    var velocity = 0.0
    var phase = Pan.Phase.ended
    var rests: String?
  }

  @Test(
    "22 A released sheet goes where it is thrown",
    arguments: [
      Release(testDescription: "nearer to medium", y: -170, rests: "medium"),
      Release(testDescription: "nearer to large", y: -180, rests: "large"),
      Release(testDescription: "thrown up", y: -10, velocity: -400, rests: "large"),
      Release(testDescription: "thrown down", y: 10, velocity: 400, rests: nil),
      Release(testDescription: "thrown back", y: -300, velocity: 300, rests: "medium"),
      Release(testDescription: "nearer to the lowest", y: 200, rests: "medium"),
      Release(testDescription: "nearer to the bottom", y: 206, rests: nil),
      Release(testDescription: "cancelled", y: 400, phase: .cancelled, rests: "medium"),
      Release(testDescription: "thrown far", y: 0, velocity: 20_000, rests: nil),
      Release(
        testDescription: "a modal one stays", sheet: "firm", y: 300, velocity: 5_000, rests: "peek"),
    ])
  func release(_ row: Release) throws {
    var run = try run(row.sheet)
    try pan(.began, 0, on: NodeID("sheet-\(row.sheet)"), at: 1, &run)
    try pan(.changed, row.y, at: 1.1, &run)
    let seen = try top(row.sheet, run)
    try pan(row.phase, row.y, velocity: row.velocity, at: 1.1, &run)
    #expect(abs(try top(row.sheet, run) - seen) < 1e-9)
    #expect(run.scene.detent?.name == row.rests)
    #expect(run.scene.state == .moving)
    // It goes on at the finger's velocity.
    if row.velocity != 0, row.phase == .ended {
      try run.advance(to: 1.1 + 1e-5)
      let speed = (try top(row.sheet, run) - seen) / 1e-5
      #expect(abs(speed - row.velocity) < 0.01 * abs(row.velocity))
    }
    try run.settle()
    #expect(run.scene.state == .resting)
    #expect((run.frame.nodes[NodeID("sheet-\(row.sheet)")] != nil) == (row.rests != nil))
  }

  @Test("22 Another finger ends what the first one did")
  func secondFinger() throws {
    var run = try run("feed")
    try pan(.began, 0, on: "sheet-feed", at: 1, &run)
    try pan(.changed, 300, at: 1.1, &run)
    try pan(.began, 0, on: "feed/pager/pages", at: 1.2, &run)
    #expect(run.scene.state == .moving && run.scene.owner == nil)
    #expect(abs(try top("feed", run) - 706) < 1e-9)
    try pan(.ended, 0, at: 1.3, &run)
    try run.settle()
    #expect(try top("feed", run) == 406)
  }

  @Test("23 A tap on the dim, a swipe, escape and dismiss send it down; a modal one only dismiss")
  func dismiss() throws {
    for name in ["feed", "firm"] {
      for event in [
        .tap(Tap(on: "dim")), .command(Command("escape")), .command(Command("dismiss")),
      ] as [Event] {
        var run = try run(name)
        try run.send(event, at: 1)
        let goes = name == "feed" || event == .command(Command("dismiss"))
        #expect((run.scene.presented == nil) == goes, "\(name) \(event)")
        try run.advance(to: 1.2)
        if goes { #expect(try top(name, run) > 500) }
        try run.settle()
        #expect(run.frame.nodes["dim"] == nil || !goes)
      }
      #expect(try run(name).node("dim").interactive == (name == "feed"))
    }
  }

  @Test("24 The grabber goes to the next height, and assistive technologies up and down")
  func grabber() throws {
    var run = try run("feed")
    let grabber = try run.node("grabber-feed")
    #expect(grabber.accessibilityLabel == "Sheet Grabber")
    #expect(grabber.accessibilityValue == "medium")
    #expect(grabber.accessibilityTraits == [.button, .adjustable])
    #expect(grabber.frame == Rect(x: 169.5, y: 5, width: 36, height: 5))
    for (index, name) in ["large", "medium", "large"].enumerated() {
      try run.send(.tap(Tap(on: "grabber-feed")), at: 1 + Double(index))
      #expect(run.scene.detent?.name == name)
    }
    for (index, (command, name)) in [
      ("increment", "large"), ("decrement", "medium"), ("decrement", "medium"),
      ("increment", "large"),
    ].enumerated() {
      try send(command, at: 5 + Double(index), &run)
      #expect(run.scene.detent?.name == name)
    }
    #expect(try self.run("tall").frame.nodes["grabber-tall"] == nil)
  }

  @Test("25 While the sheet has a finger, or may yet have it, its list does not scroll")
  func scroll() throws {
    var run = try run("tall")
    let scroll = Event.scroll(Scroll("tall/list", offset: Point(x: 0, y: 70)))
    try run.send(scroll, at: 1)
    #expect(try run.node("tall/list").contentOffset.y == 70)
    try run.send(.scroll(Scroll("tall/list", offset: Point(x: 0, y: 0))), at: 1.1)
    try pan(.began, 0, on: "tall/list", at: 2, &run)
    try run.send(scroll, at: 2)
    #expect(try run.node("tall/list").contentOffset.y == 0)
    try pan(.changed, 30, at: 2.1, &run)
    #expect(run.scene.owner == .sheet)
    try run.send(scroll, at: 2.1)
    #expect(try run.node("tall/list").contentOffset.y == 0)
    try pan(.cancelled, 30, at: 2.2, &run)
    try run.send(scroll, at: 2.3)
    #expect(try run.node("tall/list").contentOffset.y == 70)
  }

  // MARK: The window

  @Test("26 A sheet that is not as high as it can be rises with the keyboard, and goes back")
  func keyboard() throws {
    var run = try run("firm")
    func keyboard(_ phase: KeyboardChange.Phase, _ height: Double) -> Event {
      .keyboard(
        KeyboardChange(
          phase, frame: Rect(x: 0, y: 812 - height, width: 375, height: height), duration: 0.25,
          curve: .linear))
    }
    try run.send(keyboard(.willShow, 334), at: 1)
    try run.advance(to: 1.125)
    // Half of the way, by the keyboard's own curve.
    #expect(abs(try top("firm", run) - (578 - 150)) < 1e-9)
    try run.settle()
    #expect(try top("firm", run) == 578 - 300)
    try run.send(keyboard(.willChangeFrame, 800), at: 4)
    try run.settle()
    #expect(try top("firm", run) == 54)
    try run.send(keyboard(.willHide, 800), at: 5)
    try run.settle()
    #expect(try top("firm", run) == 578)
  }

  @Test("26 A keyboard that floats or covers nothing does not raise it", arguments: Self.floating)
  func floatingKeyboard(_ frame: Rect) throws {
    var run = try run("firm")
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
    try run.settle()
    #expect(try top("firm", run) == 578)
  }

  /// Keyboards that do not reach the bottom of a window of 375 by 812 points, or are empty.
  static let floating = [
    Rect(x: 20, y: 300, width: 320, height: 260), Rect(x: 0, y: 478, width: 0, height: 334),
    Rect(x: 0, y: 300, width: 375, height: 0),
  ]

  @Test("26 The screen in it sees the keyboard from where the keyboard has raised it, at once")
  func keyboardOfScreen() throws {
    let height = 291.0
    let keyboard = KeyboardChange(
      .willShow, frame: Rect(x: 0, y: 812 - height, width: 375, height: height), duration: 0.25,
      curve: .easeOut)
    var run = try SceneRun(Sheet<CardPages>.self)
    try run.send(.command(Command("present", value: .string("card"))), at: 0)
    try run.send(.tap(Tap(on: "card/input-number-text")), at: 2)
    func bar() throws -> Double {
      let sheet = try run.node("sheet-card").frame.minY
      return sheet + (try run.node("card/bar").frame.maxY)
    }
    for time in [3.0, 7] {
      try run.send(.keyboard(keyboard), at: time)
      try run.settle()
      #expect(try bar() == 812 - height + 44)
    }
  }

  @Test("26 A sheet that a finger drags stays under it while the keyboard comes and goes")
  func keyboardMeanwhile() throws {
    var run = try run("firm")
    try pan(.began, 0, on: "sheet-firm", at: 1, &run)
    try pan(.changed, -20, at: 1.1, &run)
    let dragged = try top("firm", run)
    for (phase, time) in [(KeyboardChange.Phase.willShow, 1.2), (.willHide, 1.4)] {
      try run.send(
        .keyboard(
          KeyboardChange(
            phase, frame: Rect(x: 0, y: 478, width: 375, height: 334), duration: 0.25,
            curve: .linear)), at: time)
      #expect(abs(try top("firm", run) - dragged) < 1e-9)
      try run.advance(to: time + 0.1)
      #expect(abs(try top("firm", run) - dragged) < 1e-9)
    }
    try pan(.ended, -20, at: 2, &run)
    try run.settle()
    #expect(try top("firm", run) == 578)
  }

  @Test("27 After a rotation the keyboard is treated as hidden until its next event")
  func keyboardBeforeRotation() throws {
    var run = try run("firm")
    let keyboard = Rect(x: 0, y: 478, width: 375, height: 334)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: keyboard)), at: 1)
    try run.settle()
    #expect(try top("firm", run) == 278)
    for size in [Size(width: 812, height: 375), Size(width: 375, height: 812)] {
      try run.send(.environment(EnvironmentChange(size: size)), at: 10)
    }
    #expect(try top("firm", run) == 578)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: keyboard)), at: 11)
    try run.settle()
    #expect(try top("firm", run) == 278)
  }

  @Test("27 With a rotation the sheet is where it belongs at once, and a drag ends")
  func rotation() throws {
    var run = try run("feed")
    try pan(.began, 0, on: "sheet-feed", at: 1, &run)
    try pan(.changed, 100, at: 1.1, &run)
    let change = EnvironmentChange(size: Size(width: 812, height: 375), safeArea: .zero)
    try run.send(.environment(change), at: 1.2)
    #expect(try top("feed", run) == 0)
    #expect(run.scene.state == .resting && run.scene.owner == nil)
    #expect(run.scene.pages.feed?.nodes["list"]?.frame.width == 812)
    try pan(.changed, 200, at: 1.3, &run)
    #expect(try top("feed", run) == 0)
    // Upright again it is at the height that it had.
    try run.send(
      .environment(
        EnvironmentChange(
          size: Size(width: 375, height: 812),
          safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))), at: 2)
    #expect(try top("feed", run) == 406)
  }

  @Test(
    "28 A sheet is announced when it is presented, and stands behind what it covers in the focus order"
  )
  func speech() throws {
    var run = try run()
    try send("present", .string("code"), at: 1, &run)
    #expect(run.announcements == ["Enter the code"])
    #expect(try run.node("sheet-code").accessibilityLabel == "Enter the code")
    let labels = run.frame.nodes.compactMap { $0.accessibilityLabel == nil ? nil : $0.id.name }
    #expect(labels.prefix(2) == ["dim", "sheet-code"])
    #expect(labels.dropFirst(2).allSatisfy { $0.hasPrefix("code/") })
  }

  @Test("29 A deep link is there at once; what it does not name goes; the rest is the screen's")
  func link() throws {
    var run = try run("feed")
    #expect(run.engine.isAnimating == false && run.scene.presented == .feed)
    try send("open", .elements(["tall"]), at: 1, &run)
    #expect(run.scene.path == [.menu, .tall] && run.scene.pages.feed == nil)
    try send("open", .elements([String]()), at: 2, &run)
    #expect(run.scene.path == [.menu] && run.frame.nodes["dim"] == nil)
    try run.advance(to: 3)
    for names in [["menu"], ["nothing"], ["feed", "more"]] {
      let saved = run.engine.saved
      #expect(throws: EventError.self) { try send("open", .elements(names), at: 3, &run) }
      #expect(run.engine.saved == saved)
    }
  }

  @Test("29 A name that is refused is named by its place, with those that there are")
  func names() throws {
    var run = try run("firm")
    for (name, value, message) in [
      ("open", .elements(["attic"]), "'value.0': unknown sheet 'attic'; expected 'feed', 'tall', "),
      ("present", .string("menu"), "'value': unknown sheet 'menu'; expected 'feed', 'tall', "),
      ("select", .string("large"), "'value': unknown height 'large'; expected 'peek', 'most'"),
    ] as [(String, Command.Value, String)] {
      let error = #expect(throws: EventError.self) { try send(name, value, at: 1, &run) }
      #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
  }

  @Test("30 With reduced motion a sheet is there at once")
  func reducedMotion() throws {
    var run = try run(nil, Environment(reduceMotion: true))
    try send("present", .string("feed"), at: 1, &run)
    #expect(try top("feed", run) == 406)
    #expect(run.scene.state == .resting)
    try send("dismiss", at: 2, &run)
    #expect(run.frame.nodes["sheet-feed"] == nil)
  }

  @Test("31 A saved state brings the sheet back, at any moment")
  func saving() throws {
    var run = try run()
    try send("present", .string("feed"), at: 0, &run)
    for time in [0.1, 0.3, 1, 1.2, 1.3, 2] {
      if time == 1 { try pan(.began, 0, on: "feed/list", at: 1, &run) }
      if time == 1.2 { try pan(.changed, 50, at: 1.2, &run) }
      if time == 1.3 { try pan(.ended, 50, velocity: 3_000, at: 1.3, &run) }
      try run.advance(to: time)
      var restored = try Engine<Feeds>(restoring: run.engine.saved)
      #expect(restored.saved == run.engine.saved)
      #expect(restored.frame.nodes == run.frame.nodes)
      var original = run.engine
      try original.settle()
      try restored.settle()
      #expect(restored.saved == original.saved)
    }
  }

  @Test(
    "31 A saved state must be of the screens that are there",
    arguments: [
      (#""path":["menu","feed"]"#, #""path":["menu"]"#),
      (#""path":["menu","feed"]"#, #""path":["feed","menu"]"#),
      (#""path":["menu","feed"]"#, #""path":["menu","tall"]"#),
      (#""place":0"#, #""place":2"#), (#""place":0"#, #""place":-1"#),
    ])
  func faults(_ found: String, _ replacement: String) throws {
    let saved = try run("feed").engine.saved
    let parts = saved.split(separator: found, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    #expect(throws: MemberError.self) {
      try Engine<Feeds>(restoring: parts[0] + replacement + parts[1])
    }
  }

  @Test("The screens' own effects are the sheet's")
  func effects() throws {
    var run = try run("code")
    for (index, digit) in "1234".enumerated() {
      let edit = TextEdit("code/code-input", replacement: String(digit))
      try run.send(.text(edit), at: 1 + Double(index) / 10)
    }
    #expect(run.ownEffects.map { $0.type } == ["entered"])
    #expect(run.scene.presented == nil)
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    var audit = SceneAudit(Feeds.self)
    audit.eventsPerTrace = 120
    let report = audit.run(seeds: 0..<UInt64(max(3, AuditEffort.count(1_000))))
    #expect(report.problems(accepting: 0.5, changing: 0.05) == [], "\(report)")
  }
}
