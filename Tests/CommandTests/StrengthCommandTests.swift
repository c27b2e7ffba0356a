import Foundation
import Testing

@testable import FlowCommand
@testable import FlowExploration

@Suite("Strength, and what differs made shorter")
struct StrengthCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("tapped")
  }

  private func strength(_ options: String..., budget: Int = 8) throws -> FlowTool.Outcome {
    let run = try workspace.flow.begin(["strength", "--budget", "\(budget)"] + options)
    run.endInput()
    return run.outcome()
  }

  @Test("tells what goldens notice, what they do not, and what no trace comes to")
  func tells() throws {
    let outcome = try strength("--each")
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.hasPrefix("glide-card: 1 traces notice "))
    #expect(outcome.output.contains("    interactive of trigger is one step off\n"))
    #expect(outcome.output.contains("  not reached by any trace:\n"))
    #expect(outcome.output.contains("    frame.x of card is one step off"))
    #expect(outcome.output.contains("tap is dropped in resting"))
  }

  @Test("says of a scene that holds others which of its mutations are left out")
  func composed() throws {
    try workspace.addCase("opened", trace: #"{"flowTrace":1,"scene":"checkout"}"# + "\n")
    let parts = try strength(budget: 1).output.components(separatedBy: "glide-card: ")
    let note =
      "  (held scenes: only their nodes and configuration are mutated, not their behaviour)\n"
    #expect(parts.first?.hasPrefix("checkout: 1 traces notice ") == true)
    #expect(parts.first?.contains(" %\n" + note) == true)
    #expect(parts.last?.contains(note) == false)
  }

  @Test("gives the same as JSON, for any number of jobs")
  func json() throws {
    let outcome = try strength("--json", "--jobs", "1")
    #expect(outcome == (try strength("--json", "--jobs", "3")))
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let outcomes = try #require(list.first?["outcomes"] as? [[String: Any]])
    let tap = try #require(
      outcomes.first { $0["mistake"] as? String == "tap is dropped in resting" })
    #expect(tap["fate"] as? String == "noticed")
    #expect(tap["t"] as? Double == 0.2)
    #expect(tap["trace"] as? String == Workspace.file("tapped", "trace.jsonl"))
    #expect(list.first?["noticed"] as? Int == outcomes.count { $0["fate"] as? String == "noticed" })
  }

  @Test("is a check with a limit")
  func failUnder() throws {
    #expect(try strength("--fail-under", "10").status == 0)
    #expect(try strength("--fail-under", "100").status == 1)
  }

  @Test("writes traces that show what is not noticed, which do")
  func kill() throws {
    let outcome = try strength("--kill", "found", "--walks", "1", budget: 20)
    #expect(outcome.status == 0)
    let names = try workspace.contents().keys.filter { $0.hasPrefix("found/") }
    #expect(names.contains("found/glide-card-command-is-dropped-in-settling.trace.jsonl"))
    for name in names { #expect(try workspace.flow("replay", name).status == 0) }
    #expect(outcome.output.contains("command is dropped in settling, shown by 2 events"))
  }

  @Test("makes the folder of traces first, for the run may be long")
  func folder() throws {
    try workspace.write("file", "")
    try workspace.change(Workspace.file("tapped", "frames.json"), "0.2", "0.3")
    let outcome = try strength("--kill", "file")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("file: error: cannot write"), "\(outcome)")
  }

  @Test("wants goldens that pass, and traces")
  func faults() throws {
    #expect(try strength("--walks", "3").error.contains("'--walks' is for '--kill'"))
    try workspace.change(Workspace.file("tapped", "frames.json"), "\"alpha\":0,", "\"alpha\":0.1,")
    let outcome = try strength()
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "Fixtures/glide-card/tapped.trace.jsonl: error: its golden is not what it "
        + "gives; see 'flow verify'\n")
    try workspace.remove(Workspace.file("tapped", "trace.jsonl"))
    #expect(try strength().error.hasPrefix("flow strength: error: there is no trace in "))
  }

  // MARK: Shrinking what differs

  @Test("verify writes the shortest trace of each reason, and says where")
  func shrink() throws {
    try workspace.addCase(
      "long",
      trace: """
        {"flowTrace":1,"scene":"glide-card"}
        {"t":0.1,"type":"tick"}
        {"t":0.2,"type":"tap","target":"trigger"}
        {"t":0.3,"type":"tick"}
        {"t":2,"type":"tap","target":"host"}
        {"t":3,"type":"tap","target":"dim"}
        {"t":5,"type":"tick"}

        """)
    // At the tap on the dim, the card should not go.
    let file = Workspace.file("long", "frames.json")
    try workspace.change(
      file, "\"position\":\"compressed\",\"target\":\"closed\"",
      "\"position\":\"compressed\",\"target\":\"open\"")
    let before = try workspace.contents()
    let outcome = try workspace.flow("verify", "--ci", "--shrink", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == "Fixtures/glide-card/long.trace.jsonl: 2 of 6 events show it: "
        + "short/1-long.trace.jsonl\n")
    #expect(
      try workspace.read("short/1-long.trace.jsonl") == """
        {"flowTrace":1,"scene":"glide-card"}
        {"t":0,"type":"tap","target":"trigger"}
        {"t":3,"type":"tap","target":"dim"}

        """)
    try workspace.remove("short/1-long.trace.jsonl")
    #expect(try workspace.contents() == before)
  }
}
