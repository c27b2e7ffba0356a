import FlowEngine
import FlowReport
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

/// A latch that a tap closes and opens, and whose list of transitions is wrong.
private struct Latch: MachineScene {
  enum Part: String, ScenePart { case latch }
  enum State: String, CaseIterable, Sendable { case open, closed }

  static let name = "latch"
  /// Lacks the second tap, and has a command that does not exist.
  static let transitions: [SceneTransition<State>] = [
    .on(.tap, from: .open, to: .closed, guard: "on the latch"),
    .on(.command, from: .closed, to: .open, guard: "unlock"),
  ]

  var isClosed = false
  var state: State { isClosed ? .closed : .open }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("isClosed", &isClosed) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap(let tap) = event, tap.target == Part.latch.id { isClosed.toggle() }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.latch, frame: environment.window) { node in
      node.interactive = true
      node.accessibilityLabel = "Latch"
    }
  }
}

/// Lists of transitions: drawn, and compared with what exploration finds.
struct TransitionTests {
  private static let shipped = SceneList(
    AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
    VerificationCode.self)

  @Test("A complete search finds transitions that the list lacks, and listed ones that never occur")
  func wrongList() throws {
    var exploration = try Exploration(
      try EventTrace(of: "latch"), of: SceneList(Latch.self))
    exploration.budget.states = 2_000
    let result = try exploration.run()
    #expect(result.isComplete)
    #expect(result.unlistedMoves.map { $0.text } == ["closed --tap--> open"])
    #expect(result.unseenTransitions.map { $0.text } == ["closed --command--> open"])
  }

  @Test(
    "An edit may do what the focus and the texts do that the scene receives in its place",
    arguments: [
      ("a", "compose.committed", "b", false), ("b", "compose.committed", "c", true),
      ("a", "undo", "b", true), ("a", "undo", "c", true), ("b", "redo", "c", true),
      ("c", "undo", "a", false), ("b", "compose.changed", "c", false), ("a", "tap", "b", false),
      ("a", "selection", "b", false), ("a", "key.down", "c", true), ("c", "pointer.up", "a", true),
      ("c", "tap", "c", true),
    ])
  func edits(_ from: String, _ by: String, _ to: String, _ isAllowed: Bool) {
    let listed: Set = [
      Move(from: "a", by: "focus", to: "b"), Move(from: "b", by: "text", to: "c"),
      Move(from: "c", by: "command", to: "a"),
    ]
    #expect(Move(from: from, by: by, to: to).isAllowed(by: listed) == isAllowed)
  }

  @Test("A search in which edits are composed and undone finds nothing that a list lacks")
  func composed() throws {
    var exploration = try Exploration(
      try EventTrace(of: "verification-code"), of: Self.shipped)
    exploration.alphabet.only = [
      .focus(target: "code-input"), .text(TextEdit("code-input", replacement: "123")),
      .compose(Composition("code-input", .committed, text: "4")),
    ]
    exploration.between = -1
    let result = try exploration.run()
    #expect(result.isComplete)
    #expect(result.moves.keys.contains { $0.text == "entering --compose.committed--> verifying" })
    #expect(result.unlistedMoves == [])
  }

  @Test(
    "Nothing came to the states at which the depth ends, and random walks tell what they change")
  func depth() throws {
    var exploration = try Exploration(try EventTrace(of: "latch"), of: SceneList(Latch.self))
    exploration.budget.depth = 0
    var result = try exploration.run()
    #expect((result.states, result.expanded, result.depth) == (1, 0, 0))
    #expect(!result.isComplete && result.walks == 0)
    exploration.budget.depth = .max
    exploration.budget.states = 1
    result = try exploration.run()
    #expect(result.expanded == 0 && result.walks == 100)
    let open = try #require(result.coverage.states.firstIndex(of: "open"))
    #expect(result.coverage.count(open, .tap).changed > 0)
    #expect(result.coverage.count(open, .tick).taken > 0)
    #expect(result.coverage.count(open, .tick).changed == 0)
  }

  @Test("A listed diagram has the guards, without a trace")
  func diagram() throws {
    let diagram = SceneDiagram(
      listedBy: try #require(SceneList(Latch.self).description(of: "latch")), start: "open")
    #expect(
      diagram.mermaid == """
        stateDiagram-v2
          open
          closed
          [*] --> open
          open --> closed: tap (on the latch)
          closed --> open: command (unlock)

        """)
  }

  @Test("Coverage counts what keys do")
  func keys() throws {
    let trace = #filePath.replacing(
      "Tests/FlowExplorationTests/TransitionTests.swift",
      with: "Fixtures/verification-code/by-keys.trace.jsonl")
    let coverage = try FixtureCoverage(
      [EventTrace(at: trace, of: Self.shipped)], of: "verification-code", Self.shipped, budget: 0,
      jobs: 1)
    let counts = coverage.moves.filter { $0.key.by == "key.down" }
    #expect(
      Dictionary(uniqueKeysWithValues: counts.map { ($0.key.text, $0.value) })
        == [
          "idle --key.down--> entering": 2, "idle --key.down--> idle": 1,
          "entering --key.down--> idle": 2,
        ])
  }

  @Test("The shipped scenes list every transition that is found", arguments: shipped.names)
  func shippedLists(_ scene: String) throws {
    let description = try #require(Self.shipped.description(of: scene))
    let listed = Set(description.transitions.map { Move($0) })
    let fixtures = #filePath.replacing(
      "Tests/FlowExplorationTests/TransitionTests.swift", with: "Fixtures/\(scene)")
    let search = try SnapshotSearch([fixtures])
    #expect(search.cases.count > 10)
    // A debug build replays one in three.
    #if DEBUG
      let (step, budget) = (3, 6)
    #else
      let (step, budget) = (1, 40)
    #endif
    let traces = try stride(from: 0, to: search.cases.count, by: step).map {
      try EventTrace(at: search.cases[$0].trace, of: Self.shipped)
    }
    let coverage = try FixtureCoverage(
      traces, of: scene, Self.shipped, budget: budget, jobs: Parallel.processors)
    let moves = coverage.taken.union(coverage.found).filter { !$0.isAllowed(by: listed) }
    #expect(moves.sorted() == [])
  }
}
