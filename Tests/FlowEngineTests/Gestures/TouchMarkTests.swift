import FlowTesting
import Testing

@testable import FlowEngine

/// What is pressed, and what a mouse points at (docs/gestures.md, rules 24 and 25).
struct TouchMarkTests {
  private static func marked(_ hand: Hand) -> String {
    hand.engine.frame.nodes.compactMap { node in
      node.pressed || node.hovered
        ? "\(node.id.name)\(node.pressed ? " pressed" : "")\(node.hovered ? " hovered" : "")" : nil
    }.joined(separator: ", ")
  }

  @Test("Rule 24: a node is pressed until its finger is lifted, or has gone too far for a tap")
  func pressed() throws {
    var hand = try Hand()
    try hand.send(.down, 50, 350, at: 1)
    #expect(Self.marked(hand) == "button pressed")
    try hand.send(.move, 58, 350, at: 1.1)
    #expect(Self.marked(hand) == "button pressed")
    try hand.send(.move, 60, 350, at: 1.2)
    #expect(Self.marked(hand) == "")
    try hand.send(.move, 50, 350, at: 1.3)
    #expect(Self.marked(hand) == "")
    try hand.send(.up, 50, 350, at: 1.4)
    try hand.send(.down, 50, 350, at: 2)
    try hand.send(.up, 50, 350, at: 2.1)
    #expect(hand.names.last == "tap")
    #expect(Self.marked(hand) == "")
  }

  @Test("Rule 24: so it is through a long press, and by several fingers, until one of them wins")
  func several() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.down, 50, 350, at: 1.2, id: 1)
    #expect(Self.marked(hand) == "pad pressed, button pressed")
    try hand.send(.up, 50, 350, at: 1.3, id: 1)
    #expect(Self.marked(hand) == "pad pressed")
    try hand.send(.down, 50, 350, at: 1.4, id: 1)
    try hand.settle()
    #expect(hand.names.last == "longPress.began 1.5")
    #expect(Self.marked(hand) == "pad pressed")
    try hand.send(.cancel, 100, 100, at: 2)
    #expect(Self.marked(hand) == "")
  }

  @Test("Rule 24: of two fingers that may pinch the first presses, while it would be a tap")
  func two() throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1, id: 1)
    try hand.send(.down, 200, 100, at: 1, id: 2)
    #expect(Self.marked(hand) == "pad pressed")
    try hand.send(.move, 100, 115, at: 1.1, id: 1)
    #expect(Self.marked(hand) == "")
    try hand.send(.move, 200, 115, at: 1.1, id: 2)
    #expect(hand.names.last == "pan.changed")
    #expect(Self.marked(hand) == "")
  }

  @Test(
    "Rule 25: hovered is what would have the tap of a mouse or a pen",
    arguments: [Pointer.Kind.mouse, .pen])
  func hovered(_ kind: Pointer.Kind) throws {
    var hand = try Hand()
    try hand.send(.hover, 150, 320, at: 1, kind: kind)
    #expect(Self.marked(hand) == "row hovered")
    try hand.send(.hover, 50, 350, at: 1.1, kind: kind)
    #expect(Self.marked(hand) == "button hovered")
    try hand.send(.down, 50, 350, at: 1.2, kind: kind)
    #expect(Self.marked(hand) == "button pressed hovered")
    // While it is down it stays there.
    try hand.send(.move, 100, 100, at: 1.3, kind: kind)
    #expect(Self.marked(hand) == "button hovered")
    try hand.send(.up, 100, 100, at: 1.4, kind: kind)
    #expect(Self.marked(hand) == "pad hovered")
    try hand.send(.hover, -1, 100, at: 1.5, kind: kind)
    #expect(Self.marked(hand) == "")
    #expect(hand.engine.frame.nodes.isTouched == false)
  }

  @Test("Rule 25: by what is presented before the sample moves anything")
  func beforeItMoves() throws {
    var hand = try Hand()
    try hand.send(.down, 150, 350, at: 1, kind: .mouse)
    try hand.send(.move, 150, 339, at: 1.1, kind: .mouse)
    #expect(hand.engine.scene.offset.y == 11)
    try hand.send(.up, 150, 352, at: 1.2, kind: .mouse)
    #expect(hand.engine.scene.offset.y == 0 && Self.marked(hand) == "")
    try hand.send(.hover, 150, 352, at: 1.3, kind: .mouse)
    #expect(Self.marked(hand) == "row hovered")
  }

  @Test("Rule 25: a finger that is lifted points at nothing")
  func touch() throws {
    var hand = try Hand()
    try hand.send(.down, 50, 350, at: 1)
    try hand.send(.up, 50, 350, at: 1.1)
    #expect(Self.marked(hand) == "")
  }

  @Test("A mark that stays is no change, and one that goes changes that node alone")
  func changes() throws {
    var hand = try Hand()
    var changes = NodeChanges()
    func send(
      _ phase: Pointer.Phase, _ id: Int, _ x: Double, _ y: Double, _ time: Double
    ) throws -> [String] {
      try hand.send(phase, x, y, at: time, id: id, kind: .mouse)
      var names: [String] = []
      changes.update(to: hand.engine.frame.nodes, remove: { _ in }) { _, node in
        names.append(node.id.name)
      }
      return names
    }
    changes.update(to: hand.engine.frame.nodes, remove: { _ in }) { _, _ in }
    #expect(try send(.hover, 0, 50, 350, 1) == ["button"])
    #expect(try send(.hover, 0, 60, 350, 1.1) == [])
    #expect(try send(.down, 0, 60, 350, 1.2) == ["button"])
    #expect(try send(.hover, 1, 150, 320, 1.3) == ["row"])
    #expect(try send(.up, 0, 60, 350, 1.4) == ["button"])
    #expect(try send(.hover, 0, 0, 0, 1.5) == ["pad", "button"])
  }
}
