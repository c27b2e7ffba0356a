import FlowEngine
import FlowNavigation
import FlowTesting
import Testing

/// A child that gets no events any more loses its gestures at once, and gets no part of one of which it has
/// not had the beginning (docs/scenes-in-scenes.md, docs/navigation.md, rules 6, 16, 34 and 41).
@Suite struct CoveredGestureTests {
  struct Gesture: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var events: [(Event, at: Double)]
    /// What comes after the page has been covered, and after it has been shown again.
    var rest: [(Event, at: Double)]
    var log: String

    static let all = [
      Gesture(
        testDescription: "pan", events: [(down(y: 200), at: 1), (move(y: 240), at: 1.1)],
        rest: [(move(y: 260), at: 6), (up(y: 260), at: 6.1)], log: "p+p.px"),
      Gesture(
        testDescription: "long press", events: [(down(y: 200), at: 1), (.tick, at: 1.6)],
        rest: [(move(y: 203), at: 6), (up(y: 203), at: 6.1)], log: "l+lx"),
      Gesture(
        testDescription: "pinch",
        events: [
          (down(y: 200), at: 1), (down(1, y: 260), at: 1.1), (move(1, y: 300), at: 1.2),
        ],
        rest: [(move(1, y: 310), at: 6), (up(1, y: 310), at: 6.1), (up(y: 200), at: 6.2)],
        log: "z+z.zx"),
      Gesture(
        testDescription: "scroll", events: [(down(y: 700), at: 1), (move(y: 650), at: 1.1)],
        rest: [(up(y: 650), at: 6)], log: "s+s.s-"),
      Gesture(
        testDescription: "a host's long press", events: [(press(.began), at: 1)],
        rest: [(press(.changed), at: 6), (press(.ended), at: 6.1)], log: "l+lx"),
      Gesture(
        testDescription: "a host's pan", events: [(pan(.began), at: 1), (pan(.changed), at: 1.1)],
        rest: [(pan(.changed), at: 6), (pan(.ended), at: 6.1)], log: "p+p.px"),
    ]
  }

  private static func pointer(_ id: Int, _ phase: Pointer.Phase, _ y: Double) -> Event {
    .pointer(Pointer(id: id, phase, at: Point(x: 150, y: y)))
  }
  private static func down(_ id: Int = 0, y: Double) -> Event { pointer(id, .down, y) }
  private static func move(_ id: Int = 0, y: Double) -> Event { pointer(id, .move, y) }
  private static func up(_ id: Int = 0, y: Double) -> Event { pointer(id, .up, y) }
  private static func press(_ phase: Pan.Phase) -> Event {
    .longPress(LongPress(phase, on: "a/area", at: Point(x: 150, y: 200)))
  }
  private static func pan(_ phase: Pan.Phase) -> Event {
    .pan(Pan(phase, translation: .zero, target: "a/area"))
  }

  @Test("A page that is covered loses its gesture at once, and for good", arguments: Gesture.all)
  func covers(_ gesture: Gesture) throws {
    try cover(
      gesture, by: Command("push", value: .string("b")), then: Command("pop"),
      Stack<TouchedStack>.self
    ) { $0.pages.a?.scene }
    try cover(
      gesture, by: Command("select", value: .string("b")),
      then: Command("select", value: .string("a")), Tabs<TouchedTabs>.self
    ) { $0.pages.a?.scene }
    try cover(
      gesture, by: Command("present", value: .string("b")), then: Command("dismiss"),
      Sheet<TouchedSheet>.self
    ) { $0.pages.a?.scene }
    // The scene below an alert has another name.
    guard !gesture.testDescription.contains("host") else { return }
    try cover(
      gesture, by: Command("present", value: .string("b")), then: Command("dismiss"),
      Alert<TouchedAlert>.self
    ) { $0.base.scene }
  }

  /// Covers a page in the middle of a gesture, shows it again, and lets the gesture end; once more restored
  /// from the state saved after each event.
  private func cover<S: Scene>(
    _ gesture: Gesture, by command: Command, then back: Command, _ scene: S.Type,
    _ page: (S) -> Touched?
  ) throws {
    for restores in [false, true] {
      for isLate in [false, true] {
        var engine = try Engine(scene)
        func send(_ event: Event, at time: Double) throws {
          try engine.send(event, at: time)
          if restores { engine = try Engine(scene, restoring: engine.saved) }
        }
        for (event, time) in gesture.events { try send(event, at: time) }
        try send(.command(command), at: 2)
        let place: Comment = "\(S.name) \(restores) \(isLate)"
        #expect(page(engine.scene)?.log == gesture.log, place)
        // The rest comes while the page is covered, or later.
        if isLate { try send(.command(back), at: 4) }
        for (event, time) in gesture.rest { try send(event, at: time) }
        if !isLate { try send(.command(back), at: 7) }
        try engine.settle { _ in }
        #expect(page(engine.scene)?.log == gesture.log, place)
        // The next one is whole.
        try send(Self.down(y: 200), at: 20)
        try send(Self.move(y: 240), at: 20.1)
        try send(Self.up(y: 240), at: 20.2)
        #expect(page(engine.scene)?.log == gesture.log + "p+p.p-", place)
      }
    }
  }

  @Test("A child that is opened anew gets nothing of a gesture that another has begun")
  func reopened() throws {
    for name in ["longPress", "pinch", "pan"] {
      func event(_ phase: Pan.Phase) -> Event {
        switch name {
        case "longPress": .longPress(LongPress(phase, on: "left/area"))
        case "pinch": .pinch(Pinch(phase, scale: 1, on: "left/area"))
        default: .pan(Pan(phase, translation: .zero, target: "left/area"))
        }
      }
      var engine = try Engine(Pair.self)
      try engine.send(event(.began), at: 1)
      try engine.send(.command(Command("reopen")), at: 2)
      engine = try Engine(Pair.self, restoring: engine.saved)
      try engine.send(event(.changed), at: 3)
      try engine.send(event(.ended), at: 4)
      #expect(engine.scene.left.scene.log == "")
      // What has had no beginning anywhere is the child's to ignore, as if it were alone.
      try engine.send(event(.ended), at: 5)
      #expect(engine.scene.left.scene.log.utf8.count == 2)
    }
  }

  @Test("A gesture that the parent claims, or another finger begins elsewhere, is cancelled")
  func taken() throws {
    func press(_ phase: Pan.Phase, _ child: String) -> Event {
      .longPress(LongPress(phase, on: NodeID(child + "/area")))
    }
    var run = try SceneRun(Pair.self)
    try run.send(press(.began, "left"), at: 1)
    try run.send(press(.began, "right"), at: 2)
    try run.send(press(.changed, "right"), at: 3)
    #expect(run.scene.left.scene.log == "l+lx")
    #expect(run.scene.right.scene.log == "l+l.")
    try run.send(.command(Command("claim")), at: 4)
    try run.send(press(.changed, "right"), at: 5)
    try run.send(press(.ended, "right"), at: 6)
    #expect(run.scene.right.scene.log == "l+l.lx")
    #expect(run.scene.log == "changed ended ")
  }

  @Test(
    "What has begun on a child's node as the parent's own is the parent's to the end",
    arguments: [false, true])
  func begunByParent(_ restores: Bool) throws {
    func press(_ phase: Pan.Phase) -> Event { .longPress(LongPress(phase, on: "left/area")) }
    var run = try SceneRun(Pair.self)
    try run.send(.command(Command("cover")), at: 1)
    try run.send(press(.began), at: 2)
    try run.send(.command(Command("cover")), at: 3)
    #expect(run.engine.saved.contains(#""claimed":["longPress"]"#))
    if restores { run = try SceneRun(Pair.self, restoring: run.engine.saved) }
    try run.send(press(.changed), at: 4)
    try run.send(press(.ended), at: 5)
    #expect(run.scene.left.scene.log == "" && run.scene.log == "began changed ended ")
    try run.send(press(.began), at: 6)
    #expect(run.scene.left.scene.log == "l+")
  }

  @Test("A wheel scrolls a list again whose scroll was lost, and only the lost end is left out")
  func wheel() throws {
    func scroll(_ phase: Scroll.Phase) -> Event {
      .scroll(Scroll("left/list", offset: Point(x: 0, y: 9), phase: phase))
    }
    var run = try SceneRun(Pair.self)
    try run.send(scroll(.began), at: 1)
    try run.send(.command(Command("cover")), at: 2)
    try run.send(.command(Command("cover")), at: 3)
    try run.send(scroll(.changed), at: 4)
    try run.send(scroll(.ended), at: 5)
    try run.send(scroll(.ended), at: 6)
    #expect(run.scene.left.scene.log == "s+s-s.s-")
  }

  @Test("A saved state that says less of gestures is read as it was")
  func earlier() throws {
    var engine = try Engine(Pair.self)
    try engine.send(.pan(Pan(.began, translation: .zero, target: "left/area")), at: 1)
    let saved = engine.saved
    #expect(saved.contains(#""ownsPan":true"#) && saved.contains(#""begun":["pan"]"#))
    let older = saved.split(separator: #","begun":["pan"]"#, maxSplits: 1).joined()
    var restored = try Engine(Pair.self, restoring: older)
    try restored.send(.pan(Pan(.ended, translation: .zero)), at: 2)
    #expect(restored.scene.left.scene.log == "p+p-")
    let faulty = saved.split(separator: #"["pan"]"#).joined(separator: #"["tap"]"#)
    #expect(throws: MemberError.self) { try Engine(Pair.self, restoring: faulty) }
  }
}
