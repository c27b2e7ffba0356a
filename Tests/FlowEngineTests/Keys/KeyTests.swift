import FlowEngine
import Testing

/// What keys come to, rule by rule (docs/keys.md).
struct KeyTests {
  // MARK: The focus

  @Test("Rules 2 to 4: Tab goes through what can be reached, around the end, and back with Shift")
  func order() throws {
    var desk = try Keyboard()
    let stops: [NodeID?] = ["name", "code", "send", "dial", "row", "beside", "lid", "name"]
    #expect(try stops.map { _ in try desk.press("Tab") } == stops)
    let back: [NodeID?] = ["lid", "beside", "row", "dial", "send", "code", "name"]
    #expect(try back.map { _ in try desk.press("Tab", .shift) } == back)
    #expect(try Keyboard().pressing("Tab", .shift) == "lid")
  }

  @Test("Rule 3: what is only there while a field has the keyboard is no stop")
  func bar() throws {
    var desk = try Keyboard()
    #expect(try desk.press("Tab") == "name")
    #expect(desk.engine.frame.nodes.contains("bar"))
    #expect(try desk.press("Tab", .shift) == "lid")
    #expect(!desk.engine.frame.nodes.contains("bar"))
  }

  @Test("Rule 1: a key gives one frame, with its name and all that it does")
  func frames() throws {
    var desk = try Keyboard()
    for key in ["Tab", "x", "Enter", "Escape"] { try desk.press(key) }
    try desk.engine.send(.key(KeyStroke("Tab", .up)), at: 9)
    #expect(desk.names == Array(repeating: "key.down", count: 4))
    #expect(desk.engine.frame.event == .keyUp)
    #expect(desk.engine.frame.index == 5)
  }

