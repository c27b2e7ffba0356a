import FlowEngine

/// Four knobs that go up step by step: many ways to each state, and most of its neighbours new at once.
struct Lattice: CheckedScene {
  enum Part: String, ScenePart, CaseIterable {
    case first, second, third, fourth

    var kind: Node.Kind { .button }
  }

  static let name = "lattice"
  /// How far each knob goes.
  static let length = 6
  /// How often its invariants have been asked, by one thread.
  nonisolated(unsafe) static var checks = 0

  private var counts = [0, 0, 0, 0]

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("counts", &counts) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap(let tap) = event,
      let place = Part.allCases.firstIndex(where: { $0.id == tap.target })
    else { return }
    counts[place] = min(counts[place] + 1, Self.length - 1)
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    for (index, part) in Part.allCases.enumerated() {
      nodes.append(part, frame: Rect(x: 10, y: 60 * Double(index), width: 50, height: 50)) {
        $0.interactive = true
        $0.accessibilityLabel = part.rawValue
      }
    }
  }

  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] {
    checks += 1
    return []
  }
}
