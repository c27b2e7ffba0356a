import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Rows of codes and a code, which a command covers and uncovers.
private struct CoveredRows: ComposedScene {
  enum Part: String, ScenePart { case slot = "slot-<place>", single }

  static let name = "covered-rows"
  static let commands = ["cover", "uncover"]

  private(set) var rows = Children<VerificationCode>()
  private(set) var single: Child<VerificationCode>
  private var isCovered = false

  init(_ context: inout Context) {
    single = Child(VerificationCode.self, VerificationCode.Configuration(), &context)
    for key in ["a", "b"] { rows.insert(key, &context) }
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("rows", &rows)
    children.visit("single", &single)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .command(let command) = event { isCovered = command.name == "cover" }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let ids = ["slot-0", "slot-1"].map { NodeID($0) }
    for (place, id) in ids.enumerated() {
      let frame = Rect(x: 0, y: 250 * Double(place), width: environment.size.width, height: 250)
      nodes.append(Part.slot, id: id, frame: frame)
    }
    nodes.append(rows, at: 0, in: ids[0], isInert: isCovered)
    nodes.append(rows, "b", in: ids[1], isInert: isCovered)
    nodes.append(
      Part.single, frame: Rect(x: 0, y: 500, width: environment.size.width, height: 250))
    nodes.append(single, in: Part.single, isInert: isCovered)
  }

  mutating func visit(_ members: inout StateMembers) { members.shown("isCovered", &isCovered) }
}

/// Children out of reach (docs/scenes-in-scenes.md, "Covered children").
@Suite struct CoveredRowTests {
  private static let fields: [NodeID] = [
    "rows/a/code-input", "rows/b/code-input", "single/code-input",
  ]

  @Test("Rows that are covered take no touches and no focus, and a screen reader skips them")
  func covered() throws {
    var run = try SceneRun(CoveredRows.self)
    let field = try run.node("rows/a/code-input")
    #expect(field.interactive && field.accessibilityLabel != nil)
    let open = run.frame.nodes
    try run.send(.command(Command("cover")), at: 1)
    for id in Self.fields {
      let node = try run.node(id)
      #expect(!node.interactive && !node.focused && node.accessibilityLabel == nil, "\(id)")
      #expect(run.frame.nodes.hitTest(Point(x: 180, y: node.frame.midY)) == nil)
    }
    try run.send(.command(Command("uncover")), at: 2)
    for id in Self.fields {
      #expect(try run.node(id).interactive)
      #expect(try run.node(id).accessibilityLabel == open[id]?.accessibilityLabel, "\(id)")
    }
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    let report = SceneAudit(CoveredRows.self).run(seeds: 0..<UInt64(AuditEffort.count(100)))
    #expect(report.problems(accepting: 0.5, changing: 0.05) == [], "\(report)")
  }
}
