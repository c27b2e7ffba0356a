import FlowEngine
import FlowSnapshots
import FlowTesting

/// The events that may come to a scene, as its latest frame has it.
package struct Alphabet: Sendable {
  /// The events instead of those that follow from the frame; `nil` for the latter.
  package var only: [Event]?
  /// Further events.
  package var more: [Event] = []

  /// The id of a request that no scene makes.
  static let unaskedID = "unasked-1"

  /// Whether two fingers and a keyboard come, too, as pointers and keys.
  package var hasHands = false

  /// Whether only that comes which somebody with the screen before them does, and hosts that answer.
  var isLean = false

  private let commands: Commands
  private let heldCommands: HeldCommands

  /// Creates the alphabet of a scene that has been opened.
  init(of scene: SceneDescription, _ explorer: AnyExplorer) {
    commands = Commands(scene.inputs, explorer)
    heldCommands = HeldCommands(scene.children)
  }

  /// What somebody has seen just before a completion.
  struct Sight {
    /// What was presented.
    var frame: AnyExplorer.Look
    /// The ids of the effects that could be answered.
    var asked: [String]
  }

  /// Texts that are most often taken: a digit, a card's number, a date, and a word.
  private static let leanTexts = ["7", "4242 4242 4242 4242", "1999-12-31", "Zoë"]

  /// What only comes if it is asked for: then states with other edits behind them are no longer the same.
  static let unsent: Set<EventName> = [.undo, .redo]

  /// Whether it is asked for.
  var undoesEdits: Bool { ((only ?? []) + more).contains { $0.undoesEdits } }

  /// The events.
  ///
  /// - Parameters:
  ///   - frame: What is presented.
  ///   - asked: The ids of the effects that may be answered, the oldest first.
  ///   - before: What was there before a completion of the same time: an event may be meant for that.
  func events(
    for frame: AnyExplorer.Look, asked: [String], before: Sight? = nil
  ) -> [Event] {
    if let only { return only + more }
    var letters = Letters(frame)
    if isLean {
      letters.addLeanTouches()
      letters.addEdits(Self.leanTexts)
      letters.addAnswers(asked)
      letters.addCommands(commands, heldCommands, isLean: true)
      letters.events.append(.tick)
      return letters.events
    }
    letters.addTouches()
    letters.addEdits(RandomEvents.texts)
    letters.addKeyboard()
    letters.addResponses(asked)
    letters.addCommands(commands, heldCommands, isLean: false)
    letters.addEnvironments()
    letters.events.append(.tick)
    if hasHands { letters.addHands() }
    if let before {
      letters.events += Letters.gone(from: before.frame, in: frame)
      letters.addAnswers(before.asked.filter { !asked.contains($0) })
    }
    // What the pointers that are down become is the engine's to say.
    if frame.hasFingers { letters.events.removeAll { $0.isPan } }
    letters.events += more
    return letters.events
  }
}

extension Event {
  fileprivate var isPan: Bool { if case .pan = self { true } else { false } }

  /// Whether it has an edit undone, or done again.
  fileprivate var undoesEdits: Bool {
    switch self {
    case .undo, .redo: true
    case .key(let stroke): stroke.redoes != nil
    default: false
    }
  }
}

/// The events of one frame in the making.
private struct Letters {
  /// Where beside a node a touch misses it, in points.
  static let besides = 9.0

  let frame: AnyExplorer.Look
  var events: [Event] = []
  private var interactive: [(id: NodeID, center: Point, frame: Rect)] = []
  private var fields: [(id: NodeID, focused: Bool)] = []
  private var scrolls: [(id: NodeID, width: Double, size: Size)] = []
  private var pickers: [(id: NodeID, rows: [Int])] = []
  /// Where pans begin.
  private var starts: [Point] = []

  init(_ frame: AnyExplorer.Look) {
    self.frame = frame
    events.reserveCapacity(128)
    frame.nodes.withUnsafeBufferPointer { nodes in
      var origins: [Point] = []
      origins.reserveCapacity(nodes.count)
      for index in nodes.indices {
        let origin = Self.origin(of: index, in: nodes, origins)
        origins.append(origin)
        collect(nodes, index, origin)
      }
    }
  }

