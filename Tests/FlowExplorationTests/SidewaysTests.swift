import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

@Suite("What goes sideways")
struct SidewaysTests {
  static let scenes = SceneList(Pager.self)

  private static func result(_ flaw: Pager.Flaw, states: Int = 90) throws -> ExplorationResult {
    let header = #"{"flowTrace":1,"scene":"pager","configuration":{"flaw":"\#(flaw.rawValue)"}}"#
    var exploration = try Exploration(EventTrace(Array(header.utf8)), of: scenes)
    exploration.budget.states = states
    exploration.budget.walks = 1
    return try exploration.run()
  }

  @Test(
    "is found right where the finger is mirrored with the screen, or neither is",
    arguments: [
      Pager.Flaw.none, .raw, .fixed,
    ])
  func right(flaw: Pager.Flaw) throws {
    let result = try Self.result(flaw)
    #expect(result.findings.map { "\($0.violation.name): \($0.violation.text)" } == [])
    #expect(result.unreachedStates == [])
    let moves = Set(result.moves.keys.map(\.text))
    #expect(moves.contains("dragging --pan.ended--> resting"))
  }

  @Test("is found wrong where one of them is mirrored", arguments: [Pager.Flaw.swipe, .pages])
  func wrong(flaw: Pager.Flaw) throws {
    let result = try Self.result(flaw)
    let finding = try #require(result.findings.first { $0.violation.name == "mirror" })
    #expect(finding.isReproduced)
    #expect(finding.trace.steps.count <= 3, "\(finding.trace.text)")
  }

  @Test("is found right where the finger hits nothing, and a parent goes back at the edge")
  func edge() throws {
    var exploration = try Exploration(EventTrace(of: Checkout.name), of: SceneList(Checkout.self))
    let lines = [
      #"{"type":"command","name":"open","value":["code"]}"#,
      #"{"type":"command","name":"remove","target":"card"}"#,
      #"{"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0],"location":[0,0]}"#,
      #"{"type":"pan","phase":"changed","translation":[160,0],"velocity":[0,0]}"#,
    ]
    exploration.alphabet.only = try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8))
    exploration.between = 0
    exploration.budget.depth = 4
    exploration.budget.states = 30
    exploration.budget.walks = 0
    let result = try exploration.run()
    #expect(result.findings.map { $0.violation.text } == [])
    #expect(result.moves.count > 2)
  }

  @Test("begins with a finger that moves, and goes askew, too")
  func alphabet() throws {
    let header = try EventTrace(of: "pager")
    let exploration = try Exploration(header, of: Self.scenes)
    let explorer = try Self.scenes.explore(header.header)
    let pans = exploration.alphabet.events(for: explorer.look, asked: []).compactMap {
      event -> Pan? in
      guard case .pan(let pan) = event else { return nil }
      return pan
    }
    for sign in [-1.0, 1] {
      #expect(
        pans.contains { $0.phase == .began && $0.velocity.x * sign > 0 && $0.velocity.y == 0 })
      #expect(
        pans.contains {
          $0.phase == .ended && $0.translation.x * sign > 0 && $0.translation.y * sign > 0
        })
    }
  }

  @Test("A touch on what goes at that time comes after the completion, as it is sent")
  func late() throws {
    let result = try Self.result(.late)
    let finding = try #require(result.findings.first { $0.violation.name == "touched" })
    #expect(finding.isReproduced)
    let steps = finding.trace.steps
    #expect(steps.count == 2, "\(finding.trace.text)")
  }
}

@Suite("A layout in both directions")
struct MirroringTests {
  private static func nodes(_ frames: [(String, Double, Double)]) -> NodeList {
    NodeList { nodes in
      nodes.append(Pager.Part.strip, frame: Rect(x: 0, y: 0, width: 300, height: 100))
      for (id, x, width) in frames {
        nodes.append(NodeID(id), frame: Rect(x: x, y: 0, width: width, height: 100))
      }
    }
  }

  private static let pan = Event.pan(
    Pan(
      .ended, translation: Point(x: -160, y: 5), velocity: Point(x: -1200, y: 0),
      location: Point(x: 40, y: 50)))
  private static let mirrored = Event.pan(
    Pan(
      .ended, translation: Point(x: 160, y: 5), velocity: Point(x: 1200, y: 0),
      location: Point(x: 260, y: 50)))

  @Test("says which event is to one what the event is to the other")
  func counterparts() {
    let left = Self.nodes([("a", 0, 50)])
    let right = Self.nodes([("a", 250, 50)])
    let middle = Self.nodes([("a", 125, 50)])
    #expect(Mirroring(left, right, width: 300).counterparts(of: Self.pan) == [Self.mirrored])
    #expect(Mirroring(left, left, width: 300).counterparts(of: Self.pan) == [Self.pan])
    #expect(
      Mirroring(middle, middle, width: 300).counterparts(of: Self.pan)
        == [Self.mirrored, Self.pan])
    // A finger on a child may be for a parent.
    let child = Self.nodes([("child/a", 0, 50)])
    let fling = Pan(.ended, translation: .zero, velocity: Point(x: 9, y: 0), target: "child/a")
    var back = fling
    back.velocity.x = -9
    #expect(
      Mirroring(child, child, width: 300).counterparts(of: .pan(fling)) == [
        .pan(fling), .pan(back),
      ])
    let edge = Event.tap(Tap(at: Point(x: 0, y: 5)))
    #expect(
      Mirroring(left, right, width: 300).counterparts(of: edge)
        == [.tap(Tap(at: Point(x: 300.0.nextDown, y: 5)))])
    let up = Event.pan(Pan(.ended, translation: Point(x: 0, y: 5)))
    #expect(Mirroring(left, right, width: 300).counterparts(of: up) == [up])
  }
}
