import FlowEngine
import FlowTesting
import Testing

/// A card that hops as it turns, while its hint fades in half the time.
private struct Flip: Scene {
  enum Part: String, ScenePart { case card, hint }
  enum Completion: String, Sendable { case turned }

  static let name = "flip"

  var progress = 1.0
  var isTurning = false
  var showsHint = true

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("isTurning", &isTurning)
    members.shown("hint", &showsHint)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap = event, !isTurning else { return }
    isTurning = true
    showsHint.toggle()
    context.animate(Transaction(.easeInOut(duration: 0.15), of: Part.hint.id))
    context.animate(.following(.curve(.linear, duration: 0.3), completion: .turned))
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) { isTurning = false }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    let hop = isTurning ? 40 * (1 - (2 * progress - 1).magnitude) : 0
    nodes.append(Part.card, frame: Rect(x: 100, y: 300 - hop, width: 175, height: 100)) { card in
      card.interactive = true
      card.accessibilityLabel = "Card"
    }
    nodes.append(Part.hint, frame: Rect(x: 100, y: 420, width: 175, height: 20)) { hint in
      hint.alpha = showsHint ? 1 : 0
    }
  }
}

struct ListedAnimationsTests {
  @Test("What bends after everything listed has ended moves by no timing")
  func bends() throws {
    var engine = try Engine(Flip.self)
    try engine.send(.tap(Tap(on: "card")), at: 0)
    #expect(engine.frame.animations.map { $0.property } == [.alpha])
    #expect(ListedAnimations.faults(in: engine) == [])
    #expect(SceneAudit(Flip.self).run(seeds: 0..<4).faults == [])
  }
}
