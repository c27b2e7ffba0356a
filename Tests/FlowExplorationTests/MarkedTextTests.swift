import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

/// A field shows marked text, of which its scene does not know (docs/editing.md, rule 10).
@Suite("Marked text")
struct MarkedTextTests {
  private static let scenes = SceneList(
    AdaptiveField.self, CardInput.self, Onboarding.self, VerificationCode.self)

  @Test("violates no invariant of a shipped scene", arguments: scenes.names)
  func fixtures(_ scene: String) throws {
    let path = #filePath.replacing(
      "Tests/FlowExplorationTests/MarkedTextTests.swift",
      with: "Fixtures/\(scene)/composition-and-undo.trace.jsonl")
    try check(try EventTrace(at: path, of: Self.scenes))
  }

  @Test(
    "may stand anywhere in a field, and in the place of what is selected",
    arguments: ["", #","range":[1,0]"#, #","range":[1,2]"#])
  func anywhere(_ range: String) throws {
    let lines = [
      #"{"flowTrace":1,"scene":"adaptive-field"}"#,
      #"{"t":0,"type":"tap","location":[202,109]}"#,
      #"{"t":1,"type":"text","target":"name.section-0","replacement":"abcd"}"#,
      range.isEmpty
        ? #"{"t":1,"type":"tick"}"#
        : #"{"t":1,"type":"selection","target":"name.section-0"\#(range)}"#,
      #"{"t":2,"type":"compose","target":"name.section-0","phase":"changed","text":"한"}"#,
      #"{"t":3,"type":"compose","target":"name.section-0","phase":"changed","text":"한글","selection":[0,1]}"#,
      #"{"t":4,"type":"compose","target":"name.section-0","phase":"cancelled"}"#,
    ]
    try check(try EventTrace(Array(lines.joined(separator: "\n").utf8), of: Self.scenes))
  }

  private func check(_ trace: EventTrace) throws {
    let check = try TraceCheck(trace.header, of: Self.scenes)
    let found = try #require(check.violations(in: trace.steps, allowsRefusals: true))
    #expect(found.map { $0.key } == [])
  }
}
