import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The rules of docs/scenes/checkout.md.
@Suite struct CheckoutTests {
  private typealias Run = SceneRun<Checkout>
  private typealias Page = CheckoutPages.Page

  private func open(_ pages: [Page], _ environment: Environment = Environment()) throws -> Run {
    var run = try Run(Checkout.self, environment: environment)
    if !pages.isEmpty {
      try run.send(.command(Command("open", value: .elements(pages))), at: 0)
    }
    return run
  }

  private func path(_ run: Run) -> [Page] { run.scene.pages.scene.path }

  private func types(_ run: Run) -> [String] {
    run.frame.effects.map { effect in
      if case .child(let child) = effect { "\(child.path) \(child.type)" } else { effect.type }
    }
  }

  @Test("A field on a page that goes has neither caret nor selection")
  func leavingSelection() throws {
    var run = try open([.form])
    try tap("pages/form/fields/name", at: 1, &run)
    let field = try #require(run.frame.nodes.first { $0.focused }).id
    try run.send(.text(TextEdit(field, replacement: "hello")), at: 2)
    try run.send(.selection(TextSelection(field, range: TextRange(location: 1, length: 2))), at: 3)
    #expect(try run.node(field).selectedRange == TextRange(location: 1, length: 2))
    try run.send(.command(Command("pop", target: "pages")), at: 4)
    #expect(try run.node(field).selectedRange == nil)
  }

  private func tap(_ id: NodeID, at time: Double, _ run: inout Run) throws {
    try run.send(.tap(Tap(on: id)), at: time)
  }

  private func fill(at time: Double, _ run: inout Run) throws {
    for (name, value) in [
      ("number", "4242424242424242"), ("holder", "Ann"), ("expiry", "12/2030"), ("code", "123"),
    ] {
      let target = NodeID("input/input-\(name)-text")
      try run.send(
        .command(Command("setValue", target: target, value: .string(value))), at: time)
    }
  }

  private func submit(at time: Double, _ run: inout Run) throws {
    try run.send(.focus(target: "input/input-code-text"), at: time)
    try run.send(.returnKey(target: "input/input-code-text"), at: time + 1)
  }

  // MARK: From page to page

  @Test("1 It opens with the onboarding; the card is down and nothing is entered")
  func opening() throws {
    let run = try open([])
    #expect(path(run) == [.onboarding] && run.scene.state == .filling)
    #expect(run.scene.card.scene.target == .closed && run.scene.input.scene.number == "")
    #expect(run.frame.nodes["card/host"] == nil)
    #expect(try run.node("input/screen").parent == "card/card")
  }

  @Test("2 The end of the onboarding pushes the form, and the host is told")
  func finishing() throws {
    var run = try open([])
    for (field, value) in [
      ("displayName", "Hal"), ("realName", "Hal Fway"), ("birthday", "1968-04-02"),
      ("website", "hal.example"),
    ] {
      let target = NodeID("pages/onboarding/field-\(field)")
      try run.send(.command(Command("setValue", target: target, value: .string(value))), at: 0)
    }
    for (time, button) in [
      (1, "next-button"), (2, "next-button"), (3, "skip-hint"), (4, "skip-hint"), (5, "skip-hint"),
    ] as [(Double, String)] {
      try tap(NodeID("pages/onboarding/" + button), at: time, &run)
    }
    try run.advance(to: 5.55)
    #expect(path(run) == [.onboarding, .form])
    #expect(types(run).contains("pages/onboarding finished"))
    // Back on the page, nothing pushes it again.
    try run.send(.command(Command("pop", target: "pages")), at: 7)
    try run.send(.tick, at: 8)
    #expect(path(run) == [.onboarding])
  }