  /// The top left of a node in the window, without rotations.
  private static func origin(
    of index: Int, in nodes: UnsafeBufferPointer<Node>, _ origins: [Point]
  ) -> Point {
    var origin = nodes[index].frame.origin
    origin.x += nodes[index].transform.translation.x
    origin.y += nodes[index].transform.translation.y
    guard let parent = nodes[index].parent else { return origin }
    var place = index - 1
    while place >= 0, nodes[place].id != parent { place -= 1 }
    guard place >= 0 else { return origin }
    origin.x += origins[place].x - nodes[place].contentOffset.x
    origin.y += origins[place].y - nodes[place].contentOffset.y
    return origin
  }

  private mutating func collect(
    _ nodes: UnsafeBufferPointer<Node>, _ index: Int, _ origin: Point
  ) {
    let id = nodes[index].id
    if nodes[index].interactive, interactive.count < ExplorationLimits.nodes {
      let size = nodes[index].frame.size
      let center = Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
      interactive.append((id, center, Rect(origin: origin, size: size)))
    }
    switch nodes[index].kind {
    case .field where fields.count < ExplorationLimits.nodes:
      fields.append((id, nodes[index].focused))
    case .scroll where scrolls.count < 3:
      let size = nodes[index].frame.size
      scrolls.append((id, size.width, nodes[index].contentSize ?? size))
    case .picker where pickers.count < 3: pickers.append((id, nodes[index].rows.map { $0.count }))
    default: break
    }
  }

  /// The events for nodes that were there and are not any more, or cannot be touched any more.
  static func gone(from before: AnyExplorer.Look, in after: AnyExplorer.Look) -> [Event] {
    var letters = Letters(before)
    let nodes = after.nodes
    letters.interactive.removeAll { nodes[$0.id]?.interactive ?? false }
    letters.fields.removeAll { nodes[$0.id]?.kind == .field }
    letters.scrolls.removeAll { nodes[$0.id]?.kind == .scroll }
    letters.pickers.removeAll { nodes[$0.id]?.kind == .picker }
    letters.addTaps()
    letters.addPanStarts()
    letters.addScrolls()
    letters.addEdits(RandomEvents.texts)
    return letters.events
  }

  // MARK: Touches

  mutating func addTouches() {
    addTaps()
    events.append(.tap(Tap(at: Point(x: 1, y: 1))))
    addPanStarts()
    addEdges()
    addPans()
    addScrolls()
  }

  /// Taps in the middle of nodes, and a finger that goes up, down and to the sides.
  mutating func addLeanTouches() {
    for node in interactive {
      if Rect(origin: .zero, size: frame.environment.size).contains(node.center) {
        if starts.contains(node.center) { continue }
        starts.append(node.center)
        events.append(.tap(Tap(at: node.center)))
        events.append(.pan(Pan(.began, translation: .zero, location: node.center)))
      } else {
        events.append(.tap(Tap(on: node.id)))
      }
    }
    addEdges()
    for (translation, velocity) in Self.moves.prefix(4) {
      events.append(.pan(Pan(.changed, translation: translation, velocity: velocity)))
      events.append(.pan(Pan(.ended, translation: translation, velocity: velocity)))
    }
    addScrolls()
  }

  private mutating func addTaps() {
    let window = Rect(origin: .zero, size: frame.environment.size)
    for node in interactive {
      if window.contains(node.center) {
        if !starts.contains(node.center) {
          starts.append(node.center)
          events.append(.tap(Tap(at: node.center)))
        }
      } else {
        events.append(.tap(Tap(on: node.id)))
      }
      let beside = Point(x: node.frame.minX - Self.besides, y: node.center.y)
      if window.contains(beside) { events.append(.tap(Tap(at: beside))) }
    }
  }

  /// In so many places pans begin.
  private static let startCount = 6

  /// Puts places where a touch hits the node whose middle they are before those that another node covers,
  /// if pans cannot begin in all of them.
  private mutating func sortStarts() {
    guard starts.count > Self.startCount else { return }
    let isHit = starts.map { start in
      guard let hit = frame.nodes.hitTest(start) else { return false }
      return interactive.contains { $0.id == hit && $0.center == start }
    }
    starts =
      starts.indices.filter { isHit[$0] }.map { starts[$0] }
      + starts.indices.filter { !isHit[$0] }.map { starts[$0] }
  }

