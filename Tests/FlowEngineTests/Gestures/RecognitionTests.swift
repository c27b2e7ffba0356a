import FlowEngine
import Testing

/// What pointers become, rule by rule (docs/gestures.md).
struct RecognitionTests {
  @Test("Rule 1: a pointer gives a frame for each event that is recognized of it, at its time")
  func frames() throws {
    var engine = try Engine(Touchpad.self)
    var frames: [String] = []
    for (phase, y, time) in [
      (Pointer.Phase.down, 100.0, 1.0), (.move, 105, 1.125), (.move, 120, 1.25),
    ] {
      try engine.send(.pointer(Pointer(id: 0, phase, at: Point(x: 100, y: y))), at: time) { frame in
        if let event = frame.event { frames.append("\(event.rawValue) \(frame.time)") }
      }
    }
    #expect(
      frames == ["pointer.down 1.0", "pointer.move 1.125", "pan.began 1.25", "pan.changed 1.25"])
  }

  @Test("Rule 3: a gesture goes to what is around a row, and stays there wherever the finger goes")
  func owner() throws {
    var hand = try Hand()
    try hand.send(.down, 150, 320, at: 1)
    // The location is on the pad, which takes pans.
    try hand.send(.move, 150, 200, at: 1.1)
    try hand.send(.move, 150, 150, at: 1.2)
    try hand.send(.up, 150, 150, at: 1.4)
    #expect(
      hand.names == [
        "pointer.down", "scroll.began", "scroll.changed", "scroll.changed", "scroll.ended",
      ])
    for case .scroll(let scroll) in hand.received { #expect(scroll.target == "list") }
  }

  // MARK: Taps

  @Test(
    "Rule 4: what is lifted within 10 points is a tap, of a mouse within 3",
    arguments: [
      (Pointer.Kind.touch, 9.9, true), (.touch, 10, false), (.pen, 9.9, true), (.pen, 10, false),
      (.mouse, 2.9, true), (.mouse, 3, false),
    ])
  func tap(_ kind: Pointer.Kind, _ distance: Double, _ isTap: Bool) throws {
    var hand = try Hand()
    try hand.send(.down, 50, 350, at: 1, kind: kind)
    try hand.send(.move, 50 + distance, 350, at: 1.1, kind: kind)
    try hand.send(.up, 50, 350, at: 1.2, kind: kind)
    #expect(hand.names == ["pointer.down", "pointer.move", isTap ? "tap" : "pointer.up"])
    let tap = Event.tap(Tap(on: "button", at: Point(x: 50, y: 350)))
    #expect(hand.received == (isTap ? [tap] : []))
  }

  @Test("Rule 5: a tap on a field without the focus gives it the focus")
  func field() throws {
    var hand = try Hand()
    for time in [1.0, 2] {
      try hand.send(.down, 50, 510, at: time)
      try hand.send(.up, 50, 510, at: time + 0.1)
    }
    #expect(
      hand.names == ["pointer.down", "tap", "focus", "pointer.down", "tap"])
    #expect(hand.received[1] == .focus(target: "field"))
  }

  @Test(
    "Rule 6: two taps within 0.35 s and 45 points are a double tap",
    arguments: [
      (0.35, 45.0, true), (0.36, 0, false), (0.2, 45.1, false), (0, 0, true),
    ])
  func doubleTap(_ pause: Double, _ distance: Double, _ isDouble: Bool) throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.up, 100, 100, at: 1.0625)
    try hand.send(.down, 100, 100 + distance, at: 1.0625 + pause)
    try hand.send(.up, 100, 100 + distance, at: 1.125 + pause)
    #expect(
      hand.names == ["pointer.down", "tap", "pointer.down", isDouble ? "doubleTap" : "tap"])
  }

  @Test("Rule 6: a third tap begins anew")
  func thirdTap() throws {
    var hand = try Hand()
    for time in [1, 1.2, 1.4, 1.6] {
      try hand.send(.down, 100, 100, at: time)
      try hand.send(.up, 100, 100, at: time + 0.05)
    }
    #expect(hand.names.filter { $0 != "pointer.down" } == ["tap", "doubleTap", "tap", "doubleTap"])
  }

  @Test("Rule 6: what takes no double taps gets taps")
  func twoTaps() throws {
    var hand = try Hand()
    for time in [1, 1.2] {
      try hand.send(.down, 50, 350, at: time)
      try hand.send(.up, 50, 350, at: time + 0.05)
    }
    #expect(hand.names == ["pointer.down", "tap", "pointer.down", "tap"])
  }

  @Test("Rule 5: an effect of the scene's own that is called focus is no focus")
  func ownFocusEffect() throws {
    var engine = try Engine(Namesake.self)
    var names: [String] = []
    for phase in [Pointer.Phase.down, .up] {
      try engine.send(.pointer(Pointer(id: 0, phase, at: Point(x: 50, y: 50))), at: 1) { frame in
        names.append(frame.event?.rawValue ?? "")
      }
    }
    #expect(names == ["pointer.down", "tap", "focus"])
  }

  /// A scene with a field, whose taps it tells by an effect that is called focus.
  private struct Namesake: Scene {
    enum Part: String, ScenePart {
      case field

      var kind: Node.Kind { .field }
    }

    enum Effect: SceneEffect {
      case focus

      var type: String { "focus" }
      func write(to members: inout MemberWriter) {}
    }

    static let name = "namesake"
    var isFocused = false

    init(_ context: inout Context) {}

    mutating func receive(_ event: Event, _ context: inout Context) {
      switch event {
      case .tap: context.send(.focus)
      case .focus: isFocused = true
      default: break
      }
    }

    mutating func visit(_ members: inout StateMembers) { members.kept("isFocused", &isFocused) }

    func layout(
      _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      nodes.append(Part.field, frame: Rect(x: 0, y: 0, width: 100, height: 100)) { field in
        field.focused = isFocused
        field.interactive = true
      }
    }
  }

  // MARK: Long presses

  @Test("Rule 7: a finger that rests 0.5 s is a long press, at that time and by itself")
  func longPress() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.move, 105, 100, at: 1.25)
    #expect(hand.engine.nextCompletionTime == 1.5)
    #expect(!hand.engine.isSettled)
    #expect(!hand.engine.isAnimating)
    try hand.settle()
    #expect(hand.names == ["pointer.down", "pointer.move", "longPress.began 1.5"])
    #expect(hand.engine.isSettled)
    try hand.send(.move, 150, 100, at: 2)
    try hand.send(.up, 150, 120, at: 2.5)
    #expect(
      hand.received == [
        .longPress(LongPress(.began, on: "pad", at: Point(x: 100, y: 100))),
        .longPress(LongPress(.changed, on: "pad", at: Point(x: 150, y: 100))),
        .longPress(LongPress(.changed, on: "pad", at: Point(x: 150, y: 120))),
        .longPress(LongPress(.ended, on: "pad", at: Point(x: 150, y: 120))),
      ])
  }

  @Test("Rule 7: it comes before what happens later, also at the same time")
  func longPressBeforeEvent() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.up, 100, 100, at: 1.5)
    #expect(hand.names == ["pointer.down", "longPress.began", "longPress.ended"])
    #expect(hand.engine.frame.time == 1.5)
  }

  @Test("Rule 7: a second finger's long press comes in time though the first one's node is gone")
  func secondLongPress() throws {
    var engine = try Engine(Vanishing.self)
    try engine.send(.pointer(Pointer(id: 0, .down, at: Point(x: 50, y: 50))), at: 0)
    try engine.send(.pointer(Pointer(id: 1, .down, at: Point(x: 50, y: 150))), at: 0.1)
    var frames: [String] = []
    try engine.send(.tick, at: 2) { frame in
      frames.append("\(frame.event?.rawValue ?? "completion") \(frame.time)")
    }
    #expect(
      frames == ["completion 0.3", "longPress.began 0.6", "completion 1.5", "tick 2.0"])
  }

  /// A scene with two parts that take long presses, one of which is gone after 0.3 s.
  private struct Vanishing: Scene {
    enum Part: String, ScenePart {
      case gone, stays

      var kind: Node.Kind { .view }
      var gestures: GestureSet { .longPress }
    }

    enum Completion: String, Sendable {
      case vanish, later
    }

    static let name = "vanishing"
    var isGone = false

    init(_ context: inout Context) {
      context.schedule(.vanish, after: 0.3)
      context.schedule(.later, after: 1.5)
    }

    mutating func receive(_ event: Event, _ context: inout Context) {}

    mutating func complete(_ completion: Completion, _ context: inout Context) {
      isGone = true
    }

    mutating func visit(_ members: inout StateMembers) { members.kept("isGone", &isGone) }

    func layout(
      _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      if !isGone { nodes.append(Part.gone, frame: Rect(x: 0, y: 0, width: 100, height: 100)) }
      nodes.append(Part.stays, frame: Rect(x: 0, y: 100, width: 100, height: 100))
    }
  }

  @Test("Rule 7: no long press of what has moved, or takes none")
  func noLongPress() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.move, 110, 100, at: 1.4)
    try hand.send(.down, 50, 350, at: 2, id: 1)
    try hand.settle()
    #expect(!hand.names.contains { $0.hasPrefix("longPress") })
  }

  // MARK: Pans

  @Test("Rule 8: a pan begins where the finger went down, and then has all of the way")
  func pan() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.move, 100, 109, at: 1.0625)
    try hand.send(.move, 100, 118, at: 1.125)
    try hand.send(.up, 100, 118, at: 1.25)
    #expect(
      hand.names == ["pointer.down", "pointer.move", "pan.began", "pan.changed", "pan.ended"])
    guard case .pan(let began) = hand.received[0], case .pan(let changed) = hand.received[1],
      case .pan(let ended) = hand.received[2]
    else {
      Issue.record("no pan")
      return
    }
    #expect([began, changed, ended].allSatisfy { $0.target == "pad" })
    #expect(began.location == Point(x: 100, y: 100))
    #expect(began.translation == .zero)
    #expect(abs(began.velocity.y - 144) < 1e-9)
    #expect(changed.translation == Point(x: 0, y: 18))
    #expect(changed.location == Point(x: 100, y: 118))
    #expect(ended.velocity == .zero)
  }

  @Test("Rule 8: a flick of two samples is a pan, too")
  func flick() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.up, 100, 140, at: 1.0625)
    #expect(hand.names == ["pointer.down", "pan.began", "pan.changed", "pan.ended"])
  }

  @Test("Rule 12: a finger that is lifted elsewhere than where it was seen last has gone there")
  func liftedElsewhere() throws {
    for isSeen in [false, true] {
      var hand = try Hand()
      try hand.send(.down, 100, 100, at: 1)
      try hand.send(.move, 100, 130, at: 1.1)
      if isSeen { try hand.send(.move, 100, 200, at: 1.2) }
      try hand.send(.up, 100, 200, at: 1.2)
      #expect(
        hand.names == ["pointer.down", "pan.began", "pan.changed", "pan.changed", "pan.ended"])
      let ways = hand.received.map { event in
        if case .pan(let pan) = event { return pan.translation.y }
        return -1
      }
      #expect(ways == [0, 30, 100, 100])
    }
  }

  @Test("Rule 9: what scrolls gets its offset, up to its ends, and the velocity at the release")
  func scroll() throws {
    var hand = try Hand()
    try hand.send(.down, 200, 380, at: 1)
    try hand.send(.move, 200, 340, at: 1.0625)
    try hand.send(.up, 200, 320, at: 1.09375)
    #expect(
      hand.names == [
        "pointer.down", "scroll.began", "scroll.changed", "scroll.changed", "scroll.ended",
      ])
    guard case .scroll(let last) = hand.received[3] else {
      Issue.record("no scroll")
      return
    }
    #expect(last.offset == Point(x: 0, y: 60))
    #expect(last.velocity.x == 0)
    #expect(abs(last.velocity.y - 640) < 1e-6)
    try hand.send(.down, 200, 320, at: 3)
    try hand.send(.up, 200, 900, at: 3.5)
    #expect(hand.engine.scene.offset == .zero)
  }

  @Test("Rule 9: a finger goes on from where something else has moved the content, in its new room")
  func movedContent() throws {
    for isCancelled in [false, true] {
      var hand = try Hand()
      try hand.send(.down, 200, 380, at: 1)
      try hand.send(.move, 200, 340, at: 1.1)
      try hand.showKeyboard(100, at: 1.2)
      if isCancelled {
        try hand.send(.cancel, 200, 340, at: 1.3)
        #expect(hand.offsets == [0, 40, 140])
        continue
      }
      try hand.send(.move, 200, 330, at: 1.3)
      try hand.send(.move, 200, -200, at: 1.4)
      try hand.send(.up, 200, -200, at: 1.5)
      #expect(hand.offsets == [0, 40, 150, 400, 400])
    }
  }

  @Test("Rule 9: the way beyond an end counts while the end stays, and no longer once it moves")
  func movedEnd() throws {
    for isMoved in [false, true] {
      var hand = try Hand()
      try hand.send(.down, 200, 380, at: 1)
      try hand.send(.move, 200, 30, at: 1.1)
      if isMoved { try hand.engine.send(.tick, at: 1.2) }
      #expect(hand.offsets == [0, 300])
      if isMoved { try hand.showKeyboard(40, at: 1.2) }
      try hand.send(.move, 200, 60, at: 1.3)
      try hand.send(.move, 200, 130, at: 1.4)
      #expect(hand.offsets.suffix(2) == (isMoved ? [310, 240] : [300, 250]))
    }
  }

  @Test("Rule 9: a scene that rounds does not hold a slow finger")
  func roundedOffset() throws {
    var hand = try Hand()
    try hand.send(.down, 350, 200, at: 1)
    for step in 1...100 {
      try hand.send(.move, 350, 200 - 0.4 * Double(step), at: 1 + 0.01 * Double(step))
    }
    #expect(hand.offsets.last == 40)
    #expect(hand.engine.scene.pagesOffset.y == 40)
  }

  @Test("Rule 10: an axis in which nothing moves is left to what is around")
  func axis() throws {
    var hand = try Hand()
    try hand.send(.down, 200, 380, at: 1)
    try hand.send(.move, 150, 380, at: 1.1)
    try hand.send(.up, 150, 380, at: 1.2)
    #expect(hand.names == ["pointer.down", "pointer.move", "pointer.up"])
  }

  @Test("Rule 10: a row in a list scrolls the list, and is tapped itself")
  func row() throws {
    var hand = try Hand()
    try hand.send(.down, 150, 310, at: 1)
    try hand.send(.up, 150, 310, at: 1.1)
    try hand.send(.down, 150, 340, at: 2)
    try hand.send(.move, 150, 310, at: 2.1)
    #expect(
      hand.names == ["pointer.down", "tap", "pointer.down", "scroll.began", "scroll.changed"])
    #expect(hand.received[0] == .tap(Tap(on: "row", at: Point(x: 150, y: 310))))
  }

  @Test("Rule 11: what takes both gets both, the pan first")
  func both() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 480, at: 1)
    try hand.send(.move, 100, 440, at: 1.1)
    try hand.send(.up, 100, 440, at: 1.3)
    #expect(
      hand.names == [
        "pointer.down", "pan.began", "pan.changed", "scroll.began", "scroll.changed",
        "scroll.ended", "pan.ended",
      ])
    // Along the width there is nothing to scroll.
    try hand.send(.down, 100, 480, at: 2)
    try hand.send(.move, 140, 480, at: 2.1)
    #expect(hand.names.suffix(2) == ["pan.began", "pan.changed"])
  }

  @Test("Rule 8: a part takes the pans of one axis, by how the finger leaves the circle")
  func axes() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 570, at: 1)
    try hand.send(.move, 104, 590, at: 1.1)
    try hand.send(.move, 200, 590, at: 1.2)
    try hand.send(.up, 200, 590, at: 1.3)
    #expect(hand.names == ["pointer.down", "pointer.move", "pointer.move", "pointer.up"])
    try hand.send(.down, 100, 570, at: 2)
    try hand.send(.move, 120, 574, at: 2.1)
    #expect(hand.names.suffix(2) == ["pan.began", "pan.changed"])
  }

  @Test("Rule 11: what is around a list takes its pans beside, for the list's node")
  func beside() throws {
    var hand = try Hand()
    try hand.send(.down, 350, 180, at: 1)
    try hand.send(.move, 350, 140, at: 1.1)
    try hand.send(.up, 350, 140, at: 1.3)
    #expect(
      hand.names == [
        "pointer.down", "pan.began", "pan.changed", "scroll.began", "scroll.changed",
        "scroll.ended", "pan.ended",
      ])
    guard case .pan(let began)? = hand.received.first else {
      Issue.record("no pan")
      return
    }
    #expect(began.target == "pages")
    // Along the width the list has nothing to scroll, and what is around takes no pans.
    try hand.send(.down, 350, 180, at: 2)
    try hand.send(.move, 390, 180, at: 2.1)
    #expect(hand.names.suffix(1) == ["pointer.move"])
  }

  // MARK: Several fingers

  @Test("Rule 15: one that drags wins, and the others do nothing")
  func others() throws {
    var hand = try Hand()
    try hand.send(.down, 50, 350, at: 1, id: 1)
    try hand.send(.down, 100, 100, at: 1.1, id: 2)
    try hand.send(.move, 100, 130, at: 1.2, id: 2)
    try hand.send(.up, 50, 350, at: 1.3, id: 1)
    try hand.send(.down, 50, 350, at: 1.4, id: 1)
    try hand.send(.up, 50, 350, at: 1.5, id: 1)
    try hand.send(.up, 100, 130, at: 1.6, id: 2)
    #expect(
      hand.names == [
        "pointer.down", "pointer.down", "pan.began", "pan.changed", "pointer.up", "pointer.down",
        "pointer.up", "pan.ended",
      ])
  }

  @Test("Rule 15: two fingers tap two buttons")
  func twoButtons() throws {
    var hand = try Hand()
    try hand.send(.down, 50, 350, at: 1, id: 1)
    try hand.send(.down, 50, 520, at: 1.1, id: 2)
    try hand.send(.up, 50, 350, at: 1.2, id: 1)
    try hand.send(.up, 50, 520, at: 1.3, id: 2)
    #expect(hand.names == ["pointer.down", "pointer.down", "tap", "tap", "focus"])
  }

  @Test("Rule 16: a second finger on what takes no pinch is ignored")
  func second() throws {
    var hand = try Hand()
    try hand.send(.down, 30, 350, at: 1, id: 1)
    try hand.send(.down, 70, 350, at: 1.1, id: 2)
    try hand.send(.up, 70, 350, at: 1.2, id: 2)
    try hand.send(.up, 30, 350, at: 1.3, id: 1)
    #expect(hand.names == ["pointer.down", "pointer.down", "pointer.up", "tap"])
  }

  @Test("Rule 17: two fingers that move apart by 10 points are a pinch")
  func pinch() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1, id: 1)
    try hand.send(.down, 200, 100, at: 1.125, id: 2)
    try hand.send(.move, 205, 100, at: 1.25, id: 2)
    try hand.send(.move, 250, 100, at: 1.5, id: 2)
    try hand.send(.up, 250, 100, at: 2, id: 2)
    try hand.send(.move, 100, 200, at: 2.25, id: 1)
    try hand.send(.up, 100, 200, at: 2.5, id: 1)
    #expect(
      hand.names == [
        "pointer.down", "pointer.down", "pointer.move", "pinch.began", "pinch.changed",
        "pinch.ended", "pointer.move", "pointer.up",
      ])
    guard case .pinch(let began) = hand.received[0], case .pinch(let changed) = hand.received[1],
      case .pinch(let ended) = hand.received[2]
    else {
      Issue.record("no pinch")
      return
    }
    #expect(began.scale == 1)
    #expect(began.target == "pad")
    #expect(changed.scale == 1.5)
    #expect(changed.location == Point(x: 175, y: 100))
    #expect(abs(changed.velocity - 1.8) < 1e-9)
    #expect(ended.velocity == 0)
  }

  @Test("Rule 17: it takes the pan of its first finger, which is cancelled")
  func pinchAfterPan() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1, id: 1)
    try hand.send(.move, 100, 120, at: 1.1, id: 1)
    try hand.send(.down, 200, 120, at: 1.2, id: 2)
    try hand.send(.move, 240, 120, at: 1.3, id: 2)
    try hand.send(.cancel, 240, 120, at: 1.4, id: 2)
    #expect(
      hand.names == [
        "pointer.down", "pan.began", "pan.changed", "pointer.down", "pan.cancelled", "pinch.began",
        "pinch.changed", "pinch.cancelled",
      ])
  }

  @Test("Rule 17: of two fingers that do not move apart the first taps, and is no long press")
  func twoAtRest() throws {
    for order in [[1, 2], [2, 1]] {
      var hand = try Hand()
      try hand.send(.down, 100, 100, at: 1, id: 1)
      try hand.send(.down, 200, 100, at: 1.2, id: 2)
      try hand.settle()
      for (id, time) in zip(order, [3.0, 4]) {
        try hand.send(.up, id == 1 ? 100 : 200, 100, at: time, id: id)
      }
      try hand.settle()
      #expect(hand.received == [.tap(Tap(on: "pad", at: Point(x: 100, y: 100)))])
    }
  }

  @Test("Rule 17: two fingers that move alike are a pan, also once the second is lifted")
  func alike() throws {
    for isLifted in [false, true] {
      var hand = try Hand()
      try hand.send(.down, 100, 100, at: 1, id: 1)
      try hand.send(.down, 200, 100, at: 1, id: 2)
      if isLifted { try hand.send(.up, 200, 100, at: 1.1, id: 2) }
      try hand.send(.move, 100, 130, at: 1.2, id: 1)
      if !isLifted { try hand.send(.move, 200, 130, at: 1.2, id: 2) }
      try hand.send(.up, 100, 130, at: 1.3, id: 1)
      try hand.settle()
      #expect(hand.received.map { $0.name } == [.panBegan, .panChanged, .panEnded])
    }
  }

  @Test("Rule 17: a first that has gone too far for a tap only does nothing")
  func tooFar() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1, id: 1)
    try hand.send(.down, 200, 100, at: 1, id: 2)
    try hand.send(.move, 100, 115, at: 1.1, id: 1)
    try hand.send(.up, 100, 115, at: 1.2, id: 1)
    try hand.send(.up, 200, 100, at: 1.3, id: 2)
    #expect(hand.received.isEmpty)
  }

  @Test("Rule 17: a finger on another node keeps two from no pinch, and they keep it from no tap")
  func pinchBeside() throws {
    for isPinch in [false, true] {
      var hand = try Hand()
      if isPinch { try hand.send(.down, 50, 350, at: 1, id: 3) }
      try hand.send(.down, 100, 100, at: 1.1, id: 1)
      try hand.send(.down, 200, 100, at: 1.2, id: 2)
      if isPinch { try hand.send(.move, 250, 100, at: 1.3, id: 2) }
      if !isPinch { try hand.send(.down, 50, 350, at: 1.3, id: 3) }
      try hand.send(.up, 50, 350, at: 1.4, id: 3)
      let names = hand.names.filter { !$0.hasPrefix("pointer") }
      #expect(names == (isPinch ? ["pinch.began", "pinch.changed"] : ["tap"]))
    }
  }

  @Test("Rule 17: a finger elsewhere that pans is none of two, which are no pinch then")
  func panBesidePair() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1, id: 1)
    try hand.send(.down, 200, 100, at: 1, id: 2)
    try hand.send(.down, 100, 570, at: 1, id: 3)
    try hand.send(.move, 130, 570, at: 1.1, id: 3)
    try hand.send(.move, 250, 100, at: 1.2, id: 2)
    try hand.settle()
    try hand.send(.up, 100, 100, at: 1.3, id: 1)
    #expect(
      hand.names.filter { !$0.hasPrefix("pointer") } == ["pan.began", "pan.changed"])
  }

  @Test("Rule 17: a finger that rests is not waited for, one that may move a microsecond")
  func oneMoves() throws {
    for isResting in [false, true] {
      var hand = try Hand()
      try hand.send(.down, 100, 100, at: isResting ? 0.9 : 1, id: 1)
      try hand.send(.down, 200, 100, at: 1, id: 2)
      try hand.send(.move, 215, 100, at: 1.25, id: 2)
      #expect(hand.engine.nextCompletionTime == (isResting ? nil : 1.250001))
      try hand.send(.move, 225, 100, at: 1.5, id: 2)
      #expect(hand.names.suffix(3) == ["pinch.began", "pinch.changed", "pinch.changed"])
      #expect(hand.engine.isSettled)
      try hand.send(.up, 260, 100, at: 2, id: 2)
      #expect(hand.names.suffix(2) == ["pinch.changed", "pinch.ended"])
      guard case .pinch(let ended)? = hand.received.last else {
        Issue.record("no pinch")
        return
      }
      #expect(ended.scale == 1.6)
    }
  }

  @Test("Rule 18: what the system takes away is cancelled")
  func cancel() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.move, 100, 130, at: 1.1)
    try hand.send(.cancel, 0, 0, at: 1.2)
    #expect(hand.names.last == "pan.cancelled")
    guard case .pan(let last)? = hand.received.last else {
      Issue.record("no pan")
      return
    }
    #expect(last.translation == Point(x: 0, y: 30))
    #expect(last.velocity == .zero)
    try hand.send(.down, 50, 350, at: 2)
    try hand.send(.cancel, 50, 350, at: 2.1)
    #expect(hand.names.suffix(2) == ["pointer.down", "pointer.cancel"])
  }

  @Test("Rule 19: a sample of a pointer that is not down, and a second down, are ignored")
  func stray() throws {
    var hand = try Hand()
    try hand.send(.move, 50, 350, at: 1)
    try hand.send(.up, 50, 350, at: 1)
    try hand.send(.down, 50, 350, at: 1)
    try hand.send(.down, 100, 100, at: 1.1)
    try hand.send(.up, 50, 350, at: 1.2)
    #expect(hand.names == ["pointer.move", "pointer.up", "pointer.down", "pointer.down", "tap"])
  }

  @Test("Rule 20: a mouse hovers, a touch does not")
  func hover() throws {
    var hand = try Hand()
    try hand.send(.hover, 50, 350, at: 1, kind: .mouse)
    #expect(hand.names == ["pointer.hover"])
    #expect(
      throws: EventError.invalidMember("phase", expected: "down, move, up or cancel of a touch")
    ) {
      try hand.send(.hover, 50, 350, at: 2)
    }
  }

  @Test("Rule 21: the other buttons of a mouse do nothing")
  func buttons() throws {
    var hand = try Hand()
    try hand.send(.down, 50, 350, at: 1, kind: .mouse, buttons: 2)
    try hand.send(.up, 50, 350, at: 1.1, kind: .mouse, buttons: 0)
    #expect(hand.names == ["pointer.down", "pointer.up"])
  }

  @Test("Rule 2: a finger goes down on what is seen, though it is on its way elsewhere")
  func moving() throws {
    var hand = try Hand()
    try hand.engine.send(.environment(EnvironmentChange(reduceMotion: false)), at: 1)
    // Half of 100 points have passed.
    try hand.send(.down, 120, 350, at: 1.5)
    try hand.send(.up, 120, 350, at: 1.5)
    #expect(hand.received.last == .tap(Tap(on: "button", at: Point(x: 120, y: 350))))
  }

  @Test("Rule 23: a pointer is ignored while 32 are down")
  func many() throws {
    var hand = try Hand()
    // Where nothing is.
    for id in 0..<31 { try hand.send(.down, 500, 700, at: 1, id: id) }
    try hand.send(.down, 50, 350, at: 1, id: 31)
    try hand.send(.down, 50, 510, at: 1, id: 32)
    try hand.send(.up, 50, 510, at: 1.1, id: 32)
    #expect(hand.received.isEmpty)
    try hand.send(.up, 50, 350, at: 1.2, id: 31)
    #expect(hand.received == [.tap(Tap(on: "button", at: Point(x: 50, y: 350)))])
    try hand.send(.down, 100, 100, at: 2, id: 32)
    try hand.send(.up, 100, 100, at: 2.1, id: 32)
    #expect(hand.received.last == .tap(Tap(on: "pad", at: Point(x: 100, y: 100))))
  }

  @Test("A place that is no number changes nothing")
  func noNumber() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.move, .nan, 100, at: 1.1)
    try hand.send(.up, .infinity, 100, at: 1.2)
    #expect(hand.names == ["pointer.down", "pointer.move", "tap"])
  }
}
