import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Restoring a saved card: what is rejected.
struct GlideRestoringTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Whether a finger drags the card.
    var isHeld = false
    var segmented = true
    var part: String
    var replacement: String
    var path: String
  }

  private static func saved(isHeld: Bool, segmented: Bool) throws -> String {
    var configuration = GlideCard.Configuration()
    configuration.segmented = segmented
    var run = try SceneRun<GlideCard>.resting(at: .open, configuration: configuration)
    if isHeld {
      try run.pan(.began, at: 3)
      try run.pan(.changed, 20, velocity: 100, at: 3.1)
    }
    return run.engine.saved
  }

  @Test(
    "What a card cannot be in is an error of the member at fault",
    arguments: [
      Row(
        testDescription: "compressed without segments", segmented: false,
        part: #""target":"open""#, replacement: #""target":"compressed""#, path: "state.target"),
      Row(
        testDescription: "a finger on a card that is gone", isHeld: true,
        part: #""isRemoved":false"#, replacement: #""isRemoved":true"#, path: "state.gesture"),
      Row(
        testDescription: "a card that is gone and moves",
        part: #""isSettling":false,"isRemoved":false"#,
        replacement: #""isSettling":true,"isRemoved":true"#, path: "state.isSettling"),
      Row(
        testDescription: "a card that moves while a finger holds it", isHeld: true,
        part: #""isSettling":false"#, replacement: #""isSettling":true"#, path: "state.isSettling"),
      Row(
        testDescription: "a place outside the window", isHeld: true,
        part: #""offset":"#, replacement: #""offset":1000"#, path: "state.offset"),
      Row(
        testDescription: "a dim as dark as none", isHeld: true,
        part: #""dimAlpha":0."#, replacement: #""dimAlpha":7."#, path: "state.dimAlpha"),
      Row(
        testDescription: "a card that rests elsewhere than where it was sent",
        part: #""position":"open""#, replacement: #""position":"closed""#, path: "state.position"),
      Row(
        testDescription: "a card that rests between two places",
        part: #""offset":"#, replacement: #""offset":1"#, path: "state.offset"),
      Row(
        testDescription: "the dim of a closed card", part: #""dimAlpha":0.4"#,
        replacement: #""dimAlpha":0"#, path: "state.dimAlpha"),
      Row(
        testDescription: "corners rounder than any", part: #""cornerRadius":15"#,
        replacement: #""cornerRadius":16"#, path: "state.cornerRadius"),
    ])
  func rejects(_ row: Row) throws {
    let saved = try Self.saved(isHeld: row.isHeld, segmented: row.segmented)
    #expect(throws: Never.self) { try Engine(GlideCard.self, restoring: saved) }
    try #require(saved.contains(row.part))
    let error = #expect(throws: MemberError.self) {
      try Engine(
        GlideCard.self,
        restoring: saved.replacing(row.part, with: row.replacement, maxReplacements: 1))
    }
    #expect(error?.path == row.path)
  }
}
