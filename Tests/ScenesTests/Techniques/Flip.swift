import FlowEngine

/// A counter whose number changes halfway while its tile turns over.
struct Flip: Scene {
  enum Part: String, ScenePart { case tile }

  enum Completion: String, Sendable { case turned }

  static let name = "flip"
  static let turn = Timing.curve(.easeInOut, duration: 0.6)

  private(set) var number = 0
  /// The engine's: 1 in the state, and from 0 to 1 in what is presented on the way.
  var progress = 1.0
  private var isTurning = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.shown("number", &number, in: 0...1_000_000)
    members.kept("isTurning", &isTurning)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap(let tap) = event, tap.target == Part.tile.id, !isTurning, number < 1_000_000
    else { return }
    number += 1
    isTurning = true
    context.animate(.following(Self.turn, completion: .turned))
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) { isTurning = false }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let isFirstHalf = isTurning && progress < 0.5
    // Up to a quarter turn and back: a bend, which no line from start to end would follow.
    let share = isTurning ? 1 - abs(2 * progress - 1) : 0
    let frame = Rect(
      center: environment.window.center, size: Size(width: 120, height: 120 * (1 - share)))
    nodes.append(Part.tile, frame: frame) { tile in
      tile.text = "\(isFirstHalf ? number - 1 : number)"
      tile.interactive = true
      tile.accessibilityLabel = "Number"
      tile.accessibilityValue = "\(number)"
    }
  }
}
