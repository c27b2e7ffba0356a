import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// A picture that two fingers enlarge, and that keeps its size where they are taken away.
private struct Picture: CheckedScene {
  enum Part: String, ScenePart {
    case picture

    var kind: Node.Kind { .view }
    var gestures: GestureSet { [.tap, .pinch] }
  }

  enum State: String, CaseIterable, Sendable { case small, held, large }

  static let name = "picture"

  var scale = 1.0
  var isHeld = false

  init(_ context: inout Context) {}

  var state: State { isHeld ? .held : scale > 1 ? .large : .small }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("scale", &scale)
    members.kept("isHeld", &isHeld)
  }

  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] {
    guard frame.scene.state == .large else { return [] }
    return [InvariantViolation("kept", "it is large after a pinch that was cancelled")]
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .pinch(let pinch):
      isHeld = pinch.phase == .began || pinch.phase == .changed
      scale = pinch.phase == .ended ? 1 : max(1, pinch.scale)
    case .tap: scale = 1
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.picture, frame: Rect(x: 60, y: 200, width: 200, height: 200)) {
      $0.interactive = true
      $0.accessibilityLabel = "Picture"
    }
  }
}

@Suite("An exploration with hands")
struct HandsTests {
  private static func result(hasHands: Bool) throws -> ExplorationResult {
    var exploration = try Exploration(EventTrace(of: "picture"), of: SceneList(Picture.self))
    exploration.alphabet.hasHands = hasHands
    exploration.budget.states = 600
    exploration.budget.walks = 5
    return try exploration.run()
  }

  @Test("comes to what two fingers do, and finds what is wrong there")
  func fingers() throws {
    let result = try Self.result(hasHands: true)
    let finding = try #require(result.findings.first { $0.violation.name == "kept" })
    #expect(finding.isReproduced)
    let names = finding.trace.steps.map { $0.event.name.rawValue }
    #expect(names == ["pointer.down", "pointer.down", "pointer.move", "pointer.cancel"])
    #expect(!result.unreachedStates.contains("held"))
    #expect(result.findings.count == 1)
  }

  @Test("does not without them")
  func none() throws {
    let result = try Self.result(hasHands: false)
    #expect(result.findings.map { $0.violation.name } == [])
    #expect(result.unreachedStates.contains("held"))
  }

  @Test("sends no pans while a pointer is down")
  func pans() throws {
    let scenes = SceneList(Picture.self)
    let description = try #require(scenes.description(of: "picture"))
    let explorer = try scenes.explore(EventTrace(of: "picture").header)
    var alphabet = Alphabet(of: description, explorer)
    alphabet.hasHands = true
    func pans() -> Int {
      alphabet.events(for: explorer.look, asked: []).count {
        if case .pan = $0 { true } else { false }
      }
    }
    explorer.restart()
    #expect(pans() > 0)
    let location = Point(x: 160, y: 300)
    try explorer.send(.pointer(Pointer(id: 0, .down, at: location)), at: 0)
    #expect(pans() == 0)
    try explorer.send(.pointer(Pointer(id: 0, .up, at: location)), at: 0)
    #expect(pans() > 0)
  }
}
