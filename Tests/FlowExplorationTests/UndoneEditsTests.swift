import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

@Suite("Exploring what is undone")
struct UndoneEditsTests {
  private static let edits = [
    #"{"type":"command","name":"setValue","target":"field-realName","value":"ab"}"#,
    #"{"type":"focus","target":"field-realName"}"#,
    #"{"type":"text","target":"field-realName","replacement":"","range":[0,2]}"#,
  ]
  private static let undone = [#"{"type":"undo"}"#, #"{"type":"redo"}"#]
  private static let keys = [
    #"{"type":"key","key":"z","modifiers":["control"]}"#,
    #"{"type":"key","key":"Z","modifiers":["control","shift"]}"#,
  ]

  private func explored(_ lines: [String]) throws -> ExplorationResult {
    var exploration = try Exploration(
      EventTrace(of: Onboarding.name), of: SceneList(Onboarding.self))
    exploration.alphabet.only = try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8))
    exploration.between = -1
    exploration.budget.walks = 0
    exploration.budget.states = 300
    return try exploration.run()
  }

  private func changes(_ event: EventName, _ result: ExplorationResult) -> Int {
    (0..<result.coverage.states.count).reduce(0) { $0 + result.coverage.count($1, event).changed }
  }

  @Test("tells states with other edits behind them apart", arguments: [undone, keys])
  func differs(_ events: [String]) throws {
    let result = try explored(Self.edits + events)
    #expect(result.findings.isEmpty)
    if events == Self.undone {
      #expect(changes(.undo, result) > 0)
      #expect(changes(.redo, result) > 0)
    } else {
      #expect(changes(.keyDown, result) > 1)
    }
    // There are more ways to the same text: none, that of the command, and those that edits have led to.
    #expect(try result.states > explored(Self.edits).states + 1)
  }
}
