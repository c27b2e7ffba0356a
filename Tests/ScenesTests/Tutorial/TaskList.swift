import FlowEngine

/// A list of tasks: a swipe deletes one, and for a while it can be put back.
struct TaskList: ComposedScene {
  enum Part: String, ScenePart {
    case list, row = "row-<key>", undo

    var kind: Node.Kind { self == .list ? .scroll : self == .row ? .view : .button }
    var parent: Part? { self == .row ? .list : nil }
    var gestures: GestureSet { self == .list ? [.tap, .scroll] : .tap }
  }

  enum Completion: String, Sendable { case forget }

  static let name = "task-list"
  static let summary = "Tasks that are swiped away, and put back."
  static let commands = [SceneInput("add", .text)]

  private(set) var rows = Children<TaskRow>()
  private(set) var offset = 0.0
  /// The row that was deleted last, while it can be put back: its key, its title and its place.
  private(set) var removed = ""
  private var title = EnteredText("")
  private var place = 0
  /// The number of rows that there have been.
  private var count = 0

  init(_ context: inout Context) {
    for _ in 0..<context.configuration.count {
      insert(EnteredText("Task \(count + 1)"), &context)
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("offset", &offset, in: 0...1e7)
    members.shown("removed", &removed)
    members.kept("title", &title)
    members.kept("place", &place, in: 0...100_000)
    members.kept("count", &count, in: 0...100_000)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("rows", &rows) }
}

extension TaskList {
  struct Configuration: SceneConfiguration {
    /// The number of tasks at first.
    var count = 3

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("count", &count, "the number of tasks at first, 0 to 10000")
    }

    func validate() throws(MemberError) {
      guard 0...10_000 ~= count else { throw MemberError("expected 0 to 10000", of: "count") }
    }
  }

  enum Metrics {
    static let row = 60.0
    static let undo = Size(width: 120, height: 44)
    /// For how long a task can be put back, in seconds.
    static let patience = 5.0
    static let move = Timing.spring(duration: 0.5, dampingRatio: 1)
  }
}

extension TaskList {
  /// What the rows have asked for.
  mutating func childrenDidChange(_ context: inout Context) {
    while let (key, effect) = rows.take() {
      switch effect {
      case .opened:
        for other in rows.keys where other != key && rows[other]?.scene.state == .open {
          try? rows.send(.command(Command("close")), to: other, &context)
        }
      case .delete(let velocity): delete(key, velocity, &context)
      }
    }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .scroll(let scroll) where scroll.target == Part.list.id:
      offset = min(max(0, scroll.offset.y), 1e7)
    case .tap(let tap) where tap.target == Part.undo.id && !removed.isEmpty:
      insert(title, key: removed, at: place, &context)
      forget(&context)
    case .command(let command):
      guard case .string(let title) = command.value, !title.isEmpty, count < 100_000 else {
        throw .invalidMember("value", expected: "a text")
      }
      insert(EnteredText(title), &context)
      context.animate(Transaction(Metrics.move))
    default: break
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) { forget(&context) }

  private mutating func insert(
    _ title: EnteredText, key: String? = nil, at place: Int? = nil, _ context: inout Context
  ) {
    if key == nil { count += 1 }
    var configuration = TaskRow.Configuration()
    configuration.title = title
    rows.insert(key ?? "\(count)", configuration: configuration, at: place, &context)
  }

  private mutating func delete(_ key: String, _ velocity: Double, _ context: inout Context) {
    guard let place = rows.place(of: key), let row = rows[key] else { return }
    (removed, title, self.place) = (key, row.configuration.title, place)
    rows.remove(key)
    // The others close the gap, and the row goes on as fast as the finger has moved it.
    context.animate(Transaction(Metrics.move))
    var transaction = Transaction<Completion>(Metrics.move, of: NodeID("row-\(key)"))
    transaction.initialVelocity = Point(x: velocity, y: 0)
    context.animate(transaction)
    context.schedule(.forget, after: Metrics.patience)
    context.announce("\(title.text) deleted")
  }

  /// The task can no longer be put back.
  private mutating func forget(_ context: inout Context) {
    (removed, title) = ("", EnteredText(""))
    context.cancel(.forget)
    context.animate(Transaction(Metrics.move))
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let size = environment.size
    let height = Double(rows.count) * Metrics.row
    nodes.append(Part.list, frame: environment.window) { list in
      list.contentSize = Size(width: size.width, height: height)
      list.contentOffset.y = min(offset, max(0, height - size.height))
    }
    let top = min(offset, max(0, height - size.height))
    // Only what can be seen.
    let first = Int(top / Metrics.row)
    let end = min(rows.count, Int((top + size.height) / Metrics.row) + 1)
    for place in min(first, end)..<end {
      let id = NodeID("row-\(rows.key(at: place))")
      let frame = Rect(
        x: 0, y: Double(place) * Metrics.row, width: size.width, height: Metrics.row)
      nodes.append(Part.row, id: id, frame: frame)
      let isMirrored = environment.layoutDirection == .rightToLeft
      nodes.transition(
        .asymmetric(
          insertion: .alpha(0), removal: .translation(x: isMirrored ? size.width : -size.width)))
      nodes.append(rows, at: place, in: id)
    }
    if removed.isEmpty { return }
    let bottom = size.height - environment.safeArea.bottom - Metrics.undo.height - 16
    let x = (size.width - Metrics.undo.width) / 2
    nodes.append(Part.undo, frame: Rect(origin: Point(x: x, y: bottom), size: Metrics.undo)) {
      undo in
      undo.text = "Undo"
      undo.background = .black
      undo.textColor = .white
      undo.interactive = true
      undo.accessibilityLabel = "Put back \(title.text)"
      undo.accessibilityTraits = .button
    }
    nodes.transition(.alpha(0))
  }
}
