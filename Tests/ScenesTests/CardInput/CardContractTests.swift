import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Nodes, state, effects and commands (G3 to G35, B19, B20, B24 to B34), and what every frame owes
/// to screen readers and secrets (A1 to A11).
struct CardContractTests {
  @Test("The first frame, as it is written")
  func firstState() throws {
    let run = try SceneRun(CardInput.self)
    #expect(
      run.json().hasPrefix(
        #"{"frame":0,"t":0,"cause":"start","state":{"name":"entering","page":0,"field":null,"#
          + #""face":"front","brand":null,"complete":[false,false,false,false],"caret":0},"#))
    #expect(run.frame.effects.isEmpty)
    #expect(run.frame.nodes["bar"] == nil)
    for field in CardInput.Field.allCases { #expect(!run.showsNext(field)) }
  }

  @Test("The state's members follow what happens")
  func state() throws {
    var run = try SceneRun.on(.number)
    try run.type("42", in: .number, at: 1)
    #expect(
      run.json().contains(
        #""state":{"name":"entering","page":0,"field":"input-number","face":"front","#
          + #""brand":"visa","complete":[false,false,false,false],"caret":2}"#))
    try run.setValue(.holder, "A", at: 2)
    try run.setValue(.expiry, "06/2026", at: 2)
    try run.setValue(.code, "123", at: 2)
    #expect(run.json().contains(#""complete":[false,true,true,true]"#))
  }

  @Test("Effects, as they are written")
  func effects() throws {
    let rows: [(CardInput.Effect, String)] = [
      (.numberInvalid, #"{"type":"numberInvalid"}"#),
      (
        .submitted(brand: .visa, last4: "4242", expiry: "09/30"),
        #"{"type":"submitted","brand":"visa","last4":"4242","expiry":"09/30"}"#
      ),
      (
        .submitted(brand: nil, last4: "1117", expiry: "09/30"),
        #"{"type":"submitted","brand":null,"last4":"1117","expiry":"09/30"}"#
      ),
    ]
    for (effect, text) in rows {
      var json = JSONWriter()
      json.effect(FrameEffect.own(effect))
      #expect(json.text == text)
    }
  }

  @Test("Every part is there as declared, in its parent, before its children")
  func parts() throws {
    var run = try SceneRun.on(.expiry)
    try run.setValue(.number, "4", at: 1)
    let nodes = run.frame.nodes
    var seen: [NodeID] = []
    for part in CardInput.Part.allCases where part != .numberCell {
      let node = try run.node(part.id)
      #expect(node.kind == part.kind && node.parent == part.parent?.id, "\(part)")
    }
    for node in nodes {
      if let parent = node.parent { #expect(seen.contains(parent), "\(node.id.name)") }
      #expect(!seen.contains(node.id))
      seen.append(node.id)
    }
    #expect(seen == CardInput.Part.allCases.filter { $0 != .numberCell }.map(\.id))
  }

  @Test("The input's own id is equivalent to its text field's")
  func inputID() throws {
    var run = try SceneRun.design()
    try run.send(.focus(target: "input-holder"), at: 0)
    #expect(run.scene.field == .holder)
    try run.send(.text(TextEdit("input-holder", replacement: "Ada")), at: 1)
    try run.send(.deleteBackward(target: "input-holder"), at: 2)
    #expect(run.text(.holder) == "Ad")
    try run.send(.blur(target: "input-holder"), at: 3)
    #expect(run.scene.field == nil && run.effects.isEmpty)
  }

  @Test("What a field without the keyboard is sent is ignored, and gives a frame")
  func withoutFocus() throws {
    var run = try SceneRun.on(.number)
    let state = run.scene.savedMembers
    try run.type("A", in: .holder, at: 1)
    try run.delete(in: .holder, at: 1)
    try run.enter(.holder, at: 1)
    try run.send(.blur(target: "input-holder-text"), at: 1)
    try run.tap("nothing", at: 1)
    try run.tap("bar", at: 1)
    try run.send(.pan(Pan(.began, translation: .zero)), at: 1)
    try run.send(.response(Response(to: "x", .success)), at: 1)
    try run.send(.tick, at: 1)
    #expect(run.scene.savedMembers == state)
    #expect(run.frames.suffix(9).allSatisfy { $0.cause == .event })
  }

  @Test("The entered values are there for the host, and in frames only as the fields' texts")
  func values() throws {
    var run = try SceneRun.on(.number)
    #expect(run.scene.number == "" && run.scene.holder == "" && run.scene.securityCode == "")
    #expect(run.scene.expiry == nil)
    try run.type("3782822463", in: .number, at: 1)
    try run.setValue(.holder, "Ada Byron", at: 2)
    try run.setValue(.expiry, "09/2030", at: 2)
    try run.setValue(.code, "1234", at: 2)
    #expect(run.scene.number == "3782822463" && run.scene.holder == "Ada Byron")
    #expect(run.scene.expiry?.month == 9 && run.scene.expiry?.year == 2030)
    #expect(run.scene.securityCode == "1234")
    #expect(!run.json().contains("3782822463"))
  }

  // MARK: setValue

  @Test("setValue sets a value and never goes on")
  func setValue() throws {
    var run = try SceneRun.on(.number)
    try run.setValue(.number, "4111-1111 11111111", at: 1)
    #expect(run.text(.number) == "4111 1111 1111 1111" && run.scene.complete.number)
    #expect(run.scene.state == .entering && run.scene.field == .number && run.effects.isEmpty)
    try run.setValue(.holder, "Ada\nByron", at: 2)
    #expect(run.text(.holder) == "Ada Byron")
    try run.setValue(.expiry, "06/2026", at: 3)
    #expect(run.text(.expiry) == "06/26")
    try run.setValue(.expiry, "12/2046", at: 3)
    #expect(run.text(.expiry) == "12/46")
    try run.setValue(.code, "12345", at: 4)
    #expect(run.text(.code) == "123")
    for field in CardInput.Field.allCases {
      try run.setValue(field, "", at: 5)
      #expect(run.text(field) == "")
    }
    #expect(CardInput.Field.allCases.allSatisfy { !run.scene.complete[$0] })
  }

  struct BadCommand: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var command: Command
    var error: EventError
  }

  @Test(
    "A command that cannot be is an error, and changes nothing",
    arguments: [
      BadCommand(
        testDescription: "unknown name", command: Command("setVolume"),
        error: .unknownCommand("setVolume", known: ["setValue"])),
      BadCommand(
        testDescription: "no target", command: Command("setValue", value: .string("1")),
        error: .invalidMember(
          "target", expected: "input-number, input-holder, input-expiry or input-code")),
      BadCommand(
        testDescription: "other target",
        command: Command("setValue", target: "card-front", value: .string("1")),
        error: .invalidMember(
          "target", expected: "input-number, input-holder, input-expiry or input-code")),
      BadCommand(
        testDescription: "no value", command: Command("setValue", target: "input-number"),
        error: .invalidMember("value", expected: "a string")),
      BadCommand(
        testDescription: "a number",
        command: Command("setValue", target: "input-code", value: .number(123)),
        error: .invalidMember("value", expected: "a string")),
    ]
      + ["05/2026", "13/2030", "00/2030", "1/2030", "12/30", "12-2030", "01/2047", "12/20300"].map {
        BadCommand(
          testDescription: "expiry \($0)",
          command: Command("setValue", target: "input-expiry-text", value: .string($0)),
          error: .invalidMember(
            "value", expected: "a month as MM/YYYY, 06/2026 to 12/2046, or empty"))
      })
  func badCommand(_ row: BadCommand) throws {
    var run = try SceneRun.on(.number)
    let state = run.scene.savedMembers
    #expect(throws: row.error) { try run.send(.command(row.command), at: 1) }
    #expect(run.scene.savedMembers == state)
  }

  @Test("setValue of a wrong number says so as typing does")
  func setWrong() throws {
    var run = try SceneRun.design()
    try run.setValue(.number, "4111111111111112", at: 1)
    #expect(run.frame.effects.first == .own(.numberInvalid))
  }

  // MARK: Keyboard

  @Test("The bar is at the keyboard's top, the wheels below it")
  func keyboard() throws {
    var run = try SceneRun.on(.expiry)
    // Until a notification comes: 216 of wheels above the safe area.
    #expect(try run.node("bar").frame == Rect(x: 0, y: 518, width: 375, height: 44))
    #expect(try run.node("picker-expiry").frame == Rect(x: 0, y: 562, width: 375, height: 216))
    let frame = Rect(x: 0, y: 500, width: 375, height: 312)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
    #expect(try run.node("bar").frame.minY == 500)
    #expect(try run.node("picker-expiry").frame == Rect(x: 0, y: 544, width: 375, height: 234))
    try run.focus(.code, at: 2)
    #expect(try run.node("bar").frame.minY == 500)
    try run.send(.keyboard(KeyboardChange(.willHide, frame: frame)), at: 3)
    // Without a keyboard on the screen: at the bottom.
    #expect(try run.node("bar").frame.minY == 734)
    #expect(run.scene.field == .code)
  }

  @Test(
    "B21: a keyboard that does not reach the window's bottom counts as none",
    arguments: [
      (Rect.zero, 734), (Rect(x: 100, y: 300, width: 320, height: 250), 734),
      (Rect(x: 0, y: 500, width: 0, height: 312), 734),
      (Rect(x: 0, y: 812, width: 375, height: 312), 734),
      (Rect(x: 0, y: 500, width: 375, height: 311), 734),
      (Rect(x: 0, y: 500, width: 375, height: 311.5), 500),
      (Rect(x: 0, y: -9, width: 375, height: 900), 0),
    ] as [(Rect, Double)])
  func floating(frame: Rect, top: Double) throws {
    var run = try SceneRun.on(.number)
    let shown = Rect(x: 0, y: 477, width: 375, height: 335)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: shown)), at: 1)
    try run.send(.keyboard(KeyboardChange(.willChangeFrame, frame: frame)), at: 2)
    #expect(try run.node("bar").frame.minY == top)
    // The wheels need their room then.
    try run.focus(.expiry, at: 3)
    #expect(try run.node("bar").frame.minY == min(top, 518))
  }

  @Test("B21: a frame that is not finite is ignored")
  func infinite() throws {
    var run = try SceneRun.on(.number)
    let shown = Rect(x: 0, y: 477, width: 375, height: 335)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: shown)), at: 1)
    for frame in [
      Rect(x: 0, y: 0, width: .nan, height: 9), Rect(x: 0, y: -.infinity, width: 9, height: 9),
    ] {
      try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 2)
      #expect(try run.node("bar").frame.minY == 477)
    }
  }

  @Test("Keyboard frames are the screen's; where the window stands counts from the next one on")
  func windowOnScreen() throws {
    var environment = Environment.design
    environment.windowOrigin = Point(x: 300, y: 100)
    var run = try SceneRun.on(.number, environment: environment)
    let frame = Rect(x: 0, y: 500, width: 800, height: 412)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: 1)
    #expect(try run.node("bar").frame == Rect(x: 0, y: 400, width: 375, height: 44))
    let change = EnvironmentChange(windowOrigin: .zero)
    try run.send(.environment(change), at: 2)
    #expect(try run.node("bar").frame.minY == 400)
    try run.send(.keyboard(KeyboardChange(.willChangeFrame, frame: frame)), at: 3)
    #expect(try run.node("bar").frame.minY == 500)
  }

  struct Asked: Sendable, CustomTestStringConvertible {
    var field: CardInput.Field
    var keyboard = Node.KeyboardType.default
    var content: Node.TextContentType?
    var returnKey = Node.ReturnKeyType.default
    var corrects = true

    var testDescription: String { field.rawValue }
  }

  @Test(
    "G7: an input says which keyboard it wants",
    arguments: [
      Asked(field: .number, keyboard: .numberPad, content: .creditCardNumber),
      Asked(field: .holder, content: .creditCardName, returnKey: .next, corrects: false),
      Asked(field: .expiry),
      Asked(
        field: .code, keyboard: .numberPad, content: .creditCardSecurityCode, returnKey: .done),
    ])
  func keyboards(_ row: Asked) throws {
    let text = try SceneRun.design().node(row.field.textID)
    #expect(text.keyboardType == row.keyboard && text.textContentType == row.content)
    #expect(text.returnKeyType == row.returnKey && text.autocorrection == row.corrects)
    #expect(text.placeholderColor == Color(0x808080))
  }

  @Test("G33: the wheels' rows, and those under the marker")
  func rows() throws {
    var run = try SceneRun.on(.expiry)
    var wheels = try run.node("picker-expiry")
    #expect(wheels.rows.map(\.count) == [12, 21])
    #expect(wheels.rows[0].first == "01" && wheels.rows[0].last == "12")
    #expect(wheels.rows[1].first == "2026" && wheels.rows[1].last == "2046")
    #expect(wheels.selectedRows == [5, 0])
    try run.select(1, 4, at: 1)
    try run.select(0, 1, at: 2)
    #expect(try run.node("picker-expiry").selectedRows == [1, 4])
    let later = CalendarDate(year: 2028, month: 1, day: 1)
    try run.send(.environment(EnvironmentChange(date: later)), at: 3)
    wheels = try run.node("picker-expiry")
    #expect(wheels.rows[1].first == "2028" && wheels.selectedRows == [1, 2])
  }

  @Test("D28: a full number that fails the check has a red border, and says so")
  func invalid() throws {
    var run = try SceneRun.on(.number)
    func look() throws -> (Color?, String?) {
      (
        try run.node("input-number").borderColor,
        try run.node("input-number-text").accessibilityValue
      )
    }
    try run.type("4111111111111112", in: .number, at: 1)
    #expect(try look() == (Color(0xFF453A), "not a valid card number"))
    #expect(try run.node("number-label").accessibilityValue == "16 of 16 digits")
    #expect(try run.node("input-holder").borderColor == .white)
    try run.delete(in: .number, at: 2)
    #expect(try look() == (.white, "15 of 16 digits"))
    try run.type("1", in: .number, at: 3)
    #expect(try look() == (.white, "16 of 16 digits"))
    var unchecked = CardInput.Configuration()
    unchecked.luhn = false
    run = try SceneRun(configuration: unchecked)
    try run.setValue(.number, "4111111111111112", at: 1)
    #expect(try look() == (.white, "16 of 16 digits"))
  }

  // MARK: Accessibility and secrets

  @Test("A10: no secret is in a value, an announcement or an effect")
  func secrets() throws {
    var run = try SceneRun.on(.number)
    let digits = "378282246310005"
    try run.setValue(.holder, "Ada Byron", at: 1)
    try run.setValue(.expiry, "09/2030", at: 1)
    for (index, digit) in digits.enumerated() {
      try run.type(String(digit), in: .number, at: 2 + Double(index))
    }
    try run.focus(.code, at: 20)
    for digit in "9753" { try run.type(String(digit), in: .code, at: 21) }
    try run.tap("bar-next", at: 22)
    #expect(run.scene.state == .submitted)
    for frame in run.frames {
      for node in frame.nodes {
        for text in [node.accessibilityValue, node.accessibilityLabel].compactMap({ $0 }) {
          let isExpiry = node.id.name.contains("expiry")
          #expect(
            isExpiry || text.filter(\.isNumber).count <= 4, "\(node.id.name): \(text)")
        }
      }
      for effect in frame.effects {
        var json = JSONWriter()
        json.effect(effect)
        #expect(!json.text.contains("9753") && !json.text.contains("3782"))
      }
    }
    #expect(try run.node("input-number-text").accessibilityValue == "15 of 15 digits")
    #expect(try run.node("number-label").accessibilityValue == "15 of 15 digits")
    #expect(try run.node("input-code-text").accessibilityValue == "4 of 4 digits")
    #expect(try run.node("csc-label").accessibilityValue == "4 of 4 digits")
  }

  @Test("Every interactive node says what it is")
  func labels() throws {
    let run = try SceneRun.on(.expiry)
    for node in run.frame.nodes where node.interactive {
      #expect(node.accessibilityLabel?.isEmpty == false, "\(node.id.name)")
    }
    #expect(try run.node("number-button").accessibilityTraits == .button)
    #expect(try run.node("input-strip").accessibilityValue == "page 3 of 4")
    #expect(try run.node("picker-expiry").accessibilityTraits == .adjustable)
  }

  @Test("The field with the keyboard, and no other, is focused and has the caret")
  func focused() throws {
    var run = try SceneRun.design()
    for field in CardInput.Field.allCases {
      try run.focus(field, at: 1)
      for other in CardInput.Field.allCases {
        let node = try run.node(NodeID(other.rawValue + "-text"))
        #expect(node.focused == (other == field))
        #expect((node.caret != nil) == (other == field && field != .expiry))
      }
    }
  }

  @Test("Right to left: inputs and bar are mirrored; the card and the strip's pages stay")
  func rightToLeft() throws {
    var environment = Environment.design
    let leftToRight = try SceneRun.on(.number, environment: environment)
    environment.layoutDirection = .rightToLeft
    let run = try SceneRun.on(.number, environment: environment)
    #expect(try run.node("input-number-text").frame == Rect(x: 15, y: 0, width: 322, height: 44))
    #expect(try run.node("input-number-next").frame == Rect(x: 5, y: 5, width: 40, height: 34))
    #expect(try run.node("bar-cancel").frame.minX == 295)
    #expect(try run.node("bar-next").frame.minX == 0)
    for part in CardInput.Part.allCases {
      guard let node = run.frame.nodes[part.id],
        part.parent == .cardFront || part.parent == .inputStrip
      else { continue }
      #expect(node.frame == (try leftToRight.node(part.id).frame), "\(part)")
    }
    // With its button shown the text begins further in.
    var other = run
    try other.setValue(.holder, "A", at: 1)
    #expect(try other.node("input-holder-text").frame == Rect(x: 50, y: 0, width: 287, height: 44))
  }

  @Test("A saved state goes on where it was")
  func value() throws {
    var run = try SceneRun.on(.number)
    try run.type("4242", in: .number, at: 1)
    var fork = run
    try run.type("4242", in: .number, at: 2)
    try fork.type("1111", in: .number, at: 2)
    #expect(run.text(.number) == "4242 4242" && fork.text(.number) == "4242 1111")
    #expect(run.scene.savedMembers != fork.scene.savedMembers)
  }
}