  /// Pans that begin: at rest, and on the way to the sides.
  private mutating func addPanStarts() {
    sortStarts()
    for start in starts.prefix(Self.startCount) {
      events.append(.pan(Pan(.began, translation: .zero, location: start)))
    }
    for (translation, velocity) in Self.sideways {
      guard let start = starts.first else { return }
      events.append(
        .pan(Pan(.began, translation: translation, velocity: velocity, location: start)))
    }
  }

  /// Pans that begin at the sides of the window, as those do that go back from a screen to the one before.
  private mutating func addEdges() {
    let size = frame.environment.size
    for x in [Self.edge, size.width - Self.edge] where size.width > 4 * Self.edge {
      let start = Point(x: x, y: size.height / 2)
      events.append(.pan(Pan(.began, translation: .zero, location: start)))
    }
  }

  /// How far from the side of the window a pan begins, in points.
  private static let edge = 8.0

  private mutating func addPans() {
    if starts.isEmpty {
      // Where nothing is touched, there may still be something that is swiped.
      let size = frame.environment.size
      starts.append(Point(x: size.width / 2, y: size.height / 2))
      addPanStarts()
    }
    for (translation, velocity) in Self.moves {
      events.append(.pan(Pan(.changed, translation: translation, velocity: velocity)))
      events.append(.pan(Pan(.ended, translation: translation, velocity: velocity)))
    }
    events.append(.pan(Pan(.ended, translation: Self.moves[0].0)))
    events.append(.pan(Pan(.cancelled, translation: Self.moves[0].0)))
    events.append(
      .pan(Pan(.cancelled, translation: Self.moves[0].0, velocity: Self.moves[0].1)))
  }

  private mutating func addScrolls() {
    for scroll in scrolls {
      let far = Point(x: 0, y: scroll.size.height)
      let near = Point(x: 0, y: 60)
      events.append(.scroll(Scroll(scroll.id, offset: .zero, phase: .began)))
      for offset in [Point(x: 0, y: -40), near, far] {
        events.append(.scroll(Scroll(scroll.id, offset: offset)))
      }
      for speed in [0.0, -900, 900] {
        events.append(
          .scroll(
            Scroll(scroll.id, offset: near, velocity: Point(x: 0, y: speed), phase: .ended)))
      }
      guard scroll.size.width > scroll.width else { continue }
      let aside = Point(x: min(scroll.width, scroll.size.width - scroll.width), y: 0)
      events.append(.scroll(Scroll(scroll.id, offset: aside)))
      for speed in [-900.0, 900] {
        events.append(
          .scroll(
            Scroll(scroll.id, offset: aside, velocity: Point(x: speed, y: 0), phase: .ended)))
      }
    }
  }

  /// Where a finger goes, and how fast it is there.
  private static let moves: [(Point, Point)] = [
    (Point(x: 0, y: -200), Point(x: 0, y: -1500)), (Point(x: 0, y: 200), Point(x: 0, y: 1500)),
    (Point(x: -160, y: 0), Point(x: -1200, y: 0)), (Point(x: 160, y: 0), Point(x: 1200, y: 0)),
    (Point(x: -120, y: -120), Point(x: -900, y: -900)),
    (Point(x: 120, y: 120), Point(x: 900, y: 900)),
    (Point(x: 120, y: -120), Point(x: 900, y: -900)),
    (Point(x: -120, y: 120), Point(x: -900, y: 900)),
  ]

  /// How a finger has moved that is recognized as going sideways.
  private static let sideways: [(Point, Point)] = [
    (Point(x: -12, y: 0), Point(x: -600, y: 0)), (Point(x: 12, y: 0), Point(x: 600, y: 0)),
  ]

  // MARK: Hands

  /// Two fingers that go down, move, and are lifted or taken away, in any order, and keys.
  mutating func addHands() {
    for id in 0..<2 {
      func add(_ phase: Pointer.Phase, _ place: Point) {
        // Two fingers are never at one place.
        let place = Point(x: place.x + Self.fingerWidth * Double(id), y: place.y)
        events.append(.pointer(Pointer(id: id, phase, at: place)))
      }
      for start in starts.prefix(2) { add(.down, start) }
      guard let start = starts.first else { return }
      for (way, _) in Self.moves.prefix(4) {
        add(.move, Point(x: start.x + way.x, y: start.y + way.y))
      }
      add(.up, start)
      add(.cancel, start)
    }
    for key in Self.keys { events.append(.key(KeyStroke(key))) }
  }

  /// How far apart two fingers are at the least, in points.
  private static let fingerWidth = 20.0

