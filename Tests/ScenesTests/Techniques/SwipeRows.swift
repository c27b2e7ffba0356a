import FlowEngine

/// Rows that are swiped away.
struct SwipeRows: Scene {
  enum Part: String, ScenePart {
    case row = "row-<number>"
  }

  enum Completion: String, Sendable { case left }

  static let name = "swipe-rows"
  static let flick = 500.0
  static let settle = Timing.spring(duration: 0.5, dampingRatio: 1)

  private(set) var numbers = [1, 2, 3]
  /// Movements that came to their end, and all that have been told of.
  private(set) var arrivals = 0
  private(set) var endings = 0
  private var dragged: Int?
  private var offset = 0.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.shown("numbers", &numbers)
    members.kept("arrivals", &arrivals, in: 0...1_000_000)
    members.kept("endings", &endings, in: 0...1_000_000)
    members.kept("dragged", &dragged)
    members.kept("offset", &offset)
  }

  private static func id(of number: Int) -> NodeID { NodeID("row-\(number)") }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .pan(let pan) = event else { return }
    switch pan.phase {
    case .began: dragged = numbers.first { Self.id(of: $0) == pan.target }
    case .changed: if dragged != nil { offset = pan.translation.x }
    case .ended, .cancelled: release(pan, &context)
    }
  }

  private mutating func release(_ pan: Pan, _ context: inout Context) {
    guard let number = dragged else { return }
    dragged = nil
    offset = 0
    if pan.phase == .ended, pan.velocity.x < -Self.flick { numbers.removeAll { $0 == number } }
    // The row goes on as fast as the finger has moved it.
    var transaction = Transaction<Completion>(Self.settle, completion: .left)
    transaction.initialVelocity = Point(x: pan.velocity.x, y: 0)
    transaction.completesWhenReplaced = true
    context.animate(transaction)
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    endings = min(endings + 1, 1_000_000)
    if !context.wasReplaced { arrivals = min(arrivals + 1, 1_000_000) }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let width = environment.size.width
    for (index, number) in numbers.enumerated() {
      let frame = Rect(x: 0, y: Double(index) * 60, width: width, height: 60)
      nodes.append(Part.row, id: Self.id(of: number), frame: frame) { row in
        row.text = "Row \(number)"
        row.interactive = true
        row.accessibilityLabel = "Row \(number)"
        if number == dragged { row.transform.translation.x = offset }
      }
      nodes.transition(.asymmetric(insertion: .alpha(0), removal: .translation(x: -width)))
    }
  }
}