  @Test(
    "Rule 5: a field is told that it gets the keyboard, and one that has lost it to something else")
  func fields() throws {
    var desk = try Keyboard()
    for _ in 0..<3 { try desk.press("Tab") }
    #expect(
      desk.received == [
        .focus(target: "name"), .focus(target: "code"), .blur(target: "code"),
      ])
    #expect(desk.engine.scene.field == nil && desk.focused == "send")
  }

  @Test("Rule 6: a node loses the focus that is gone, or where a scene has it on one of its own")
  func lost() throws {
    var desk = try Keyboard()
    for _ in 0..<3 { try desk.press("Tab") }
    #expect(try desk.press("Enter") == nil)
    #expect(desk.received.last == .tap(Tap(on: "send")))
    #expect(try desk.press("Tab") == "name")
    for _ in 0..<5 { try desk.press("Tab") }
    #expect(desk.focused == "lid")
    #expect(try desk.press(" ") == "name")
    #expect(try desk.press("Tab", .shift) == "lid")
  }

  @Test("Rule 6: a field that does not take the keyboard has the focus, so that it can go on")
  func refused() throws {
    var desk = try Keyboard()
    try desk.engine.send(.command(Command("refuse")), at: 0)
    #expect(try desk.press("Tab") == "name")
    #expect(try desk.press("Tab") == "code")
  }

  @Test("Rule 7: a touch takes the focus of keys away")
  func touch() throws {
    var desk = try Keyboard()
    for _ in 0..<3 { try desk.press("Tab") }
    try desk.engine.send(.tick, at: 8)
    #expect(desk.focused == "send")
    try desk.engine.send(.tap(Tap(on: "dial")), at: 9)
    #expect(desk.focused == nil)
  }

  @Test("The focus stays while the nodes move, and only what changes has another revision")
  func moving() throws {
    var desk = try Keyboard()
    for _ in 0..<4 { try desk.press("Tab") }
    try desk.engine.send(.tick, at: 5)
    let revisions = desk.engine.frame.nodes.map(\.revision)
    try desk.engine.send(.tick, at: 6)
    try desk.engine.send(.tick, at: 7)
    #expect(desk.engine.frame.nodes.map(\.revision) == revisions)
    var change = EnvironmentChange()
    change.size = Size(width: 500, height: 800)
    try desk.engine.send(.environment(change), at: 8)
    for time in [8.2, 8.5, 9, 10] {
      try desk.engine.advance(to: time)
      #expect(desk.focused == "dial")
    }
  }

  // MARK: What has the focus

  @Test(
    "Rules 8 and 9: Return and Space press; in a field Return is its return key, and Space types",
    arguments: [
      (3, "Enter", Event.tap(Tap(on: "send"))), (3, " ", .tap(Tap(on: "send"))),
      (1, "Enter", .returnKey(target: "name")), (1, " ", nil), (0, "Enter", nil), (3, "x", nil),
    ])
  func pressed(_ tabs: Int, _ key: String, _ event: Event?) throws {
    var desk = try Keyboard()
    for _ in 0..<tabs { try desk.press("Tab") }
    try desk.press(key)
    #expect(desk.received.last == event ?? .key(KeyStroke(key)))
  }

  @Test("Rule 8: a key that is held presses once, and one with other keys is the scene's")
  func held() throws {
    var desk = try Keyboard()
    for _ in 0..<4 { try desk.press("Tab") }
    let strokes = [
      KeyStroke("Enter", repeats: true), KeyStroke("Enter", modifiers: .control),
      KeyStroke("Tab", modifiers: .alt), KeyStroke("Enter", .up),
    ]
    for (place, stroke) in strokes.enumerated() {
      try desk.engine.send(.key(stroke), at: 5 + Double(place))
      #expect(desk.received.last == .key(stroke))
    }
  }

  @Test(
    "Rule 10: arrows adjust what is adjustable; elsewhere they are the scene's",
    arguments: [
      ("ArrowUp", "increment"), ("ArrowRight", "increment"), ("ArrowDown", "decrement"),
      ("ArrowLeft", "decrement"),
    ])
  func adjusted(_ key: String, _ command: String) throws {
    var desk = try Keyboard()
    for _ in 0..<4 { try desk.press("Tab") }
    try desk.press(key)
    #expect(desk.received.last == .command(Command(command)))
    try desk.press("Tab")
    try desk.press(key)
    #expect(desk.received.last == .key(KeyStroke(key)))
  }

  @Test("Rule 11: Escape is the scene's command, where it has that")
  func escape() throws {
    var desk = try Keyboard()
    try desk.press("Escape")
    #expect(desk.received == [.command(Command("escape"))])
    var touchpad = try Engine<Touchpad>()
    try touchpad.send(.key(KeyStroke("Escape")), at: 1)
    #expect(touchpad.scene.received == [.key(KeyStroke("Escape"))])
  }

  // MARK: Faults

  @Test("A key that the scene refuses changes nothing")
  func refusal() throws {
    var desk = try Keyboard()
    for _ in 0..<3 { try desk.press("Tab") }
    let nodes = desk.engine.frame.nodes
    #expect(throws: EventError.self) {
      try desk.engine.send(.key(KeyStroke("F1")), at: 8)
    }
    #expect(desk.engine.frame.nodes == nodes && desk.focused == "send")
    #expect(try desk.press("Tab") == "dial")
  }

  @Test("Rule 7: a touch that the scene refuses leaves the focus of keys where it was")
  func refusedTouch() throws {
    var desk = try Keyboard()
    for _ in 0..<3 { try desk.press("Tab") }
    let nodes = desk.engine.frame.nodes
    #expect(throws: EventError.self) {
      try desk.engine.send(.tap(Tap(on: "away")), at: 8)
    }
    #expect(desk.engine.frame.nodes == nodes && desk.focused == "send")
    try desk.engine.send(.tick, at: 9)
    #expect(desk.focused == "send")
  }

  @Test("A name that no key has is refused", arguments: ["", String(repeating: "k", count: 33)])
  func unnamed(_ key: String) throws {
    var desk = try Keyboard()
    #expect(throws: EventError.invalidMember("key", expected: "1 to 32 bytes")) {
      try desk.engine.send(.key(KeyStroke(key)), at: 1)
    }
  }

  @Test("Rule 13: the focus is part of a saved state")
  func saved() throws {
    var desk = try Keyboard()
    for _ in 0..<4 { try desk.press("Tab") }
    var other = Keyboard(try Engine<Desk>(restoring: desk.engine.saved))
    #expect(other.focused == "dial")
    #expect(other.engine.saved == desk.engine.saved)
    other.time = 5
    #expect(try other.press("Tab") == "row")
  }
}

/// A desk whose keys are pressed, a second apart.
struct Keyboard {
  var engine: Engine<Desk>
  var time = 0.0
  var names: [String] = []

  init() throws { engine = try Engine() }

  init(_ engine: Engine<Desk>) { self.engine = engine }

  /// The node with the focus.
  var focused: NodeID? { engine.frame.nodes.first { $0.focused }?.id }

  /// What the scene has received.
  var received: [Event] { engine.scene.received }

  /// Presses a key; returns the node that has the focus then.
  @discardableResult mutating func press(
    _ key: String, _ modifiers: Modifiers = []
  ) throws -> NodeID? {
    time += 1
    var names: [String] = []
    try engine.send(.key(KeyStroke(key, modifiers: modifiers)), at: time) { frame in
      names.append(frame.event?.rawValue ?? "")
    }
    self.names += names
    return focused
  }

  func pressing(_ key: String, _ modifiers: Modifiers = []) throws -> NodeID? {
    var copy = self
    return try copy.press(key, modifiers)
  }
}