  /// What keys do in fields and at the screen; not Tab, since the focus of keys follows what is presented, at any tick.
  private static let keys = ["Enter", "Escape", "Backspace", "ArrowLeft", "ArrowDown", "7"]

  // MARK: Fields

  mutating func addEdits(_ texts: [String]) {
    for field in fields {
      events.append(.focus(target: field.id))
      events.append(.blur(target: field.id))
      guard field.focused else {
        events.append(.text(TextEdit(field.id, replacement: "7")))
        continue
      }
      for text in texts { events.append(.text(TextEdit(field.id, replacement: text))) }
      events.append(
        .text(TextEdit(field.id, replacement: "", range: TextRange(location: 0, length: 1))))
      events.append(.deleteBackward(target: field.id))
      events.append(.returnKey(target: field.id))
    }
    for picker in pickers {
      for (component, count) in picker.rows.enumerated() {
        for row in Set([0, count / 2, count - 1, count]).sorted() where row >= 0 {
          events.append(.select(Selection(picker.id, component: component, row: row)))
        }
      }
      events.append(.select(Selection(picker.id, component: picker.rows.count, row: 0)))
    }
  }

  /// The keyboards of phones, docked, without suggestions and floating, and the bar that is left of one
  /// where there are keys to press.
  mutating func addKeyboard() {
    let size = frame.environment.size
    func docked(_ height: Double) -> Rect {
      Rect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    events.append(.keyboard(KeyboardChange(.willShow, frame: docked(291))))
    events.append(.keyboard(KeyboardChange(.willShow, frame: docked(336), duration: 0)))
    events.append(.keyboard(KeyboardChange(.willChangeFrame, frame: docked(216))))
    events.append(
      .keyboard(
        KeyboardChange(.willChangeFrame, frame: Rect(x: 40, y: 300, width: 220, height: 180))))
    events.append(.keyboard(KeyboardChange(.willChangeFrame, frame: docked(20))))
    events.append(.keyboard(KeyboardChange(.willHide, frame: docked(0))))
  }

  // MARK: The host

  mutating func addResponses(_ asked: [String]) {
    addAnswers(asked)
    events.append(.response(Response(to: Alphabet.unaskedID, .success)))
  }

  mutating func addAnswers(_ asked: [String]) {
    for id in asked {
      events.append(.response(Response(to: id, .success)))
      events.append(.response(Response(to: id, .failure, message: "No.")))
    }
  }

  mutating func addCommands(_ commands: Commands, _ held: HeldCommands, isLean: Bool) {
    events += commands.plain.map { .command($0) }
    let ids = fields.map { $0.id }
    events += held.commands(for: frame.children, fields: ids, isLean: isLean).map {
      .command($0)
    }
    let all: [Command.Value?] = [
      nil, .string("7"), .string("4242 4242 4242 4242"), .string(""), .string("2,3"),
    ]
    for name in commands.targeted {
      for field in fields.prefix(isLean ? 1 : 3) {
        for value in isLean ? all[1...1] : all[...] {
          events.append(.command(Command(name, target: field.id, value: value)))
        }
      }
      // Fields of several parts have a name of their own, to which those of the parts are added.
      var groups: [Substring] = []
      for field in fields {
        let name = field.id.name.prefix { $0 != "." }
        if name.count < field.id.name.count, !groups.contains(name) { groups.append(name) }
      }
      for group in groups.prefix(2) {
        for value in isLean ? all[1...1] : all[...] {
          events.append(.command(Command(name, target: NodeID(String(group)), value: value)))
        }
      }
    }
  }

  mutating func addEnvironments() {
    let environment = frame.environment
    let sizes = [
      (Size(width: 812, height: 375), Insets(top: 0, left: 44, bottom: 21, right: 44)),
      (Size(width: 375, height: 812), Insets(top: 44, left: 0, bottom: 34, right: 0)),
      (Size(width: 320, height: 568), Insets(top: 20, left: 0, bottom: 0, right: 0)),
    ]
    for (size, area) in sizes where size != environment.size {
      events.append(.environment(EnvironmentChange(size: size, safeArea: area)))
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    events.append(
      .environment(
        EnvironmentChange(layoutDirection: isMirrored ? .leftToRight : .rightToLeft)))
    events.append(.environment(EnvironmentChange(reduceMotion: !environment.reduceMotion)))
  }
}
