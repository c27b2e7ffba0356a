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

/// Cards that slide side by side, which no animation lists: the engine looks when they jolt.
private struct Slide: Scene {
  enum Part: String, ScenePart, CaseIterable { case a, b, c, d, e, f, g, h }
  enum Completion: String, Sendable { case arrived }

  static let name = "slide"

  var progress = 1.0
  var isSliding = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("isSliding", &isSliding) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    isSliding = true
    context.animate(.following(.easeInOut(duration: 0.4), completion: .arrived))
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) { isSliding = false }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    let x = isSliding ? 100 * progress + (0.2299...0.2301 ~= progress ? 9 : 0) : 0
    for (row, part) in Part.allCases.enumerated() {
      nodes.append(part, frame: Rect(x: x, y: Double(row) * 50, width: 40, height: 40)) { _ in }
    }
  }
}

struct ListedAnimationsTests {
  @Test("Faults are in the order of the nodes' names")
  func order() throws {
    var engine = try Engine(Slide.self)
    try engine.send(.tap(Tap(on: "a")), at: 0)
    #expect(
      ListedAnimations.faults(in: engine)
        == Slide.Part.allCases.map { "\($0).frame moves by a timing and is not listed" })
  }

  @Test("What bends after everything listed has ended moves by no timing")
  func bends() throws {
    var engine = try Engine(Flip.self)
    try engine.send(.tap(Tap(on: "card")), at: 0)
    #expect(engine.frame.animations.map { $0.property } == [.alpha])
    #expect(ListedAnimations.faults(in: engine) == [])
    #expect(SceneAudit(Flip.self).run(seeds: 0..<4).faults == [])
  }
}
