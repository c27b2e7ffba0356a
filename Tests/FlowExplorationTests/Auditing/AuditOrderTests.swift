import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// Rows with a button each that forgets to be mirrored beside one that does not.
private struct Shelf: Scene {
  enum Part: String, ScenePart, CaseIterable {
    case row1, kept1, flipped1, row2, kept2, flipped2, row3, kept3, flipped3
    case row4, kept4, flipped4, row5, kept5, flipped5, row6, kept6, flipped6

    var parent: Part? {
      rawValue.hasPrefix("row") ? nil : rawValue.last.flatMap { Part(rawValue: "row\($0)") }
    }
  }

  static let name = "shelf"

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    let width = environment.size.width
    let isMirrored = environment.layoutDirection == .rightToLeft
    let parts = Part.allCases
    for place in stride(from: 0, to: parts.count, by: 3) {
      let y = 60 + Double(place) * 20
      let (row, kept, flipped) = (parts[place], parts[place + 1], parts[place + 2])
      nodes.append(row, frame: Rect(x: 0, y: y, width: width, height: 44)) { _ in }
      nodes.append(kept, frame: Rect(x: 20, y: 0, width: 44, height: 44)) { _ in }
      let x = isMirrored ? width - 144 : 100
      nodes.append(flipped, frame: Rect(x: x, y: 0, width: 44, height: 44)) { _ in }
    }
  }
}

@Suite("An audit of many faults")
struct AuditOrderTests {
  @Test("reports them in the order of the nodes")
  func isOrdered() throws {
    let trace = try EventTrace(Array(#"{"flowTrace":1,"scene":"shelf"}"#.utf8))
    var audit = TraceAudit(try TraceVariants(of: trace, SceneList(Shelf.self)))
    let matrix = try AuditMatrix("layoutDirection=leftToRight,rightToLeft")
    let found = try audit.findings(in: matrix).filter { $0.rule == .mirroring }
    #expect(found.compactMap { $0.node } == (1...6).map { "kept\($0)" })
  }
}
