import Foundation
import Testing

@Suite("flow diff")
struct DiffCommandTests {
  private let workspace: Workspace
  private let golden = Workspace.file("a", "frames.json")
  private let trace = Workspace.file("a", "trace.jsonl")

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("a")
  }

  @Test("finds a golden, JSON Lines and the trace itself the same")
  func same() throws {
    #expect(try workspace.flow("replay", trace, "-o", "lines.jsonl").status == 0)
    for other in [golden, trace, "lines.jsonl"] {
      let outcome = try workspace.flow("diff", golden, other)
      #expect(outcome == .init(status: 0, output: "no difference in 5 frames\n", error: ""))
    }
  }

  @Test("refuses a golden of a newer version beside a trace, in either place")
  func newerVersion() throws {
    try workspace.change(golden, #""flowFrames":1,"#, #""flowFrames":1,"version":9,"#)
    for operands in [[golden, trace], [trace, golden]] {
      let outcome = try workspace.flow("diff", operands[0], operands[1])
      #expect(outcome.status == 2)
      #expect(
        outcome.error.hasPrefix("\(golden):1:27: error: the golden is of version 9"),
        "\(outcome.error)")
    }
    // What the newest version is, two goldens do not say.
    #expect(try workspace.flow("diff", golden, golden).status == 0)
  }

  @Test("tells in points what moved")
  func differs() throws {
    try workspace.write("b.frames.json", try workspace.read(golden))
    try workspace.change(
      "b.frames.json", #""frame":[0,512,375,300]"#, #""frame":[0,520.2,375,300]"#)
    let outcome = try workspace.flow("diff", golden, "b.frames.json")
    #expect(
      outcome
        == .init(
          status: 1,
          output: """
            first in frame 2 (completion at 1 s): card.y is 520.2 instead of 512, 8.2 pt lower
            card.y differs in frame 2, most 8.2 pt lower at 1 s

            """, error: ""))
    #expect(try workspace.flow("diff", golden, "b.frames.json", "--tolerance", "8.2").status == 0)
    let json = try workspace.flow("diff", golden, "b.frames.json", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(json.status == 1)
    #expect(object["same"] as? Bool == false)
    #expect((object["differences"] as? [Any])?.count == 1)
  }

  @Test("rejects what holds no frames, with the place")
  func unreadable() throws {
    try workspace.write("b.frames.json", "{\n\"flowFrames\":1,}")
    let outcome = try workspace.flow("diff", golden, "b.frames.json")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("b.frames.json:2:16: error: "))
    try workspace.change(trace, "tap", "tpa")
    #expect(try workspace.flow("diff", golden, trace).error.hasPrefix("\(trace):2:17: error: "))
  }
}
