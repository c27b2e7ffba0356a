import FlowEngine

/// A scene for tests: rows that are added, swiped away and put back, and a page that follows the progress.
struct SwipeList: Scene {
  static let name = "swipe-list"
  static let summary = "Rows that come and go, for tests."
  static let commands: [SceneInput] = [
    SceneInput("add", .number), SceneInput("remove", .number), SceneInput("throw", .number),
    SceneInput("slide", .number), SceneInput("page", .number), SceneInput("told", .number),
    SceneInput("cut", .number), "stop", "clear",
  ]

  enum Completion: String, CaseIterable, Sendable { case removed, told, paged }

  enum Part: String, ScenePart {
    case list, row = "row-<key>", title = "title-<key>", page, lid
    var kind: Node.Kind { self == .title ? .label : .view }
    var parent: Part? { self == .row ? .list : self == .title ? .row : nil }
  }

  static let width = 300.0
  static let spring = Timing.spring(duration: 0.5, dampingRatio: 1)

  var rows = [1, 2, 3]
  /// The row under the finger, and how far it has been dragged.
  var dragged = 0
  var offset = 0.0
  var lid = 0.0
  var pageFrom = 0.0
  var pageTo = 0.0
  var removals = 0
  var told = ""
  var progress = 1.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.shown("rows", &rows)
    members.shown("removals", &removals)
    members.shown("told", &told)
    members.kept("dragged", &dragged)
    members.kept("offset", &offset)
    members.kept("lid", &lid)
    members.kept("pageFrom", &pageFrom)
    members.kept("pageTo", &pageTo)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .pan(let pan): drag(pan, &context)
    case .command(let command): obey(command, &context)
    default: return
    }
  }

  private mutating func drag(_ pan: Pan, _ context: inout Context) {
    guard let row = rows.first(where: { pan.target?.name == "row-\($0)" }) else { return }
    var settle = Transaction<Completion>(Self.spring, completion: .removed)
    settle.initialVelocity = Point(x: pan.velocity.x, y: 0)
    switch pan.phase {
    case .began, .changed:
      dragged = row
      offset = pan.translation.x
    case .ended:
      dragged = 0
      if pan.velocity.x < -500 { rows.removeAll { $0 == row } }
      context.animate(settle)
    case .cancelled:
      dragged = 0
      context.animate(settle)
    }
  }

  private mutating func obey(_ command: Command, _ context: inout Context) {
    var value = 0.0
    if case .number(let number) = command.value { value = number }
    let key = value.isNaN ? 0 : Int(min(max(value, 0), 9))
    switch command.name {
    case "add":
      guard !rows.contains(key) else { return }
      rows.append(key)
      rows.sort()
      context.animate(Transaction(Self.spring))
    case "remove":
      rows.removeAll { $0 == key }
      context.animate(Transaction(.easeInOut(duration: 0.4), completion: .removed))
    case "cut": rows.removeAll { $0 == key }
    case "clear":
      rows = []
      context.animate(Transaction(Self.spring, of: "list", properties: [.alpha, .transform]))
    case "throw":
      lid = lid == 0 ? 400 : 0
      var transaction = Transaction<Completion>(Self.spring)
      transaction.initialVelocity = Point(x: 70, y: value)
      context.animate(transaction)
    case "slide":
      lid = value
      context.animate(Transaction(.spring(duration: 0.6, dampingRatio: 0.6), of: "lid"))
    case "told":
      lid = value
      var transaction = Transaction<Completion>(Self.spring, of: "lid", completion: .told)
      transaction.completesWhenReplaced = true
      context.animate(transaction)
    case "page":
      pageFrom += (pageTo - pageFrom) * context.progress
      pageTo = value
      var transaction = Transaction.following(Self.spring, completion: Completion.paged)
      transaction.completesWhenReplaced = value == 0
      context.animate(transaction)
    default: context.stopAnimations()
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch completion {
    case .removed: removals += 1
    case .told, .paged:
      if told.utf8.count < 8 { told += context.wasReplaced ? "-" : "+" }
    }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.list, frame: Rect(x: 10, y: 10, width: Self.width, height: 600))
    for (place, key) in rows.enumerated() {
      let id = NodeID("row-\(key)")
      nodes.append(
        Part.row, id: id, frame: Rect(x: 0, y: 50 * Double(place), width: Self.width, height: 50)
      ) { row in
        row.interactive = true
        row.accessibilityLabel = "Row \(key)"
        if key == dragged { row.transform.translation.x = offset }
      }
      nodes.transition(
        .asymmetric(
          insertion: .alpha(0).combined(with: .scale(0.5)),
          removal: .translation(x: -Self.width).combined(with: .alpha(0.25))))
      nodes.append(
        Part.title, id: NodeID("title-\(key)"), in: id,
        frame: Rect(x: 10, y: 15, width: 100, height: 20)
      ) { $0.text = "Row \(key)" }
    }
    let x = pageFrom + (pageTo - pageFrom) * progress
    nodes.append(Part.page, frame: Rect(x: x, y: 700, width: 50, height: 50))
    // The lid moves by its frame, and what is on it with it and a little by itself.
    nodes.append(Part.lid, frame: Rect(x: 0, y: lid, width: 100, height: 40)) { $0.alpha = 0.9 }
  }
}

extension Engine<SwipeList> {
  /// Sends a command with a number.
  mutating func send(_ name: String, _ value: Double, at time: Double) throws {
    try send(.command(Command(name, value: .number(value))), at: time)
  }

  /// The nodes' ids, back to front.
  var ids: [String] { frame.nodes.map { $0.id.name } }
}