  @Test("3 Pay brings the card up, and the host does not hear of it")
  func paying() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    #expect(run.scene.state == .paying && run.scene.card.scene.target == .open)
    #expect(types(run).isEmpty)
    try run.advance(to: 2)
    #expect(try run.node("card/card").frame == Rect(x: 0, y: 112, width: 375, height: 700))
    #expect(try run.node("input/screen").parent == "card/card")
    #expect(try run.node("input/card-input").frame.origin == Point(x: 20, y: 32))
  }

  @Test(
    "3 A card that is caught has the input at its size, whatever has been presented at that time",
    arguments: [nil, Event.tick])
  func catching(_ earlier: Event?) throws {
    var run = try open([])
    try run.send(.command(Command("show", target: "card", value: .string("open"))), at: 0)
    if let earlier { try run.send(earlier, at: 0.25) }
    var pan = Pan(.began, translation: .zero)
    pan.location = Point(x: 8, y: 400)
    try run.send(.pan(pan), at: 0.25)
    let height = try run.node("card/card").frame.height
    #expect(height > 500 && height < 600)
    #expect(try run.node("input/screen").frame.height == height)
    try run.send(.tick, at: 0.3)
    #expect(try run.node("input/screen").frame.height == height)
    let restored = try SceneRun(Checkout.self, restoring: run.engine.saved)
    #expect(restored.frame.nodes == run.frame.nodes)
  }

  @Test(
    "10 An input whose card is down, or on its way, takes no tap and no keyboard",
    arguments: [1.1, 3])
  func loweredInput(_ time: Double) throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 0, &run)
    try run.send(.command(Command("dismiss", target: "card")), at: 1)
    try run.send(.tap(Tap(on: "input/holder-button")), at: time)
    #expect(run.frame.effects.isEmpty && run.frame.nodes.allSatisfy { !$0.focused })
    #expect(run.scene.input.state == .entering)
    try run.send(.focus(target: "input/input-holder-text"), at: time + 0.1)
    #expect(run.frame.effects == [.blur] && run.frame.nodes.allSatisfy { !$0.focused })
  }

  @Test("10 A strip that is swiped while the card is down, or on its way, asks for no keyboard")
  func loweredStrip() throws {
    var down = try open([.form])
    let scroll = Scroll("input/input-strip", offset: Point(x: 343, y: 0), phase: .ended)
    try down.send(.scroll(scroll), at: 1)
    #expect(down.frame.effects.isEmpty && down.frame.nodes.allSatisfy { !$0.focused })
    #expect(down.scene.input.scene.field == nil)
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try run.advance(to: 2)
    for (phase, x) in [(Scroll.Phase.began, 0.0), (.changed, 160), (.ended, 200)] {
      let offset = Point(x: x, y: 0)
      try run.send(.scroll(Scroll("input/input-strip", offset: offset, phase: phase)), at: 2)
    }
    try run.send(.command(Command("dismiss", target: "card")), at: 2.01)
    for step in 0..<100 {
      try run.advance(to: 2.01 + 0.01 * Double(step))
      #expect(!types(run).contains("input focus") && !types(run).contains("blur"))
    }
    #expect(run.scene.input.scene.page == 1)
  }

  @Test("4 A submitted card sends the card down and pushes the code; the host is told")
  func submitting() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try fill(at: 2, &run)
    try submit(at: 3, &run)
    #expect(path(run) == [.onboarding, .form, .code])
    #expect(run.scene.card.scene.target == .closed && run.scene.state == .filling)
    let types = types(run)
    let (blur, focus) = (
      types.firstIndex(of: "input blur"), types.firstIndex(of: "pages/code focus")
    )
    #expect(try #require(blur) < #require(focus), "the code has the keyboard in the end")
    #expect(types.contains("input submitted"))
    #expect(run.frame.nodes.filter { $0.focused }.map { $0.id } == ["pages/code/code-input"])
    // Once: the card moves for 0.8 s, and then all rests.
    try run.advance(to: 5)
    #expect(run.engine.isSettled)
  }

  @Test("3 Who pays again enters a card anew")
  func payingAgain() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try fill(at: 2, &run)
    try submit(at: 3, &run)
    try run.send(.command(Command("pop", target: "pages")), at: 6)
    try tap("pages/form/pay", at: 7, &run)
    #expect(run.scene.input.state == .entering && run.scene.input.scene.number == "")
    // A card that is only put away keeps what has been entered.
    try fill(at: 8, &run)
    try tap("card/dim", at: 9, &run)
    try tap("pages/form/pay", at: 10, &run)
    #expect(run.scene.input.scene.number == "4242424242424242")
  }

  @Test("6 A right code pushes the last page, a wrong one does not")
  func code() throws {
    var run = try open([.form, .code])
    try run.send(.text(TextEdit("pages/code/code-input", replacement: "2731")), at: 1)
    try run.send(.response(Response(to: "pages/code/verify-1", .failure)), at: 1)
    #expect(path(run).last == .code)
    try run.send(.text(TextEdit("pages/code/code-input", replacement: "2730")), at: 2)
    try run.send(.response(Response(to: "pages/code/verify-1", .success)), at: 2)
    #expect(path(run).last == .code, "the first attempt's answer is late")
    try run.send(.response(Response(to: "pages/code/verify-2", .success)), at: 2)
    #expect(path(run) == [.onboarding, .form, .code, .done] && run.scene.state == .done)
    // Back on the verified code, nothing pushes the last page again.
    try run.send(.command(Command("pop", target: "pages")), at: 4)
    try run.send(.environment(EnvironmentChange(reduceMotion: true)), at: 5)
    #expect(path(run).last == .code)
  }

  @Test("7 The button of the last page asks the host to take the checkout away")
  func dismissing() throws {
    var run = try open([.done])
    try tap("pages/done/dismiss", at: 1, &run)
    #expect(types(run) == ["pages/done dismiss"])
    #expect(try run.node("pages/done/done-title").text == "Thank you")
  }

  // MARK: Fingers

  private func drag(
    from start: Point, by way: Point, at time: Double, _ run: inout Run
  ) throws {
    for step in 0...10 {
      let translation = Point(x: way.x * Double(step) / 10, y: way.y * Double(step) / 10)
      let location = Point(x: start.x + translation.x, y: start.y + translation.y)
      let phase: Pan.Phase = step == 0 ? .began : step == 10 ? .ended : .changed
      try run.send(
        .pan(Pan(phase, translation: translation, location: location)),
        at: time + Double(step) / 60)
    }
  }

  @Test("5 A finger on the input that goes along the height moves the card, by as much as it moves")
  func vertical() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try run.advance(to: 2)
    let start = Point(x: 190, y: 224)
    #expect(run.frame.nodes.hitTest(start) == "input/number-button")
    try run.send(.pan(Pan(.began, translation: .zero, location: start)), at: 2)
    for way in [10, 40, 90, 60.5] {
      let location = Point(x: 193, y: 224 + way)
      try run.send(
        .pan(Pan(.changed, translation: Point(x: 3, y: way), location: location)), at: 2)
      #expect(try run.node("card/card").frame.minY == 112 + way)
      #expect(run.scene.input.scene.face == .front && run.scene.input.state == .entering)
    }
    try run.send(.pan(Pan(.cancelled, translation: Point(x: 3, y: 60.5))), at: 2)
    try run.advance(to: 3)
    #expect(run.scene.card.scene.target == .open && run.engine.isSettled)
  }

  @Test("5 Along the width it is the input's")
  func horizontal() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try run.advance(to: 2)
    try drag(from: Point(x: 190, y: 224), by: Point(x: -80, y: 60), at: 2, &run)
    #expect(run.scene.card.scene.owner == nil && run.scene.card.scene.offset == 68)
  }

  @Test("8 A page can be dragged from its edge where nothing takes the touch")
  func edge() throws {
    var run = try open([.form, .code])
    #expect(run.frame.nodes.hitTest(Point(x: 8, y: 500)) == nil)
    try drag(from: Point(x: 8, y: 500), by: Point(x: 260, y: 0), at: 1, &run)
    #expect(path(run) == [.onboarding, .form])
  }

  // MARK: Links

  @Test("9 A deep link opens its pages at once, and the card goes down")
  func link() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try tap("input/number-button", at: 2, &run)
    #expect(run.scene.input.scene.field == .number)
    let link = Command("open", value: .elements(["form", "code"]))
    try run.send(.command(link), at: 3)
    #expect(path(run) == [.onboarding, .form, .code])
    #expect(run.scene.card.scene.target == .closed && run.scene.input.scene.field == nil)
    for value in [.elements(["card"]), .string("form"), nil] as [Command.Value?] {
      #expect(throws: EventError.self) {
        try run.send(.command(Command("open", value: value)), at: 4)
      }
    }
    #expect(path(run) == [.onboarding, .form, .code])
  }

  @Test("9 A finger that was on the input does not pull up a card that a link has closed")
  func linkUnderFinger() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try run.send(.pan(Pan(.began, translation: .zero, target: "input/card-input")), at: 2)
    let link = Command("open", value: .elements(["form", "code"]))
    try run.send(.command(link), at: 2.1)
    try run.send(.pan(Pan(.changed, translation: Point(x: 0, y: -30))), at: 4)
    let up = Pan(
      .ended, translation: Point(x: 0, y: -100), velocity: Point(x: 0, y: -900), location: nil)
    try run.send(.pan(up), at: 4.2)
    #expect(run.scene.state == .filling && run.scene.card.scene.target == .closed)
  }

  @Test("5 A card that is gone follows no finger")
  func goneUnderFinger() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try run.send(.pan(Pan(.began, translation: .zero, target: "input/card-input")), at: 2)
    try run.send(.pan(Pan(.changed, translation: Point(x: 0, y: 30))), at: 2.1)
    try run.send(.command(Command("remove", target: "card")), at: 2.2)
    let found = Checkout.invariants(
      of: run.frame, in: run.engine.environment, run.engine.configuration)
    #expect(found == [])
  }

  @Test("What moves on a covered page is not listed, and goes on")
  func coveredMovement() throws {
    var run = try open([])
    let frame = Rect(x: 0, y: 521, width: 375, height: 291)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame, duration: 0.3)), at: 0)
    let moving = run.frame.animations.map { $0.node }
    #expect(moving == ["pages/onboarding/bottom-bar"])
    try run.send(.command(Command("open", value: .elements(["form"]))), at: 0)
    #expect(run.frame.animations.isEmpty && !run.engine.isSettled)
    try run.send(.command(Command("open", value: .elements([String]()))), at: 0.1)
    #expect(run.frame.animations.map { $0.node } == moving)
  }

  @Test("What moves on a page that is covered in a gesture ends in time, wherever the gesture was")
  func coveredGesture() throws {
    var run = try open([])
    // Its node is gone by the time that the page is covered.
    try run.send(
      .scroll(
        Scroll("pages/onboarding/page-1", offset: Point(x: 0, y: 1), phase: .began)), at: 0.1)
    for (field, value) in [
      ("displayName", "Hal"), ("realName", "Hal Fway"), ("birthday", "1968-04-02"),
    ] {
      let target = NodeID("pages/onboarding/field-\(field)")
      try run.send(.command(Command("setValue", target: target, value: .string(value))), at: 0.2)
    }
    try tap("pages/onboarding/next-button", at: 1, &run)
    try tap("pages/onboarding/next-button", at: 1.5, &run)
    let end = try #require(run.engine.nextCompletionTime)
    try run.send(.command(Command("open", value: .elements(["form", "code"]))), at: 1.6)
    #expect(run.engine.nextCompletionTime == end && !run.engine.isSettled)
    try run.send(.tick, at: 100)
    #expect(run.frames.suffix(2).map { $0.time } == [end, 100])
    #expect(run.engine.isSettled)
  }

  @Test("Each change of a tree has its own number, also where a page loses the focus in its step")
  func numbers() throws {
    var configuration = Checkout.Configuration()
    configuration.pages.code.resendAfter = 3
    var run = try Run(Checkout.self, configuration: configuration)
    // The code asks for the focus, which the form takes, and its timer begins in the same step.
    try run.send(.command(Command("open", value: .elements([Page.code, .form]))), at: 0)
    try run.send(.command(Command("pop", target: "pages")), at: 0.9)
    try run.send(.tick, at: 1.1)
    #expect(run.scene.pages.state == .moving)
    try run.send(.tick, at: 1.5)
    #expect(run.scene.pages.state == .resting && path(run) == [.onboarding, .code])
    #expect(!run.frame.nodes.contains { $0.id == "pages/page-form" })
  }

  @Test("10 A card that is put away takes the keyboard from the input")
  func keyboard() throws {
    var run = try open([.form])
    try tap("pages/form/pay", at: 1, &run)
    try tap("input/number-button", at: 2, &run)
    try tap("card/dim", at: 3, &run)
    #expect(run.scene.input.scene.field == nil && !run.frame.nodes.contains { $0.focused })
    #expect(types(run) == ["blur"])
  }

  @Test("11 An answer for a page that is gone is for nobody, and not for the next of its name")
  func lateAnswer() throws {
    var run = try open([.form, .code])
    try run.send(.text(TextEdit("pages/code/code-input", replacement: "2730")), at: 1)
    try run.send(.command(Command("pop", target: "pages")), at: 1.5)
    try run.send(.response(Response(to: "pages/code/verify-1", .success)), at: 2)
    #expect(path(run) == [.onboarding, .form])
    let push = Command("push", target: "pages", value: .string("code"))
    try run.send(.command(push), at: 3)
    try run.send(.response(Response(to: "pages/code/verify-1", .success)), at: 4)
    #expect(path(run).last == .code)
  }

  @Test("12 A page that comes to the top is announced")
  func titles() throws {
    for (page, title) in [
      (Page.form, "Your order"), (.code, "Enter the code"), (.done, "Thank you"),
    ] {
      let spoken = try open([page]).frame.effects.compactMap { effect -> String? in
        if case .child(let child) = effect, case .announce(let text) = child.request {
          text
        } else {
          nil
        }
      }
      #expect(spoken == [title])
    }
  }

  @Test("The pay button stands above the home indicator, and the fields end above it")
  func geometry() throws {
    let run = try open(
      [.form],
      Environment(
        size: Size(width: 375, height: 812),
        safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0)))
    #expect(
      try run.node("pages/form/pay").frame == Rect(x: 16, y: 712, width: 343, height: 50))
    #expect(try run.node("pages/form/top").frame.height == 696)
  }

  @Test("An audit finds nothing")
  func audit() {
    var audit = SceneAudit(Checkout.self, event: CheckoutEvents.next)
    audit.eventsPerTrace = 120
    let report = audit.run()
    #expect(report.problems(accepting: 0.9, changing: 0.2) == [])
  }
}
