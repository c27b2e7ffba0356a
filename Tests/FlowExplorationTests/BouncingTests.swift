import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// A bar that springs to a width, and back to none; a width below none is not shown.
private struct Bouncing: Scene {
  enum Part: String, ScenePart { case bar }

  static let name = "bouncing"

  var isWide = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("isWide", &isWide) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap = event else { return }
    isWide.toggle()
    context.animate(Transaction(.spring(duration: 0.4, dampingRatio: 0.3)))
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.bar, frame: Rect(x: 0, y: 0, width: isWide ? 100 : 0, height: 44)) { node in
      node.interactive = true
      node.accessibilityLabel = "Bar"
    }
  }
}

@Suite("A spring that overshoots a limit of what is shown")
struct BouncingTests {
  @Test("loses no velocity to the one that takes it over")
  func keeps() throws {
    var exploration = try Exploration(EventTrace(of: "bouncing"), of: SceneList(Bouncing.self))
    let tap = #"{"type":"tap","target":"bar"}"#
    exploration.alphabet.only = try AlphabetFile.events(Array(tap.utf8))
    exploration.between = 12
    exploration.budget.depth = 3
    exploration.budget.states = 60
    exploration.budget.walks = 0
    let result = try exploration.run()
    #expect(result.findings.map { "\($0.violation.name): \($0.violation.text)" } == [])
  }
}
