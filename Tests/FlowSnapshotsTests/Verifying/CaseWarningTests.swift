import FlowSnapshots
import Scenes
import TestSupport
import Testing

@Suite("Warnings of a case")
struct CaseWarningTests {
  private static let trace = """
    {"flowTrace":1,"scene":"glide-card"}
    {"t":0.1,"type":"tap","target":"triger"}
    {"t":2,"type":"tick"}

    """
  private static let warning =
    ":2:32: warning: no node of the scene can be 'triger'; did you mean 'trigger'?"

  /// A case and what its verdict is.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var verdict: Verdict.Kind
    /// What follows the trace.
    var end = ""
    /// Makes the golden of that which the trace gives; `nil` for none.
    var golden: (@Sendable (String) -> String)?
  }

  static let rows = [
    Row(testDescription: "passed", verdict: .passed, golden: { $0 }),
    Row(
      testDescription: "differs", verdict: .differs,
      golden: { $0.replacing("resting", with: "waiting") }),
    Row(testDescription: "rewritten", verdict: .differs, golden: { $0 + "\n" }),
    Row(testDescription: "missing", verdict: .missingGolden),
    Row(testDescription: "unreadable", verdict: .unreadableGolden, golden: { _ in "{" }),
    Row(testDescription: "at fault later", verdict: .traceError, end: "{\"t\":3}\n"),
  ]

  @Test(
    "They are found in the replay that makes the frames, once, whatever it leads to",
    arguments: rows)
  func areFoundOnce(row: Row) throws {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", Self.trace)
    let verification = Verification(SceneList(GlideCard.self))
    if let golden = row.golden {
      _ = verification.run(try SnapshotSearch([scratch.path]))
      let frames = try scratch.read("a.frames.json.new")
      try scratch.write("a.frames.json", golden(frames))
    }
    try scratch.write("a.trace.jsonl", Self.trace + row.end)
    let results = verification.run(try SnapshotSearch([scratch.path]))
    #expect(results.map { $0.verdict.kind } == [row.verdict])
    let path = "\(scratch.path)/a.trace.jsonl"
    #expect(results.flatMap { $0.warningTexts } == [path + Self.warning])

    let strictly = Verification(SceneList(GlideCard.self), CheckOptions(isStrict: true))
    let strict = strictly.run(try SnapshotSearch([scratch.path]))
    #expect(strict.map { $0.verdict.kind } == [.traceError])
    #expect(strict.flatMap { $0.warningTexts } == [])
  }
}
