import FlowEngine

/// A row that is swiped: it shows a button that deletes it, or is deleted at once.
struct TaskRow: Scene {
  enum Part: String, ScenePart {
    case delete, front
    var kind: Node.Kind { self == .delete ? .button : .label }
    var gestures: GestureSet { self == .front ? [.tap, .horizontalPan] : .tap }
  }

  enum State: String, MemberChoice { case closed, dragged, open }

  static let name = "task-row"
  static let summary = "A row that is swiped to be deleted."
  static let commands = [SceneInput("close")]

  private(set) var state = State.closed
  /// How far the row has been dragged towards its leading edge, in points.
  private(set) var distance = 0.0
  private var start = 0.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("state", &state)
    members.kept("distance", &distance, in: -10_000...10_000)
    members.kept("start", &start, in: -10_000...10_000)
  }
}

extension TaskRow {
  /// What the list gives to a row.
  struct Configuration: SceneConfiguration {
    var title = EnteredText("Task")

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("title", &title, "what there is to do")
    }
  }

  /// What a row asks of its list.
  enum Effect: SceneEffect {
    case opened
    case delete(velocity: Double)

    var type: String { if case .opened = self { "opened" } else { "delete" } }

    func write(to members: inout MemberWriter) {
      if case .delete(let velocity) = self { members.member("velocity", velocity) }
    }
  }

  enum Metrics {
    static let button = 88.0
    /// A row that is let go this fast, in points per second, goes where it is thrown.
    static let flick = 500.0
    static let settle = Timing.spring(duration: 0.5, dampingRatio: 1)
  }
}

extension TaskRow {
  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .pan(let pan): drag(pan, &context)
    case .tap(let tap) where tap.target == Part.delete.id && state == .open:
      context.send(.delete(velocity: 0))
    case .tap where state == .open: rest(at: .closed, &context)
    case .command where state == .open: rest(at: .closed, &context)
    default: break
    }
  }

  private mutating func drag(_ pan: Pan, _ context: inout Context) {
    let sign = context.environment.layoutDirection == .rightToLeft ? 1.0 : -1
    let velocity = pan.velocity.x * sign
    switch pan.phase {
    case .began:
      // A row that is on its way is caught where it is seen.
      let seen = context.presented[Part.front.id]?.transform.translation.x ?? 0
      distance = min(max(-10_000, seen * sign), 10_000)
      context.stopAnimations()
      (start, state) = (distance, .dragged)
    case .changed:
      guard state == .dragged else { return }
      distance = min(max(0, start + pan.translation.x * sign), 10_000)
    case .ended where state == .dragged:
      let isFar = distance > context.environment.size.width / 2
      if isFar || velocity > 3 * Metrics.flick { context.send(.delete(velocity: pan.velocity.x)) }
      let opens =
        velocity > Metrics.flick || velocity > -Metrics.flick && distance > Metrics.button / 2
      rest(at: opens ? .open : .closed, velocity: pan.velocity.x, &context)
    case .cancelled where state == .dragged:
      // As when it is let go at rest, but nothing is deleted.
      rest(at: distance > Metrics.button / 2 ? .open : .closed, &context)
    default: break
    }
  }

  /// Goes where it stays, as fast as the finger, or as it is already going.
  private mutating func rest(
    at next: State, velocity: Double? = nil, _ context: inout Context
  ) {
    if next == .open { context.send(.opened) }
    (state, distance) = (next, next == .open ? Metrics.button : 0)
    var transaction = Transaction<Completion>(Metrics.settle, of: Part.front.id)
    if let velocity { transaction.initialVelocity = Point(x: velocity, y: 0) }
    context.animate(transaction)
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? 0 : environment.size.width - Metrics.button
    let frame = Rect(x: x, y: 0, width: Metrics.button, height: environment.size.height)
    nodes.append(Part.delete, frame: frame) { button in
      button.text = "Delete"
      button.background = Color(0xE0245E)
      button.interactive = true
      button.hidden = distance <= 0
      button.accessibilityLabel = "Delete \(configuration.title.text)"
      button.accessibilityTraits = .button
    }
    nodes.append(Part.front, frame: Rect(origin: .zero, size: environment.size)) { front in
      front.text = configuration.title.text
      front.background = .white
      front.interactive = true
      front.transform.translation.x = isMirrored ? distance : -distance
      front.accessibilityLabel = configuration.title.text
    }
  }
}
