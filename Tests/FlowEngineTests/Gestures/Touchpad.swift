import FlowEngine

/// A scene with a part for each way to take gestures, which notes what it receives.
struct Touchpad: Scene {
  enum Part: String, ScenePart {
    /// Takes everything but scrolls.
    case pad
    /// Takes taps, as any interactive part.
    case button
    /// Scrolls along the height.
    case list
    case row
    /// Decides itself who follows a finger.
    case both
    case field
    /// Takes pans along the width.
    case strip
    /// Takes pans along the height, also where the list in it scrolls.
    case sheet
    /// Scrolls along the height, by whole points.
    case pages
    /// Takes nothing: pointers pass through to what is under it.
    case glass

    var kind: Node.Kind {
      switch self {
      case .pad, .both, .strip, .sheet, .glass: .view
      case .button, .row: .button
      case .list, .pages: .scroll
      case .field: .field
      }
    }

    var parent: Part? { self == .row ? .list : self == .pages ? .sheet : nil }

    var gestures: GestureSet {
      switch self {
      case .pad: [.tap, .doubleTap, .longPress, .pan, .pinch]
      case .list, .pages: .scroll
      case .strip: .horizontalPan
      case .sheet: [.verticalPan, .simultaneousPan]
      case .both: [.tap, .pan, .scroll]
      case .button, .row, .field, .glass: .tap
      }
    }
  }

  static let name = "touchpad"

  /// What it has received, but for pointers of which nothing was recognized.
  var received: [Event] = []
  var offset = Point.zero
  var bothOffset = Point.zero
  var pagesOffset = Point.zero
  /// Room below the list's content.
  var room = 0.0
  var isFocused = false
  /// How far everything lies to the right.
  var shift = 0.0

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .pointer, .tick: return
    case .scroll(let scroll) where scroll.target == Part.list.id: offset = scroll.offset
    case .scroll(let scroll) where scroll.target == Part.both.id: bothOffset = scroll.offset
    case .scroll(let scroll) where scroll.target == Part.pages.id:
      pagesOffset.y = scroll.offset.y.rounded()
    case .keyboard(let change):
      // It makes room, and the scene brings something into view above it.
      room = change.frame.height
      offset.y = min(offset.y + change.frame.height, 300 + room)
      return
    case .focus: isFocused = true
    case .blur: isFocused = false
    case .environment:
      // A second in which everything moves by 100 points.
      shift += 100
      context.animate(Transaction(.curve(.linear, duration: 1)))
    default: break
    }
    received.append(event)
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("offset", &offset)
    members.kept("bothOffset", &bothOffset)
    members.kept("pagesOffset", &pagesOffset)
    members.kept("room", &room)
    members.kept("isFocused", &isFocused)
    members.kept("shift", &shift)
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    func add(_ part: Part, _ frame: Rect, _ fill: (inout NodeWriter) -> Void = { _ in }) {
      var frame = frame
      if part.parent == nil { frame.origin.x += shift }
      nodes.append(part, frame: frame) { node in
        node.interactive = part != .list && part != .glass
        node.accessibilityLabel = part.rawValue
        fill(&node)
      }
    }
    add(.pad, Rect(x: 0, y: 0, width: 300, height: 300))
    add(.button, Rect(x: 0, y: 300, width: 100, height: 100))
    add(.list, Rect(x: 100, y: 300, width: 200, height: 100)) { list in
      list.contentSize = Size(width: 200, height: 400)
      list.contentOffset = offset
      list.contentInset.bottom = room
    }
    add(.row, Rect(x: 0, y: 0, width: 200, height: 60))
    add(.both, Rect(x: 0, y: 400, width: 300, height: 100)) { both in
      both.contentSize = Size(width: 300, height: 300)
      both.contentOffset = bothOffset
    }
    add(.field, Rect(x: 0, y: 500, width: 300, height: 44)) { $0.focused = isFocused }
    add(.strip, Rect(x: 0, y: 544, width: 300, height: 56))
    add(.sheet, Rect(x: 300, y: 0, width: 100, height: 300))
    add(.pages, Rect(x: 0, y: 100, width: 100, height: 200)) { pages in
      pages.contentSize = Size(width: 100, height: 400)
      pages.contentOffset = pagesOffset
    }
    add(.glass, Rect(x: 0, y: 0, width: 400, height: 600))
  }
}

/// Fingers on a touchpad.
struct Hand {
  var engine: Engine<Touchpad>
  /// The names of all frames of events.
  var names: [String] = []

  init() throws { engine = try Engine(Touchpad.self) }

  mutating func send(
    _ phase: Pointer.Phase, _ x: Double, _ y: Double, at time: Double, id: Int = 0,
    kind: Pointer.Kind = .touch, buttons: Int = 1
  ) throws {
    var found: [String] = []
    let pointer = Pointer(
      id: id, kind: kind, phase, at: Point(x: x, y: y), buttons: buttons)
    try engine.send(.pointer(pointer), at: time) { frame in
      if let event = frame.event { found.append(event.rawValue) }
    }
    names += found
  }

  /// Shows a keyboard, which makes room and moves the list by its height; one of height 0 leaves the list.
  mutating func showKeyboard(_ height: Double, at time: Double) throws {
    let frame = Rect(x: 0, y: 0, width: 400, height: height)
    try engine.send(.keyboard(KeyboardChange(.willShow, frame: frame)), at: time)
  }

  /// The offsets of all scrolls.
  var offsets: [Double] {
    received.compactMap { event in
      if case .scroll(let scroll) = event { return scroll.offset.y }
      return nil
    }
  }

  mutating func settle() throws {
    var found: [String] = []
    try engine.settle { frame in
      if let event = frame.event { found.append("\(event.rawValue) \(frame.time)") }
    }
    names += found
  }

  var received: [Event] { engine.scene.received }
}
