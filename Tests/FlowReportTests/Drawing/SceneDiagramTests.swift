import FlowEngine
import FlowSnapshots
import Foundation
import Scenes
import TestSupport
import Testing

@testable import FlowReport

/// A bell, whose command had another name at first, and has lost one.
private struct Bell: Scene {
  enum Part: String, ScenePart { case bell }
  enum State: String, CaseIterable, Sendable { case still, ringing }

  static let name = "bell"
  static let commands: [SceneInput] = ["ring", "hush"]
  static var steps: VersionSteps {
    [
      VersionStep(
        "It rings",
        [
          .renamed(.command, "chime", to: "ring"),
          .event { event in
            if case .command(let command) = event, command.name == "hush" {
              [.tick]
            } else {
              [event]
            }
          },
        ])
    ]
  }

  private(set) var isRinging = false
  var state: State { isRinging ? .ringing : .still }

  init(_ context: inout Context) {}
  mutating func visit(_ members: inout StateMembers) { members.kept("isRinging", &isRinging) }
  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .command(let command) = event { isRinging = command.name == "ring" }
  }
  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.bell, frame: environment.window)
  }
}

@Suite("A diagram of a scene")
struct SceneDiagramTests {
  private static let scenes = SceneList(GlideCard.self)

  private static func diagram(
    _ traces: [String], moves: [ReportCoverage.Move] = []
  ) throws -> SceneDiagram {
    let scratch = try Scratch()
    for (index, lines) in traces.enumerated() {
      try scratch.write(
        "t\(index).trace.jsonl", "{\"flowTrace\":1,\"scene\":\"glide-card\"}\n\(lines)\n")
    }
    return try SceneDiagram(
      of: "glide-card", SnapshotSearch([scratch.path]), check: CaseCheck(scenes), moves: moves)
  }

  private static let opening = """
    {"t":0.1,"type":"tap","target":"trigger"}
    {"t":2,"type":"command","name":"dismiss"}
    """

  @Test("takes events of an older version by their names of today")
  func olderVersion() throws {
    let scratch = try Scratch()
    try scratch.write(
      "old.trace.jsonl",
      """
      {"flowTrace":1,"scene":"bell"}

      {"t":1,"type":"command","name":"chime"}
      {"t":2,"type":"tick"}
      {"t":3,"type":"command","name":"hush"}

      """)
    let diagram = try SceneDiagram(
      of: "bell", SnapshotSearch([scratch.path]), check: CaseCheck(SceneList(Bell.self)))
    #expect(diagram.unsent == ["command hush"])
    #expect(diagram.transitions.map { $0.triggers } == [[.init(name: "command ring", count: 1)]])
  }

  @Test("counts what traces have taken, and marks what they have not")
  func counts() throws {
    let diagram = try Self.diagram([Self.opening, Self.opening])
    #expect(diagram.states == ["resting", "dragging", "settling", "scrolling", "removed"])
    #expect(diagram.starts == ["resting"])
    #expect(
      diagram.transitions == [
        .init(
          from: "resting", to: "settling",
          triggers: [
            .init(name: "command dismiss", count: 2), .init(name: "tap trigger", count: 2),
          ]),
        .init(
          from: "settling", to: "resting", triggers: [.init(name: "completion", count: 4)]),
      ])
    #expect(diagram.transitions.map { $0.count } == [4, 4])
    #expect(diagram.unreached == ["dragging", "scrolling", "removed"])
    #expect(diagram.unsent.contains("command remove") && diagram.unsent.contains("scroll"))
    #expect(!diagram.unsent.contains("command dismiss") && !diagram.unsent.contains("tap"))
  }

  @Test("is written as Mermaid")
  func mermaid() throws {
    let text = try Self.diagram([Self.opening]).mermaid
    #expect(
      text == """
        stateDiagram-v2
          resting
          dragging
          settling
          scrolling
          removed
          [*] --> resting
          resting --> settling: command dismiss ×1, tap trigger ×1
          settling --> resting: completion ×2
          note left of resting
            no trace sends scroll, command show, command escape, command increment, command decrement, command remove
          end note
          classDef unreached stroke-dasharray: 4 3, opacity: 0.6
          class dragging unreached
          class scrolling unreached
          class removed unreached

        """)
  }

  @Test("is drawn as SVG, with a box for each state")
  func svg() throws {
    let diagram = try Self.diagram([Self.opening])
    let check = SVGCheck(diagram.svg)
    #expect(check.isWellFormed)
    #expect(check.elements["rect"] == 6, "with the ground")
    for state in diagram.states { #expect(check.texts.contains(state)) }
    #expect(check.texts.contains { $0.hasPrefix("dashed: no trace reaches dragging") })
    #expect(try Self.diagram([Self.opening]).svg == diagram.svg)
  }

  @Test("draws what an exploration has found and no trace takes, and says so")
  func untaken() throws {
    let moves: [ReportCoverage.Move] = [
      .init(from: "resting", by: "tap", to: "settling", count: 2),
      .init(from: "resting", by: "scroll.began", to: "scrolling", count: 0),
      .init(from: "settling", by: "environment", to: "resting", count: 0),
      .init(from: "resting", by: "tick", to: "resting", count: 0),
    ]
    let diagram = try Self.diagram([Self.opening], moves: moves)
    #expect(diagram.transitions.count { $0.count == 0 } == 2)
    #expect(diagram.mermaid.contains("  resting --> scrolling: never scroll began\n"))
    #expect(
      diagram.mermaid.contains(
        "  settling --> resting: completion ×2\n  settling --> resting: never environment\n"))
    let check = SVGCheck(diagram.svg)
    #expect(check.isWellFormed)
    #expect(check.texts.contains("never scroll began"))
    #expect(check.texts.contains { $0.hasPrefix("dashed ways: exploration takes them") })
    #expect(diagram.svg.components(separatedBy: "class=\"way untaken\"").count == 3)
  }

  @Test("an id that looks like Mermaid is none of it")
  func hostile() throws {
    let hostile =
      #"{"t":0.1,"type":"tap","target":"trigger"}"#
      + "\n"
      + #"{"t":0.2,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0],"target":"card"}"#
    let text = try Self.diagram([hostile]).mermaid
    #expect(text.contains("settling --> dragging: pan began ×1"))
    #expect(!text.contains(";"))
  }

  @Test("of a trace that cannot be replayed is an error")
  func errors() throws {
    #expect(throws: DiagramError.self) { try Self.diagram(["{}"]) }
  }
}
