import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// Stairs that each tap climbs, with a cellar to which nothing leads.
private struct Stairs: Scene {
  enum Part: String, ScenePart { case step }
  enum State: String, CaseIterable, Sendable { case stairs, top, cellar }

  static let name = "stairs"
  static let height = 12

  var climbed = 0
  var state: State { climbed == Self.height ? .top : .stairs }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("climbed", &climbed) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap(let tap) where tap.target == Part.step.id: climbed = min(climbed + 1, Self.height)
    case .environment: climbed = 0
    default: break
    }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.step, frame: environment.window) { node in
      node.interactive = true
      node.accessibilityLabel = "Step"
    }
  }
}

@Suite("A tour of a scene")
struct TourTests {
  private static let scenes = SceneList(Stairs.self)

  private static func exploration() throws -> Exploration {
    try Exploration(try EventTrace(of: "stairs"), of: scenes)
  }

  @Test("comes further than a search does, and back to the same bytes")
  func far() throws {
    var exploration = try Self.exploration()
    exploration.budget.states = 5
    exploration.budget.walks = 0
    #expect(try exploration.run().unreachedStates == ["top", "cellar"])
    let traces = try Tour.traces(of: exploration, count: 4)
    var moves = TraceMoves()
    for trace in traces { try moves.add(trace, of: Self.scenes) }
    #expect(moves.states.contains("top"))
    #expect(try Tour.traces(of: exploration, count: 4).map { $0.text } == traces.map { $0.text })
    exploration.seed = 2
    #expect(try Tour.traces(of: exploration, count: 4).map { $0.text } != traces.map { $0.text })
  }

  @Test("A state to which nothing leads is a failure of a complete search, unless it is allowed")
  func unreached() throws {
    var exploration = try Self.exploration()
    exploration.budget.states = 500
    exploration.budget.walks = 0
    let result = try exploration.run()
    #expect(result.isComplete)
    #expect(result.unreached == ["state 'cellar' was never reached"])
    exploration.allowed = ["cellar"]
    #expect(try exploration.run().unreached == [])
  }
}
